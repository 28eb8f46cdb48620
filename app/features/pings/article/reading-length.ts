import type { Locale } from "~/core/locale";

/** Characters that are read in a minute: some 230 English words with what parts them, or 400 of Chinese. */
const pace: Record<Locale, number> = { en: 1400, zh: 400 };

/** How long a text is in the words of its reader's language: Chinese counts its characters, English the minutes that it takes. */
export function readingLength(characters: number, lang: Locale, reader: Locale): number {
  return reader === "zh" ? characters : Math.max(1, Math.round(characters / pace[lang]));
}
