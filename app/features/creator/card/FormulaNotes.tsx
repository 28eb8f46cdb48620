import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { FormulaProblem } from "./formulas";

type FormulaNotesProps = {
  problems: FormulaProblem[];
  isTiny: boolean;
  /** Null unless what draws formulas could not be loaded. */
  onRetry: (() => void) | null;
};

export function FormulaNotes({ problems, isTiny, onRetry }: FormulaNotesProps) {
  const { t } = useTranslation("card");
  return (
    <>
      {onRetry && (
        <Alert
          tone="caution"
          actions={
            <Button size="small" icon="refresh" onClick={onRetry}>
              {t("retry")}
            </Button>
          }
        >
          {t("formulas.notLoaded")}
        </Alert>
      )}
      {problems.length > 0 && <ProblemList problems={problems} />}
      {isTiny && <Alert tone="caution">{t("formulas.tiny")}</Alert>}
    </>
  );
}

function ProblemList({ problems }: { problems: FormulaProblem[] }) {
  const { t } = useTranslation("card");
  return (
    <Alert tone="caution">
      <p className="font-medium">{t("formulas.asSource", { count: problems.length })}</p>
      <ul className="mt-1 grid gap-1">
        {problems.map(({ tex, reason }) => (
          <li key={tex} className="break-words">
            <code className="font-mono text-xs break-all">
              {tex.length > 80 ? `${tex.slice(0, 79)}…` : tex}
            </code>
            {t("formulas.colon")}
            {typeof reason === "string" ? t(`formulas.${reason}`) : t("formulas.message", reason)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
