export type Times = { start: number; end: number };

export type Reading = {
  /** Milliseconds from the beginning, whole seconds; 0 where the shape is not known. */
  at: number;
  known: boolean;
  carried: boolean;
};

const brackets = /^[\s[(【（<]+|(?<![\s\])】）>])[\s\])】）>]+$/g;
const rangeSign = /(?:(?<!\s)\s+)?(?:(?<!-)--+>|→|[-–—~至])\s*/;
const clock = /^(\d{1,6})\s*:\s*(\d{1,6})(?:\s*:\s*(\d{1,6}))?(?:[.,]\d{1,9})?$/;

/** What a timestamp says: three parts are hours, minutes and seconds, two are minutes and seconds, any other shape is
 * 00:00:00 (specification §5). Brackets, the end of a range and fractions of a second are left out. */
export function readTime(text: string): Reading {
  const [start = ""] = text.slice(0, 80).replaceAll("：", ":").replace(brackets, "").split(rangeSign);
  const parts = clock
    .exec(start)
    ?.slice(1)
    .filter((part) => part !== undefined)
    .map(Number);
  if (!parts) return { at: 0, known: false, carried: false };
  const [hours = 0, minutes = 0, seconds = 0] = parts.length === 3 ? parts : [0, ...parts];
  const carried = seconds > 59 || (minutes > 59 && parts.length === 3);
  return { at: ((hours * 60 + minutes) * 60 + seconds) * 1000, known: true, carried };
}

export function readExactTime(text: string): number {
  const [clockText = "", fraction = ""] = text.replace(/\s/g, "").split(/[.,，]/);
  return readTime(clockText).at + Number(fraction.slice(0, 3).padEnd(3, "0"));
}

const plain = String.raw`\d{1,4}[:：][0-5]\d(?:[:：][0-5]\d)?(?:[.,]\d{1,3})?`;
const leading = new RegExp(
  String.raw`^(?:[-*•·] |\d{1,6}[.)] )?[[(【（]{0,2}(${plain})(?![\d:：])[\])】）]{0,2}(?:\([^()]{0,400}\))?(?: ?(--+>|→|[-–—~至]) ?${plain}(?![\d:：])[\])】）]?)? ?(?:[-–—|:：] )?(.*)$`,
  "su",
);

/** The time that a line of text begins with, and what follows it; null where it begins with none. */
export function leadingTime(line: string): { time: string; rest: string; isRange: boolean } | null {
  const [, time, range, rest = ""] = leading.exec(line) ?? [];
  if (time === undefined || /^[ap]\.?m\b/i.test(rest)) return null;
  return { time, rest, isRange: range !== undefined };
}

const units: [RegExp, number][] = [
  [/((?<!\d)\d+)\s*(?:hours?|小时|小時|时|時)/gi, 3_600_000],
  [/((?<!\d)\d+)\s*(?:minutes?|分钟|分鐘|分)/gi, 60_000],
  [/((?<!\d)\d+)\s*(?:seconds?|秒钟|秒鐘|秒)/gi, 1000],
];

/** Whether a line only repeats a time in words, as pages do for screen readers ("1 minute, 5 seconds"). */
export function spellsTime(line: string, at: number): boolean {
  if (line.length > 60) return false;
  let rest = line;
  let total = 0;
  for (const [unit, milliseconds] of units) {
    rest = rest.replace(unit, (_, count: string) => {
      total += Number(count) * milliseconds;
      return "";
    });
  }
  return rest.length < line.length && total === at && /^(?:[\s,，、]|and|和)*$/i.test(rest);
}

/** Hours (as many digits as they need, two at least), minutes and seconds, without the milliseconds. */
export function formatClock(at: number): string {
  const seconds = Math.floor(at / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

const stamp = String.raw`(\d{1,6}(?: ?[:：] ?\d{1,6}){1,2}(?: ?[.,，] ?\d{1,9})?)`;
const settings = String.raw`(?:[^\S\n]+(?:vertical|line|position|size|align|region|[XY][12]):\S*)*`;
const pair = String.raw`(\d{1,3}:\d{2}:\d{2}\.\d{3}),(\d{1,3}:\d{2}:\d{2}\.\d{3})`;
const arrow = String.raw`${stamp}[^\S\n]*--+>[^\S\n]*${stamp}${settings}`;
const timing = String.raw`^\ufeff?[^\S\r\n\u2028\u2029]*(?:${arrow}|${pair})[^\S\n]*$`;
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
