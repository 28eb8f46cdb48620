/** The two languages of the interface. */
export const locales = ["zh", "en"] as const;

export type Locale = (typeof locales)[number];

/** Values that a message may interpolate. */
export type MessageValues = Record<string, string | number>;

/** Looks a message up by its key, for a use case that must write a sentence in the reader's language. */
export type Translate = (key: string, values?: MessageValues) => string;

export function isLocale(value: unknown): value is Locale {
  return value === "zh" || value === "en";
}
