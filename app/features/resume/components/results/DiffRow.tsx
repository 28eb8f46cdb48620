import type { ReactNode } from "react";
import { ChangeNote } from "./ChangeNote";
import type { Row, RowKind } from "./diff-rows";
import { Marked, type MarkedText, marksOf } from "./Marked";

const looks: Record<RowKind, string> = {
  order: "py-2 text-xs text-muted",
  name: "display pt-2 pb-1 text-xl",
  contact: "text-xs",
  heading: "display pt-6 pb-1 text-lg",
  title: "pt-4 text-sm font-semibold",
  meta: "text-xs text-muted",
  text: "py-1 text-sm",
  bullet: "relative py-1 pl-4 text-sm before:absolute before:left-0 before:content-['•'] before:[alt:'']",
};

const separators: Partial<Record<RowKind, string>> = { title: " — ", meta: " · ", contact: " · " };

const sheet = "border-x border-line bg-raised px-4 sm:px-6";

type DiffRowProps = { row: Row; onDecide: (ids: string[], accept: boolean) => void };

/** One line on both sheets, and the notes of its changes in the margin; on a phone one sheet, and the notes below. */
export function DiffRow({ row: { kind, segments }, onDecide }: DiffRowProps) {
  const changes = segments.flatMap(({ change }) => change ?? []);
  const changed = changes.length > 0;
  const moved = changes.some(({ rejected }) => !rejected);
  const texts = segments.map(marksOf);
  const before = <Line kind={kind} texts={texts.map((text) => text.before)} />;
  return (
    <div className="grid gap-x-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_17rem]">
      <div className={`hidden lg:block ${sheet}`} aria-hidden={!moved || undefined}>
        {before}
      </div>
      <div className={sheet}>
        {moved && <div className="lg:hidden">{before}</div>}
        {kind === "bullet" ? (
          texts[0]?.after.map((text) => <Line key={text.id} kind={kind} texts={[text]} />)
        ) : (
          <Line kind={kind} texts={texts.flatMap((text) => text.after)} />
        )}
      </div>
      {changed && (
        <div className="grid content-start gap-2 border-x border-line bg-raised px-4 pb-3 sm:px-6 lg:border-0 lg:bg-transparent lg:px-0 lg:pt-1">
          {changes.map((change) => (
            <ChangeNote key={change.edit.id} change={change} onDecide={onDecide} />
          ))}
        </div>
      )}
    </div>
  );
}

function Line({ kind, texts }: { kind: RowKind; texts: MarkedText[] }) {
  if (texts.length === 0) return null;
  const shown: ReactNode[] = texts.map((text, index) => (
    <span key={text.id}>
      {index > 0 && (separators[kind] ?? " ")}
      <Marked text={text} />
    </span>
  ));
  return <p className={looks[kind]}>{shown}</p>;
}
