import { useTranslation } from "react-i18next";
import { oneOf } from "~/core/parse-unknown";
import { useRoot } from "~/frame/root-data";
import { BarChart } from "./BarChart";
import { foldSeries } from "./chart-geometry";
import { Folded } from "./StatusParts";
import type { Figures as FiguresOf, Series, StatusPage } from "./status-page";
import { shortDay } from "./status-words";

/** Rows that D1 writes in a day within the paid plan: fifty million a month. developers.cloudflare.com/d1/platform/pricing */
const ROWS_A_DAY = Math.floor(50_000_000 / 30);

const services = ["reader", "reranker", "editor", "search"] as const;

const tenths = Array.from({ length: 10 }, (_, index) =>
  index < 9 ? `${index * 10}–${index * 10 + 9}` : "90–100",
);

const totalOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const isNone = (series: readonly Series[]) => series.every(({ values }) => totalOf(values) === 0);

type FiguresProps = { figures: FiguresOf; budget: StatusPage["budget"] };

export function Figures({ figures, budget }: FiguresProps) {
  const { t } = useTranslation("radar");
  const { locale } = useRoot();
  const number = new Intl.NumberFormat(locale);
  const days = figures.days.map((day) => shortDay(day, locale));
  const taken = foldSeries(figures.taken, t("charts.others"));
  const serviceName = (service: string) => {
    const known = oneOf(services, service);
    return known ? t(`services.${known}`) : service;
  };
  const spent = (what: "calls" | "tokens") =>
    foldSeries(
      figures[what].map(({ name, values }) => ({ name: serviceName(name), values })),
      t("charts.others"),
    );
  const highest = Math.max(1, ...figures.scores.flatMap(({ values }) => values));
  const written = { name: t("charts.written.rows"), values: figures.written };
  const busiest = Math.max(0, ...figures.written);

  return (
    <div className="grid min-w-0 gap-4">
      {isNone(taken) ? (
        <Nothing title={t("charts.taken.title")} text={t("charts.taken.none")} />
      ) : (
        <BarChart
          title={t("charts.taken.title")}
          summary={t("charts.taken.summary", { count: totalOf(taken.flatMap(({ values }) => values)) })}
          places={days}
          series={taken}
          xLabel={t("charts.day")}
          yLabel={t("charts.articles")}
        />
      )}
      <Folded summary={t("charts.more")}>
        <div className="grid gap-14 pt-4">
          <section aria-labelledby="scores" className="grid gap-6">
            <div className="grid gap-1">
              <h3 id="scores" className="display text-lg">
                {t("charts.scores.title")}
              </h3>
              <p className="text-sm text-muted">
                {t(isNone(figures.scores) ? "charts.scores.none" : "charts.scores.lead")}
              </p>
            </div>
            {!isNone(figures.scores) && (
              <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
                {figures.scores.map((series, index) => (
                  <BarChart
                    key={series.name}
                    title={series.name}
                    summary={t("charts.scores.summary", { count: totalOf(series.values) })}
                    places={tenths}
                    series={[{ name: t("charts.articles"), values: series.values }]}
                    firstMark={index}
                    xLabel={t("charts.score")}
                    yLabel={t("charts.articles")}
                    top={highest}
                    size="small"
                  />
                ))}
              </div>
            )}
          </section>
          {busiest === 0 ? (
            <Nothing title={t("charts.written.title")} text={t("charts.written.none")} />
          ) : (
            <BarChart
              title={t("charts.written.title")}
              summary={t("charts.written.summary", {
                most: number.format(busiest),
                included: number.format(ROWS_A_DAY),
                share: new Intl.NumberFormat(locale, {
                  style: "percent",
                  maximumSignificantDigits: 2,
                }).format(busiest / ROWS_A_DAY),
              })}
              places={days}
              series={[written]}
              xLabel={t("charts.day")}
              yLabel={t("charts.written.rows")}
              bound={{ value: ROWS_A_DAY, label: t("charts.written.bound") }}
            />
          )}
          {(["calls", "tokens"] as const).map((what) =>
            isNone(spent(what)) ? (
              <Nothing key={what} title={t(`charts.${what}.title`)} text={t("charts.calls.none")} />
            ) : (
              <BarChart
                key={what}
                title={t(`charts.${what}.title`)}
                summary={spendingOf(what)}
                places={days}
                series={spent(what)}
                xLabel={t("charts.day")}
                yLabel={t(`charts.${what}.unit`)}
                bound={{ value: budget[what], label: t("charts.bound") }}
              />
            ),
          )}
        </div>
      </Folded>
    </div>
  );

  function spendingOf(what: "calls" | "tokens"): string {
    const perDay = figures.days.map((_, index) =>
      totalOf(figures[what].map(({ values }) => values[index] ?? 0)),
    );
    const values = { today: number.format(perDay.at(-1) ?? 0), most: number.format(Math.max(0, ...perDay)) };
    return t(`charts.${what}.summary`, { ...values, limit: number.format(budget[what]) });
  }
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-1">
      <h3 className="display text-lg">{title}</h3>
      <p className="measure text-sm text-muted">{text}</p>
    </section>
  );
}
