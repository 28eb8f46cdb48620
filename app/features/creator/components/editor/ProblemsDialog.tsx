import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import type { Problem } from "./use-problems";

type ProblemsDialogProps = {
  problems: Problem[];
  /** Given where the person was about to copy. */
  onCopyAnyway?: () => void;
  onClose: () => void;
};

/** A long address in a line: its beginning and its end. */
function short(address: string): string {
  return address.length > 80 ? `${address.slice(0, 50)}…${address.slice(-25)}` : address;
}

/** What will be missing in WeChat, each with what can be done about it. */
export function ProblemsDialog({ problems, onCopyAnyway, onClose }: ProblemsDialogProps) {
  const { t } = useTranslation(["editor", "copying"]);
  const hasImages = problems.some(({ kind }) => kind === "image");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("problems.title")}
      description={t(hasImages ? "copying:images.advice" : "problems.description")}
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
        {problems.map((problem) =>
          problem.kind === "image" ? (
            <li
              key={`image ${problem.src}`}
              className="grid gap-0.5 border-b border-line pb-3 text-sm last:border-b-0"
            >
              <p className="font-medium">{problem.alt || t("copying:images.noDescription")}</p>
              <p className="font-mono text-xs break-all text-muted">{short(problem.src)}</p>
              <p>{t(`copying:images.reason.${problem.reason}`)}</p>
            </li>
          ) : (
            <li key={problem.kind} className="text-sm">
              {t("css.dropped", { count: problem.count })}
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
