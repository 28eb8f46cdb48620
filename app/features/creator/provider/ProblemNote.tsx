import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
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
    <Alert
      tone={calm ? "info" : "bad"}
      title={useSentence(failure)}
      actions={
        <>
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
        </>
      }
    >
      {problem.message && <p>{t("problem.message", { words: problem.message })}</p>}
      {problem.link && (
        <p>
          <a href={problem.link} target="_blank" rel="noopener noreferrer" className="underline">
            {t("image.openLink")}
          </a>
        </p>
      )}
      {!calm && <p>{t("problem.safe")}</p>}
    </Alert>
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
