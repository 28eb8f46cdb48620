import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { DEFAULT_BASE_URL } from "./provider-access";
import type { Failure } from "./use-asking";

type ProblemNoteProps = {
  failure: Failure;
  onRetry: () => void;
  onSettings: () => void;
  onDismiss: () => void;
};

const forSettings = [
  "keyRefused",
  "modelUnknown",
  "addressWrong",
  "redirected",
  "notUnderstood",
  "unreachable",
];

export function ProblemNote({ failure, onRetry, onSettings, onDismiss }: ProblemNoteProps) {
  const { t } = useTranslation("provider");
  const { problem, access } = failure;
  const calm = problem.kind === "cancelled";
  return (
    <div
      role={calm ? "status" : "alert"}
      className={`grid gap-3 rounded-control border p-4 text-sm ${calm ? "border-line" : "border-bad bg-bad-soft"}`}
    >
      <div className="flex gap-2">
        <Icon
          name={calm ? "info" : "alert"}
          size={18}
          className={`mt-0.5 ${calm ? "text-muted" : "text-bad"}`}
        />
        <div className="grid min-w-0 gap-1.5">
          <p className="font-medium">{useSentence(failure)}</p>
          {problem.message && <p className="break-words">{t("problem.said", { words: problem.message })}</p>}
          {problem.link && (
            <p>
              <a href={problem.link} target="_blank" rel="noopener noreferrer" className="underline">
                {t("image.openLink")}
              </a>
            </p>
          )}
          {!calm && <p>{t("problem.safe")}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 sm:pl-6">
        <Button icon="refresh" onClick={onRetry}>
          {t("retry")}
        </Button>
        {access && forSettings.includes(problem.kind) && (
          <Button kind="quiet" icon="sliders" onClick={onSettings}>
            {t("open")}
          </Button>
        )}
        <Button kind="quiet" onClick={onDismiss}>
          {t("dismiss")}
        </Button>
      </div>
    </div>
  );
}

function useSentence({ problem, access }: Failure): string {
  const { t } = useTranslation("provider");
  if (problem.kind === "tooManyRequests" && problem.waitSeconds !== null) {
    return t("problem.tooManyRequestsWait", { count: problem.waitSeconds });
  }
  const { host, origin } = {
    host: new URL(access?.baseUrl || DEFAULT_BASE_URL).host,
    origin: location.origin,
  };
  return t(`problem.${problem.kind}`, { host, origin, model: access?.model ?? "" });
}
