import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { FormulaProblem } from "./formulas";
import type { CardTool } from "./use-card-tool";

/** Formulas that stand on the cards as their source, or too small to be read. */
export function FormulaNotes({ composed }: { composed: CardTool["composed"] }) {
  const { t } = useTranslation("card");
  const { formulas, prepared } = composed;
  const problems = prepared?.problems ?? [];
  return (
    <>
      {formulas.state === "failed" && (
        <Alert
          tone="caution"
          actions={
            <Button size="small" icon="refresh" onClick={() => void formulas.retry()}>
              {t("retry")}
            </Button>
          }
        >
          {t("formulas.notLoaded")}
        </Alert>
      )}
      {problems.length > 0 && <ProblemList problems={problems} />}
      {composed.composed?.isTiny && <Alert tone="caution">{t("formulas.tiny")}</Alert>}
    </>
  );
}

function ProblemList({ problems }: { problems: FormulaProblem[] }) {
  const { t } = useTranslation("card");
  return (
    <Alert tone="caution">
      <p className="font-medium">{t("formulas.asSource", { count: problems.length })}</p>
      <ul className="grid gap-1">
        {problems.map(({ tex, reason }) => (
          <li key={tex} className="break-words">
            <code className="font-mono text-xs break-all">
              {tex.length > 80 ? `${tex.slice(0, 79)}…` : tex}
            </code>
            {t("formulas.colon")}
            {typeof reason === "string" ? t(`formulas.${reason}`) : t("formulas.said", reason)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
