import { useTranslation } from "react-i18next";
import type { DisplacedText, SharedLink } from "./use-stored-card";

const linkStyle = "min-h-6 font-medium text-ink underline underline-offset-4 hover:text-accent";

type EditorFootProps = { text: string; isStored: boolean; displaced: DisplacedText | null; link: SharedLink };

export function EditorFoot({ text, isStored, displaced, link }: EditorFootProps) {
  const { t } = useTranslation("card");
  return (
    <>
      <span className="tabular-nums">{t("foot.characters", { count: [...text].length })}</span>
      {displaced && (
        <span role="status" className="flex flex-wrap gap-x-3">
          {t(displaced.isOtherTab ? "foot.elsewhere" : "foot.replaced")}
          <button type="button" className={linkStyle} onClick={displaced.bringBack}>
            {t("foot.bringBack")}
          </button>
          <button type="button" className={linkStyle} onClick={displaced.drop}>
            {t("foot.drop")}
          </button>
        </span>
      )}
      {link.problem && (
        <span role="alert" className="flex flex-wrap gap-x-3 text-bad">
          {t(`foot.link.${link.problem}`)}
          <button type="button" className={linkStyle} onClick={link.dismiss}>
            {t("foot.link.dismiss")}
          </button>
        </span>
      )}
      {text !== "" && (
        <span className={isStored ? "" : "text-bad"}>
          {isStored ? t("foot.stored") : t("foot.notStored")}
        </span>
      )}
    </>
  );
}
