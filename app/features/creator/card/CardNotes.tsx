import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { FormulaNotes } from "./FormulaNotes";
import { MissingNote, ProblemNote } from "./Notes";
import { LONGEST_CARD_TEXT } from "./settings";
import type { CardTool } from "./use-card-tool";

/** What is not as it should be with the cards, and what to do about it. */
export function CardNotes({ tool }: { tool: CardTool }) {
  const { t, i18n } = useTranslation("card");
  const { composed, pictures, missing, isTooTall, kept } = tool;
  return (
    <>
      {composed.failed && (
        <Alert
          tone="bad"
          actions={
            <Button size="small" icon="refresh" onClick={composed.retry}>
              {t("retry")}
            </Button>
          }
        >
          {t("notRendered")}
        </Alert>
      )}
      {pictures.problem && <ProblemNote problem={pictures.problem} onRetry={tool.retry} />}
      {missing.length > 0 && <MissingNote missing={missing} onRetry={tool.retryMissing} />}
      {composed.isCut && (
        <Alert tone="caution">
          {t("tooLong", { limit: LONGEST_CARD_TEXT.toLocaleString(i18n.language) })}
        </Alert>
      )}
      {composed.prepared?.isSource && <Alert tone="caution">{t("tooComplex")}</Alert>}
      <FormulaNotes composed={composed} />
      {isTooTall && (
        <Alert
          tone="caution"
          actions={
            <Button size="small" onClick={() => kept.change({ format: "portrait" })}>
              {t("split")}
            </Button>
          }
        >
          {t("tooTall")}
        </Alert>
      )}
      {(composed.composed?.excess ?? 0) > 1 && (
        <Alert
          tone="caution"
          actions={
            <Button size="small" onClick={() => kept.change({ format: "auto" })}>
              {t("growing")}
            </Button>
          }
        >
          {t("cutOff")}
        </Alert>
      )}
    </>
  );
}
