import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/ui/root-data";
import { Moment } from "./Moment";
import type { StatusPage } from "./status-page";

/** What waits to be read, and what has failed in the last day. */
export function QueuePanel({ queue, outcomes, now }: Pick<StatusPage, "queue" | "outcomes" | "now">) {
  const { t } = useTranslation("radar");
  const { locale } = useRoot();
  const { due, queued, running, oldestDue } = queue;
  const { readings, failures } = outcomes;
  const number = new Intl.NumberFormat(locale);
  const failed = failures.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        <Figure label={t("queue.due")} value={number.format(due)}>
          {oldestDue !== null && (
            <>
              {t("queue.oldest")} <Moment at={oldestDue} now={now} />
            </>
          )}
        </Figure>
        <Figure label={t("queue.queued")} value={number.format(queued)} />
        <Figure label={t("queue.running")} value={number.format(running)} />
        <Figure label={t("queue.failed")} value={number.format(failed)}>
          {t("queue.ofReadings", { count: readings })}
        </Figure>
      </dl>
      {failures.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-sm font-medium">{t("queue.reasons")}</h3>
          <ul className="grid max-w-2xl text-sm">
            {failures.map(({ reason, count }) => (
              <li key={reason} className="flex justify-between gap-6 border-b border-line py-1.5">
                {reason}
                <span className="tabular-nums">{t("queue.times", { count })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-l border-line pl-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="grid">
        <span className="font-serif text-2xl tabular-nums">{value}</span>
        <span className="text-xs text-muted empty:hidden">{children}</span>
      </dd>
    </div>
  );
}
