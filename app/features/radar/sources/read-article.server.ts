import type { App } from "~/ports/app";
import { chooseText } from "../extraction/choose-text";
import { decodePage } from "../extraction/decode-page";
import { extractArticle } from "../extraction/extract.server";
import { languageOf } from "../extraction/language";
import type { FeedItem } from "../feed/feed";
import { FETCH_MS, userAgent } from "./ask-source.server";

const PAGE_BYTES = 2 * 1024 * 1024;

/** The text of an article, and where it is from: its page, or the feed where that says more or the page cannot be read. */
export type ArticleText = { markdown: string; text: string; lang: "zh" | "en" | "other"; notes: string[] };

/** Reads the article of an item. Never fails: what the feed itself says of it is there at least. */
export async function readArticle(
  app: Pick<App, "outside" | "origin">,
  item: FeedItem,
  feedLang: string | null,
): Promise<ArticleText> {
  const page = await readPage(app, item.url);
  const chosen = chooseText(item.html, page.ok ? page.article : null, item.url);
  const text = chosen.text || item.summary;
  return {
    markdown: chosen.markdown,
    text,
    lang: languageOf(text || item.title, (page.ok ? page.article.lang : null) ?? feedLang),
    notes: page.ok ? [] : [`page:${page.reason}`],
  };
}

async function readPage(app: Pick<App, "outside" | "origin">, url: string) {
  const answer = await app.outside.fetch({
    url,
    headers: { Accept: "text/html, application/xhtml+xml", "User-Agent": userAgent(app.origin) },
    timeoutMs: FETCH_MS,
    maxBytes: PAGE_BYTES,
    contentTypes: ["text/html", "application/xhtml+xml"],
    allowHttp: true,
  });
  if (!answer.ok) return answer;
  if (answer.status !== 200) return { ok: false as const, reason: `status ${answer.status}` };
  return extractArticle(decodePage(answer.body, answer.headers.get("content-type"), answer.url), answer.url);
}
