const languages = "fr de es it pt nl pl ru uk sv da nb fi cs hu ro tr el id".split(" ");

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

const englishWeekday = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|urday|sday)?$/;

type Names = { months: Map<string, number>; weekdays: Set<string> };

let known: Names | null = null;

/** 1 to 12 of a month's name or abbreviation in one of the languages of Europe and a few more, or null. */
export function monthOf(word: string): number | null {
  const plain = plainWord(word);
  if (englishWeekday.test(plain)) return null;
  return (Object.hasOwn(english, plain) ? english[plain] : namesOfMany().months.get(plain)) ?? null;
}

export function isWeekday(word: string): boolean {
  const plain = plainWord(word);
  return englishWeekday.test(plain) || namesOfMany().weekdays.has(plain);
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
      const style = { weekday: width, day: "numeric", month: width, timeZone: "UTC" } as const;
      const format = new Intl.DateTimeFormat(language, style);
      // These twelve days fall on every weekday.
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 1 + ((month * 6) % 28)));
        const partOf = (type: string) => plainWord(parts.find((part) => part.type === type)?.value ?? "");
        if (!months.has(partOf("month"))) months.set(partOf("month"), month);
        weekdays.add(partOf("weekday"));
      }
    }
  }
  return { months, weekdays };
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "");
}
