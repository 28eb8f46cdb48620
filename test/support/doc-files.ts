const SECTOR = 512;
const MINI_SECTOR = 64;
const MINI_CUTOFF = 4096;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;

type Directory = { name: string; type: number; start: number; size: number };

/** Writes an OLE2 compound file with these streams; the small ones go to the mini stream, as the format demands. */
export function ole(streams: Record<string, Uint8Array>): Uint8Array {
  const sectors: Uint8Array[] = [];
  const fat: number[] = [];
  const miniFat: number[] = [];
  const mini: Uint8Array[] = [];
  function add(data: Uint8Array): number {
    const start = sectors.length;
    const count = Math.max(Math.ceil(data.length / SECTOR), 1);
    for (let index = 0; index < count; index++) {
      sectors.push(padded(data.subarray(index * SECTOR, (index + 1) * SECTOR), SECTOR));
      fat.push(index + 1 < count ? start + index + 1 : END_OF_CHAIN);
    }
    return start;
  }
  function addMini(data: Uint8Array): number {
    const start = mini.length;
    const count = Math.ceil(data.length / MINI_SECTOR);
    for (let index = 0; index < count; index++) {
      mini.push(padded(data.subarray(index * MINI_SECTOR, (index + 1) * MINI_SECTOR), MINI_SECTOR));
      miniFat.push(index + 1 < count ? start + index + 1 : END_OF_CHAIN);
    }
    return start;
  }
  const entries: Directory[] = Object.entries(streams).map(([name, data]) => ({
    name,
    type: 2,
    start: data.length < MINI_CUTOFF ? addMini(data) : add(data),
    size: data.length,
  }));
  const root = { name: "Root Entry", type: 5, start: add(concat(mini)), size: mini.length * MINI_SECTOR };
  const miniFatAt = add(numbers(miniFat));
  const directoryAt = add(concat([root, ...entries].map(directoryEntry)));
  const fatSectors = Math.ceil(fat.length / 127);
  const fatAt = sectors.length;
  const all = [...fat, ...Array<number>(fatSectors).fill(0xfffffffd)];
  const header = new Uint8Array(SECTOR).fill(0xff, 76);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(header.buffer);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, fatSectors, true);
  view.setUint32(48, directoryAt, true);
  view.setUint32(56, MINI_CUTOFF, true);
  view.setUint32(60, miniFatAt, true);
  view.setUint32(64, 1, true);
  view.setUint32(68, END_OF_CHAIN, true);
  for (let index = 0; index < fatSectors; index++) view.setUint32(76 + index * 4, fatAt + index, true);
  const fatBytes = numbers([...all, ...Array<number>(fatSectors * 128 - all.length).fill(FREE)]);
  return concat([header, ...sectors, fatBytes]);
}

/** A run of a Word 97 paragraph; `changes` are property changes as bytes, e.g. [0x35, 0x08, 1] for bold. */
export type DocRun = { text: string; changes?: number[] };
export type DocParagraph = { runs: DocRun[]; style?: number; changes?: number[]; end?: string };
export type DocStories = {
  body: DocParagraph[];
  headers?: DocParagraph[];
  textBoxes?: DocParagraph[];
  /** One byte a character in Windows-1252 instead of two in UTF-16. */
  compressed?: boolean;
};

/** The changes that tests need, by name ([MS-DOC] 2.6). */
export const changes = {
  bold: [0x35, 0x08, 1],
  vanish: [0x3c, 0x08, 1],
  deleted: [0x00, 0x08, 1],
  white: [0x70, 0x68, 0xff, 0xff, 0xff, 0],
  size: (points: number) => [0x43, 0x4a, points * 2, 0],
  heading: (level: number) => [0x40, 0x26, level - 1],
  inTable: [0x16, 0x24, 1],
  endsRow: [0x16, 0x24, 1, 0x17, 0x24, 1],
  item: [0x0b, 0x46, 1, 0],
};

const TEXT_AT = 1024;

/** The streams of a Word 97 file with the given stories; short texts only, since each format table is one page. */
export function docStreams(stories: DocStories): Record<string, Uint8Array> {
  const width = stories.compressed ? 1 : 2;
  const lengths = { body: 0, headers: 0, textBoxes: 0 };
  let text = "";
  const runs: { to: number; changes: number[] }[] = [];
  const paragraphs: { to: number; changes: number[] }[] = [];
  for (const story of ["body", "headers", "textBoxes"] as const) {
    const before = text.length;
    for (const { runs: parts, style = 0, changes: own = [], end = "\r" } of stories[story] ?? []) {
      for (const part of parts) {
        text += part.text;
        runs.push({ to: text.length, changes: part.changes ?? [] });
      }
      text += end;
      runs.push({ to: text.length, changes: [] });
      paragraphs.push({ to: text.length, changes: [style, 0, ...own] });
    }
    lengths[story] = text.length - before;
  }
  const bytes = Uint8Array.from({ length: text.length * width }, (_, index) => {
    const code = text.charCodeAt(Math.floor(index / width));
    return index % width === 0 ? code & 0xff : code >> 8;
  });
  const runPage = Math.ceil((TEXT_AT + bytes.length) / 512);
  const main = new Uint8Array(Math.max((runPage + 2) * 512, MINI_CUTOFF));
  const view = new DataView(main.buffer);
  main.set(bytes, TEXT_AT);
  main.set(formatPage(runs, width, false), runPage * 512);
  main.set(formatPage(paragraphs, width, true), (runPage + 1) * 512);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(10, 0x0200, true);
  view.setUint32(0x4c, lengths.body, true);
  view.setUint32(0x54, lengths.headers, true);
  view.setUint32(0x64, lengths.textBoxes, true);

  const tables: Uint8Array[] = [];
  let tableAt = 0;
  function addTable(index: number, data: Uint8Array): void {
    view.setUint32(0x9a + index * 8, tableAt, true);
    view.setUint32(0x9e + index * 8, data.length, true);
    tables.push(data);
    tableAt += data.length;
  }
  const end = TEXT_AT + bytes.length;
  const place = stories.compressed ? (TEXT_AT * 2) | 0x40000000 : TEXT_AT;
  const pieceTable = concat([
    numbers([0, text.length]),
    new Uint8Array(2),
    numbers([place]),
    new Uint8Array(2),
  ]);
  addTable(33, concat([Uint8Array.of(2), numbers([pieceTable.length]), pieceTable]));
  addTable(12, numbers([TEXT_AT, end, runPage]));
  addTable(13, numbers([TEXT_AT, end, runPage + 1]));
  // One section: six separators without text, then even and odd header; the odd header holds the text.
  if (lengths.headers > 0) addTable(11, numbers([0, 0, 0, 0, 0, 0, 0, 0, lengths.headers, lengths.headers]));
  addTable(73, bulletList());
  tables.push(bulletLevel());
  tableAt += bulletLevel().length;
  addTable(74, numbers([1, 1, 0, 0, 0]));
  return { WordDocument: main, "1Table": concat(tables) };
}

/** A Word 97 file. */
export function doc(stories: DocStories): Uint8Array {
  return ole(docStreams(stories));
}

function formatPage(
  stretches: { to: number; changes: number[] }[],
  width: number,
  isParagraphs: boolean,
): Uint8Array {
  const page = new Uint8Array(512);
  const view = new DataView(page.buffer);
  view.setUint32(0, TEXT_AT, true);
  page[511] = stretches.length;
  let free = 510;
  stretches.forEach(({ to, changes: own }, index) => {
    view.setUint32((index + 1) * 4, TEXT_AT + to * width, true);
    const slot = (stretches.length + 1) * 4 + index * (isParagraphs ? 13 : 1);
    if (own.length === 0) return;
    const even = own.length % 2 === 0 ? own : [...own, 0];
    const stored = isParagraphs ? [0, even.length / 2, ...even] : [own.length, ...own];
    free = (free - stored.length) & ~1;
    page.set(stored, free);
    page[slot] = free / 2;
  });
  return page;
}

function bulletList(): Uint8Array {
  const list = new Uint8Array(2 + 28);
  list.set([1, 0, 1, 0, 0, 0]);
  list[2 + 26] = 1;
  return list;
}

function bulletLevel(): Uint8Array {
  const level = new Uint8Array(28 + 2);
  level[4] = 0x17;
  return level;
}

function directoryEntry({ name, type, start, size }: Directory): Uint8Array {
  const entry = new Uint8Array(128);
  const view = new DataView(entry.buffer);
  [...name].forEach((letter, index) => {
    view.setUint16(index * 2, letter.charCodeAt(0), true);
  });
  view.setUint16(64, (name.length + 1) * 2, true);
  entry[66] = type;
  view.setUint32(116, start, true);
  view.setUint32(120, size, true);
  return entry;
}

function numbers(values: number[]): Uint8Array {
  const data = new Uint8Array(values.length * 4);
  const view = new DataView(data.buffer);
  values.forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  return data;
}

function concat(parts: Uint8Array[]): Uint8Array {
  const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    data.set(part, at);
    at += part.length;
  }
  return data;
}

function padded(data: Uint8Array, size: number): Uint8Array {
  return concat([data, new Uint8Array(size - data.length)]);
}
