import { readExactTime, type Times } from "./time";

const stamp = String.raw`(\d{1,6}(?: ?[:：] ?\d{1,6}){1,2}(?: ?[.,，] ?\d{1,9})?)`;
const settings = String.raw`(?:[^\S\n]+(?:vertical|line|position|size|align|region|[XY][12]):\S*)*`;
const pair = String.raw`(\d{1,3}:\d{2}:\d{2}\.\d{3}),(\d{1,3}:\d{2}:\d{2}\.\d{3})`;
const arrow = String.raw`${stamp}[^\S\n]*--+>[^\S\n]*${stamp}${settings}`;
const timing = String.raw`^\ufeff?[^\S\n]*(?:${arrow}|${pair})[^\S\n]*$`;
const timingLine = new RegExp(timing, "i");
const anyTimingLine = new RegExp(timing, "im");

/** What a line says that holds nothing but the start and the end of a cue, as in SRT, VTT and SBV; null if it is none. */
export function readTimingLine(line: string): { start: string; times: Times } | null {
  const [, first, last, left, right] = timingLine.exec(line) ?? [];
  const [start, end] = [first ?? left, last ?? right];
  if (start === undefined || end === undefined) return null;
  return { start, times: { start: readExactTime(start), end: readExactTime(end) } };
}

/** Whether a text is a subtitle file and not a page that shows one: no element comes before its first cue. */
export function isSubtitleFile(text: string): boolean {
  const first = anyTimingLine.exec(text);
  return first !== null && (/^\ufeff?WEBVTT\b/.test(text) || !/<[a-z!/]/i.test(text.slice(0, first.index)));
}
