import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { ButtonLink } from "~/ui/Button";
import { SignInAgain } from "~/ui/SignInAgain";
import { NeedsPanel } from "../operator/NeedsPanel";
import type { Needs } from "../operator/needs";
import { WhyForm } from "../operator/WhyForm";
import { Figures } from "./Figures";
import { ReadingTable } from "./ReadingTable";
import type { SourceAnswer } from "./SourceActions";
import { SourceList } from "./SourceList";
import { Moment } from "./StatusParts";
import type { StatusPage } from "./status-page";
import { nextRun } from "./status-words";

const parts = ["figures", "sources", "articles", "readings"] as const;

type StatusScreenProps = {
  page: StatusPage;
  needs: Needs;
  /** The articles that came in last; another feature knows what can be done with them. */
  articles: ReactNode;
  answer?: SourceAnswer;
};

export function StatusScreen({ page, needs, articles, answer }: StatusScreenProps) {
  const { t } = useTranslation(["radar", "operator"]);
  const contents = {
    sources: <SourceList page={page} answer={answer} />,
    articles,
    readings: <ReadingTable rows={page.readings} now={page.now} />,
    figures: (
      <>
        <QueuePanel {...page} />
        <Figures figures={page.figures} budget={page.budget} />
      </>
    ),
  };
  return (
    <div className="wrap section grid gap-12">
      <div className="grid gap-3">
        <BackLink to={paths.memwinkSettings()}>{t("back")}</BackLink>
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className="measure text-muted">{t("lead")}</p>
        {page.isStopped && (
          <Alert announced={false} tone="caution">
            {t("stopped")}
          </Alert>
        )}
        <SignInAgain problems={answer?.problems} />
        <NeedsPanel needs={needs} now={page.now} answer={answer} />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-3">
          <div className="min-w-0 grow">
            <WhyForm label={t("operator:why.title")} />
          </div>
          <ButtonLink to={paths.radarSource()} icon="plus">
            {t("operator:source.add.title")}
          </ButtonLink>
        </div>
        <nav aria-label={t("contents")} className="flex flex-wrap gap-x-6">
          {parts.map((part) => (
            <a
              key={part}
              href={`#${part}`}
              className="inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t(`${part}.title`)}
            </a>
          ))}
        </nav>
      </div>
      {parts.map((part) => (
        <section
          key={part}
          id={part}
          aria-labelledby={`${part}-title`}
          className="grid min-w-0 gap-5 border-t border-ink pt-4"
        >
          <h2 id={`${part}-title`} className="display text-xl">
            {t(`${part}.title`)}
          </h2>
          {contents[part]}
        </section>
      ))}
    </div>
  );
}

/** Two runs: what has waited for longer was forgotten by both. */
const LATE_MS = 30 * 60_000;

function QueuePanel({ queue, outcomes, now }: Pick<StatusPage, "queue" | "outcomes" | "now">) {
  const { t } = useTranslation("radar");
  const { locale } = useRoot();
  const { due, queued, running, oldestDue } = queue;
  const { readings, failures } = outcomes;
  const number = new Intl.NumberFormat(locale);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      <Figure label={t("queue.due")} value={number.format(due)}>
        {oldestDue !== null && oldestDue < nextRun(now, now) - LATE_MS ? (
          <>
            {t("queue.oldest")} <Moment at={oldestDue} now={now} />
          </>
        ) : (
          <>
            {t("queue.next")} <Moment at={nextRun(now, now)} now={now} />
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
