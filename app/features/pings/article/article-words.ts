import type { Locale } from "~/core/locale";
import { paths } from "~/paths";
import { breadcrumbList } from "../breadcrumb-list";
import type { ArticleView } from "./article-view";

type Place = { origin: string; locale: Locale };
type Key = "story:meta.title" | "pings:nav.home" | "story:defaultTag";

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

const FROM_TITLE = 5;
const FROM_SUMMARY = 3;
const SHORTEST: Record<Locale, number> = { zh: 2, en: 3 };

/** Words that say nothing of what is told. */
const filling = new Set(
  "about after also and are been before but can could does for from had has have how into its more most new not now one out over says than that the their them then there these they this those through under was were what when where which while who why will with would you your 一个 一些 一种 不是 不过 什么 以及 他们 但是 你们 其中 其他 可以 可能 因为 因此 如果 如何 对于 就是 已经 并且 很多 怎么 我们 或者 所以 所有 是否 最近 有的 没有 现在 由于 目前 能够 自己 虽然 表示 认为 起来 还是 这个 这些 这样 这种 进行 通过 那个 那些 部分 需要 非常 为了 为什么".split(
    " ",
  ),
);

/** Up to eight words that tell what an article is about: five of its title, three more of its summary. */
export function keywordsOf(title: string, summary: string, lang: Locale): string[] {
  const fromTitle = wordsOf(title, lang).slice(0, FROM_TITLE);
  const known = new Set(fromTitle.map((word) => word.toLowerCase()));
  const fromSummary = wordsOf(summary, lang).filter((word) => !known.has(word.toLowerCase()));
  return [...fromTitle, ...fromSummary.slice(0, FROM_SUMMARY)];
}

const segmenters = new Map<Locale, Intl.Segmenter>();
const letter = /\p{L}/u;

function segmenterOf(lang: Locale): Intl.Segmenter {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: "word" });
  segmenters.set(lang, segmenter);
  return segmenter;
}

function wordsOf(text: string, lang: Locale): string[] {
  const words = new Map<string, string>();
  for (const { segment, isWordLike } of segmenterOf(lang).segment(text)) {
    const key = segment.toLowerCase();
    const isTelling = isWordLike && segment.length >= SHORTEST[lang] && letter.test(segment);
    if (isTelling && !filling.has(key) && !words.has(key)) words.set(key, segment);
  }
  return [...words.values()];
}
