import { LINE_BREAK, type Page } from "./page";
import { type Found, type SkipReason, skippedRow } from "./row";
import { asTwoTexts, linesOfText, tidyLine } from "./text-lines";
import { readTimingLine } from "./time";

export function readSubtitleFile(text: string): Found[] {
  return readCues(text.split(/\r\n?|\n/));
}

const newline = new RegExp(`[\n${LINE_BREAK}]`);

/** The cues of subtitle files that a page shows, each in an element of its own, as browsers show files of text. */
export function readShownFiles({ runs }: Page): Found[] {
  const lines = runs.flatMap(({ text }) => {
    const own = text.split(newline);
    return own.length > 1 && own.some(readTimingLine) ? [...own, ""] : [];
  });
  return readCues(lines);
}

type Piece = { reason: SkipReason | "header"; lines: string[] } | ReturnType<typeof openCue>;

function openCue(timing: NonNullable<ReturnType<typeof readTimingLine>>) {
  return { ...timing, lines: [] as string[] };
}

function readCues(lines: string[]): Found[] {
  const timings = lines.map(readTimingLine);
  const first = timings.findIndex((timing) => timing !== null);
  const last = timings.findLastIndex((timing) => timing !== null);
  if (first === -1) return [];
  const isVtt = lines.slice(0, first).some((line) => /^\ufeff?WEBVTT(?:\s|$)/.test(line));
  const isNumber = (line: string) => /^\d+$/.test(tidyLine(line));
  const isNumbered = isNumber(lines.slice(0, first).findLast((line) => line.trim() !== "") ?? "");
  const nextFilled = nextFilledOf(lines);
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  let isBlockStart = true;
  lines.forEach((line, index) => {
    const timing = timings[index];
    const isName =
      (isNumbered && isNumber(line) && timings[nextFilled[index] ?? -1]) ||
      (isVtt && isBlockStart && timings[index + 1]);
    // A line of spaces does not end a cue of VTT.
    const isBlank = isVtt ? line === "" : line.trim() === "";
    if (timing) {
      open = openCue(timing);
      pieces.push(open);
    } else if (isBlank) {
      // Cues of SRT may have blank lines in them; whatever follows the last one would all belong to it.
      if (isVtt || !open || !("start" in open) || (index > last && open.lines.length > 0)) open = null;
    } else if (!isName) {
      const reason = isBlockStart && (isVtt || !isNumbered) ? reasonOf(line) : null;
      if (!open || reason) {
        open = { reason: reason ?? (isVtt || index > first ? "noTime" : "header"), lines: [] };
        pieces.push(open);
      }
      open.lines.push(line);
    }
    isBlockStart = isBlank;
  });
  return pieces.flatMap((piece) => foundOf(piece, isVtt));
}

function nextFilledOf(lines: string[]): number[] {
  const next: number[] = [];
  let filled = -1;
  for (let index = lines.length - 1; index >= 0; index--) {
    next[index] = filled;
    if (lines[index]?.trim()) filled = index;
  }
  return next;
}

function reasonOf(line: string): SkipReason | "header" | null {
  if (/^\ufeff?WEBVTT(?:\s|$)/.test(line)) return "header";
  if (/^NOTE(?:\s|$)/.test(line)) return "note";
  return /^(?:STYLE|REGION)\s*$/.test(line) ? "style" : null;
}

function foundOf(piece: Piece, isVtt: boolean): Found[] {
  if ("reason" in piece) {
    if (piece.reason === "header") return [];
    const text = tidyLine(piece.lines.join(" "));
    return [skippedRow(piece.reason, piece.reason === "note" ? text.slice("NOTE".length).trim() : text)];
  }
  const { start, times } = piece;
  const texts = piece.lines.flatMap((line) => textsOf(line, isVtt));
  if (texts.length === 0) return [skippedRow("noText", start)];
  return [{ row: { start, texts: asTwoTexts(texts, "\n"), extra: [], times } }];
}

const tagsOfSrt = /<\/?(?:b|c|em|font|i|lang|p|rt|ruby|s|span|strong|u|v)\b[^<>]*>/gi;
const breaks = /<br\s*\/?>/i;

/** A line of a cue as it is shown: without tags and commands of place; VTT has references, SRT has none. */
function textsOf(line: string, isVtt: boolean): string[] {
  return linesOfText(
    line.split(breaks).map((text) => {
      const shown = text.replace(/\{\\[^{}]*\}/g, "");
      return isVtt ? decode(shown.replace(/<[^<>]*>/g, "")) : shown.replace(tagsOfSrt, "");
    }),
  );
}

const references: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  lrm: "\u200e",
  rlm: "\u200f",
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return references[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
