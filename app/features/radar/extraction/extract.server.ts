import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom/worker";
import { type HtmlElement, type HtmlNode, isElement } from "~/core/html/element";
import { type ArticleRefusal, type FoundPage, leadsToSignIn, type PageArticle } from "~/core/page-article";
import { type Result, refuse } from "~/core/result";
import { type CleanPage, cleanPage, type PageRefusal } from "./clean-page";
import { fromHeadline, headlineOf, oneLine } from "./headline";
import { linkedText, toMarkdown } from "./to-markdown";

type Article = {
  title: string;
  markdown: string;
  text: string;
  byline: string;
  site: string;
  day: string;
  lang: string | null;
  canonical: string | null;
};

type ExtractRefusal = PageRefusal | "radar.noArticle";

const LONGEST_TITLE = 300;
const LONGEST_NAME = 200;

/** The article of a page without what is around it. `url` is where the page was read in the end. */
export function extractArticle(html: string, url: string): Result<{ article: Article }, ExtractRefusal> {
  try {
    return extracted(html, url);
  } catch {
    // A page that the extractor falls over has no text for us, and must not keep back the rest of its feed.
    return refuse("radar.noArticle");
  }
}

function extracted(html: string, url: string): Result<{ article: Article }, ExtractRefusal> {
  const cleaned = cleanPage(html, url);
  if (!cleaned.ok) return refuse(cleaned.reason);
  const { page } = cleaned;
  const headline = headlineOf(page.body, page.title, page.social);
  const body = headline ? fromHeadline(page.body, headline) : page.body;
  // Chinese says as much in fewer characters; Japanese has others between.
  const named = headline?.text ?? page.title;
  const charThreshold = /\p{Script=Han}/u.test(named) && !/[ぁ-ヿ]/.test(named) ? 200 : 500;
  const found = new Readability(documentOf({ ...page, body }), { keepClasses: true, charThreshold }).parse();
  if (!found?.content) return refuse("radar.noArticle");
  const { markdown, text } = toMarkdown(found.content, page.base, endsArticle);
  if (text === "") return refuse("radar.noArticle");
  const article = {
    title: (headline?.text ?? titleOf(found.title ?? "", found.siteName ?? ""))
      .slice(0, LONGEST_TITLE)
      .toWellFormed(),
    markdown,
    text,
    byline: nameIn(found.byline),
    site: nameIn(found.siteName),
    day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.exec(found.publishedTime ?? "")?.[0] ?? "",
    lang: page.lang,
    canonical: page.canonical,
  };
  return { ok: true, article };
}

const more =
  /^(?:(?:related|recommended|popular|trending|recent|more|latest|other) (?:articles?|posts?|stories|news|links|topics|coverage|reading|for you)|(?:keep|continue) reading|(?:read|up|what to read) (?:more|next)|most (?:viewed|read|popular|shared)|more (?:on|from|in|like) .{1,40}|you (?:may|might) also .{1,30}|(?:about the|share this) (?:author|post|article|story)|(?:相关|热门|精彩|最新|往期|更多|推荐|延伸|拓展)(?:新闻|阅读|文章|推荐|资讯|内容|链接|报道|回顾)|(?:猜你|你可能)(?:还|也|会){0,2}(?:喜欢|感兴趣)的?|[为给][您你]推荐|大家都?在看|(?:点击|阅读|新闻)?排行榜?|[—–-]{0,9} ?(?:end|完|全文完) ?[—–-]{0,9})[:：]?$/i;

/** What stands above readers' comments, or above `more` where most of the text is above. A bare "Comments" may be a heading of the
 * article. */
function endsArticle(text: string, above: number): boolean {
  if (above > 2 / 3 && more.test(text.trim())) return true;
  return /^(?:(?:(?:readers?['’]?s?['’]? )?(?:comments?|responses?|replies|letters)|(?:网友|读者|全部|最新|热门|精彩|精选)?(?:评论|留言|跟帖|回复))\s?[（(:：]?\s?\d[\d,.]*\s?条?[)）]?|\d[\d,.]* ?(?:comments?|responses?|replies|条?(?:评论|留言|跟帖|回复))|(?:leave|post|write|add) a (?:comment|reply)|(?:readers?['’]?s?['’]?) comments|(?:网友|读者|全部|最新|热门|精彩|精选)(?:评论|留言|跟帖)|(?:评论|留言)区)$/i.test(
    text.trim(),
  );
}

function documentOf(page: Pick<CleanPage, "base" | "head"> & { body: readonly HtmlNode[] }): Document {
  const { document } = parseHTML("<!doctype html><html><head></head><body></body></html>");
  const base: HtmlElement = { tag: "base", attributes: { href: page.base }, children: [] };
  addAll(document.head, [base, ...page.head], document);
  addAll(document.body, page.body, document);
  return document;
}

function addAll(parent: Element, nodes: readonly HtmlNode[], document: Document): void {
  for (const node of nodes) {
    if (!isElement(node)) parent.appendChild(document.createTextNode(node));
    else {
      const element = document.createElement(node.tag);
      // Readability would take headings of certain classes for those of widgets.
      const isBare = /^h[1-6]$/.test(node.tag);
      for (const [name, value] of Object.entries(node.attributes))
        if (!isBare || name !== "class") element.setAttribute(name, value);
      parent.appendChild(element);
      addAll(element, node.children, document);
    }
  }
}

function nameIn(written: string | null | undefined): string {
  return oneLine(written ?? "")
    .slice(0, LONGEST_NAME)
    .toWellFormed();
}

/** Readability takes the name of the site off where spaces stand around the sign; Chinese sites write 标题_站名. */
function titleOf(written: string, site: string): string {
  const title = oneLine(written);
  const name = oneLine(site);
  const rest = title.endsWith(name) && name !== "" ? title.slice(0, -name.length).trimEnd() : title;
  const without = rest.replace(/\s?[|_\-–—·•:»]{1,2}$/, "");
  return rest !== title && without !== rest && without.length > 1 ? without.trim() : title;
}

/** With less text there is nothing but a button or a notice. Characters. */
const SHORTEST_ARTICLE = 60;

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
