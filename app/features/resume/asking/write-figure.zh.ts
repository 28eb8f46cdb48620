import { typed, typedNumber } from "./answer-text";
import { countableIn } from "./countable";
import { plainChinese } from "./plain-words";
import type { Answer } from "./questions";
import { atEnd, spacedLike } from "./sentence";
import { isUnit, unitInChinese, withMeasure } from "./units";

const periods: Record<string, string> = { day: "每天", week: "每周", month: "每月", year: "每年" };
const measures: Record<string, string> = {
  ms: "毫秒",
  seconds: "秒",
  minutes: "分钟",
  hours: "小时",
  days: "天",
  weeks: "周",
  percent: "%",
};
const times: ReadonlySet<string> = new Set(["ms", "seconds", "minutes", "hours", "days", "weeks"]);
const kinds: Record<string, string> = { savings: "节省", budget: "预算", sales: "销售额" };

function withChange(text: string, answer: Answer): string | null {
  const from = typedNumber(answer, "from", "zh");
  const to = typedNumber(answer, "to", "zh");
  if (!from || !to || from.value === to.value) return null;
  const unit = from.isShare && to.isShare ? "percent" : (answer.unit ?? "");
  const sign = measures[unit] ?? "";
  const what = plainChinese(typed(answer, "what", 30)) || (times.has(unit) ? "用时" : "");
  const time = typed(answer, "time", 20).replace(/^(?:用时|历时|在)|(?:之?内|里)$/gu, "");
  const verb = to.value < from.value ? "降至" : "提升至";
  const thing = what === "" ? "" : text.includes(what) ? "将其" : `将${what}`;
  return `，${time === "" ? "" : `${time}内`}${thing}从${from.about}${from.text}${sign}${verb}${to.about}${to.text}${sign}`;
}

function withMoney(answer: Answer): string | null {
  const number = typedNumber(answer, "amount", "zh");
  if (!number) return null;
  const kind = kinds[answer.kind ?? ""] ?? "销售额";
  const unit = answer.currency === "tenThousand" && !/[万亿]$/u.test(number.text) ? "万元" : "元";
  return `，${periods[answer.per ?? ""] ?? ""}${kind}${number.about}${number.text}${unit}`;
}

/** The measure word alone where the line itself says of what. */
function nameIn(text: string, name: string): string {
  const noun = name.slice(1);
  return noun.length >= 2 && text.includes(noun) ? name.slice(0, 1) : name;
}

function withCount(text: string, answer: Answer): string | null {
  const number = typedNumber(answer, "count", "zh");
  const unit = answer.unit ?? "";
  const name = isUnit(unit) ? unitInChinese(unit) : withMeasure(plainChinese(typed(answer, "thing", 20)));
  if (!number || name === "") return null;
  const per = periods[answer.per ?? ""];
  if (unit === "users" || unit === "customers")
    return `，${per ?? ""}服务${number.about}${number.text}${name}`;
  const figure = `${number.about}${number.text}${nameIn(text, name)}`;
  return per ? `，${per}${figure}` : `，共${figure}`;
}

/** "多个项目" and the like give way to the number. */
function withNumberOf(text: string, answer: Answer): string | null {
  const place = countableIn(text, "zh");
  const number = typedNumber(answer, "count", "zh");
  if (!place || !number) return null;
  const before = text.slice(0, place.at);
  const after = text.slice(place.at + place.length);
  const around = spacedLike(text, `${before.slice(-1)}${number.about}${number.text}${after.slice(0, 1)}`);
  return before.slice(0, -1) + around + after.slice(1);
}

/** A Chinese line with the figure that its owner gave; null where that is not enough to write of. */
export function figureInChinese(text: string, ask: string, answer: Answer): string | null {
  if (ask === "count") return withNumberOf(text, answer);
  const phrase =
    ask === "figure.speed"
      ? withChange(text, answer)
      : ask === "figure.money"
        ? withMoney(answer)
        : withCount(text, answer);
  return phrase && atEnd(text, spacedLike(text, phrase), "zh");
}
