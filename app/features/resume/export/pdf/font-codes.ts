export type Encoding = { codes: Map<string, number>; widths: number[] };

/** PDF readers take at most 100 entries in one bfchar block (ISO 32000 §9.7.5.4 refers to Adobe TN #5014). */
const BLOCK = 100;

export function pdfNumber(value: number): string {
  return String(Number(value.toFixed(2)));
}

export function hexCode(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, "0");
}

function utf16(char: string): string {
  return char
    .split("")
    .map((unit) => hexCode(unit.charCodeAt(0)))
    .join("");
}

export function toUnicodeMap({ codes }: Pick<Encoding, "codes">): string {
  const entries = [...codes].map(([char, code]) => `<${hexCode(code)}> <${utf16(char)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += BLOCK) {
    const block = entries.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin",
    "12 dict begin",
    "begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def",
    "/CMapType 2 def",
    "1 begincodespacerange",
    "<0000> <FFFF>",
    "endcodespacerange",
    ...blocks,
    "endcmap",
    "CMapName currentdict /CMap defineresource pop",
    "end",
    "end",
  ].join("\n");
}

export function widthArray({ widths }: Pick<Encoding, "widths">): string {
  return `[1 [${widths.join(" ")}]]`;
}
