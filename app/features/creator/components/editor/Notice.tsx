import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { NoticeRow } from "../NoticeRow";
import { useIsMac } from "./use-is-mac";
import type { NoticeName, ShownNotice } from "./use-notice";

const ofCopying = [
  "failed",
  "selected",
  "copyAgain",
  "notPrepared",
  "tooComplex",
  "tooComplexSaved",
  "formulas",
] as const;

function isOfCopying(name: NoticeName): name is (typeof ofCopying)[number] {
  return ofCopying.some((each) => each === name);
}

type NoticeProps = { notice: ShownNotice; onSelect: () => void; onClose: () => void };

/** What the person should know about what just happened, and what to do about it. */
export function Notice({ notice, onSelect, onClose }: NoticeProps) {
  const { t } = useTranslation(["editor", "copying"]);
  const { name, tone, count } = notice;
  const keys = useIsMac() ? "⌘C" : "Ctrl+C";
  const words = isOfCopying(name) ? t(`copying:${name}`, { count, keys }) : t(`notice.${name}`);
  return (
    <NoticeRow tone={tone} text={words} close={{ label: t("notice.close"), onClose }}>
      {name === "failed" && (
        <Button size="small" onClick={onSelect} className="max-lg:min-h-11">
          {t("copying:select")}
        </Button>
      )}
    </NoticeRow>
  );
}
