import { u16, u32 } from "~/core/bytes";
import { type Changes, changesIn } from "./doc-properties";
import { headingOfOutline, type RunFormat } from "./docx-format";

export type DocRun = RunFormat & { deleted: boolean; style: number | null; symbol: string | null };

/** A paragraph as Word 97–2003 describes it; `list` counts from 1, 0 is none. Indent in points. */
export type DocParagraph = {
  heading: number | null;
  list: number;
  level: number;
  indent: number;
  shade: string | null;
  inTable: boolean;
  endsRow: boolean;
  shadesCells: boolean;
};

/** RRGGBB of the fixed palette ([MS-DOC] 2.9.119, Ico); 0 is automatic. */
const PALETTE =
  " 000000 0000FF 00FFFF 00FF00 FF00FF FF0000 FFFF00 FFFFFF 000080 008080 008000 800080 800000 808000 808080 C0C0C0".split(
    " ",
  );
const AUTOMATIC = 0xff000000;
const NO_LIST = 0x7ff;

/** Applies character changes to a format ([MS-DOC] 2.6.1). */
export function formatRun(below: DocRun, changes: Changes): DocRun {
  const run = { ...below };
  for (const { code, operand } of changesIn(changes)) {
    const value = operand[0] ?? 0;
    if (code === 0x0800) run.deleted = value === 1;
    else if (code === 0x0835) run.bold = toggled(value, below.bold);
    else if (code === 0x0836) run.italic = toggled(value, below.italic);
    else if (code === 0x083c) run.vanished = toggled(value, below.vanished);
    else if (code === 0x4a43) run.size = u16(operand, 0) / 2;
    else if (code === 0x2a42) run.colour = PALETTE[value] || "auto";
    else if (code === 0x6870) run.colour = colourRef(operand, 0) ?? "auto";
    else if (code === 0x2a0c) run.shade = PALETTE[value] || null;
    else if (code === 0xca71) run.shade = colourRef(operand, 4);
    else if (code === 0x4866) run.shade = shade80(operand, 0);
    else if (code === 0x4a30) run.style = u16(operand, 0);
    else if (code === 0x6a09) run.symbol = String.fromCharCode(u16(operand, 2));
  }
  return run;
}

/** Applies paragraph changes to a format ([MS-DOC] 2.6.2). */
export function formatParagraph(below: DocParagraph, changes: Changes): DocParagraph {
  const paragraph = { ...below };
  for (const { code, operand } of changesIn(changes)) {
    const value = operand[0] ?? 0;
    if (code === 0x2416) paragraph.inTable = value === 1;
    else if (code === 0x2417) paragraph.endsRow = value === 1;
    else if (code === 0x460b) paragraph.list = u16(operand, 0) >= NO_LIST ? 0 : u16(operand, 0);
    else if (code === 0x260a) paragraph.level = value;
    else if (code === 0x2640) paragraph.heading = headingOfOutline(value);
    else if (code === 0x840f || code === 0x845e) paragraph.indent = ((u16(operand, 0) << 16) >> 16) / 20;
    else if (code === 0xc64d) paragraph.shade = colourRef(operand, 4);
    else if (code === 0x442d) paragraph.shade = shade80(operand, 0);
    else if (code === 0xd609) paragraph.shadesCells ||= hasShade(operand, 2, shade80);
    else if (code === 0xd612 || code === 0xd670) {
      paragraph.shadesCells ||= hasShade(operand, 10, (cells, at) => colourRef(cells, at + 4));
    }
  }
  return paragraph;
}

/** 0x80 is "as the style", 0x81 its opposite ([MS-DOC] 2.9.329, ToggleOperand). */
function toggled(value: number, style: boolean | null): boolean {
  if (value === 0x80) return style === true;
  return value === 0x81 ? style !== true : value === 1;
}

function colourRef(operand: Uint8Array, at: number): string | null {
  if (operand.length < at + 4 || u32(operand, at) === AUTOMATIC) return null;
  return [0, 1, 2].map((part) => (operand[at + part] ?? 0).toString(16).padStart(2, "0")).join("");
}

/** The background of the older shading ([MS-DOC] 2.9.248): five bits of foreground, five of background. */
function shade80(operand: Uint8Array, at: number): string | null {
  return PALETTE[(u16(operand, at) >> 5) & 0x1f] || null;
}

function hasShade(
  cells: Uint8Array,
  step: number,
  shadeAt: (cells: Uint8Array, at: number) => string | null,
): boolean {
  for (let at = 0; at + step <= cells.length; at += step) {
    const shade = shadeAt(cells, at);
    if (shade !== null && shade.toUpperCase() !== "FFFFFF") return true;
  }
  return false;
}
