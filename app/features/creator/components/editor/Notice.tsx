import { useTranslation } from "react-i18next";
import { NoticeRow } from "../NoticeRow";
import type { NoticeName, ShownNotice } from "./use-notice";

const ofCopying = [
  "failed",
  "copyAgain",
  "notPrepared",
  "tooComplex",
  "tooComplexSaved",
  "formulas",
] as const;

function isOfCopying(name: NoticeName): name is (typeof ofCopying)[number] {
  return ofCopying.some((each) => each === name);
}

/** What the person should know about what just happened, and what to do about it. */
export function Notice({ notice, onClose }: { notice: ShownNotice; onClose: () => void }) {
  const { t } = useTranslation(["editor", "copying"]);
  const { name, tone, count } = notice;
  const words = isOfCopying(name) ? t(`copying:${name}`, { count }) : t(`notice.${name}`);
  return <NoticeRow tone={tone} text={words} close={{ label: t("notice.close"), onClose }} />;
}
