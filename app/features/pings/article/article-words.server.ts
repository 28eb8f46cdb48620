import type { Locale } from "~/core/locale";
import type { ArticleView } from "./article-view";
import { keywordsOf } from "./keywords";
import { structuredData } from "./structured-data";

type Place = { origin: string; locale: Locale };
type Key = "story:meta.title" | "pings:nav.home" | "story:defaultTag";

/** What the head of an article's page says of it. */
export function articleWords(
  article: ArticleView,
  place: Place,
  t: (key: Key, values?: { title: string }) => string,
) {
  const { title, summary, description, lang, tag } = article;
  const names = { homeName: t("pings:nav.home"), tagName: tag?.name ?? t("story:defaultTag") };
  return {
    title: t("story:meta.title", { title }),
    description,
    keywords: keywordsOf(title, summary, lang),
    structured: structuredData(article, { ...place, ...names }),
  };
}
