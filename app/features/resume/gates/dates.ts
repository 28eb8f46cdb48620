import { parseDateRange } from "../lexicon/dates";
import type { GateId } from "../report";

const dateWords =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|present|current|currently|now|today|ongoing|to|until|till|年|月|至今|至|今|现在|到)$/;

function dateRest(text: string): string {
  const words = text.toLowerCase().match(/\p{Script=Han}+|\p{L}+/gu) ?? [];
  const apart = words.flatMap((word) => (/^[年月至今到]+$/.test(word) ? [...word] : [word]));
  return apart.filter((word) => !dateWords.test(word)).join(" ");
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const namedMonth = new RegExp(`(?<![a-z])(${monthNames.join("|")})[a-z]*`, "gi");

function dateNumbers(text: string): number[] {
  const digits = text.replace(
    namedMonth,
    (_, name: string) => ` ${monthNames.indexOf(name.toLowerCase()) + 1} `,
  );
  return (digits.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);
}

/** "Dec2024", where the page has a space. */
const glued = /\p{Script=Latin}\d/u;

export function judgeDates(before: string, after: string): GateId | null {
  const [was, is] = [parseDateRange(before), parseDateRange(after)];
  if (!was || !is || JSON.stringify(was) !== JSON.stringify(is)) return "newFact";
  if (dateRest(before) !== dateRest(after) || /[–—-]\s*[–—-]|[–—~-]\s*$/.test(after)) return "newFact";
  if (glued.test(after) && !glued.test(before)) return "malformed";
  if (
    is.to === "present" &&
    !/(?:present|current(?:ly)?|now|today|ongoing|to date|至今|现在)\W*$/iu.test(after)
  )
    return "newFact";
  const points = [was.from, was.to].flatMap((point) => (point && point !== "present" ? [point] : []));
  const stated = points
    .flatMap(({ year, month }) => (month === null ? [year] : [year, month]))
    .toSorted((a, b) => a - b);
  const known = new Set([...stated, ...points.map(({ year }) => year % 100)]);
  if (dateNumbers(before).some((value) => !known.has(value))) return "lostFact";
  return dateNumbers(after).join() === stated.join() ? null : "newFact";
}
