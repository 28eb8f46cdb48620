import { u16, u32 } from "~/core/bytes";
import type { DocFile } from "./doc-file";
import { type DocParagraph, type DocRun, formatParagraph, formatRun } from "./doc-format";
import type { Changes } from "./doc-properties";
import { headingOfOutline } from "./docx-format";

export type DocStyles = {
  run(style: number): DocRun;
  paragraph(style: number): DocParagraph;
  withCharacterStyle(run: DocRun, style: number): DocRun;
};

type Style = { builtIn: number; base: number; run: Changes; paragraph: Changes };

const STYLE_SHEET = 1;
const LISTS = 73;
const LIST_OVERRIDES = 74;
const PARAGRAPH_STYLE = 1;
const HEADINGS = 9;
const LONGEST_CHAIN = 20;
const LIST_BYTES = 28;
const LEVELS = 9;
/** Numbering that marks sections, not items: roman, capital letters, Chinese numerals, none ([MS-OSHARED] 2.2.1.3). */
const SECTION_FORMATS = new Set([1, 3, 10, 11, 16, 17, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 255]);

const plainRun: DocRun = {
  bold: false,
  italic: false,
  size: 10,
  vanished: false,
  colour: null,
  shade: null,
  deleted: false,
  style: null,
  symbol: null,
};

const plainParagraph: DocParagraph = {
  heading: null,
  list: 0,
  level: 0,
  indent: 0,
  shade: null,
  inTable: false,
  endsRow: false,
  shadesCells: false,
};

/** The style sheet ([MS-DOC] 2.9.271); what it does not hold is Word's plain format. */
export function readDocStyles(file: DocFile): DocStyles {
  const sheet = file.section(STYLE_SHEET);
  const styles: (Style | null)[] = [];
  let at = 2 + u16(sheet, 0);
  for (let count = u16(sheet, 2); count > 0 && at < sheet.length; count--) {
    const length = u16(sheet, at);
    styles.push(length === 0 ? null : readStyle(sheet.subarray(at + 2, at + 2 + length), u16(sheet, 4)));
    at += 2 + length + (length & 1);
  }

  function chainOf(number: number): Style[] {
    const chain: Style[] = [];
    for (let style = styles[number]; style && chain.length < LONGEST_CHAIN; style = styles[style.base]) {
      chain.unshift(style);
    }
    return chain;
  }
  function paragraph(number: number): DocParagraph {
    let format = plainParagraph;
    for (const style of chainOf(number)) {
      format = formatParagraph(format, style.paragraph);
      if (style.builtIn >= 1 && style.builtIn <= HEADINGS) format = asHeading(format, style.builtIn);
    }
    return format;
  }
  function withCharacterStyle(run: DocRun, number: number): DocRun {
    return chainOf(number).reduce((format, style) => formatRun(format, style.run), run);
  }
  const runs = new Map<number, DocRun>();
  const paragraphs = new Map<number, DocParagraph>();
  return {
    run: (number) => remember(runs, number, () => withCharacterStyle(plainRun, number)),
    paragraph: (number) => remember(paragraphs, number, () => paragraph(number)),
    withCharacterStyle,
  };
}

export function readDocLists(file: DocFile): (list: number, level: number) => boolean {
  const lists = file.section(LISTS);
  const afterLists = file.table.subarray(lists.byteOffset - file.table.byteOffset + lists.length);
  const formats = new Map<number, number[]>();
  let at = 0;
  for (let index = 0; index < u16(lists, 0); index++) {
    const list = lists.subarray(2 + index * LIST_BYTES, 2 + (index + 1) * LIST_BYTES);
    if (list.length < LIST_BYTES) break;
    const levels = ((list[26] ?? 0) & 1) === 1 ? 1 : LEVELS;
    const found: number[] = [];
    for (let level = 0; level < levels; level++) {
      found.push(afterLists[at + 4] ?? 0);
      at += 28 + (afterLists[at + 24] ?? 0) + (afterLists[at + 25] ?? 0);
      at += 2 + u16(afterLists, at) * 2;
    }
    formats.set(u32(list, 0), found);
  }
  const overrides = file.section(LIST_OVERRIDES);
  return (list, level) => {
    if (list < 1 || list > u32(overrides, 0)) return false;
    const format = formats.get(u32(overrides, 4 + (list - 1) * 16))?.[level];
    return format === undefined || !SECTION_FORMATS.has(format);
  };
}

function readStyle(style: Uint8Array, baseLength: number): Style {
  const isParagraph = (u16(style, 2) & 0xf) === PARAGRAPH_STYLE;
  const parts: Uint8Array[] = [];
  let at = baseLength + 2 + u16(style, baseLength) * 2 + 2;
  for (let count = u16(style, 4) & 0xf; count > 0; count--) {
    const length = u16(style, at);
    parts.push(style.subarray(at + 2, at + 2 + length));
    at += 2 + length + (length & 1);
  }
  const [first = new Uint8Array(0), second = new Uint8Array(0)] = parts;
  return {
    builtIn: u16(style, 0) & 0xfff,
    base: u16(style, 2) >> 4,
    run: isParagraph ? second : first,
    paragraph: isParagraph ? first.subarray(2) : new Uint8Array(0),
  };
}

function asHeading(format: DocParagraph, level: number): DocParagraph {
  return { ...format, heading: headingOfOutline(level - 1) };
}

function remember<Value>(known: Map<number, Value>, key: number, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
