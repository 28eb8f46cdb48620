const languages =
  "en fr de es it pt nl pl ru uk sv da nb fi cs sk hu ro tr el id ca bg hr sl lt lv et vi eu gl".split(" ");

const english: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  sept: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  january: 1,
  february: 2,
  march: 3,
  april: 4,
  june: 6,
  july: 7,
  august: 8,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
};

type Names = { months: Map<string, number>; weekdays: Set<string> };

let known: Names | null = null;

/** 1 to 12 of a month's name or abbreviation in one of the languages of Europe and a few more, or null. */
export function monthOf(word: string): number | null {
  const plain = plainWord(word);
  return (Object.hasOwn(english, plain) ? english[plain] : namesOfMany().months.get(plain)) ?? null;
}

export function isWeekday(word: string): boolean {
  const plain = plainWord(word);
  return /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(plain) || namesOfMany().weekdays.has(plain);
}

/** Made when the first foreign word is met: it takes milliseconds. */
function namesOfMany(): Names {
  known ??= readNames();
  return known;
}

function readNames(): Names {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of languages) {
    for (const width of ["long", "short"] as const) {
      const alone = new Intl.DateTimeFormat(language, { month: width, timeZone: "UTC" });
      const withDay = new Intl.DateTimeFormat(language, { day: "numeric", month: width, timeZone: "UTC" });
      for (let month = 1; month <= 12; month++) {
        for (const style of [alone, withDay]) {
          const name = nameOf(style, Date.UTC(2026, month - 1, 1), "month");
          if (name.length > 1 && !months.has(name)) months.set(name, month);
        }
      }
      const inWeek = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
      for (let day = 1; day <= 7; day++) weekdays.add(nameOf(inWeek, Date.UTC(2026, 0, day), "weekday"));
    }
  }
  return { months, weekdays };
}

function nameOf(style: Intl.DateTimeFormat, at: number, type: "month" | "weekday"): string {
  return plainWord(style.formatToParts(at).find((part) => part.type === type)?.value ?? "");
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "");
}
