import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DraftForm } from "./DraftForm";
import { changesBeside, type Row, type RowKind, type Segment } from "./diff-rows";
import { EditableText } from "./EditableText";
import { Marked, type MarkedText, marksOf, ordersOf } from "./Marked";
import { ToolMenu } from "./ToolMenu";
import { toolsOfPlace } from "./tools";
import { useEditing } from "./use-editing";

const styles: Record<RowKind, string> = {
  order: "list-decimal pb-2 pl-4 text-xs text-muted",
  name: "display pt-2 pb-2 text-xl",
  contact: "text-xs leading-6",
  heading: "display pt-6 pb-1 text-lg",
  title: "pt-4 text-sm font-semibold",
  meta: "pb-1 text-xs leading-6 text-muted",
  text: "py-1.5 text-sm lg:py-1",
  bullet: "relative py-1.5 pl-4 text-sm lg:py-1 before:absolute before:left-0 before:content-['•']",
  end: "",
};

/** Before each a space that does not break: a line may end with a separator, but none begins with one. */
const separators: Partial<Record<RowKind, string>> = {
  title: "\u00a0— ",
  meta: "\u00a0· ",
  contact: "\u00a0· ",
};

export const sheet = "border-x border-line bg-raised px-4 sm:px-6";

/** One row of both sheets: as it was, and as it is now, where it can be written over. */
export function RowCells({ row }: { row: Row }) {
  const { kind, segments, heads, gone } = row;
  const { draft } = useEditing();
  if (kind === "order") return <OrderCells segments={segments} />;
  const isMoved = segments.some(({ change, own }) => own || (change && !change.rejected));
  const showsBefore = changesBeside(row).length > 0 || segments.some(({ own }) => own && own !== "added");
  const before = <Texts kind={kind} texts={segments.flatMap((segment) => marksOf(segment).before)} />;
  // A line that is being written has a menu of its own.
  const isWritten = draft?.kind === "write" && segments.some(({ id }) => id === draft.line);
  const hasMenu = heads.length > 0 && !gone;
  return (
    <>
      <div className={`hidden lg:col-start-1 lg:block ${sheet}`} aria-hidden={!isMoved || undefined}>
        {before}
      </div>
      <div
        data-row={row.key}
        className={`relative lg:col-start-2 ${sheet} ${hasMenu ? "pr-12 sm:pr-14" : ""}`}
      >
        {isMoved && showsBefore && <div className="text-muted lg:hidden">{before}</div>}
        <Now kind={kind} segments={segments} />
        {hasMenu && !isWritten && <HeadMenu row={row} />}
        {draft && draft.kind !== "write" && draft.at === row.key && <DraftForm draft={draft} />}
      </div>
    </>
  );
}

function HeadMenu({ row: { kind, heads, segments } }: { row: Row }) {
  const { t } = useTranslation("results");
  const { decisions, rows } = useEditing();
  const place = heads.at(-1)?.kind ?? "contact";
  const tools = () => heads.flatMap((head) => toolsOfPlace(decisions.resume, rows, head));
  const text = segments[0]?.now[0]?.text ?? "";
  if (place === "contact" && tools().length === 0) return null;
  const top = kind === "heading" ? "top-5" : kind === "title" ? "top-2.5" : "top-0";
  return (
    <div className={`absolute right-1 max-lg:-mt-1.5 ${top}`}>
      <ToolMenu label={t(`edit.menus.${place}`, { text })} ids={heads.map(({ id }) => id)} tools={tools} />
    </div>
  );
}

function Now({ kind, segments }: { kind: RowKind; segments: Segment[] }) {
  const present = segments.flatMap((segment) => {
    const marks = marksOf(segment).after;
    return segment.now.map((line, index) => ({ line, marks: marks[index] }));
  });
  if (present.length === 0) return null;
  const isList = kind === "bullet" || (kind === "text" && present.length > 1);
  const texts = present.map(({ line, marks }, index) => (
    <span key={line.id} className={isList || kind === "text" ? "" : "has-[form]:block"}>
      {index > 0 && !isList && (separators[kind] ?? " ")}
      <EditableText line={line} isWhole={isList || kind === "text"}>
        {marks ? <Marked text={marks} /> : line.text}
      </EditableText>
    </span>
  ));
  if (!isList) return <div className={styles[kind]}>{texts}</div>;
  return texts.map((text) => (
    <div key={text.key} className={styles.bullet}>
      {text}
    </div>
  ));
}

function Texts({ kind, texts }: { kind: RowKind; texts: MarkedText[] }) {
  if (texts.length === 0) return null;
  const shown: ReactNode[] = texts.map((text, index) => (
    <span key={text.id}>
      {index > 0 && (separators[kind] ?? " ")}
      <Marked text={text} />
    </span>
  ));
  return <p className={styles[kind]}>{shown}</p>;
}

function OrderCells({ segments }: { segments: Segment[] }) {
  const orders = segments.map(ordersOf);
  const isMoved = segments.some(({ change }) => change && !change.rejected);
  return (
    <>
      <div className={`hidden lg:col-start-1 lg:block ${sheet}`} aria-hidden={!isMoved || undefined}>
        <Order texts={orders.flatMap(({ before }) => before)} />
      </div>
      <div className={`lg:col-start-2 ${sheet}`}>
        <Order texts={orders.flatMap(({ after }) => after)} />
      </div>
    </>
  );
}

function Order({ texts }: { texts: MarkedText[] }) {
  const { t, i18n } = useTranslation("results");
  return (
    <>
      <p lang={i18n.language === "zh" ? "zh-CN" : "en"} className="pt-3 text-xs font-medium text-muted">
        {t("changes.order")}
      </p>
      <ol className={styles.order}>
        {texts.map((text) => (
          <li key={text.id}>
            <Marked text={text} />
          </li>
        ))}
      </ol>
    </>
  );
}
