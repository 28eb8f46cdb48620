import { roleOf } from "../lexicon/roles";
import type { Item } from "./paragraphs";
import { datesOfLine, namesIn } from "./parse-header";

const longestHead = 80;

/** What stands behind the period that begins a line; null where none does. */
function behindPeriod(text: string): string | null {
  const dates = datesOfLine(text);
  return dates?.index === 0 && dates.from && dates.to ? text.slice(dates.text.length) : null;
}

/** "2018年11月—至今，某街道办事处，办公室副主任（一级主任科" above "员）": a Chinese post with its period, too long for one line. */
export function isWrappedPost({ text, lines, bullet }: Item): boolean {
  const rest = bullet || lines.length !== 2 || text.length > longestHead ? null : behindPeriod(text);
  if (rest === null || !/^[，,\s]/.test(rest) || /[。；;]$/.test(rest)) return false;
  const roles = namesIn(text)
    .flatMap((name) => name.split(/[，,]/))
    .map(roleOf);
  return /\p{Script=Han}/u.test(rest) && roles.includes("organisation") && roles.length < 5;
}

/** "2020年至2022年负责物资调度，获评先进个人。": a sentence that says when, glued to its period; "2008年至2012年在…任会计。" heads a post. */
export function isDatedSentence({ text }: Item): boolean {
  const rest = behindPeriod(text);
  return (
    rest !== null &&
    /^(?:期间)?(?![在于任就供服担])\p{Script=Han}/u.test(rest) &&
    /[。；;]$/.test(rest) &&
    (rest.match(/\p{Script=Han}/gu)?.length ?? 0) >= 12
  );
}

/** "2021: Level 3 Diploma in Administration, Foss Adult Learning Centre", wrapped. */
export function isDatedRow({ text, lines, bullet }: Item): boolean {
  return (
    !bullet &&
    lines.length === 2 &&
    text.length < 140 &&
    datesOfLine(text)?.index === 0 &&
    !/[.。;；]$/.test(text)
  );
}
