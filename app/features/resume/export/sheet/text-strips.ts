import type { Block } from "./blocks";
import { linkedParts } from "./links";
import { breakLines, paragraphOf, type Span } from "./paragraph";
import {
  INK,
  type Look,
  lineHeight,
  lineStrips,
  type Prepared,
  plainSpan,
  runsOf,
  spansOfLines,
} from "./strips";

type TextBlock = Extract<Block, { kind: "text" | "bullet" }>;

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
  const face = { family: look.template.family, bold: true };
  return spansOfLines(block.lines, look, (text, index) => {
    const label = index === 0 ? labelLength(block) : 0;
    const rest = linkedParts(text.slice(label), false);
    return label > 0 ? [{ text: text.slice(0, label), face }, ...rest] : rest;
  });
}

export function prepareText(block: TextBlock, look: Look): Prepared {
  const { template, accent, ems } = look;
  const paragraph = paragraphOf(spansOf(block, look), ems);
  const hang = template.hangingPublications && block.section === "publications" ? HANG : 0;
  if (block.kind === "text") {
    return (setting) =>
      lineStrips(breakLines(paragraph, setting.width / setting.size, ems, hang), look, setting, { hang });
  }
  const marker = plainSpan(look, { text: "•", colour: template.bullet === "accent" ? accent : INK });
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
