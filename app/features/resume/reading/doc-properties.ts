import { u16, u32 } from "~/core/bytes";
import type { DocFile } from "./doc-file";

/** A list of property changes as the file stores it ("grpprl", [MS-DOC] 2.9.114). */
export type Changes = Uint8Array;

type Change = { code: number; operand: Uint8Array };

/** Which changes hold for the text at which bytes of the main stream; `to` is where the next stretch begins. */
export type Stretch = { from: number; to: number; changes: Changes };

const CHARACTER_PAGES = 12;
const PARAGRAPH_PAGES = 13;
const PAGE_BYTES = 512;
/** A page holds at most 101 runs ([MS-DOC] 2.9.32); 2,000 pages are far more than the longest text accepted needs. */
const MOST_RUNS = 101;
const MOST_PAGES = 2000;
const PAGE_MASK = 0x3fffff;
const TABLE_DEFINITION = 0xd608;
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];
const none = new Uint8Array(0);

export function changesIn(changes: Changes): Change[] {
  const found: Change[] = [];
  for (let at = 0; at + 2 < changes.length; ) {
    const code = u16(changes, at);
    at += 2;
    let length = OPERAND_BYTES[code >> 13] ?? 0;
    if (code === TABLE_DEFINITION) {
      length = Math.max(u16(changes, at) - 1, 0);
      at += 2;
    } else if (code >> 13 === 6) {
      length = changes[at] ?? 0;
      at += 1;
    }
    found.push({ code, operand: changes.subarray(at, at + length) });
    at += length;
  }
  return found;
}

/** The formats of characters, sorted by place ([MS-DOC] 2.9.33). */
export function characterStretches(file: DocFile): Stretch[] {
  return stretches(file, CHARACTER_PAGES, (page, count, index) => {
    const at = (page[(count + 1) * 4 + index] ?? 0) * 2;
    return at === 0 ? none : page.subarray(at + 1, at + 1 + (page[at] ?? 0));
  });
}

/** The formats of paragraphs, sorted by place; the first two bytes of each are its style ([MS-DOC] 2.9.175). */
export function paragraphStretches(file: DocFile): Stretch[] {
  return stretches(file, PARAGRAPH_PAGES, (page, count, index) => {
    const at = (page[(count + 1) * 4 + index * 13] ?? 0) * 2;
    if (at === 0) return none;
    const half = page[at] ?? 0;
    if (half === 0) return page.subarray(at + 2, at + 2 + (page[at + 1] ?? 0) * 2);
    return page.subarray(at + 1, at + half * 2);
  });
}

export function stretchAt(sorted: Stretch[], at: number): Stretch {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const found = sorted[low - 1];
  if (found && at < found.to) return found;
  return { from: at, to: sorted[low]?.from ?? Number.POSITIVE_INFINITY, changes: none };
}

function stretches(
  file: DocFile,
  index: number,
  changesAt: (page: Uint8Array, count: number, index: number) => Changes,
): Stretch[] {
  const plc = file.section(index);
  const announced = Math.floor((plc.length - 4) / 8);
  const pageCount = Math.min(announced, Math.ceil(file.main.length / PAGE_BYTES), MOST_PAGES);
  const found: Stretch[] = [];
  for (let number = 0; number < pageCount; number++) {
    const from = (u32(plc, (announced + 1) * 4 + number * 4) & PAGE_MASK) * PAGE_BYTES;
    const page = file.main.subarray(from, from + PAGE_BYTES);
    const count = Math.min(page[PAGE_BYTES - 1] ?? 0, MOST_RUNS);
    for (let run = 0; run < count; run++) {
      const changes = changesAt(page, count, run);
      found.push({ from: u32(page, run * 4), to: u32(page, run * 4 + 4), changes });
    }
  }
  return found.sort((first, second) => first.from - second.from);
}
