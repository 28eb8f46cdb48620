import type { Line, ResumeLanguage } from "~/core/resume";
import type { Ems, SetLine, SetPiece, Span } from "./paragraph";
import type { Icon, Mark, Picture, Rule, TextRun } from "./sheet";
import type { Template } from "./templates";

/** What is never divided between two pages, as a rule one line. All `y` are from its own upper edge, all `x` from the text area. */
export type Strip = {
  gap: number;
  height: number;
  keep: boolean;
  runs: TextRun[];
  rules: Rule[];
  pictures: Picture[];
  icons: Icon[];
  marks: Mark[];
};

export type Look = {
  template: Template;
  accent: string;
  language: ResumeLanguage;
  ems: Ems;
  /** Set in a column too narrow for dates beside names. */
  isNarrow: boolean;
};

/** `size` and `width`, that of the text area, in points. */
export type Setting = { size: number; spacing: number; width: number };

/** A block of which only the size is open; what is slow about it, breaking text into words, is done. */
export type Prepared = (setting: Setting) => Strip[];

export const INK = "#1f1f1f";
export const MUTED = "#565656";

/** How far below the middle of its line a baseline runs, as a share of the size: half the height of a capital. */
const BASELINE = 0.35;

export function strip(height: number, parts: Partial<Strip> = {}): Strip {
  return { gap: 0, height, keep: false, runs: [], rules: [], pictures: [], icons: [], marks: [], ...parts };
}

export function plainSpan(look: Look, parts: Partial<Span> & { text: string }): Span {
  return {
    face: { family: look.template.family, bold: false },
    scale: 1,
    colour: INK,
    link: null,
    line: null,
    ...parts,
  };
}

export function spansOfLines(
  lines: Line[],
  look: Look,
  parts: (text: string, index: number) => (Partial<Span> & { text: string })[],
): Span[] {
  return lines.flatMap(({ id, text }, index) =>
    parts(index < lines.length - 1 ? `${text} ` : text, index).map((part) =>
      plainSpan(look, { ...part, line: id }),
    ),
  );
}

/** The height of a line of text, of which a tighter spacing takes from what is between the lines. */
export function lineHeight({ template, language }: Look, { size, spacing }: Setting, scale = 1): number {
  return size * scale * (1 + (template.leading[language] - 1) * spacing);
}

export function runsOf(
  pieces: SetPiece[],
  { x, height, size, end }: { x: number; height: number; size: number; end: TextRun["space"] | null },
): TextRun[] {
  const scale = Math.max(...pieces.map(({ span }) => span.scale));
  const y = height / 2 + BASELINE * size * scale;
  return pieces.map(({ span, text, x: at, width, space }, index) => ({
    text,
    x: x + at * size,
    y,
    width: width * size,
    size: size * span.scale,
    face: span.face,
    colour: span.colour,
    link: span.link,
    line: span.line,
    space: end !== null && index === pieces.length - 1 ? end : space,
  }));
}

type Placing = { x?: number; centre?: boolean; hang?: number; scale?: number };

/** A strip for each line of a paragraph. At least two lines of it stand on either side of a turn of the page. */
export function lineStrips(lines: SetLine[], look: Look, setting: Setting, placing: Placing = {}): Strip[] {
  const { x = 0, centre = false, hang = 0, scale = 1 } = placing;
  const height = lineHeight(look, setting, scale);
  const last = lines.length - 1;
  return lines.map(({ pieces, width }, index) => {
    const start = centre
      ? (setting.width - width * setting.size) / 2
      : (x + (index > 0 ? hang : 0)) * setting.size;
    const end = index === last ? "\n" : null;
    return strip(height, {
      keep: index < last && (index === 0 || index === last - 1),
      runs: runsOf(pieces, { x: start, height, size: setting.size, end }),
    });
  });
}

export function keptTogether(strips: Strip[]): Strip[] {
  return strips.map((one, index) => ({ ...one, keep: index < strips.length - 1 }));
}

export function joinedStrips(strips: Strip[], gap: number, keep: boolean): Strip[] {
  return strips.map((one, index) => ({
    ...one,
    gap: index === 0 ? gap : one.gap,
    keep: one.keep || (keep && index === strips.length - 1),
  }));
}
