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

function plain(id: string, texts: string[], number: number | null): MarkedText[] {
  return texts.map((text, index) =>
    marked(
      `${id}~${index + 1}`,
      "ins",
      [{ text, changed: false }],
      index === texts.length - 1 ? number : null,
    ),
  );
}

export function marksOf({ id, before, after, change }: Segment): Marks {
  const number = change?.number ?? null;
  if (!change || change.rejected)
    return { before: plain(id, [before], null), after: plain(id, [before], number) };
  return marksBetween(id, before, after, number);
}

function marksBetween(id: string, before: string, after: string[], number: number | null): Marks {
  const diff = diffWords(before, after.join("\n"));
  const parts: Stretch[][] = after.length > 0 ? [[]] : [];
  for (const { text, changed } of diff.after) {
    for (const [index, piece] of text.split("\n").entries()) {
      if (index > 0) parts.push([]);
      if (piece) parts.at(-1)?.push({ text: piece, changed });
    }
  }
  return {
    before: [marked(id, "del", diff.before, null)],
    after: parts.map((stretches, index) =>
      marked(`${id}~${index + 1}`, "ins", stretches, index === parts.length - 1 ? number : null),
    ),
  };
}

export function ordersOf({ id, before, after, change }: Segment): Marks {
  const number = change?.number ?? null;
  return {
    before: plain(id, before.split("\n"), null),
    after: plain(id, after.join("\n").split("\n"), number),
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
  const marks = marksBetween(id, before, after.split("\n"), null);
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
