import type { Segment } from "./diff-rows";
import { diffWords, type Stretch } from "./diff-words";

/** A text with its changed words; `number` names the note that it belongs to. */
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

/** Both sides of a segment with the words marked that changed; what was split in two has two texts after. */
export function marksOf({ id, before, after, change }: Segment): Marks {
  const number = change?.number ?? null;
  if (!change || change.rejected)
    return { before: plain(id, [before], null), after: plain(id, [before], number) };
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

/** Both orders of a move, one text a place; `before` and `after` of the segment hold a line for each. */
export function ordersOf({ id, before, after, change }: Segment): Marks {
  const number = change?.number ?? null;
  return {
    before: plain(id, before.split("\n"), null),
    after: plain(id, after.join("\n").split("\n"), number),
  };
}

/** Keeps the number on the line of the last word. */
const WORD_JOINER = "\u2060";

/** The text itself: what went is struck out, what came is underlaid, and a small number leads to the note. */
export function Marked({ text: { stretches, as: Change, number } }: { text: MarkedText }) {
  const look =
    Change === "del"
      ? "bg-bad-soft text-ink line-through decoration-bad"
      : "bg-good-soft text-ink no-underline";
  return (
    <>
      {stretches.map(({ text, changed, at }) =>
        changed ? (
          <Change key={at} className={`rounded-sm box-decoration-clone ${look}`}>
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
