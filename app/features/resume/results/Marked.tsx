import type { Line } from "~/core/resume";
import type { Segment } from "./diff-rows";
import { diffWords, type Stretch } from "./diff-words";

export type MarkedText = {
  id: string;
  stretches: (Stretch & { at: number })[];
  as: "del" | "ins";
  number: number | null;
};

function marked(id: string, as: MarkedText["as"], stretches: Stretch[], number: number | null): MarkedText {
  let at = 0;
  const placed = stretches.map((stretch) => {
    const from = at;
    at += stretch.text.length;
    return { ...stretch, at: from };
  });
  return { id, as, stretches: placed, number };
}

type Marks = { before: MarkedText[]; after: MarkedText[] };

function plain(lines: Line[], number: number | null): MarkedText[] {
  return lines.map(({ id, text }, index) =>
    marked(id, "ins", [{ text, changed: false }], index === lines.length - 1 ? number : null),
  );
}

const linesOfText = (id: string, text: string): Line[] =>
  text === "" ? [] : text.split("\n").map((part, index) => ({ id: `${id}~${index + 1}`, text: part }));

/** What of a segment is marked on each side; the marks of what is now have the ids of its lines. */
export function marksOf({ id, before, now, change, own }: Segment): Marks {
  const number = change?.number ?? null;
  if (own === null && (!change || change.rejected))
    return { before: plain(linesOfText(id, before), null), after: plain(now, number) };
  return marksBetween(id, before, now, number);
}

function marksBetween(id: string, before: string, now: Line[], number: number | null): Marks {
  const diff = diffWords(before, now.map(({ text }) => text).join("\n"));
  const parts: Stretch[][] = now.length > 0 ? [[]] : [];
  for (const { text, changed } of diff.after) {
    for (const [index, piece] of text.split("\n").entries()) {
      if (index > 0) parts.push([]);
      if (piece) parts.at(-1)?.push({ text: piece, changed });
    }
  }
  return {
    before: before === "" ? [] : [marked(id, "del", diff.before, null)],
    after: parts.map((stretches, index) =>
      marked(now[index]?.id ?? id, "ins", stretches, index === parts.length - 1 ? number : null),
    ),
  };
}

export function ordersOf({ id, before, now, change }: Segment): Marks {
  const texts = now.map(({ text }) => text).join("\n");
  return {
    before: plain(linesOfText(id, before), null),
    after: plain(linesOfText(id, texts), change?.number ?? null),
  };
}

/** Keeps the number on the line of the last word. */
const WORD_JOINER = "\u2060";

export function Marked({ text: { stretches, as: Change, number } }: { text: MarkedText }) {
  const style =
    Change === "del"
      ? "bg-bad-soft text-ink line-through decoration-bad"
      : "bg-good-soft text-ink no-underline";
  return (
    <>
      {stretches.map(({ text, changed, at }) =>
        changed ? (
          <Change key={at} className={`rounded-sm box-decoration-clone ${style}`}>
            {text}
          </Change>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
      {number !== null && (
        <span
          aria-hidden="true"
          className="ml-1.5 rounded-full bg-ink px-[0.45em] py-px font-sans text-xs font-medium text-paper tabular-nums"
        >
          {WORD_JOINER}
          {number}
        </span>
      )}
    </>
  );
}

/** One line before and after, below each other. */
export function Comparison({ id, before, after }: { id: string; before: string; after: string }) {
  const marks = marksBetween(id, before, linesOfText(id, after), null);
  return (
    <div className="grid gap-0.5 text-sm [overflow-wrap:anywhere]">
      {marks.before.map((text) => (
        <p key={`before ${text.id}`} className="text-muted">
          <Marked text={text} />
        </p>
      ))}
      {marks.after.map((text) => (
        <p key={`after ${text.id}`}>
          <Marked text={text} />
        </p>
      ))}
    </div>
  );
}
