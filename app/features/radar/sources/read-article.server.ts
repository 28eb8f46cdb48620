import { renderMarkdown } from "~/core/markdown/dialect";
import type { App } from "~/ports/app";
import type { NewsServices } from "~/ports/news";
import { extractArticle } from "../extraction/extract.server";
import { languageOf } from "../extraction/language";
import { fetchPage } from "../extraction/read-typed-page.server";
import { chooseText, toMarkdown } from "../extraction/to-markdown";
import type { FeedItem } from "../feed/feed";
import { FETCH_MS } from "./ask-source.server";

/** The text of an article, and where it is from: its page, or the feed where that says more or the page cannot be read. `title` is the
 * page's own, "" where the text is not of the page or nothing tells. */
export type ArticleText = Omit<Page, "lang"> & { lang: "zh" | "en" | "other"; notes: string[] };

type Asking = Pick<App, "outside" | "origin">;

/** Reads the article of an item. Never fails: what the feed itself says of it is there at least. */
export async function readArticle(
  app: Asking,
  services: Pick<NewsServices, "reader">,
  item: FeedItem,
  feedLang: string | null,
): Promise<ArticleText> {
  const { page, notes } = await readItemPage(app, services, item.url);
  const chosen = chooseText(item.html, page, item.url);
  const text = chosen.text || item.summary;
  const lang = languageOf(text || item.title, page?.lang ?? feedLang);
  const title = (chosen.from === "page" && page?.title) || "";
  return { title, markdown: chosen.markdown, text, lang, notes };
}

type Page = { title: string; markdown: string; text: string; lang: string | null };

async function readItemPage(
  app: Asking,
  { reader }: Pick<NewsServices, "reader">,
  url: string,
): Promise<{ page: Page | null; notes: string[] }> {
  const own = await readOwn(app, url);
  if (own.ok) return { page: own.article, notes: [] };
  const notes = [`page:${own.reason}`];
  if (!reader) return { page: null, notes };
  const read = await reader.read(url, AbortSignal.timeout(FETCH_MS));
  if (!read.ok) return { page: null, notes: [...notes, `reader:${read.reason}`] };
  return {
    page: { ...withoutMarkup(read.markdown, url), title: read.title, lang: null },
    notes: [...notes, "reader:jina"],
  };
}

async function readOwn(app: Asking, url: string) {
  const page = await fetchPage(app, url, FETCH_MS);
  if (!page.ok) return page;
  if (page.status !== 200) return { ok: false as const, reason: `status ${page.status}` };
  return extractArticle(page.html, page.url);
}

/** A reader's Markdown may hold HTML and addresses of any kind: it is written anew, as everything from outside is. */
function withoutMarkup(markdown: string, url: string) {
  return toMarkdown(renderMarkdown(markdown, { breaks: false, footnotes: null }), url);
}
