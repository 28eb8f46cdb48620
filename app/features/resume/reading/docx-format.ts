import type { WordParagraph, WordRun } from "./word-text";
import { type Attributes, attribute } from "./xml";

/** What a style or a run says of its characters; null where it says nothing. */
export type RunFormat = {
  bold: boolean | null;
  italic: boolean | null;
  size: number | null;
  vanished: boolean | null;
  /** RRGGBB or "auto". */
  colour: string | null;
  shade: string | null;
};

export type ParagraphFormat = {
  heading: number | null;
  /** 0 takes a paragraph out of a list. */
  list: string | null;
  level: string | null;
  indent: number | null;
  shade: string | null;
};

export const plainRun: RunFormat = {
  bold: null,
  italic: null,
  size: null,
  vanished: null,
  colour: null,
  shade: null,
};

export const plainParagraph: ParagraphFormat = {
  heading: null,
  list: null,
  level: null,
  indent: null,
  shade: null,
};

/** Stands for a fill whose exact colour is not known: a gradient, a pattern, a theme colour. */
export const SOME_FILL = "808080";
/** An indent beyond this (points) lies off every page. */
export const OFF_PAGE_INDENT = 700;

/** A field while it is read: its code, then what it shows. */
export type Field = { code: string; showsResult: boolean };

/** Word itself allows fields to nest 20 deep. */
export const DEEPEST_FIELD = 20;
export const PAGE_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
export const LINK_FIELD = /^\s*HYPERLINK\s+"([^"]+)"/i;

const TWIPS_PER_POINT = 20;
const HEADING_LEVELS = 6;

/** RRGGBB behind a highlight, by its name (ECMA-376 17.18.40). */
const highlights: Record<string, string> = {
  black: "000000",
  blue: "0000FF",
  cyan: "00FFFF",
  darkBlue: "000080",
  darkCyan: "008080",
  darkGray: "808080",
  darkGreen: "008000",
  darkMagenta: "800080",
  darkRed: "800000",
  darkYellow: "808000",
  green: "00FF00",
  lightGray: "C0C0C0",
  magenta: "FF00FF",
  red: "FF0000",
  white: "FFFFFF",
  yellow: "FFFF00",
};

/** Adds what one child of `rPr` says (ECMA-376 17.3.2). */
export function readRunProperty(format: RunFormat, name: string, attributes: Attributes): void {
  if (name === "b") format.bold = isOn(attributes);
  else if (name === "i") format.italic = isOn(attributes);
  else if (name === "vanish") format.vanished = isOn(attributes);
  else if (name === "sz") format.size = Number(attribute(attributes, "val") ?? Number.NaN) / 2 || null;
  else if (name === "color") format.colour = colourOf(attributes);
  else if (name === "shd") format.shade = shadeOf(attributes) ?? format.shade;
  else if (name === "highlight")
    format.shade = highlights[attribute(attributes, "val") ?? ""] ?? format.shade;
}

/** Adds what one child of `pPr` or `numPr` says (ECMA-376 17.3.1). */
export function readParagraphProperty(format: ParagraphFormat, name: string, attributes: Attributes): void {
  const value = attribute(attributes, "val");
  if (name === "outlineLvl") format.heading = headingOfOutline(Number(value ?? HEADING_LEVELS));
  else if (name === "numId") format.list = value;
  else if (name === "ilvl") format.level = value;
  else if (name === "shd") format.shade = shadeOf(attributes);
  else if (name === "ind") {
    const left = Number(attribute(attributes, "left") ?? attribute(attributes, "start") ?? Number.NaN);
    if (Number.isFinite(left)) format.indent = left / TWIPS_PER_POINT;
  }
}

/** The background that `shd` paints, as RRGGBB, or null for none (ECMA-376 17.3.5). */
export function shadeOf(attributes: Attributes): string | null {
  const [pattern, fill, colour] = ["val", "fill", "color"].map((name) => attribute(attributes, name));
  const painted = pattern === "solid" ? colour : fill;
  return painted && painted !== "auto" ? painted : null;
}

export function formatOver<Format extends object>(below: Format, above: Format): Format {
  const both = { ...below };
  for (const key in above) if (above[key] !== null) both[key] = above[key];
  return both;
}

export function headingOfOutline(outlineLevel: number): number | null {
  return outlineLevel >= 0 && outlineLevel < HEADING_LEVELS ? outlineLevel + 1 : null;
}

export function wordRunOf(text: string, format: RunFormat, behind: string | null): WordRun {
  return {
    text,
    bold: format.bold === true,
    italic: format.italic === true,
    size: format.size ?? 0,
    vanished: format.vanished === true,
    colour: format.colour === "auto" ? null : format.colour,
    background: format.shade ?? behind,
  };
}

export function withBackground(paragraph: WordParagraph, background: string): WordParagraph {
  const runs = paragraph.runs.map((run) => ({ ...run, background: run.background ?? background }));
  return { ...paragraph, runs };
}

export function isOn(attributes: Attributes): boolean {
  return !["0", "false", "off"].includes(attribute(attributes, "val") ?? "1");
}

function colourOf(attributes: Attributes): string | null {
  const value = attribute(attributes, "val");
  const theme = attribute(attributes, "themeColor");
  if ((value === null || value === "auto") && (theme === "background1" || theme === "light1"))
    return "FFFFFF";
  return value;
}
