import { type Found, type Row, skippedRow } from "./row";
import { asTwoTexts, tidyLine } from "./text-lines";
import { readExactTime } from "./time";

const stamp = /^\s*\[\s*(\d{1,4}:\d{1,2}(?:\.\d{1,3})?)\s*\]/;
const exactStamp = /^\s*\[\s*\d{1,4}:\d{1,2}\.\d{1,3}\s*\]/;
const about = /^\s*\[[a-z#]+\s*:.*\]\s*$/i;
const stampsOfWords = /<\d{1,4}:\d{1,2}(?:\.\d{1,3})?>/g;

/** The lines of an LRC file with their hundredths of a second, none if the text is no such file. A line with several times is
 * sung several times; lines of the same time are one line in several languages. */
export function readLyrics(text: string): Found[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const exact = lines.filter((line) => exactStamp.test(line)).length;
  if (exact === 0 || exact * 2 < lines.length) return [];
  const rows = new Map<number, { start: string; lines: string[] }>();
  const notes: Found[] = [];
  let isRepeated = false;
  for (const line of lines.map((each) => each.replace(/^\ufeff/, ""))) {
    const { starts, words } = readLine(line);
    if (starts.length === 0) notes.push(skippedRow(about.test(line) ? "note" : "noTime", tidyLine(line)));
    if (starts.length > 1) isRepeated = true;
    for (const start of starts) {
      const at = readExactTime(start);
      const row = rows.get(at) ?? { start, lines: [] };
      if (words) row.lines.push(words);
      rows.set(at, row);
    }
  }
  const found = [...rows].sort(([a], [b]) => (isRepeated ? a - b : 0)).map(([at, row]) => foundOf(at, row));
  return [...notes, ...found];
}

function readLine(line: string): { starts: string[]; words: string } {
  const starts: string[] = [];
  let rest = line;
  for (let found = stamp.exec(rest); found; found = stamp.exec(rest)) {
    starts.push(found[1] ?? "");
    rest = rest.slice(found[0].length);
  }
  return { starts, words: tidyLine(rest.replace(stampsOfWords, "")) };
}

function foundOf(at: number, { start, lines }: { start: string; lines: string[] }): Found {
  if (lines.length === 0) return skippedRow("noText", start);
  const row: Row = { start, texts: asTwoTexts(lines, "\n"), extra: [], times: { start: at } };
  return { row };
}
