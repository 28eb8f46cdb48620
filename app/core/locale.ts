export const locales = ["zh", "en"] as const;

export type Locale = (typeof locales)[number];

/** What is answered to a reader of none of them. */
export const fallbackLocale: Locale = "en";

export type MessageValues = Record<string, string | number>;

export type Translate = (key: string, values?: MessageValues) => string;

export function isLocale(value: unknown): value is Locale {
  return value === "zh" || value === "en";
}
