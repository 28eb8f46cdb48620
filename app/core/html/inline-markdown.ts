import { pointBefore } from "../markdown/cjk";
import { flankingOf } from "../markdown/flanking";
import { escapeStart, fenceFor, linkDestination } from "./markdown-signs";
import { type Mark, markTags, plainWords, type Run, tidied } from "./runs";

export type InlineDialect = {
  /** Whether marks that signs cannot show may be written as tags; without, such words lose the mark. */
  allowsTags: boolean;
  /** Text that means nothing but itself within a mark, within the words of a link, or elsewhere in a paragraph. */
  escape: (text: string, within: Within, paragraph: string) => string;
};

type Within = "" | "mark" | "link";
type Piece = { raw: string } | { text: string; within: Within };

type Paragraph = { allowsTags: boolean; escape: (text: string, within: Within) => string };

type Group = Mark | "link";

const groups: Group[] = ["link", "**", "*", "~~", "=="];

function reachOf(runs: readonly Run[], from: number, group: Group): number {
  const link = runs[from]?.style.link;
  const holds = ({ kind, style }: Run) =>
    group === "link"
      ? style.link !== "" && style.link === link
      : kind !== "break" && style.marks.includes(group);
  let end = from;
  for (let run = runs[end]; run && holds(run); run = runs[end]) end += 1;
  return end;
}

/** Every first character that may follow, whether or not the next words keep their mark. */
function beginnings(next: Run | undefined, within: readonly Group[]): string[] {
  if (!next || next.kind === "break") return ["\n"];
  if (next.kind === "source") return [next.source];
  if (next.style.link && !within.includes("link")) return ["["];
  if (next.style.code) return ["`"];
  return [next.text, ...next.style.marks.filter((mark) => !within.includes(mark)).slice(0, 1)];
}

function piecesOf(runs: readonly Run[], within: readonly Group[], paragraph: Paragraph): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < runs.length; ) {
    let [widest, end]: [Group | null, number] = [null, at];
    for (const group of groups) {
      const reach = within.includes(group) ? at : reachOf(runs, at, group);
      if (reach > end) [widest, end] = [group, reach];
    }
    const run = runs[at];
    if (widest && run) {
      const around = [...within, widest];
      const inner = piecesOf(runs.slice(at, end), around, paragraph);
      if (widest === "link") pieces.push(...linked(inner, run.style.link));
      else pieces.push(...marked(inner, widest, ending(pieces), beginnings(runs[end], within), paragraph));
      at = end;
    } else {
      if (run) pieces.push(...written(run));
      at += 1;
    }
  }
  return pieces;
}

/** A link goes on in its line. */
function unbroken(run: Run): Run {
  return run.kind === "break" && run.style.link ? { kind: "text", text: " ", style: run.style } : run;
}

function written(run: Run): Piece[] {
  if (run.kind === "break") return [{ raw: "\n" }];
  if (run.kind === "source") return [{ raw: run.source }];
  if (!run.style.code || run.text.trim() === "") return [{ text: run.text, within: "" }];
  const [, head = "", core = "", tail = ""] = /^(\s?)(.*?)(\s?)$/s.exec(run.text) ?? [];
  const fence = fenceFor(core, 1);
  return [
    {
      raw: fence.length > 1 ? `${head}${fence} ${core} ${fence}${tail}` : head + fence + core + fence + tail,
    },
  ];
}

function ending(pieces: readonly Piece[]): string {
  const piece = pieces.findLast((each) => ("raw" in each ? each.raw : each.text) !== "");
  return piece ? ("raw" in piece ? piece.raw : piece.text).slice(-4) : "";
}

type Parts = { head: string; core: Piece[]; tail: string };

/** Pieces without what stands before and after their first and last character of a kind. */
function cutAt(pieces: readonly Piece[], kind: RegExp): Parts {
  const core = [...pieces];
  let [head, tail] = ["", ""];
  const first = core[0];
  if (first && "text" in first) {
    const start = first.text.search(kind);
    head = start < 0 ? first.text : first.text.slice(0, start);
    core.splice(0, 1, ...(start < 0 ? [] : [{ ...first, text: first.text.slice(start) }]));
  }
  const last = core.at(-1);
  if (last && "text" in last) {
    const end = lastOf(last.text, kind);
    tail = last.text.slice(end);
    core.splice(-1, 1, ...(end === 0 ? [] : [{ ...last, text: last.text.slice(0, end) }]));
  }
  return { head, core, tail };
}

/** The index after the last character of a kind; 0 for none. */
function lastOf(text: string, kind: RegExp): number {
  let end = text.length;
  while (end > 0) {
    const point = String.fromCodePoint(pointBefore(text, end));
    if (kind.test(point)) break;
    end -= point.length;
  }
  return end;
}

function between(
  { head, core, tail }: Parts,
  opening: string,
  closing: string,
  within: "mark" | "link",
): Piece[] {
  const inner = core.map((piece) =>
    "text" in piece && piece.within !== "link" ? { ...piece, within } : piece,
  );
  const text = (words: string): Piece => ({ text: words, within: "" });
  return [text(head), { raw: opening }, ...inner, { raw: closing }, text(tail)];
}

/** Marked words; the signs at their edges stay outside where a mark beside them would not be read as one. */
function marked(inner: Piece[], mark: Mark, before: string, afters: string[], paragraph: Paragraph): Piece[] {
  for (const edge of paragraph.allowsTags ? [/\S/u] : [/\S/u, /[^\s\p{P}\p{S}]/u]) {
    const parts = cutAt(inner, edge);
    const lead = (before + parts.head).slice(-4);
    const follows = parts.tail === "" ? afters : [parts.tail];
    if (parts.core.length > 0 && rendersMarked(joined(parts.core, paragraph), mark, lead, follows))
      return between(parts, mark, mark, "mark");
  }
  const parts = cutAt(inner, /\S/u);
  if (!paragraph.allowsTags || parts.core.length === 0) return inner;
  return between(parts, `<${markTags[mark]}>`, `</${markTags[mark]}>`, "mark");
}

function rendersMarked(core: string, mark: Mark, before: string, afters: string[]): boolean {
  const sign = mark.charAt(0);
  const touches = core.startsWith(sign) || core.endsWith(sign);
  if (before.endsWith(sign) || (touches && !/^(\*+)[^*]+\1$/.test(core))) return false;
  return afters.every((after) => {
    const whole = before + mark + core + mark + after.slice(0, 4);
    const closing = before.length + mark.length + core.length;
    return (
      flankingOf(whole, before.length, before.length + mark.length).canOpen &&
      flankingOf(whole, closing, closing + mark.length).canClose
    );
  });
}

function linked(inner: Piece[], link: string): Piece[] {
  const parts = cutAt(inner, /\S/u);
  const [first, ...others] = parts.core;
  if (!first) return inner;
  const isBare =
    others.length === 0 && "text" in first && first.text === link && /^https?:[^\s<>\\]+$/.test(link);
  if (isBare) return between({ ...parts, core: [] }, `<${link}`, ">", "link");
  return between(parts, "[", `](${linkDestination(link)})`, "link");
}

function joined(pieces: readonly Piece[], paragraph: Paragraph): string {
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) break;
    if ("raw" in piece) {
      // An exclamation mark before a link would make it a picture.
      if (piece.raw === "[" && parts.at(-1)?.endsWith("!")) parts.push(`${parts.pop()?.slice(0, -1)}\\!`);
      parts.push(piece.raw);
      continue;
    }
    let { text } = piece;
    for (let next = pieces[at + 1]; next && "text" in next; next = pieces[at + 1]) {
      text += next.text;
      at += 1;
    }
    if (text !== "") parts.push(paragraph.escape(text, piece.within));
  }
  return parts.join("");
}

/** A paragraph in Markdown of this repository's dialect. Its words are those of the runs, in their order, whatever they are. */
export function inlineMarkdown(runs: readonly Run[], dialect: InlineDialect): string {
  const words = plainWords(runs);
  const paragraph: Paragraph = {
    allowsTags: dialect.allowsTags,
    escape: (text, within) => dialect.escape(text, within, words),
  };
  return joined(piecesOf(tidied(runs.map(unbroken)), [], paragraph), paragraph)
    .split("\n")
    .map((line) => escapeStart(line.trim()))
    .join("\n")
    .trim();
}
