import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { MissingImage } from "./image-address";
import type { Problem } from "./use-pictures";

export function Note({
  tone,
  children,
  actions,
}: {
  tone: "bad" | "caution";
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={`flex flex-wrap items-center justify-between gap-3 rounded-control px-3.5 py-3 text-sm ${tone === "bad" ? "bg-bad-soft text-bad" : "bg-caution-soft text-ink"}`}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-2.5">
        <Icon name={tone === "bad" ? "alert" : "info"} size={18} className="mt-0.5" />
        <div className="min-w-0">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

export function ProblemNote({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation("card");
  return (
    <Note
      tone="bad"
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t(`problem.${problem.reason}`)}
    </Note>
  );
}

export function MissingNote({ missing, onRetry }: { missing: MissingImage[]; onRetry: () => void }) {
  const { t } = useTranslation("card");
  return (
    <Note
      tone="bad"
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("missing.retry")}
        </Button>
      }
    >
      <p className="font-medium">{t("missing.title", { count: missing.length })}</p>
      <ul className="mt-1 grid gap-1">
        {missing.map(({ src, host, alt, reason, status }) => (
          <li key={src} className="break-words">
            <span title={src.slice(0, 300)}>{alt ? `${alt} (${host})` : host}</span>
            {t("missing.colon")}
            {t(`missing.${reason}`, { status: status ?? 0 })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
