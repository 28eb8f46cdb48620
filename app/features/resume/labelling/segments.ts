import { findDates } from "../lexicon/dates";
import type { ExtractedLine, Span } from "../reading/extracted";

/** A stretch of a line that is one thing: a title, a town, a period, a whole bullet. `start` and `end` count in the line's text. */
export type Segment = {
  line: number;
  start: number;
  end: number;
  text: string;
  /** What stands between it and the segment before it in its line; "" for the first. */
  before: string;
  /** Its number in its line, and of how many. */
  index: number;
  count: number;
  x: number;
  size: number;
  bold: boolean;
  italic: boolean;
};

type Cut = [start: number, end: number];

/** Longer lines are prose, which nothing parts. */
const longest = { latin: 130, han: 60 };
const longestDated = 200;
/** What falls into more pieces is no head of an entry. */
const mostPieces = 40;

const separators = [
  / ?[|｜│／\t] ?|\t/g,
  / [·•∙–—―/-]{1,2} | ?[·‧・] ?| @ | ?[;；] ?/g,
  /, | ?[，、] ?|(?<=\p{Script=Han}),/gu,
  /(?<![\p{Script=Han}\p{L}])[(（【[] ?| [(（【[] ?|[(（【[](?=[^()（）【】[\]]{1,40}[)）】\]](?![\p{L}]))|[)）】\]](?!\p{L}) ?/gu,
  /(?<=[\p{Script=Han}）)]) (?=[\p{Script=Han}(（])/gu,
  / (?:at|as|with) (?=\p{Lu})/gu,
];
const [opening, closing] = [/ ?[(（【[] ?$/, /^ ?[)）】\]] ?/];
const labelEnd = /^[^:：]{1,24}?( ?[:：] ?)(?!\/)/u;
const laterLabel =
  /(?:(?<=[\t|｜，,；;)）])[^\s:：|｜，,；;()（）\d]{2,12}|(?<=\s)\p{Script=Han}{2,8})( ?[:：] ?)(?!\/)/gu;
/** "一、", "2.", "2.1" and "（3）" number an entry and say nothing of it. */
const numbering =
  /^(?:[（(]?[一二三四五六七八九十\d]{1,2}[)）、]|\d{1,2}[.．](?!\d)|\d{1,2}\.\d{1,2} (?=\p{Lu})|[①-⑳])\s?/u;
/** "在…公司任…": a Chinese sentence names where and then as what. */
const employed =
  /(?<=^|[\s，,:：月年今])(?:在|于|於|就职于|就職於|任职于|任職於|供职于)(?=\p{Script=Han}{3})/gu;
const became = /(?<=\p{Script=Han}{3})，?(?:担任|擔任|任职|历任|歷任|任|从事|從事)(?=\p{Script=Han}{2})/gu;

function cutsOf(text: string, { bullet }: ExtractedLine, styled: number[]): Cut[] {
  const cuts: Cut[] = [...text.matchAll(/\t/g)].map(({ index }) => [index, index + 1]);
  const isLong = text.length > (/\p{Script=Han}/u.test(text) ? longest.han : longest.latin);
  const dates = text.length <= longestDated ? findDates(text) : [];
  const isDated = dates.some(({ certain }) => certain) && text.length <= longestDated;
  if ((bullet || isLong) && !(isDated && !(bullet && isLong))) return cuts;
  for (const separator of separators)
    for (const { 0: found, index } of text.matchAll(separator)) cuts.push([index, index + found.length]);
  const label = labelEnd.exec(text);
  if (label?.[1]) cuts.push([label[0].length - label[1].length, label[0].length]);
  for (const { 0: found, 1: colon = "", index } of text.matchAll(laterLabel)) {
    cuts.push([index, index]);
    cuts.push([index + found.length - colon.length, index + found.length]);
  }
  const number = numbering.exec(text);
  if (number) cuts.push([0, number[0].length]);
  const at = [...text.matchAll(employed)];
  if (at.length > 0)
    for (const { 0: found, index } of [...at, ...text.matchAll(became)])
      cuts.push([index, index + found.length]);
  for (const { index, text: period } of dates) {
    const end = index + period.length;
    const opened = opening.exec(text.slice(Math.max(0, index - 3), index))?.[0].length ?? 0;
    const closed = closing.exec(text.slice(end, end + 3))?.[0].length ?? 0;
    // Brackets around dates part what stands at both sides, also where no space does.
    cuts.push([index - (closed > 0 ? opened : 0), index]);
    cuts.push([end, end + (opened > 0 ? closed : 0)]);
  }
  for (const at of styled) cuts.push([at, at]);
  const isWithin = ([start, end]: Cut) =>
    dates.some((date) => start > date.index && end < date.index + date.text.length);
  return cuts.filter((cut) => !isWithin(cut)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function placedSpans(text: string, spans: Span[]): { at: number; span: Span }[] {
  const placed: { at: number; span: Span }[] = [];
  let from = 0;
  for (const span of spans) {
    const own = span.text.trim();
    const at = own ? text.indexOf(own, from) : -1;
    if (at < 0) continue;
    placed.push({ at, span });
    from = at + own.length;
  }
  return placed;
}

function differs(one: Span, other: Span): boolean {
  return one.bold !== other.bold || one.italic !== other.italic || Math.abs(one.size - other.size) > 0.9;
}

/** Parts a line where its fields may part: at tabs, bars, commas, brackets, the ends of dates and changes of type. Prose stays whole. */
export function segmentsOf(line: ExtractedLine, number: number, isWhole = false): Segment[] {
  const { text } = line;
  const placed = placedSpans(text, line.spans);
  const styled = placed.flatMap(({ at, span }, index) => {
    const before = placed[index - 1];
    // Capitals of two sizes are one word.
    const isWithin = /^\p{L}\p{L}$/u.test(text.slice(at - 1, at + 1)) && !/\p{Script=Han}/u.test(text);
    return before && !isWithin && differs(before.span, span) ? [at] : [];
  });
  const pieces: Cut[] = [];
  let from = 0;
  for (const [start, end] of [...cutsOf(text, line, styled), [text.length, text.length] satisfies Cut]) {
    if (start >= from && text.slice(from, start).trim()) pieces.push([from, start]);
    from = Math.max(from, end);
  }
  if (isWhole || pieces.length > mostPieces) pieces.splice(0, pieces.length, [0, text.length]);
  const segments: Segment[] = [];
  for (const [from, to] of pieces) {
    const raw = text.slice(from, to);
    const start = from + raw.length - raw.trimStart().length;
    const own = raw.trim();
    const { span } = placed.findLast(({ at }) => at <= start) ?? { span: line };
    segments.push({
      line: number,
      start,
      end: start + own.length,
      text: own,
      before: text.slice(segments.at(-1)?.end ?? 0, start),
      index: segments.length,
      count: pieces.length,
      x: span.x,
      size: span.size,
      bold: span.bold,
      italic: span.italic,
    });
  }
  return segments;
}
