import { typed, typedNumber } from "./answer-text";
import { countableIn } from "./countable";
import { decapitalised, plainEnglish } from "./plain-words";
import type { Answer } from "./questions";
import { atEnd, beforeMeans, hasMeans } from "./sentence";
import { isDigital } from "./topics";
import { inPlural, isUnit, unitInEnglish } from "./units";

const periods: Record<string, string> = {
  day: " a day",
  week: " a week",
  month: " a month",
  year: " a year",
};
const signs: Record<string, string> = { usd: "$", eur: "€", gbp: "£", cny: "¥", inr: "₹" };
const measures: Record<string, string> = {
  ms: " ms",
  seconds: " s",
  minutes: " min",
  hours: " h",
  days: " days",
  weeks: " weeks",
  percent: "%",
};
const times: ReadonlySet<string> = new Set(["ms", "seconds", "minutes", "hours", "days", "weeks"]);
const served: ReadonlySet<string> = new Set(["users", "customers"]);

function counted(answer: Answer): { number: string; one: boolean } | null {
  const number = typedNumber(answer, "count", "en");
  return number && { number: number.about + number.text, one: number.one };
}

/** "Led a team" with how many it had; only where a team is told of without its size. */
function withTeamOf(text: string, number: string): string | null {
  const found = /\b(?:a|the) (?:small |large )?team(?: of)?(?= (?!of\b)|[.,;]|$)/i.exec(text);
  if (!found) return null;
  const joint = found[0].endsWith(" of") ? " " : " of ";
  const end = found.index + found[0].length;
  return `${text.slice(0, end)}${joint}${number}${text.slice(end)}`;
}

function withChange(text: string, answer: Answer): string | null {
  const from = typedNumber(answer, "from", "en");
  const to = typedNumber(answer, "to", "en");
  if (!from || !to || from.value === to.value) return null;
  const unit = from.isShare && to.isShare ? "percent" : (answer.unit ?? "");
  const sign = measures[unit] ?? "";
  const what =
    decapitalised(plainEnglish(typed(answer, "what", 60))).replace(/^(?:the|its) /i, "") ||
    (times.has(unit) ? "time" : "");
  const span = `from ${from.about}${from.text}${sign} to ${to.about}${to.text}${sign}`;
  const time = within(answer);
  if (what === "") return atEnd(text, `, ${to.value < from.value ? "down" : "up"} ${span}${time}`, "en");
  const verb = to.value < from.value ? "cutting" : "raising";
  const isTold = text.toLowerCase().includes(what.toLowerCase());
  const thing = isTold ? "it" : `${/^[A-Z]{2}/.test(what) ? "" : "the "}${what}`;
  return atEnd(text, `, ${verb} ${thing} ${span}${time}`, "en");
}

function within(answer: Answer): string {
  const time = typed(answer, "time", 30).replace(/^(?:with)?in /i, "");
  return time === "" ? "" : ` in ${time}`;
}

function withMoney(text: string, answer: Answer): string | null {
  const number = typedNumber(answer, "amount", "en");
  const sign = signs[answer.currency ?? ""];
  if (!number || sign === undefined) return null;
  const amount = `${number.about}${sign}${number.text}`;
  const per = periods[answer.per ?? ""] ?? "";
  if (answer.kind === "savings") return atEnd(text, `, saving ${amount}${per}`, "en");
  if (/\b(?:budget|sales|revenue|turnover)\b/i.test(text)) return beforeMeans(text, ` (${amount}${per})`);
  const phrase = answer.kind === "budget" ? ` on a budget of ${amount}` : ` with sales of ${amount}`;
  return beforeMeans(text, phrase + per);
}

/** What was counted, in the owner's words; how often is said once. */
function thingOf(answer: Answer, per: string, one: boolean): string {
  const thing = decapitalised(plainEnglish(typed(answer, "thing", 40)));
  const bare =
    per === "" ? thing : thing.replace(/ (?:an?|per|each|every|\/) ?(?:day|week|month|year|shift)$/i, "");
  return one ? bare : inPlural(bare);
}

/** "The website and the printed brochure": a brochure has no users, so nothing may be hung on it. */
function endsInThing(text: string): boolean {
  const last = /(?:,| and) ([^,]+?)[.;]?$/.exec(text)?.[1];
  return last !== undefined && !isDigital(last);
}

function withCount(text: string, answer: Answer): string | null {
  const count = counted(answer);
  if (!count) return null;
  const per = periods[answer.per ?? ""] ?? "";
  const unit = answer.unit ?? "";
  const name = isUnit(unit) ? unitInEnglish(unit, count.one) : thingOf(answer, per, count.one);
  if (name === "") return null;
  const team = unit === "people" && per === "" ? withTeamOf(text, count.number) : null;
  if (team) return team;
  const parted = /, \p{L}+ing\b/u.test(text) || endsInThing(text);
  if (served.has(unit) && !parted && !hasMeans(text) && !/\b(?:used|by)\b[^,.;]{0,40}[.;]?$/i.test(text))
    return atEnd(text, `, ${unit === "users" ? "used by" : "serving"} ${count.number} ${name}${per}`, "en");
  return beforeMeans(text, ` (${count.number}${name.startsWith("%") ? "" : " "}${name}${per})`);
}

/** How many of the very things that the line tells of. */
function withNumberOf(text: string, answer: Answer): string | null {
  const place = countableIn(text, "en");
  const count = counted(answer);
  if (!place || !count) return null;
  const behind = place.at + place.length;
  const end = behind + place.thing.length;
  const per = periods[answer.per ?? ""] ?? "";
  const number = place.at === 0 ? count.number.charAt(0).toUpperCase() + count.number.slice(1) : count.number;
  return `${text.slice(0, place.at)}${number} ${text.slice(behind, end)}${per}${text.slice(end)}`;
}

/** An English line with the figure that its owner gave; null where that is not enough to write of. */
export function figureInEnglish(text: string, ask: string, answer: Answer): string | null {
  if (ask === "count") return withNumberOf(text, answer);
  if (ask === "figure.speed") return withChange(text, answer);
  return ask === "figure.money" ? withMoney(text, answer) : withCount(text, answer);
}
