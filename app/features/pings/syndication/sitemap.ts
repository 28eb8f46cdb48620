import type { Locale } from "~/core/locale";
import { escapeHtml } from "~/core/markdown/escape";
import { inLanguage, paths } from "~/paths";
import { servicePaths } from "~/service-paths";

export const LISTED_AT_ONCE = 10_000;

export type ListedArticle = { id: string; lang: Locale; title: string; publishedAt: Date };

const schemas = "http://www.sitemaps.org/schemas/sitemap/0.9";
const newsSchemas = "http://www.google.com/schemas/sitemap-news/0.9";

/** The address of an article in its own language; the page around it speaks others too, the article does not. */
export function articleUrl(origin: string, { id, lang }: Pick<ListedArticle, "id" | "lang">): string {
  return origin + inLanguage(paths.article(id), "", lang);
}

export function articleSitemaps(last: number): string[] {
  const count = Math.max(1, Math.ceil(last / LISTED_AT_ONCE));
  return Array.from({ length: count }, (_, index) => servicePaths.articleSitemap(index + 1));
}

export function articleSitemap(origin: string, articles: ListedArticle[]): string {
  const urls = articles.map(
    (article) =>
      `<url><loc>${escapeXml(articleUrl(origin, article))}</loc><lastmod>${article.publishedAt.toISOString()}</lastmod></url>`,
  );
  return documentOf(`<urlset xmlns="${schemas}">`, urls);
}

const publication: Record<Locale, string> = {
  en: "<news:publication><news:name>Wink Pings</news:name><news:language>en</news:language></news:publication>",
  zh: "<news:publication><news:name>Wink Pings</news:name><news:language>zh-cn</news:language></news:publication>",
};

export function newsSitemap(origin: string, articles: ListedArticle[]): string {
  const urls = articles.map((article) => {
    const date = `<news:publication_date>${article.publishedAt.toISOString()}</news:publication_date>`;
    const title = `<news:title>${escapeXml(article.title)}</news:title>`;
    const news = `<news:news>${publication[article.lang]}${date}${title}</news:news>`;
    return `<url><loc>${escapeXml(articleUrl(origin, article))}</loc>${news}</url>`;
  });
  return documentOf(`<urlset xmlns="${schemas}" xmlns:news="${newsSchemas}">`, urls);
}

function documentOf(start: string, urls: string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...urls, "</urlset>", ""].join("\n");
}

/** What XML cannot hold in any form: control characters, halves of characters and two that are none. */
const impossible = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

export function possibleInXml(text: string): string {
  return text.replace(impossible, "");
}

export function escapeXml(text: string): string {
  return escapeHtml(possibleInXml(text));
}
