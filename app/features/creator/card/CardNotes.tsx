import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { FormulaNotes } from "./FormulaNotes";
import { MissingNote, ProblemNote } from "./Notes";
import { LONGEST_CARD_TEXT } from "./settings";
import { type Format, LONGEST_READABLE } from "./size";
import type { Composition } from "./use-composed";
import type { usePictures } from "./use-pictures";

type CardNotesProps = {
  composition: Composition;
  pictures: Pick<ReturnType<typeof usePictures>, "problem" | "missing" | "retry" | "retryMissing">;
  format: Format;
  onFormat: (format: Format) => void;
};

export function CardNotes({ composition, pictures, format, onFormat }: CardNotesProps) {
  const { t, i18n } = useTranslation("card");
  const { composed, prepared, formulas } = composition;
  const { problem, missing, retry, retryMissing } = pictures;
  const isTooTall = format === "auto" && (composed?.height ?? 0) > LONGEST_READABLE;
  return (
    <>
      {composition.failed && (
        <Alert
          tone="bad"
          actions={
            <Button size="small" icon="refresh" onClick={composition.retry}>
              {t("retry")}
            </Button>
          }
        >
          {t("notRendered")}
        </Alert>
      )}
      {problem && <ProblemNote problem={problem} onRetry={retry} />}
      {missing.length > 0 && <MissingNote missing={missing} onRetry={retryMissing} />}
      {composition.isCut && (
        <Alert tone="caution">
          {t("tooLong", { limit: LONGEST_CARD_TEXT.toLocaleString(i18n.language) })}
        </Alert>
      )}
      {prepared?.isSource && <Alert tone="caution">{t("tooComplex")}</Alert>}
      <FormulaNotes
        problems={prepared?.problems ?? []}
        isTiny={composed?.isTiny ?? false}
        onRetry={formulas.state === "failed" ? formulas.retry : null}
      />
      {isTooTall && (
        <Alert
          tone="caution"
          actions={
            <Button size="small" onClick={() => onFormat("portrait")}>
              {t("split")}
            </Button>
          }
        >
          {t("tooTall")}
        </Alert>
      )}
      {(composed?.excess ?? 0) > 1 && (
        <Alert
          tone="caution"
          actions={
            <Button size="small" onClick={() => onFormat("auto")}>
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
