import { isHan } from "./text-lines";
import { readTime } from "./time";

export type Draft = {
  start: string;
  lines: string[];
  apart: number[];
};

const named = /^(?:chapter \d+|第 ?[\d一二三四五六七八九十百]+ ?章)(?: ?[:：.–—-]|\s|$)/i;
const panelHeading = /^(?:transcript|search .*|文字[记記][录錄]|(?:内容|內容)转?文字|.*搜[索尋].*)$/i;
/** YouTube's chapters last no less (its help on chapters). */
const SHORTEST_CHAPTER = 10_000;

/** Takes the titles of chapters out of the rows before them: copied as text, YouTube's stand on a line of their own before a
 * time. A title is known by its name, by the blank line before it, or by being one line more than the rows have, now and then
 * and in the language of their first line. Where rows differ in other ways, too, their lines are wrapped or translated. */
export function takeChapters(drafts: Draft[], before: string): Map<number, string> {
  const usual = usualCount(drafts);
  const kindOf = (draft: Draft) => {
    if (endsInName(draft, usual)) return "named";
    if (draft === drafts.at(-1) || draft.lines.length < 2) return "plain";
    if (endsApart(draft)) return "apart";
    return draft.lines.length > usual ? "longer" : "plain";
  };
  const kinds = drafts.map(kindOf);
  const all = (kind: (typeof kinds)[number]) =>
    kinds.flatMap((each, index) => (each === kind ? [index] : []));
  const isRare = (some: number[], times: number) => some.length * times <= drafts.length;
  const [apart, longer] = [all("apart"), all("longer")];
  const areTitles =
    isRare(longer, isHeading(before) ? 2 : 3) &&
    longer.every((index) => isLikeTitle(drafts[index]?.lines ?? [], usual)) &&
    areFarApart(longer.map((index) => readTime(drafts[index + 1]?.start ?? "").at));
  const chosen = [...all("named"), ...(isRare(apart, 3) ? apart : []), ...(areTitles ? longer : [])];
  return new Map(chosen.map((index) => [index, drafts[index]?.lines.pop() ?? ""]));
}

export function isFirstChapter(before: string, others: Map<number, string>): boolean {
  return named.test(before) || (others.size > 0 && isHeading(before));
}

function isHeading(before: string): boolean {
  return before !== "" && !panelHeading.test(before);
}

function usualCount(drafts: Draft[]): number {
  const counts = drafts.map(({ lines }) => lines.length).filter((count) => count > 0);
  const howOften = (count: number) => counts.filter((each) => each === count).length;
  return howOften(2) > howOften(1) ? 2 : 1;
}

/** "Chapter 2: Next" after a text; not as the translation of one. */
function endsInName({ lines }: Draft, usual: number): boolean {
  const [line = "", title = ""] = lines.slice(-2);
  if (lines.length < 2 || !named.test(title) || named.test(line)) return false;
  return lines.length > usual || isHan(line) === isHan(title);
}

function endsApart({ lines, apart }: Draft): boolean {
  return lines.length > 1 && apart.filter((index) => index > 0).join() === String(lines.length - 1);
}

function isLikeTitle(lines: string[], usual: number): boolean {
  const [first = "", second = ""] = lines;
  const title = lines.at(-1) ?? "";
  if (lines.length !== usual + 1 || /^\p{Ll}|[,，、;；]$/u.test(title)) return false;
  return isHan(first) === isHan(title) && (usual === 1 || isHan(second) !== isHan(first));
}

function areFarApart(starts: number[]): boolean {
  return starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) >= SHORTEST_CHAPTER);
}
