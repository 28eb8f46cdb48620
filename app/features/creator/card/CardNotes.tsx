import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { FormulaNotes } from "./FormulaNotes";
import { MissingNote, Note, ProblemNote } from "./Notes";
import { LONGEST_CARD_TEXT } from "./settings";
import type { CardTool } from "./use-card-tool";

/** What is not as it should be with the cards, and what to do about it. */
export function CardNotes({ tool }: { tool: CardTool }) {
  const { t, i18n } = useTranslation("card");
  const { composed, pictures, missing, isTooTall, kept } = tool;
  return (
    <>
      {composed.failed && (
        <Note
          tone="bad"
          actions={
            <Button size="small" icon="refresh" onClick={composed.retry}>
              {t("retry")}
            </Button>
          }
        >
          {t("notRendered")}
        </Note>
      )}
      {pictures.problem && <ProblemNote problem={pictures.problem} onRetry={tool.retry} />}
      {missing.length > 0 && <MissingNote missing={missing} onRetry={tool.retryMissing} />}
      {composed.isCut && (
        <Note tone="caution">{t("tooLong", { limit: LONGEST_CARD_TEXT.toLocaleString(i18n.language) })}</Note>
      )}
      {composed.prepared?.isSource && <Note tone="caution">{t("tooComplex")}</Note>}
      <FormulaNotes composed={composed} />
      {isTooTall && (
        <Note
          tone="caution"
          actions={
            <Button size="small" onClick={() => kept.change({ format: "portrait" })}>
              {t("split")}
            </Button>
          }
        >
          {t("tooTall")}
        </Note>
      )}
      {(composed.composed?.excess ?? 0) > 1 && (
        <Note
          tone="caution"
          actions={
            <Button size="small" onClick={() => kept.change({ format: "auto" })}>
              {t("growing")}
            </Button>
          }
        >
          {t("cutOff")}
        </Note>
      )}
    </>
  );
}
