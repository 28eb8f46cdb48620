import { tintOf } from "./accents";
import type { Block } from "./blocks";
import { breakLines, paragraphOf } from "./paragraph";
import type { Rule } from "./sheet";
import {
  INK,
  keptTogether,
  type Look,
  lineHeight,
  lineStrips,
  type Prepared,
  type Setting,
  type Strip,
  spansOfLines,
} from "./strips";

type HeadingBlock = Extract<Block, { kind: "heading" }>;

/** The thickness of a hairline and of a short bar, and the width of the bar before a band, in points. */
const HAIRLINE = 0.6;
const BAR = 2;
const BAND_BAR = 3;
/** How long a short bar is, how far a line stays from the words that it begins at, and words from the edge of their band, in ems. */
const BAR_LENGTH = 2;
const CLEAR = 0.8;
const BAND_INSET = 0.7;

type Part = { one: Strip; height: number; isFirst: boolean; isLast: boolean; words: number };

function decorated(part: Part, { template, accent }: Look, { size, spacing, width }: Setting): Strip {
  const { one, height, isFirst, isLast, words } = part;
  const { rule } = template.heading;
  const middle = height / 2 + 0.05 * size;
  const line = (x: number, end: number, y: number): Rule[] =>
    end > x ? [{ x, y, width: end - x, height: HAIRLINE, colour: tintOf(accent, 0.5) }] : [];
  const under = 0.22 * size * spacing;

  if (rule === "band") {
    const band = { x: BAND_BAR, width: width - BAND_BAR, y: 0, height, colour: tintOf(accent, 0.1) };
    return { ...one, rules: [band, { x: 0, y: 0, width: BAND_BAR, height, colour: accent }] };
  }
  if (rule === "above" && isFirst) {
    const over = 0.4 * size * spacing;
    const runs = one.runs.map((run) => ({ ...run, y: run.y + over }));
    const across = { x: 0, y: 0, width, height: HAIRLINE, colour: accent };
    return { ...one, height: height + over, runs, rules: [across] };
  }
  if (!isLast) return one;
  if (rule === "below")
    return { ...one, height: height + under, rules: line(0, width, height + under - HAIRLINE) };
  if (rule === "beside") return { ...one, rules: line(words + CLEAR * size, width, middle) };
  if (rule === "bar") {
    const bar = { x: 0, y: height + under / 2, width: BAR_LENGTH * size, height: BAR, colour: accent };
    return { ...one, height: bar.y + BAR, rules: [bar] };
  }
  return one;
}

export function prepareHeading(block: HeadingBlock, look: Look): Prepared {
  const { template, accent, ems } = look;
  const { size: scale, bold, rule, colour } = template.heading;
  const family = template.titleFamily ?? template.family;
  const text = block.lines.map((line) => line.text).join(" ");
  const ink = colour === "accent" ? accent : INK;
  const spans = spansOfLines(block.lines, look, (words) => [
    { text: words, face: { family, bold }, scale, colour: ink },
  ]);
  const paragraph = paragraphOf(spans, ems);
  const x = rule === "band" ? BAND_INSET : 0;
  return (setting) => {
    const lines = breakLines(paragraph, setting.width / setting.size - 2 * x, ems);
    const height = lineHeight(look, setting, scale);
    const strips = lineStrips(lines, look, setting, { x, scale }).map((one, index) =>
      decorated(
        {
          one,
          height,
          isFirst: index === 0,
          isLast: index === lines.length - 1,
          words: (lines[index]?.width ?? 0) * setting.size,
        },
        look,
        setting,
      ),
    );
    const [first, ...others] = keptTogether(strips);
    return first ? [{ ...first, marks: [{ title: text, level: 1, x: 0, y: 0 }] }, ...others] : [];
  };
}
