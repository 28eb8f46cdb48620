import { useTranslation } from "react-i18next";
import type { CardTool } from "./use-card-tool";

const linkLook = "min-h-6 font-medium text-ink underline underline-offset-4 hover:text-accent";

/** How long the text is and whether it is kept; the text that another one took the place of. */
export function EditorFoot({ tool }: { tool: CardTool }) {
  const { t } = useTranslation("card");
  const { text, isKept, atHand, isElsewhere, settlePrevious, link } = tool.kept;
  return (
    <>
      <span className="tabular-nums">{t("foot.characters", { count: [...text].length })}</span>
      {atHand !== null && (
        <span role="status" className="flex flex-wrap gap-x-3">
          {t(isElsewhere ? "foot.elsewhere" : "foot.replaced")}
          <button
            type="button"
            className={linkLook}
            onClick={() => {
              settlePrevious(text.trim() ? text : null);
              tool.replace(atHand);
            }}
          >
            {t("foot.bringBack")}
          </button>
          <button type="button" className={linkLook} onClick={() => settlePrevious(null)}>
            {t("foot.drop")}
          </button>
        </span>
      )}
      {link.problem && (
        <span role="alert" className="flex flex-wrap gap-x-3 text-bad">
          {t(`foot.link.${link.problem}`)}
          <button type="button" className={linkLook} onClick={link.dismiss}>
            {t("foot.link.dismiss")}
          </button>
        </span>
      )}
      {text !== "" && (
        <span className={isKept ? "" : "text-bad"}>{isKept ? t("foot.kept") : t("foot.notKept")}</span>
      )}
    </>
  );
}
