import type { Locale } from "~/core/locale";
import { paths } from "~/paths";
import { placesTo } from "../breadcrumb-list";
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
  const tagName = tag?.name ?? t("story:defaultTag");
  const places = placesTo(t("pings:nav.home"), {
    name: tagName,
    path: tag ? paths.pingsOf(tag.id) : paths.pings(),
  });
  return {
    title: t("story:meta.title", { title }),
    description,
    keywords: keywordsOf(title, summary, lang),
    places,
    structured: structuredData(article, { ...place, places, tagName }),
  };
}
