import { type FoundPage, leadsToSignIn } from "~/core/page";
import { type Result, refuse } from "~/core/result";
import { extractArticle } from "./extract.server";
import { linkedText } from "./markdown-text";

/** An article as its reader takes it along; `heading` is its title as Markdown. All of it is untrusted. */
export type PageArticle = {
  title: string;
  heading: string;
  markdown: string;
  site: string;
  url: string;
  byline: string;
  day: string;
  lang: string | null;
};

/** With less text there is nothing but a button or a notice. Characters. */
const SHORTEST_ARTICLE = 60;

/** The article of a page that was read at the address `asked` for. */
export function articleOfPage(
  { html, url }: FoundPage,
  asked: string,
): Result<
  { article: PageArticle },
  "page.needsSignIn" | "page.needsScript" | "page.noArticle" | "page.tooLarge"
> {
  if (leadsToSignIn(url) && !leadsToSignIn(asked)) return refuse("page.needsSignIn");
  const extracted = extractArticle(html, url);
  if (!extracted.ok && extracted.reason !== "radar.noArticle") return refuse("page.tooLarge");
  if (!extracted.ok || extracted.article.text.length < SHORTEST_ARTICLE) {
    if (leadsToSignIn(url)) return refuse("page.needsSignIn");
    return refuse(/<script[\s>]/i.test(html) ? "page.needsScript" : "page.noArticle");
  }
  const { title, markdown, site, canonical, byline, day, lang } = extracted.article;
  const source = canonical ?? url;
  const host = new URL(source).hostname.replace(/^www\./, "");
  const name = title || host;
  return {
    ok: true,
    article: {
      ...{ markdown, byline, day, lang, url: source },
      title: name,
      heading: `# ${linkedText(name)}`,
      site: site || host,
    },
  };
}
