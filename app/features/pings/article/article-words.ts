import type { Locale } from "~/core/locale";
import { paths } from "~/paths";
import { breadcrumbList } from "../breadcrumb-list";
import type { ArticleView } from "./article-view";
import { keywordsOf } from "./keywords";

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

type Surroundings = {
  origin: string;
  locale: Locale;
  homeName: string;
  tagName: string;
};

const LONGEST_HEADLINE = 110;
const language: Record<Locale, string> = { zh: "zh-CN", en: "en" };

/** What search engines read of an article: that its text is for members, and where it stands on the site. */
function structuredData(article: ArticleView, surroundings: Surroundings) {
  return [newsArticle(article, surroundings), breadcrumbList(surroundings, article.tag, article.title)];
}

function newsArticle(article: ArticleView, { origin, locale, tagName }: Surroundings) {
  const url = `${origin}${paths.article(article.id)}`;
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: [...article.title].slice(0, LONGEST_HEADLINE).join(""),
    description: article.description,
    image: origin + paths.articlePicture(article.id),
    url,
    mainEntityOfPage: `${url}?lang=${locale}`,
    datePublished: article.createdAt,
    inLanguage: language[article.lang],
    articleSection: tagName,
    author: { "@type": "Organization", name: article.source },
    publisher: {
      "@type": "Organization",
      name: "Wink",
      url: origin,
      logo: { "@type": "ImageObject", url: `${origin}/apple-touch-icon.png` },
    },
    isAccessibleForFree: false,
    hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywall" },
  };
}
