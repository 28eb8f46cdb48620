import { findDates, parseDateRange } from "../lexicon/dates";
import type { ExtractedLine } from "../reading/extracted";

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

/** Whether a bracket or a title in 《》 is not yet closed: the next line goes on with it. */
export function isOpen(text: string): boolean {
  return text.lastIndexOf("《") > text.lastIndexOf("》") || text.lastIndexOf("（") > text.lastIndexOf("）");
}
