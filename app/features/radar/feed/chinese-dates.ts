import { fullYear, momentOfWall, type Wall, wallAt } from "./moment";
import { readOffset, zoneOfLanguage } from "./zones";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const unitNames: [ms: number, names: string][] = [
  [1000, "秒 second sec s"],
  [MINUTE, "分 minute min m"],
  [15 * MINUTE, "刻"],
  [60 * MINUTE, "小时 小時 钟头 鐘頭 时 hour hr h"],
  [DAY, "天 日 day d"],
  [7 * DAY, "周 週 星期 礼拜 week w"],
  [30 * DAY, "月 month"],
  [365 * DAY, "年 year y"],
];
const units = new Map(
  unitNames.flatMap(([ms, names]) => names.split(" ").map((name) => [name, ms] as const)),
);
const daysBack: Record<string, number> = { 大前: 3, 前: 2, 昨: 1, 今: 0, 当: 0, 當: 0, 明: -1 };

const ago =
  /(\d{1,4}(?:\.5)?|[几幾数數半]) ?[个個]?(半?) ?(秒|分|刻|小[时時]|[钟鐘][头頭]|时|天|日|周|週|星期|礼拜|月|年)[钟鐘]? ?[之以]?前/;
/** In a Chinese list, a time without a day is of today. */
const timeAlone = /^(?:上午|下午|早上|晚上|凌晨|中午) ?\d{1,2}:\d{2}$/;
const agoEnglish =
  /^(?:about |over )?(\d{1,4}|an?) ?(second|sec|s|minute|min|m|hour|hr|h|day|d|week|w|month|year|y)s?\.? ago$/;
const clock =
  /(上午|早上|早晨|清晨|凌晨|中午|正午|下午|[午晚]后|傍晚|晚上|晚[间間]|晚|夜[里裡间間]|[半午]夜|am|pm)? ?(\d{1,2})(?:[点點时時]|:(?=\d))(整|半|\d刻|\d{1,2})?分?:?(\d{1,2})?秒? ?(am|pm)?/;
const weekday = /(上)?(?:周|週|星期|礼拜)([1-7日天])/;
const dayWord = /(大前|前|昨|今|当|當|明)(天|日|早|晚|夜)/;

export function readChineseDate(text: string, context: { now: Date; lang: string }): Wall | null {
  const isEnglish = /^(?:yesterday|today)\b/i.test(text);
  const line = text
    .toLowerCase()
    .replace(/^yesterday(?=$|,? (?:at )?\d)/, "昨天")
    .replace(/^today(?=$|,? (?:at )?\d)/, "今天")
    .replace(timeAlone, "今天 $&");
  const now = context.now.getTime();
  const english = agoEnglish.exec(line);
  if (english) return wallAt(now - (Number(english[1]) || 1) * (units.get(english[2] ?? "") ?? 0), 0);
  if (/^(?:just )?now$/.test(line)) return wallAt(now, 0);
  const isMonthAndDay =
    /^\d{1,2}[-/.]\d{1,2}(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.test(line) && zoneOfLanguage(context.lang) !== null;
  if (!isMonthAndDay && !/[\u4e00-\u9fff]/.test(line)) return null;
  const plain = withDigits(line);
  if (/刚刚|剛剛|刚才|剛才|此刻|现在|現在|方才/.test(plain)) return wallAt(now, 0);
  const passed = ago.exec(plain);
  if (passed)
    return wallAt(now - amount(passed[1] ?? "", passed[2] === "半") * (units.get(passed[3] ?? "") ?? 0), 0);
  const zone = zoneIn(plain, context.lang) ?? zoneOfLanguage(context.lang) ?? (isEnglish ? 0 : 480);
  const day = dayIn(plain, wallAt(now, zone), zone);
  if (!day) return null;
  const wall = { ...day.wall, ...timeIn(plain.replace(day.word, " "), /[晚夜]$/.test(day.word)), zone };
  // A weekday or a day without its year means the last one that has been.
  const at = momentOfWall(wall, zone);
  if (!at) return null;
  if (day.step === "week" && at.getTime() > now) return wallAt(at.getTime() - 7 * DAY, zone);
  return day.step === "year" && at.getTime() > now + DAY ? { ...wall, year: wall.year - 1 } : wall;
}

function amount(words: string, hasHalf: boolean): number {
  if (words === "半") return 0.5;
  return (/\d/.test(words) ? Number(words) : 3) + (hasHalf ? 0.5 : 0);
}

type FoundDay = { wall: Pick<Wall, "year" | "month" | "day">; word: string; step: "week" | "year" | null };

function dayIn(line: string, today: Wall, zone: number): FoundDay | null {
  const written = /(?:(\d{2,4})[年/.-] ?)?(\d{1,2})[月/.-] ?(\d{1,2})[日号號]?/.exec(line);
  if (written) {
    const [word, year, month, day] = written;
    const apart = year ?? /(?:^|\D)((?:19|20)\d{2})(?:\D|$)/.exec(line)?.[1];
    const wall = { year: apart ? fullYear(apart) : today.year, month: Number(month), day: Number(day) };
    return { wall, word, step: apart ? null : "year" };
  }
  const spoken = dayWord.exec(line);
  const named = weekday.exec(line);
  if (!spoken && !named) return null;
  const midnight = Date.UTC(today.year, today.month - 1, today.day) - zone * MINUTE;
  if (spoken) {
    const back = daysBack[spoken[1] ?? ""] ?? 0;
    return { wall: wallAt(midnight - back * DAY, zone), word: spoken[0], step: null };
  }
  if (!named) return null;
  const wanted = /\d/.test(named[2] ?? "") ? Number(named[2]) % 7 : 0;
  const back = (new Date(midnight + zone * MINUTE).getUTCDay() - wanted + 7) % 7;
  return { wall: wallAt(midnight - back * DAY, zone), word: named[0], step: "week" };
}

function timeIn(line: string, isEvening: boolean): Pick<Wall, "hour" | "minute" | "second"> {
  const found = clock.exec(line);
  if (!found) return { hour: isEvening ? 20 : 0, minute: 0, second: 0 };
  const [, before = "", digits, part = "0", second = "0", after = ""] = found;
  const word = before || after || (isEvening ? "晚" : "");
  const minute =
    part === "半" ? 30 : part === "整" ? 0 : part.endsWith("刻") ? Number(part[0]) * 15 : Number(part);
  return { hour: hourOf(Number(digits), word), minute, second: Number(second) };
}

function hourOf(hour: number, word: string): number {
  if (/下|后|傍|晚|pm/.test(word))
    return hour < 12 ? hour + 12 : hour === 12 && word.startsWith("晚") ? 24 : hour;
  if (/夜/.test(word)) return hour >= 6 && hour < 12 ? hour + 12 : hour % 12;
  if (/中午|正午/.test(word)) return hour < 10 ? hour + 12 : hour;
  return /上|早|清|凌|am/.test(word) && hour === 12 ? 0 : hour;
}

function zoneIn(line: string, lang: string): number | null {
  const named = /(?:^|[\s\d])(cst|jst|kst|gmt|utc)?([+-]\d{2}:?\d{2})?(?= \d{4}$|$)/.exec(line);
  const text = `${named?.[1] ?? ""}${named?.[2] ?? ""}`;
  return text === "" ? null : readOffset(text, named?.[2] ? "" : lang || "zh");
}

const numerals = "〇一二三四五六七八九";

/** 二〇二六年十一月三日 as 2026年11月3日. */
function withDigits(line: string): string {
  return line.replace(/[〇零○一二两兩三四五六七八九十廿]{1,8}/g, (run) => {
    const even = run
      .replace(/[零○]/g, "〇")
      .replace(/[两兩]/g, "二")
      .replace(/廿/g, "二十");
    const ten = even.indexOf("十");
    if (ten < 0) return Array.from(even, (each) => numerals.indexOf(each)).join("");
    const tens = ten === 0 ? 1 : numerals.indexOf(even.charAt(ten - 1));
    const ones = ten === even.length - 1 ? 0 : numerals.indexOf(even.charAt(ten + 1));
    return String(tens * 10 + ones);
  });
}
