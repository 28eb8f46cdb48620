import { headingOf } from "../lexicon/headings";
import type { ExtractedLine, HiddenReason, LayoutFacts, Region, Span } from "./extracted";
import { bulletGlyphs, stripMarker, symbolAsText } from "./repair";

/** Below this contrast (WCAG 2.2 relative luminance, 1–21) a reader does not see the text at all. */
const INVISIBLE_CONTRAST = 1.2;

function vanishesOn(text: string, background: string): boolean {
  const [first, second] = [luminance(text), luminance(background)];
  if (first === null || second === null) return false;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05) < INVISIBLE_CONTRAST;
}

function luminance(colour: string): number | null {
  if (!/^[0-9a-f]{6}$/i.test(colour)) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A stretch of a Word paragraph in one format. "\t" is a tab, "\n" a line break inside the paragraph. */
export type WordRun = {
  text: string;
  bold: boolean;
  italic: boolean;
  size: number;
  vanished: boolean;
  /** RRGGBB; null for automatic, which is always readable. */
  colour: string | null;
  /** RRGGBB of what lies behind; null where a shape or picture does, whose colour is not known. */
  background: string | null;
};

export type WordParagraph = {
  runs: WordRun[];
  links: string[];
  heading: number | null;
  /** The file itself calls it an item of a list; its marker is then not part of the text. */
  listed: boolean;
  indent: number;
  offPage: boolean;
  region: Region;
};

type HiddenText = LayoutFacts["hidden"];

const TINY_POINTS = 2;
/** White text on a shape of unknown colour is a heading at most this long, in characters; a hidden list is longer. */
const LONGEST_TEXT_ON_SHAPE = 40;
const SAMPLE_CHARACTERS = 80;

const ZERO_WIDTH = /[\u200b-\u200d\u2060\ufeff\u{e0000}-\u{e007f}]/gu;
const MARKER = new RegExp(`^(?:[${bulletGlyphs}]\\s*|[-–—*]\\s+|o\\s+(?=\\S))`, "u");
/** What is left of "Page 1 of 2" or "第 1 页 共 2 页" with or without its numbers. */
const PAGE_NUMBER =
  /^[\s\-–—|/]{0,80}(?:page\s{0,4})?\d{0,6}\s{0,4}(?:of|\/)?\s{0,4}\d{0,6}[\s\-–—|/]{0,80}$|^第?\s{0,4}\d{0,6}\s{0,4}页[\s,，/|]{0,9}(?:共?\s{0,4}\d{0,6}\s{0,4}页)?$/i;
const SYMBOL = /[\uf000-\uf0ff]/g;
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

type Character = { value: string; run: WordRun };

/** Reports hidden text, splits at breaks, drops page numbers and repetitions from headers and footers. */
export function linesOfParagraphs(paragraphs: WordParagraph[]): {
  lines: ExtractedLine[];
  hidden: HiddenText;
} {
  const hidden = new Map<HiddenReason, { characters: number; sample: string }>();
  const repeated = new Set<string>();
  const lines: ExtractedLine[] = [];
  function hide(why: HiddenReason, text: string): void {
    const characters = text.replace(/\s/g, "").length;
    if (characters === 0) return;
    const fact = hidden.get(why) ?? { characters: 0, sample: "" };
    const sample = `${fact.sample} ${text.replace(ZERO_WIDTH, "")}`.trim().slice(0, SAMPLE_CHARACTERS);
    hidden.set(why, { characters: fact.characters + characters, sample });
  }
  for (const paragraph of paragraphs) {
    const visible = visibleCharacters(paragraph, hide);
    const pieces = paragraph.listed ? [joinBreaks(visible)] : splitAtBreaks(visible);
    for (const piece of pieces) {
      const line = toLine(piece, paragraph);
      if (line.text === "" || isRepetition(line, repeated)) continue;
      lines.push(line);
    }
  }
  return { lines, hidden: [...hidden].map(([why, fact]) => ({ why, ...fact })) };
}

function visibleCharacters(
  paragraph: WordParagraph,
  hide: (why: HiddenReason, text: string) => void,
): Character[] {
  const whole = paragraph.runs.map((run) => run.text).join("");
  const isShort = whole.trim().length <= LONGEST_TEXT_ON_SHAPE;
  const visible: Character[] = [];
  for (const run of paragraph.runs) {
    const why = whyHidden(run, paragraph, isShort);
    if (why) {
      hide(why, run.text);
      continue;
    }
    const zeroWidth = run.text.match(ZERO_WIDTH);
    if (zeroWidth) hide("zeroWidth", zeroWidth.join(""));
    const text = run.text
      .replace(ZERO_WIDTH, "")
      .replace(/\u00ad/g, "")
      .replace(SYMBOL, symbolAsText);
    for (const value of text) visible.push({ value, run });
  }
  return visible;
}

function whyHidden(run: WordRun, paragraph: WordParagraph, isShort: boolean): HiddenReason | null {
  if (paragraph.offPage) return "offPage";
  if (run.vanished) return "invisible";
  if (run.size < TINY_POINTS) return "tiny";
  if (run.colour === null || (run.background === null && isShort)) return null;
  return vanishesOn(run.colour, run.background ?? "FFFFFF") ? "white" : null;
}

function splitAtBreaks(characters: Character[]): Character[][] {
  const pieces: Character[][] = [[]];
  for (const character of characters) {
    if (character.value === "\n") pieces.push([]);
    else pieces.at(-1)?.push(character);
  }
  return pieces;
}

/** Breaks inside a list item only wrap it: a space between words, nothing between Chinese characters. */
function joinBreaks(characters: Character[]): Character[] {
  return characters.flatMap((character, index) => {
    if (character.value !== "\n") return [character];
    const around = (characters[index - 1]?.value ?? "") + (characters[index + 1]?.value ?? "");
    return WIDE.test(around) ? [] : [{ ...character, value: " " }];
  });
}

function toLine(characters: Character[], paragraph: WordParagraph): ExtractedLine {
  const tidy = tidySpace(characters);
  const typed = textOf(tidy);
  const marker = MARKER.exec(typed)?.[0] ?? typedNumber(typed, paragraph);
  const content = tidySpace(tidy.slice([...marker].length));
  const spans = toSpans(content);
  const widest = spans.reduce<Span | null>(
    (best, span) => (best && best.text.length >= span.text.length ? best : span),
    null,
  );
  const inked = spans.filter((span) => span.text.trim() !== "");
  return {
    text: textOf(content),
    page: 1,
    column: 0,
    region: paragraph.region,
    x: paragraph.indent,
    y: 0,
    size: widest?.size ?? 0,
    bold: inked.length > 0 && inked.every((span) => span.bold),
    italic: inked.length > 0 && inked.every((span) => span.italic),
    bullet: content.length > 0 && (marker !== "" || paragraph.listed),
    heading: paragraph.heading,
    spans,
    links: [...new Set(paragraph.links)],
  };
}

/** The number that somebody typed before an item: "1、". Headings are numbered too, and keep their number. */
function typedNumber(text: string, paragraph: WordParagraph): string {
  const { bullet, text: rest } = stripMarker(text);
  const isHeading = paragraph.heading !== null || headingOf(rest) !== null;
  return bullet && !isHeading && /^[(（]?[\d①-⑳❶-❿]/.test(text)
    ? text.slice(0, text.length - rest.length)
    : "";
}

function tidySpace(characters: Character[]): Character[] {
  const tidy: Character[] = [];
  for (let at = 0; at < characters.length; ) {
    let end = at;
    while (end < characters.length && /\s/.test(characters[end]?.value ?? "")) end++;
    const first = characters[at];
    if (!first) break;
    if (end === at) {
      tidy.push(first);
      at++;
      continue;
    }
    const gap = textOf(characters.slice(at, end));
    const isEdge = at === 0 || end === characters.length;
    if (!isEdge) tidy.push({ value: isTab(gap) ? "\t" : " ", run: first.run });
    at = end;
  }
  return tidy;
}

function isTab(gap: string): boolean {
  return gap.includes("\t") || gap.length >= 4 || (gap.match(/\u3000/g)?.length ?? 0) >= 2;
}

function toSpans(characters: Character[]): Span[] {
  const spans: Span[] = [];
  for (const { value, run } of characters) {
    const last = spans.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.size === run.size)
      last.text += value;
    else spans.push({ text: value, x: 0, width: 0, size: run.size, bold: run.bold, italic: run.italic });
  }
  return spans;
}

function textOf(characters: Character[]): string {
  return characters.map((character) => character.value).join("");
}

function isRepetition(line: ExtractedLine, seen: Set<string>): boolean {
  if (line.region === "body") return false;
  if (PAGE_NUMBER.test(line.text)) return true;
  const key = `${line.region}:${line.text}`;
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}
