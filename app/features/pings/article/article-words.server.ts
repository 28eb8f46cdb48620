import type { ArticleView } from "./article-view";
import { keywordsOf } from "./keywords";

type Key = "story:meta.title" | "story:home" | "story:defaultTag";

/** What the head of an article's page says of it. */
export function articleWords(
  { title, summary, description, lang, tag }: ArticleView,
  t: (key: Key, values?: { title: string }) => string,
) {
  return {
    title: t("story:meta.title", { title }),
    description,
    keywords: keywordsOf(title, summary, lang),
    homeName: t("story:home"),
    tagName: tag?.name ?? t("story:defaultTag"),
  };
}
