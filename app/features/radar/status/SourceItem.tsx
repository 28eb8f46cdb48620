import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { Link } from "~/ui/Link";
import { SourceActions, type SourceAnswer } from "./SourceActions";
import { Moment } from "./StatusParts";
import type { SourcePlace, SourceRow } from "./status-page";
import { nextRun } from "./status-words";

export const sourceColumns =
  "lg:grid-cols-[minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,2.2fr)_minmax(0,2fr)_11rem] lg:gap-x-6";

const tones = {
  fine: { tone: "good", icon: "check" },
  waiting: { tone: "neutral", icon: "clock" },
  queued: { tone: "neutral", icon: "clock" },
  running: { tone: "accent", icon: "refresh" },
  failed: { tone: "caution", icon: "alert" },
  stopped: { tone: "bad", icon: "close" },
  paused: { tone: "neutral", icon: "pause" },
} as const;

type SourceItemProps = {
  anchor: string;
  source: SourceRow;
  now: number;
  place: SourcePlace;
  answer?: SourceAnswer;
};

export function SourceItem({ anchor, source, now, place, answer }: SourceItemProps) {
  const { t } = useTranslation("radar");
  const { locale } = useRoot();
  const { state, title, url, host, kind, reason, failures, checkedAt, succeededAt, nextCheckAt } = source;
  const { tone, icon } = tones[state];
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: source.itemsPerWeek < 10 ? 1 : 0 });
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const weight = source.weight < 1 ? "less" : source.weight > 1 ? "more" : null;
  const isFailing = failures > 0 && reason !== null;
  const isAsked = state !== "paused" && state !== "stopped";
  const isUnderWay = state === "queued" || state === "running";
  return (
    <li
      id={anchor}
      className={`grid scroll-mt-24 gap-x-6 gap-y-3 border-b border-line py-4 text-sm sm:max-lg:grid-cols-2 lg:items-start lg:py-3 ${sourceColumns}`}
    >
      <div className="grid min-w-0 gap-1 sm:max-lg:col-span-2">
        <h4 className="font-medium [overflow-wrap:anywhere]">
          <Link to={paths.radarSource(source.id)} kind="quiet" className="text-ink!">
            {title}
          </Link>
        </h4>
        {kind === "feed" && (
          <a
            href={url}
            rel="noreferrer noopener"
            target="_blank"
            className="w-fit text-muted underline-offset-4 [overflow-wrap:anywhere] hover:text-ink hover:underline max-lg:py-1"
          >
            {host}
          </a>
        )}
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {source.summaryOnly && <Badge>{t("sources.summaryOnly")}</Badge>}
          {weight && <Badge>{t(`sources.weight.is.${weight}`)}</Badge>}
        </span>
      </div>
      <div className="grid content-start justify-items-start gap-1">
        <Badge tone={tone} icon={icon}>
          {t(`sources.states.${state}`)}
        </Badge>
        {isFailing && <p>{reason}</p>}
        {failures > 1 && <p className="text-muted">{t("sources.inARow", { count: failures })}</p>}
      </div>
      <dl className="grid content-start gap-0.5">
        <Line label={t("sources.lastRead")}>
          {checkedAt === null ? t("sources.never") : <Moment at={checkedAt} now={now} />}
        </Line>
        {succeededAt !== checkedAt && (
          <Line label={t("sources.lastSuccess")}>
            {succeededAt === null ? t("sources.never") : <Moment at={succeededAt} now={now} />}
          </Line>
        )}
        {isAsked && (
          <Line label={t("sources.nextTry")}>
            {isUnderWay ? t("sources.dueNow") : <Moment at={nextRun(nextCheckAt, now)} now={now} />}
          </Line>
        )}
      </dl>
      <dl className="grid content-start gap-0.5">
        <Line label={t("sources.perWeek")}>{rate.format(source.itemsPerWeek)}</Line>
        <Line label={t("sources.week")}>
          {t("sources.brought", { fresh: source.fresh, taken: source.taken })}
        </Line>
        {source.takenShare !== null && (
          <Line label={t("sources.month")}>{share.format(source.takenShare)}</Line>
        )}
        {source.liked && <Line label={t("sources.readers")}>{t("sources.liked", source.liked)}</Line>}
      </dl>
      <SourceActions anchor={anchor} source={source} place={place} answer={answer} />
    </li>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
