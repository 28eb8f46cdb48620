import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { Fold, Shown } from "./diff-folds";
import { hasNote } from "./diff-rows";
import { MarginNotes } from "./MarginNotes";
import { RowCells, sheet } from "./RowCells";

/** Both sheets and the margin. The last row takes up the room that is made for the notes of the next block. */
export const columns = "relative grid gap-x-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_17rem]";
const rowsOfBlock = "lg:[grid-template-rows:repeat(var(--above),max-content)_1fr]";

const headEnds = new Map<Shown["kind"], Shown["kind"]>([
  ["title", "meta"],
  ["name", "contact"],
]);

type DiffBlockProps = { rows: Shown[]; onOpen: (fold: string) => void };

export function DiffBlock({ rows, onOpen }: DiffBlockProps) {
  const [first, ...rest] = rows;
  const [second] = rest;
  // On a phone a note follows the whole head, and not only the title or the name.
  const isHead = first && second && headEnds.get(first.kind) === second.kind;
  const head = isHead ? [first, second] : rows.slice(0, 1);
  const sizes: CSSProperties & Record<`--${string}`, number> = {
    "--above": rest.length,
  };
  return (
    <div
      tabIndex={-1}
      className={`${columns} outline-none ${rest.length > 0 ? rowsOfBlock : ""}`}
      style={sizes}
    >
      {head.map((row) => (
        <ShownRow key={row.key} row={row} onOpen={onOpen} />
      ))}
      {first && first.kind !== "fold" && hasNote(first) && <MarginNotes row={first} />}
      {rows.slice(head.length).map((row) => (
        <ShownRow key={row.key} row={row} onOpen={onOpen} />
      ))}
    </div>
  );
}

function ShownRow({ row, onOpen }: { row: Shown; onOpen: (fold: string) => void }) {
  return row.kind === "fold" ? <FoldButton fold={row} onOpen={onOpen} /> : <RowCells row={row} />;
}

function FoldButton({ fold: { key, count }, onOpen }: { fold: Fold; onOpen: (fold: string) => void }) {
  const { t, i18n } = useTranslation("results");
  return (
    <div className="grid lg:col-span-2 lg:col-start-1 lg:grid-cols-subgrid">
      <div className={`${sheet} [grid-area:1/1]`} />
      <div className={`${sheet} hidden [grid-area:1/2] lg:block`} />
      <button
        type="button"
        lang={i18n.language === "zh" ? "zh-CN" : "en"}
        onClick={(event) => {
          // The button goes with the fold: the focus stays in its block.
          event.currentTarget.parentElement?.parentElement?.focus({ preventScroll: true });
          onOpen(key);
        }}
        className="my-3 flex min-h-11 items-center gap-2 border border-dashed border-edge bg-sunken px-4 text-xs text-muted transition-colors [grid-area:1/1/auto/-1] hover:text-ink sm:px-6 lg:min-h-9"
      >
        <Icon name="unfold" size={16} />
        {t("changes.folded", { count })}
      </button>
    </div>
  );
}
