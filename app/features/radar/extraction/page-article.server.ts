import { type ArticleRefusal, type FoundPage, leadsToSignIn, type PageArticle } from "~/core/page";
import { type Result, refuse } from "~/core/result";
import { extractArticle } from "./extract.server";
import { linkedText } from "./markdown-text";

/** With less text there is nothing but a button or a notice. Characters. */
const SHORTEST_ARTICLE = 60;

/** The article of a page that was read at the address `asked` for. */
export function articleOfPage(
  { html, url }: FoundPage,
  asked: string,
): Result<{ article: PageArticle }, ArticleRefusal> {
  if (leadsToSignIn(url) && !leadsToSignIn(asked)) return refuse("page.needsSignIn");
  const extracted = extractArticle(html, url);
  if (!extracted.ok && extracted.reason !== "radar.noArticle") return refuse("page.tooLarge");
  if (!extracted.ok || extracted.article.text.length < SHORTEST_ARTICLE) {
    if (leadsToSignIn(url)) return refuse("page.needsSignIn");
    return refuse(/<script[\s>]/i.test(html) ? "page.needsScript" : "page.noArticle");
  }
  const { markdown, canonical, byline, day, lang, ...named } = extracted.article;
  const source = canonical ?? url;
  const host = new URL(source).hostname.replace(/^www\./, "");
  const title = named.title || host;
  const heading = `# ${linkedText(title)}`;
  const site = named.site || host;
  const outlet = linkedText(site);
  return { ok: true, article: { title, heading, markdown, site, outlet, url: source, byline, day, lang } };
}
