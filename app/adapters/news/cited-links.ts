import { z } from "zod";
import { addressKey, canonicalUrl } from "~/features/radar/feed/canonical-url";
import type { CitedLink } from "~/ports/news";
import { visibleText } from "../chat/model-text";

const MOST_LINKS = 50;
const text = z.string().catch("");

const annotation = z.object({
  type: z.literal("url_citation"),
  url_citation: z.object({ url: z.string(), title: text, exactQuote: text, dateTime: text }),
});

/** The web pages that an answer was built on, each once. `mayBeRead` says whether an address is a public one. */
export function citedLinks(
  annotations: readonly unknown[],
  mayBeRead: (url: string) => boolean,
): CitedLink[] {
  const links = new Map<string, CitedLink>();
  for (const each of annotations) {
    const cited = annotation.safeParse(each).data?.url_citation;
    const url = cited && canonicalUrl(cited.url);
    if (!url || !mayBeRead(url) || links.size >= MOST_LINKS) continue;
    const { title, exactQuote, dateTime } = cited;
    const key = addressKey(url);
    const publishedAt = dateOf(dateTime);
    if (!links.has(key))
      links.set(key, { url, title: oneLine(title), quote: oneLine(exactQuote, 1000), publishedAt });
  }
  return [...links.values()];
}

function dateOf(value: string): Date | null {
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time);
}

export function oneLine(value: string, most = 300): string {
  return visibleText(value.slice(0, most * 2))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, most);
}
