import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { ChangeNote } from "./ChangeNote";
import type { Fold, Shown } from "./diff-folds";
import { changesBeside, type Row, type RowKind } from "./diff-rows";
import { doubtAnchor } from "./doubt-names";
import { Marked, type MarkedText, marksOf, ordersOf } from "./Marked";

const styles: Record<RowKind, string> = {
  order: "list-decimal pb-2 pl-4 text-xs text-muted",
  name: "display pt-2 pb-2 text-xl",
  contact: "text-xs",
  heading: "display pt-6 pb-1 text-lg",
  title: "pt-4 text-sm font-semibold",
  meta: "pb-1 text-xs text-muted",
  text: "py-1 text-sm",
  bullet: "relative py-1 pl-4 text-sm before:absolute before:left-0 before:content-['•']",
};

/** Before each a space that does not break: a line may end with a separator, but none begins with one. */
const separators: Partial<Record<RowKind, string>> = {
  title: "\u00a0— ",
  meta: "\u00a0· ",
  contact: "\u00a0· ",
};

const sheet = "border-x border-line bg-raised px-4 sm:px-6";

/** Both sheets and the margin. The last row takes up what a long note is taller than the lines beside it. */
export const columns = "grid gap-x-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_17rem]";
const rowsOfBlock = "lg:[grid-template-rows:repeat(var(--above),max-content)_1fr]";
const margin =
  "border-x border-line bg-raised px-4 pt-1.5 pb-3 sm:px-6 lg:col-start-3 lg:[grid-row:1/span_var(--rows)] lg:border-0 lg:bg-transparent lg:px-0 lg:pt-1 lg:pb-4";

type DiffBlockProps = {
  rows: Shown[];
  declined: string[];
  onDecide: (ids: string[], accept: boolean) => void;
  onOpen: (fold: string) => void;
};

export function DiffBlock({ rows, declined, onDecide, onOpen }: DiffBlockProps) {
  const [first, ...rest] = rows;
  const changes = first ? changesBeside(first) : [];
  const sizes: CSSProperties & Record<`--${string}`, number> = {
    "--rows": rows.length,
    "--above": rest.length,
  };
  return (
    <div
      tabIndex={-1}
      className={`${columns} outline-none ${rest.length > 0 ? rowsOfBlock : ""}`}
      style={sizes}
    >
      {first && <ShownRow row={first} onOpen={onOpen} />}
      {(changes.length > 0 || first?.doubt) && (
        <div className={`grid content-start gap-3 ${margin}`}>
          {first?.doubt && <DoubtNote place={first.doubt} />}
          {changes.map((change) => (
            <ChangeNote
              key={change.edit.id}
              change={change}
              declined={declined.includes(change.edit.id)}
              onDecide={onDecide}
            />
          ))}
        </div>
      )}
      {rest.map((row) => (
        <ShownRow key={row.key} row={row} onOpen={onOpen} />
      ))}
    </div>
  );
}

function DoubtNote({ place }: { place: string }) {
  const { t, i18n } = useTranslation("results");
  return (
    <p
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      className="border-l-2 border-dashed border-caution py-0.5 pl-3 text-xs"
    >
      {t("doubts.beside")}{" "}
      <a
        href={`#${doubtAnchor(place)}`}
        className="inline-flex min-h-6 items-center font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {t("doubts.check")}
      </a>
    </p>
  );
}

function ShownRow({ row, onOpen }: { row: Shown; onOpen: (fold: string) => void }) {
  return row.kind === "fold" ? <FoldButton fold={row} onOpen={onOpen} /> : <Cells row={row} />;
}

function FoldButton({ fold: { key, count }, onOpen }: { fold: Fold; onOpen: (fold: string) => void }) {
  const { t, i18n } = useTranslation("results");
  return (
    <button
      type="button"
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      onClick={(event) => {
        // The button goes with the fold: the focus stays in its block.
        event.currentTarget.parentElement?.focus({ preventScroll: true });
        onOpen(key);
      }}
      className="flex min-h-11 items-center gap-2 border-y border-dashed border-edge bg-sunken px-4 text-xs text-muted transition-colors first:border-t-0 hover:text-ink sm:px-6 lg:col-span-2 lg:col-start-1 lg:min-h-9"
    >
      <Icon name="unfold" size={16} />
      {t("changes.folded", { count })}
    </button>
  );
}

function Cells({ row: { kind, segments } }: { row: Row }) {
  const moved = segments.some(({ change }) => change && !change.rejected);
  const single = changesBeside({ segments }).length > 0;
  const texts = segments.map(kind === "order" ? ordersOf : marksOf);
  const before = <Line kind={kind} texts={texts.flatMap((text) => text.before)} />;
  return (
    <>
      <div className={`hidden lg:col-start-1 lg:block ${sheet}`} aria-hidden={!moved || undefined}>
        {before}
      </div>
      <div className={`lg:col-start-2 ${sheet}`}>
        {moved && single && kind !== "order" && <div className="text-muted lg:hidden">{before}</div>}
        {kind === "bullet" || (kind === "text" && (texts[0]?.after.length ?? 0) > 1) ? (
          texts[0]?.after.map((text) => <Line key={text.id} kind="bullet" texts={[text]} />)
        ) : (
          <Line kind={kind} texts={texts.flatMap((text) => text.after)} />
        )}
      </div>
    </>
  );
}

function Line({ kind, texts }: { kind: RowKind; texts: MarkedText[] }) {
  if (texts.length === 0) return null;
  if (kind === "order") {
    return (
      <Order>
        {texts.map((text) => (
          <li key={text.id}>
            <Marked text={text} />
          </li>
        ))}
      </Order>
    );
  }
  const shown: ReactNode[] = texts.map((text, index) => (
    <span key={text.id}>
      {index > 0 && (separators[kind] ?? " ")}
      <Marked text={text} />
    </span>
  ));
  return <p className={styles[kind]}>{shown}</p>;
}

function Order({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation("results");
  return (
    <>
      <p lang={i18n.language === "zh" ? "zh-CN" : "en"} className="pt-3 text-xs font-medium text-muted">
        {t("changes.order")}
      </p>
      <ol className={styles.order}>{children}</ol>
    </>
  );
}
