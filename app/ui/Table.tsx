import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "./Button";
import { useScrollFocus } from "./browser/use-scroll-focus";

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  isRowHeader?: boolean;
  /** Left out on a phone, where another column says it. */
  wideOnly?: boolean;
};

type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  empty: ReactNode;
  pages?: { previous: string | null; next: string | null; position?: ReactNode };
};

const cellClass = ({ align, wideOnly }: Pick<Column<unknown>, "align" | "wideOnly">) =>
  `py-2.5 pr-6 align-baseline last:pr-0 ${wideOnly ? "max-sm:hidden" : ""} ${align === "end" ? "text-right tabular-nums" : "text-left"}`;

/** Ruled rows with links to the next page; too wide for a phone, it scrolls inside itself and can be reached by keyboard. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, keyOf, empty, pages } = props;
  const { t } = useTranslation("ui");
  const scroller = useRef<HTMLElement>(null);
  useScrollFocus(scroller);
  return (
    <div className="grid min-w-0 gap-3">
      <section
        ref={scroller}
        aria-label={t("table.scroll", { caption })}
        className="relative overflow-x-auto -outline-offset-2"
      >
        <table className="w-full border-collapse text-sm">
          <caption className={hideCaption ? "sr-only" : "pb-3 text-left text-sm text-muted"}>
            {caption}
          </caption>
          <thead className="border-b border-edge text-muted">
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={`font-medium whitespace-nowrap ${cellClass(column)}`}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-b border-line">
                {columns.map((column) =>
                  column.isRowHeader ? (
                    <th key={column.id} scope="row" className={`font-normal ${cellClass(column)}`}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.id} className={cellClass(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className="py-6 text-muted">
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {pages && (pages.previous || pages.next) && (
        <nav aria-label={t("table.pages", { caption })} className="flex flex-wrap items-center gap-3">
          {pages.position && <p className="mr-auto text-sm text-muted tabular-nums">{pages.position}</p>}
          <PageLink to={pages.previous} side="previous" />
          <PageLink to={pages.next} side="next" />
        </nav>
      )}
    </div>
  );
}

function PageLink({ to, side }: { to: string | null; side: "previous" | "next" }) {
  const { t } = useTranslation("ui");
  const label = t(`table.${side}`);
  if (to === null) {
    return (
      <span className="inline-flex min-h-11 items-center rounded-control border border-line px-4 text-sm text-muted">
        {label}
      </span>
    );
  }
  return (
    <ButtonLink
      to={to}
      rel={side === "next" ? "next" : "prev"}
      preventScrollReset
      icon={side === "previous" ? "arrowLeft" : undefined}
      iconAfter={side === "next" ? "arrowRight" : undefined}
    >
      {label}
    </ButtonLink>
  );
}
