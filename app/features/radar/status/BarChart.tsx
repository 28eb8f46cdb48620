import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { type Column, Table } from "~/ui/Table";
import { namedPlaces, stackedBars } from "./chart-geometry";
import type { Series } from "./status-page";

const HEIGHT = 180;
const ABOVE = 14;
const BELOW = 26;

type BarChartProps = {
  title: string;
  summary: string;
  places: readonly string[];
  series: readonly Series[];
  firstMark?: number;
  xLabel: string;
  yLabel: string;
  bound?: { value: number; label: string } | null;
  /** The top of the axis, where charts are compared. */
  top?: number;
  size?: "wide" | "small";
};

export function BarChart(props: BarChartProps) {
  const { title, summary, places, series, xLabel, yLabel, bound = null, top, firstMark = 0 } = props;
  const { size = "wide" } = props;
  const Heading = size === "wide" ? "h3" : "h4";
  const { t } = useTranslation("radar");
  const { locale } = useRoot();
  const id = useId().replaceAll(":", "");
  const number = new Intl.NumberFormat(locale);
  const brief = new Intl.NumberFormat(locale === "zh" ? "zh-CN" : "en-GB", { notation: "compact" });
  const chart = stackedBars(series, { height: HEIGHT, bound: bound?.value, top });
  const named = namedPlaces(places.length, size === "wide" ? 8 : 5);
  const place = 100 / Math.max(places.length, 1);
  return (
    <figure aria-labelledby={`${id}-title`} className="grid min-w-0 content-start gap-3">
      <figcaption className="grid gap-1">
        <Heading id={`${id}-title`} className={size === "wide" ? "display text-lg" : "text-sm font-medium"}>
          {title}
        </Heading>
        <p className="text-sm text-muted">{summary}</p>
      </figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div className="grid gap-1">
        <p className="text-xs text-muted">{yLabel}</p>
        <div className="flex">
          <svg aria-hidden="true" width="44" height={ABOVE + HEIGHT + BELOW} className="shrink-0">
            {chart.ticks.map(({ value, y }) => (
              <text key={value} x="36" y={ABOVE + y + 4} textAnchor="end" fontSize="13" fill="var(--muted)">
                {brief.format(value)}
              </text>
            ))}
          </svg>
          <svg
            role="img"
            aria-label={`${title}: ${summary}`}
            height={ABOVE + HEIGHT + BELOW}
            className="w-0 flex-1 overflow-visible"
          >
            <MarkPatterns id={id} />
            <g transform={`translate(0 ${ABOVE})`}>
              {chart.ticks.map(({ value, y }) => (
                <line
                  key={value}
                  x1="0"
                  x2="100%"
                  y1={y}
                  y2={y}
                  stroke={value === 0 ? "var(--edge)" : "var(--line)"}
                />
              ))}
              {chart.columns.map(({ x, width, total, pieces }, index) => (
                <g key={places[index]}>
                  <title>{`${places[index]}: ${number.format(total)}`}</title>
                  {pieces.map(({ series: each, y, height }) => (
                    <rect
                      key={each}
                      x={`${x}%`}
                      width={`${width}%`}
                      y={y}
                      height={height}
                      fill={markFill(id, firstMark + each)}
                      stroke="var(--paper)"
                    />
                  ))}
                </g>
              ))}
              {chart.boundY !== null && (
                <line
                  x1="0"
                  x2="100%"
                  y1={chart.boundY}
                  y2={chart.boundY}
                  stroke="var(--ink)"
                  strokeWidth="1.5"
                  strokeDasharray="6 4"
                />
              )}
              {named.map((index, at) => {
                const isLast = index === places.length - 1;
                return (
                  <text
                    key={places[index]}
                    x={isLast ? "100%" : `${place * (index + 0.5)}%`}
                    y={HEIGHT + 20}
                    textAnchor={isLast ? "end" : "middle"}
                    fontSize="13"
                    fill="var(--muted)"
                    className={
                      size === "wide" && (named.length - 1 - at) % 3 !== 0 ? "max-sm:hidden" : undefined
                    }
                  >
                    {places[index]}
                  </text>
                );
              })}
            </g>
            {chart.boundY !== null && bound && (
              <text x="100%" y={ABOVE + chart.boundY - 5} textAnchor="end" fontSize="13" fill="var(--ink)">
                {bound.label}
              </text>
            )}
          </svg>
        </div>
        <p className="text-right text-xs text-muted">{xLabel}</p>
      </div>
      <FigureTable caption={t("charts.tableOf", { title })} head={xLabel} {...{ places, series }} />
    </figure>
  );
}

type FigureTableProps = {
  caption: string;
  head: string;
  places: readonly string[];
  series: readonly Series[];
};

function FigureTable({ caption, head, places, series }: FigureTableProps) {
  const { t } = useTranslation("radar");
  const { locale } = useRoot();
  const number = new Intl.NumberFormat(locale);
  const columns: Column<number>[] = [
    { id: "place", header: head, cell: (index) => places[index], isRowHeader: true },
    ...series.map(
      ({ name, values }): Column<number> => ({
        id: name,
        header: name,
        align: "end",
        cell: (index) => number.format(values[index] ?? 0),
      }),
    ),
  ];
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline underline-offset-4 hover:text-ink">
        {t("charts.asTable")}
      </summary>
      <Table
        caption={caption}
        hideCaption
        columns={columns}
        rows={[...places.keys()]}
        keyOf={(index) => `${index}`}
        empty={t("charts.nothing")}
      />
    </details>
  );
}

const marks = [
  { colour: "var(--cobalt)", lines: "" },
  { colour: "var(--vermilion)", lines: "M-2 2 2 -2M0 8 8 0M6 10 10 6" },
  { colour: "var(--pine)", lines: "M0 2H8M0 6H8" },
  { colour: "var(--plum)", lines: "M2 0V8M6 0V8" },
  { colour: "var(--caution)", lines: "M0 0 8 8M8 0 0 8" },
  { colour: "var(--muted)", lines: "M1 2h2M5 6h2" },
] as const;

const markAt = (index: number) => index % marks.length;

function markFill(id: string, index: number): string {
  return `url(#${id}-${markAt(index)})`;
}

/** The fillings of a chart; `id` is the chart's own. Ids live in the page, so each chart has its own. */
function MarkPatterns({ id }: { id: string }) {
  return (
    <defs>
      {marks.map(({ colour, lines }, index) => (
        <pattern key={colour} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colour} fillOpacity={lines === "" ? 1 : 0.3} />
          <path d={lines || "M0 0"} stroke={colour} strokeWidth="2" />
        </pattern>
      ))}
    </defs>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map(({ name }, index) => (
        <li key={name} className="flex items-center gap-2">
          <Swatch index={index} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ index }: { index: number }) {
  const { colour, lines } = marks[markAt(index)] ?? marks[0];
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 8 8" className="shrink-0">
      <rect width="8" height="8" fill={colour} fillOpacity={lines === "" ? 1 : 0.3} />
      <path d={lines || "M0 0"} stroke={colour} strokeWidth="1.5" />
    </svg>
  );
}
