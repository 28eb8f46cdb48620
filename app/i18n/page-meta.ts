import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Locale } from "~/core/locale";

type PageWords = { title: string; description: string };
type Address = { origin: string; pathname: string; locale: Locale };

/**
 * Title, description, canonical address and the same page in each language. The canonical address names its
 * language, because the bare address answers in the reader's own.
 */
export function pageMeta(words: PageWords, { origin, pathname, locale }: Address): MetaDescriptor[] {
  const bare = `${origin}${pathname}`;
  const inLocale = (each: Locale) => `${bare}?lang=${each}`;
  return [
    { title: words.title },
    { name: "description", content: words.description },
    { tagName: "link", rel: "canonical", href: inLocale(locale) },
    { tagName: "link", rel: "alternate", hrefLang: "zh-CN", href: inLocale("zh") },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: inLocale("en") },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: bare },
    { property: "og:title", content: words.title },
    { property: "og:description", content: words.description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: inLocale(locale) },
  ];
}
