import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { MissingImage } from "./image-address";
import type { Problem } from "./use-pictures";

export function ProblemNote({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation("card");
  return (
    <Alert
      tone="bad"
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t(`problem.${problem.reason}`)}
    </Alert>
  );
}

export function MissingNote({ missing, onRetry }: { missing: MissingImage[]; onRetry: () => void }) {
  const { t } = useTranslation("card");
  return (
    <Alert
      tone="bad"
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("missing.retry")}
        </Button>
      }
    >
      <p className="font-medium">{t("missing.title", { count: missing.length })}</p>
      <ul className="grid gap-1">
        {missing.map(({ src, host, alt, reason, status }) => (
          <li key={src} className="break-words">
            <span title={src.slice(0, 300)}>{alt ? `${alt} (${host})` : host}</span>
            {t("missing.colon")}
            {t(`missing.${reason}`, { status: status ?? 0 })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
