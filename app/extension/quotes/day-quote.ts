import type { Locale } from "~/core/locale";
import type { QuoteStyle } from "~/core/memwink";

export type DayQuote = { text: string; author: string; work: string };

const DAY = 86_400_000;

/** The line of a day, by the person's own clock: each of its list once before any comes again. */
export async function dayQuote(locale: Locale, style: QuoteStyle, now: Date): Promise<DayQuote | null> {
  const language = style === "english" ? "en" : locale;
  const list = style === "mindfulness" || style === "humor" ? style : "default";
  // A file of the extension with a line each: words, author and work, behind tabs.
  const file = await fetch(`quotes/${language}/${list}.txt`);
  const lines = (await file.text()).trim().split("\n");
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
  const [text = "", author = "", work = ""] = lines[day % lines.length]?.split("\t") ?? [];
  return text === "" ? null : { text, author, work };
}
