import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { Badge } from "~/ui/Badge";
import { type Column, Table } from "~/ui/Table";
import { Folded, Moment } from "./StatusParts";
import type { ReadingRow } from "./status-page";

const tones = {
  read: { tone: "good", icon: "check" },
  unchanged: { tone: "neutral", icon: "minus" },
  failed: { tone: "caution", icon: "alert" },
} as const;

const MOST_OPEN = 5;

export function ReadingTable({ rows, now }: { rows: ReadingRow[]; now: number }) {
  const { t } = useTranslation("radar");
  const { locale } = useRoot();
  const number = new Intl.NumberFormat(locale);
  const gain = ({ outcome, items, fresh, taken }: ReadingRow) =>
    outcome === "read" ? t("readings.gain", { items, fresh, taken }) : "–";
  const columns: Column<ReadingRow>[] = [
    {
      id: "source",
      header: t("readings.source"),
      isRowHeader: true,
      cell: ({ source, at }) => (
        <span className="grid min-w-36">
          <span className="font-medium [overflow-wrap:anywhere]">{source}</span>
          <span className="text-muted">
            <Moment at={at} now={now} />
          </span>
        </span>
      ),
    },
    {
      id: "outcome",
      header: t("readings.outcome"),
      cell: (row) => (
        <span className="grid min-w-48 justify-items-start gap-1">
          <Badge {...tones[row.outcome]}>{t(`readings.outcomes.${row.outcome}`)}</Badge>
          {row.reason && <span>{row.reason}</span>}
          {row.outcome === "read" && <span className="sm:hidden">{gain(row)}</span>}
          {row.notes.length > 0 && (
            <ul className="grid gap-0.5 text-muted">
              {row.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </span>
      ),
    },
    { id: "gain", header: t("readings.gainHead"), cell: gain, wideOnly: true },
    {
      id: "ms",
      header: t("readings.ms"),
      align: "end",
      cell: ({ ms }) => (
        <span className="whitespace-nowrap">{t("readings.msOf", { ms: number.format(ms) })}</span>
      ),
    },
  ];
  const table = (caption: string, shown: ReadingRow[]) => (
    <Table
      caption={caption}
      hideCaption
      columns={columns}
      rows={shown}
      keyOf={({ id }) => `${id}`}
      empty={t("readings.none")}
    />
  );
  const earlier = rows.slice(MOST_OPEN);
  return (
    <>
      {table(t("readings.title"), rows.slice(0, MOST_OPEN))}
      {earlier.length > 0 && (
        <Folded summary={t("readings.earlier", { count: earlier.length })}>
          {table(t("readings.earlier", { count: earlier.length }), earlier)}
        </Folded>
      )}
    </>
  );
}
