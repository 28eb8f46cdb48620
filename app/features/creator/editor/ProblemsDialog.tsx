import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import type { FormulaProblem } from "../formulas/drawn-formula";
import type { Problem } from "./use-problems";

type ProblemsDialogProps = {
  problems: Problem[];
  onCopyAnyway?: () => void;
  onClose: () => void;
};

function short(address: string): string {
  return address.length > 80 ? `${address.slice(0, 50)}…${address.slice(-25)}` : address;
}

export function ProblemsDialog({ problems, onCopyAnyway, onClose }: ProblemsDialogProps) {
  const { t, i18n } = useTranslation(["editor", "copying"]);
  const has = (wanted: Problem["kind"]) => problems.some(({ kind }) => kind === wanted);
  const advice = [
    has("formula") && t("copying:brokenFormula.advice"),
    has("image") && t("copying:images.advice"),
  ].filter((each) => each !== false);
  return (
    <Dialog
      onClose={onClose}
      title={t(has("formula") || has("contents") ? "problems.titleWithFormulas" : "problems.title")}
      description={advice.join(i18n.language === "zh" ? "" : " ") || t("problems.description")}
      actions={
        onCopyAnyway && (
          <>
            <Button onClick={onClose}>{t("problems.back")}</Button>
            <Button kind="primary" onClick={onCopyAnyway}>
              {t("problems.copyAnyway")}
            </Button>
          </>
        )
      }
    >
      <ul className="grid max-h-[50dvh] gap-3 overflow-y-auto">
        {problems.map((problem) => (
          <ProblemRow
            key={`${problem.kind} ${problem.kind === "css" ? "" : source(problem)}`}
            problem={problem}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function source(problem: Exclude<Problem, { kind: "css" }>): string {
  if (problem.kind === "contents") return problem.mark;
  return problem.kind === "image" ? problem.src : problem.tex;
}

function ProblemRow({ problem }: { problem: Problem }) {
  const { t } = useTranslation(["editor", "copying"]);
  if (problem.kind === "css")
    return <li className="text-sm">{t("css.dropped", { count: problem.count })}</li>;
  const [name, reason] =
    problem.kind === "contents"
      ? [t("problems.contents.name"), t("problems.contents.reason")]
      : problem.kind === "image"
        ? [problem.alt || t("copying:images.noDescription"), t(`copying:images.reason.${problem.reason}`)]
        : [t("copying:brokenFormula.name"), formulaReason(problem.reason)];
  return (
    <li className="grid gap-0.5 border-b border-line pb-3 text-sm last:border-b-0">
      <p className="font-medium">{name}</p>
      <p className="font-mono text-xs break-all text-muted">{short(source(problem))}</p>
      <p>{reason}</p>
    </li>
  );

  function formulaReason(reason: FormulaProblem["reason"]): string {
    return typeof reason === "string"
      ? t(`copying:brokenFormula.${reason}`)
      : t("copying:brokenFormula.reason", { reason: reason.message });
  }
}
