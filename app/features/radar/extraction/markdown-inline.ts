import { pointBefore } from "~/core/markdown/cjk";
import { flankingOf } from "~/core/markdown/flanking";
import { destination, escaped, escapedStart, fenceFor, linkedText } from "./markdown-text";

export type Mark = "" | "**" | "*" | "~~";

/** How words stand in a text: at most one kind of emphasis, which always renders, and the address of a link or "". */
export type Style = { mark: Mark; link: string; code: boolean };

export type Run =
  | { kind: "text"; text: string; style: Style }
  | { kind: "picture"; alt: string; address: string; style: Style }
  | { kind: "break"; style: Style };

/** Written as it is, or as text that means nothing but itself. */
type Piece = { raw: string } | { text: string; isMarked: boolean };

function codeSpan(text: string): string {
  const fence = fenceFor(text, 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** Runs in lines: no space at the ends of a line and never two, what is alike together. */
function tidied(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  let isAfterSpace = true;
  const trimEnd = () => {
    const last = tidy.at(-1);
    if (last?.kind === "text") last.text = last.text.trimEnd();
    if (last?.kind === "text" && last.text === "") tidy.pop();
  };
  for (const run of runs) {
    const last = tidy.at(-1);
    if (run.kind !== "text") {
      if (run.kind === "break") trimEnd();
      if (run.kind !== "break" || tidy.length > 0) tidy.push(run);
      isAfterSpace = run.kind === "break";
      continue;
    }
    const text = isAfterSpace ? run.text.trimStart() : run.text;
    if (text === "") continue;
    isAfterSpace = text.endsWith(" ");
    if (last?.kind === "text" && isAlike(last.style, run.style)) last.text += text;
    else tidy.push({ ...run, text });
  }
  do trimEnd();
  while (tidy.at(-1)?.kind === "break" && tidy.pop());
  return tidy;
}

function isAlike(one: Style, other: Style): boolean {
  return one.mark === other.mark && one.link === other.link && one.code === other.code;
}

/** Every first character that may follow, whether or not the next words keep their mark. */
function beginnings(next: Run | undefined, link: string): string[] {
  if (next?.kind !== "text") return [next?.kind === "picture" ? "!" : "\n"];
  if (next.style.link !== link) return ["["];
  if (next.style.code) return ["`"];
  return next.style.mark ? [next.text, next.style.mark] : [next.text];
}

function rendersMarked(core: string, mark: Mark, before: string, afters: string[]): boolean {
  return afters.every((after) => {
    const whole = before + mark + core + mark + after.slice(0, 2);
    const opening = before.length;
    const closing = opening + mark.length + core.length;
    return (
      flankingOf(whole, opening, opening + mark.length).canOpen &&
      flankingOf(whole, closing, closing + mark.length).canClose
    );
  });
}

/** Marked words; the signs at their edges stay outside where a mark beside them would not be read as one. */
function marked(text: string, mark: Mark, before: string, afters: string[]): Piece[] {
  const plain: Piece[] = [{ text, isMarked: false }];
  if (mark === "" || before.endsWith(mark.charAt(0))) return plain;
  for (const edge of [/\S/u, /[^\s\p{P}\p{S}]/u]) {
    const [start, end] = [text.search(edge), lastOf(text, edge)];
    const [head, core, tail] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    const follows = tail === "" ? afters : [tail];
    if (start < 0 || !rendersMarked(core, mark, (before + head).slice(-2), follows)) continue;
    return [
      { text: head, isMarked: false },
      { raw: mark },
      { text: core, isMarked: true },
      { raw: mark },
      { text: tail, isMarked: false },
    ];
  }
  return plain;
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

function ending(pieces: readonly Piece[]): string {
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    const written = piece && ("raw" in piece ? piece.raw : piece.text);
    if (written) return written.slice(-2);
  }
  return "";
}

function piecesOf(runs: readonly Run[], next: Run | undefined): Piece[] {
  const pieces: Piece[] = [];
  runs.forEach((run, at) => {
    if (run.kind === "break") pieces.push({ raw: "\n" });
    else if (run.kind === "picture")
      pieces.push({ raw: `![${escaped(run.alt)}](${destination(run.address)})` });
    else if (run.style.code && run.text.trim() !== "") {
      const [, head = "", core = "", tail = ""] = /^(\s?)(.*?)(\s?)$/s.exec(run.text) ?? [];
      pieces.push({ raw: head + codeSpan(core) + tail });
    } else {
      const isLast = at === runs.length - 1;
      const afters =
        isLast && run.style.link ? ["]"] : beginnings(isLast ? next : runs[at + 1], run.style.link);
      const before = ending(pieces) || (run.style.link ? "[" : "");
      pieces.push(...marked(run.text, run.style.mark, before, afters));
    }
  });
  return pieces;
}

function linked(runs: readonly Run[], link: string, next: Run | undefined): Piece[] {
  const flat = runs.map(
    (run): Run => (run.kind === "break" ? { kind: "text", text: " ", style: run.style } : run),
  );
  const pieces = piecesOf(tidied(flat), undefined);
  const isShown = pieces.some((piece) => ("raw" in piece ? piece.raw : piece.text).trim() !== "");
  if (!isShown) return [{ raw: " " }];
  const [first, last] = [flat[0], flat.at(-1)];
  const space = (isThere: boolean): Piece => ({ text: isThere ? " " : "", isMarked: false });
  return [
    space(first?.kind === "text" && first.text.startsWith(" ")),
    { raw: "[" },
    ...pieces,
    { raw: `](${destination(link)})` },
    space(last?.kind === "text" && last.text.endsWith(" ") && next !== undefined),
  ];
}

function joined(pieces: readonly Piece[]): string {
  const parts: string[] = [];
  let isInLink = false;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) break;
    const last = parts.at(-1) ?? "\n";
    if ("raw" in piece) {
      // An exclamation mark before a link would make it a picture.
      if (piece.raw === "[" && last.endsWith("!")) parts.push(`${parts.pop()?.slice(0, -1)}\\!`);
      if (piece.raw === "[") isInLink = true;
      else if (piece.raw.startsWith("](")) isInLink = false;
      parts.push(piece.raw);
      continue;
    }
    let { text } = piece;
    for (let next = pieces[at + 1]; next && "text" in next; next = pieces[at + 1]) {
      text += next.text;
      at += 1;
    }
    if (text === "") continue;
    const words = isInLink || piece.isMarked ? escaped(text) : linkedText(text);
    parts.push(last.endsWith("\n") ? escapedStart(words) : words);
  }
  return parts.join("");
}

/** A paragraph in Markdown of this repository's dialect. Its words are those of the runs, in their order, whatever they are. */
export function inlineMarkdown(runs: readonly Run[]): string {
  const tidy = tidied(runs);
  const pieces: Piece[] = [];
  for (let at = 0; at < tidy.length; ) {
    const link = tidy[at]?.style.link ?? "";
    let end = at + 1;
    while (end < tidy.length && tidy[end]?.style.link === link) end += 1;
    const group = tidy.slice(at, end);
    pieces.push(...(link ? linked(group, link, tidy[end]) : piecesOf(group, tidy[end])));
    at = end;
  }
  return joined(pieces).trim();
}

/** The same paragraph as plain text. */
export function plainWords(runs: readonly Run[]): string {
  return tidied(runs)
    .map((run) => (run.kind === "text" ? run.text : run.kind === "break" ? "\n" : ""))
    .join("")
    .trim();
}
