import { tint } from "./accents";
import type { Block } from "./blocks";
import { linkedParts } from "./links";
import { breakLines, paragraphOf, type Span } from "./paragraph";
import { INK, keptTogether, type Look, lineHeight, lineStrips, type Prepared, plain, runsOf } from "./strips";

type TextBlock = Extract<Block, { kind: "text" | "bullet" }>;
type HeadingBlock = Extract<Block, { kind: "heading" }>;

/** Where a bullet and its text start, in ems. */
const MARKER = 0.25;
const INDENT = 1.15;
const HANG = 1.6;

/** In characters: what stands before a later colon is a sentence. */
const longestLabel = 24;

/** How many characters at its start are bold: of "Languages: Go, Python", what a line of skills is about, which is set bold. */
export function labelLength({ lines, section, lead }: TextBlock): number {
  if (lead !== undefined) return lead;
  const text = lines[0]?.text ?? "";
  const end = section === "skills" || section === "languages" ? text.search(/[:：]/) : -1;
  const isLabel = end > 0 && end <= longestLabel && !text.startsWith("//", end + 1);
  return isLabel && end + 1 < text.length ? end + 1 : 0;
}

function spansOf(block: TextBlock, look: Look): Span[] {
  const text = block.lines.map((line) => line.text).join(" ");
  const label = labelLength(block);
  const bold = plain(look, {
    text: text.slice(0, label),
    face: { family: look.template.family, bold: true },
  });
  const rest = linkedParts(text.slice(label), false).map((part) => plain(look, part));
  return label > 0 ? [bold, ...rest] : rest;
}

export function prepareText(block: TextBlock, look: Look): Prepared {
  const { template, accent, ems } = look;
  const paragraph = paragraphOf(spansOf(block, look), ems);
  const hang = template.hangingPublications && block.section === "publications" ? HANG : 0;
  if (block.kind === "text") {
    return (setting) =>
      lineStrips(breakLines(paragraph, setting.width / setting.size, ems, hang), look, setting, { hang });
  }
  const marker = plain(look, { text: "•", colour: template.bullet === "accent" ? accent : INK });
  const width = ems(marker.text, marker);
  return (setting) => {
    const room = setting.width / setting.size - INDENT;
    const strips = lineStrips(breakLines(paragraph, room, ems), look, setting, { x: INDENT });
    const height = lineHeight(look, setting);
    const dot = runsOf([{ span: marker, text: "•", width, x: 0, space: " " }], {
      x: MARKER * setting.size,
      height,
      size: setting.size,
      end: null,
    });
    return strips.map((one, index) => (index === 0 ? { ...one, runs: [...dot, ...one.runs] } : one));
  };
}

/** The thickness of a hairline, in points. */
const HAIRLINE = 0.6;
/** The width of the bar before a band, in points. */
const BAR = 3;

export function prepareHeading(block: HeadingBlock, look: Look): Prepared {
  const { template, accent, ems } = look;
  const { family, size: scale, rule, colour } = template.heading;
  const text = block.lines.map((line) => line.text).join(" ");
  const span = plain(look, {
    text,
    face: { family, bold: true },
    scale,
    colour: colour === "accent" ? accent : INK,
  });
  const paragraph = paragraphOf([span], ems);
  const inset = rule === "band" ? 0.7 : 0;
  return (setting) => {
    const { size, spacing, width } = setting;
    const lines = breakLines(paragraph, width / size - 2 * inset, ems);
    const strips = lineStrips(lines, look, setting, { x: inset, scale });
    const height = lineHeight(look, setting, scale);
    const pad = (rule === "above" ? 0.4 : 0.22) * size * spacing;
    const across = { x: 0, width };
    const decorated = strips.map((one, index) => {
      const [isFirst, isLast] = [index === 0, index === strips.length - 1];
      if (rule === "below" && isLast) {
        const line = { ...across, y: height + pad - HAIRLINE, height: HAIRLINE, colour: tint(accent, 0.55) };
        return { ...one, height: height + pad, rules: [line] };
      }
      if (rule === "above" && isFirst) {
        const line = { ...across, y: 0, height: HAIRLINE, colour: accent };
        const runs = one.runs.map((run) => ({ ...run, y: run.y + pad }));
        return { ...one, height: height + pad, runs, rules: [line] };
      }
      if (rule === "beside" && isLast) {
        const start = (lines[index]?.width ?? 0) * size + 0.7 * size;
        const line = {
          x: start,
          y: height / 2 + 0.05 * size,
          width: width - start,
          height: HAIRLINE,
          colour: tint(accent, 0.45),
        };
        return start < width ? { ...one, rules: [line] } : one;
      }
      if (rule === "band") {
        const band = { x: BAR, width: width - BAR, y: 0, height, colour: tint(accent, 0.1) };
        return { ...one, rules: [band, { x: 0, y: 0, width: BAR, height, colour: accent }] };
      }
      return one;
    });
    const [first, ...others] = keptTogether(decorated);
    return first ? [{ ...first, marks: [{ title: text, level: 1, y: 0 }] }, ...others] : [];
  };
}
