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
  return (
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
      <Figure label={t("queue.failed")} value={number.format(failures)}>
        {t("queue.ofReadings", { count: readings })}
      </Figure>
    </dl>
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
