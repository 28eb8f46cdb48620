import { findDates, parseDateRange } from "../lexicon/dates";
import { roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";

export function rightOf(line: ExtractedLine): number {
  return Math.max(line.x, ...line.spans.map((span) => span.x + span.width));
}

export function areCentred(a: ExtractedLine, b: ExtractedLine): boolean {
  return Math.abs(a.x + rightOf(a) - b.x - rightOf(b)) < 6;
}

/** How wide its first word is, about, with the marks that never begin a line. */
export function firstWordWidth(line: ExtractedLine): number {
  const word =
    /^(?:\p{Script=Han}[，。、；：！？）》」』】”’]{0,3}|[^\s\p{Script=Han}]+)/u.exec(line.text)?.[0] ?? "";
  const width = rightOf(line) - line.x;
  return (width * word.length) / Math.max(1, line.text.length);
}

/** "May 2019 to Present" on a line of its own dates what stands above and ends no sentence. */
export function isPeriodAlone({ text }: ExtractedLine): boolean {
  const dates = /^[\p{Lu}\d]/u.test(text) && text.length < 40 ? parseDateRange(text) : null;
  return dates?.from != null && dates.to !== null;
}

/** "**Digital:** Excel, Access": a line that opens with a label, which in a list of such begins the next of them. */
export function opensWithLabel({ text, spans }: ExtractedLine): boolean {
  const label = /^\p{Lu}[^:：,;.]{1,34}[:：](?=\s)/u.exec(text)?.[0];
  return label !== undefined && spans[0]?.bold === true && spans[0].text.trim().startsWith(label);
}

export function endsWithDates(text: string): boolean {
  const last = findDates(text).at(-1);
  return (
    last?.certain === true && /^[\s)）\]]*(?:[(（·].*)?$/.test(text.slice(last.index + last.text.length))
  );
}

/** "2014: NVQ Level 3" and "NVQ Level 3, Solway College, 2014": below each other such lines are a list. */
export const leadingYear = /^(?:19|20)\d{2}(?:\s?[:：.,–—-])? ?[\p{Lu}\p{Script=Han}\d]/u;
export const closingYear = /[,，(（|] ?(?:19|20)\d{2}[)）]?\.?$/;

/** "MA Translation, University of Leipzig (2012–2014)": a line that is an entry of its own. */
export function isDatedName({ text }: ExtractedLine): boolean {
  const period =
    /^[\p{Lu}\d\p{Script=Han}]/u.test(text) &&
    text.length < 110 &&
    findDates(text).find((dates) => dates.from && dates.to);
  return period ? /[\s(（,，]$/.test(text.slice(0, period.index)) || period.index === 0 : false;
}

/** Whether a line begins something of its own: a period below the end of a sentence, a label or a deed below a period and bars, or a title in 《》 below a line that begins with one too. */
export function beginsAnew(line: ExtractedLine, last: ExtractedLine, item: { text: string }): boolean {
  if (isOpen(last.text)) return false;
  if (/^《/.test(line.text) && /^《/.test(item.text) && !/[、，,；;》]$/.test(last.text)) return true;
  if (/^\p{Script=Han}{2,6}[:：]/u.test(line.text) && startsWithPeriod(item.text)) return true;
  if (
    isBarred(item.text) &&
    startsWithPeriod(item.text) &&
    !/[|｜]\s*$/.test(last.text) &&
    !isBarred(line.text)
  )
    return true;
  return /[.。；;！!]$/.test(last.text) && startsWithPeriod(line.text);
}

function isBarred(text: string): boolean {
  return /[|｜]/.test(text) && /\p{Script=Han}/u.test(text);
}

function startsWithPeriod(text: string): boolean {
  if (!/^\d/.test(text)) return false;
  const [period] = findDates(text.slice(0, 40));
  return period?.index === 0 && period.from !== null && period.to !== null;
}

export function isOpen(text: string): boolean {
  return text.lastIndexOf("《") > text.lastIndexOf("》") || text.lastIndexOf("（") > text.lastIndexOf("）");
}

function cellAt({ text, spans }: ExtractedLine): number | null {
  const [, cell = "", ...more] = text.split("\t");
  const span = spans.slice(1).find((one) => one.text.trim() !== "" && cell.startsWith(one.text.trim()));
  return span && more.length === 0 ? span.x : null;
}

const openEnd = /\b(?:of|and|&|the|for|at|in|de|von|University of \p{Lu}\p{L}+)$/u;

/** "Skills ⇥ Taping, Manual" above "therapy" and "2010 – 2013 ⇥ BEng, University of Southern" above "Queensland": what had no room in the cell beside a label. */
export function isWrappedCell(last: ExtractedLine, line: ExtractedLine, edge: number): boolean {
  const at =
    line.text.includes("\t") || line.bold !== (last.spans.at(-1)?.bold ?? false) ? null : cellAt(last);
  if (at === null || Math.abs(line.x - at) > 3 || line.y - last.y > line.size * 1.45) return false;
  const full = rightOf(last) + firstWordWidth(line) + line.size * 0.2 > edge - line.size * 0.5;
  const lower = /^[\p{Ll}(&]/u.test(line.text) && !/[.!?。！？]$/.test(last.text);
  return full && (lower || /\p{L}-$|[,;]$/u.test(last.text) || openEnd.test(last.text));
}

/** "**Junior designer** at Drukkerij Noord": a post in bold and its employer, which no sentence goes on. */
export function isNamedPost({ spans: [bold, plain] }: ExtractedLine): boolean {
  const tailed = bold?.bold === true && plain?.bold === false && /^\s*(?:at\s|[@,|–—·-]\s)/.test(plain.text);
  return tailed && roleOf(bold.text) === "title";
}
