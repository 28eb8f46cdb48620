import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { extractArticle } from "../extraction/extract.server";
import { languageOf } from "../extraction/language";
import { fetchPage } from "../extraction/read-typed-page.server";
import { chooseText } from "../extraction/to-markdown";
import { addressKey } from "../feed/canonical-url";
import type { Feed, FeedItem } from "../feed/feed";
import { filedUnder } from "../scoring/filed-under";
import { prepareFocus } from "../scoring/score";
import type { Newsroom } from "../sources/newsroom";
import { openStoryBook } from "../sources/story-book.server";
import { judgeItem } from "../status/dry-run";
import { askFeeds } from "../status/dry-run.server";
import { reasonText } from "../status/status-words";
import type { Judged, KnownSource, Reading } from "./why";

const PAGE_MS = 10_000;
const MOST_FEEDS = 3;

type Asking = Pick<App, "outside" | "now" | "origin" | "translate">;
type Asked = {
  url: string;
  sources: readonly KnownSource[];
  names: ReadonlyMap<string, string>;
  locale: Locale;
};

/** Reads an address now, as the feeds of its site tell of it and from its page, and has each subject judge it. Keeps nothing. */
export async function judgeAddress(
  app: Asking,
  newsroom: Pick<Newsroom, "subjects" | "recentStories" | "services">,
  { url, sources, names, locale }: Asked,
): Promise<Reading> {
  const feeds = sources.filter(({ url: each }) => /^https?:/.test(each)).slice(0, MOST_FEEDS);
  const [asked, page] = await Promise.all([
    askFeeds(
      app,
      feeds.map((each) => each.url),
      locale,
    ),
    readPage(app, url, locale),
  ]);
  const told = itemIn(asked, url);
  const item: FeedItem = told?.item ?? { ...blank, key: url, url, title: page.title, publishedAt: page.day };
  const feed: Pick<Feed, "title" | "lang"> = told?.feed ?? { title: page.site, lang: page.lang };
  const chosen = chooseText(item.html, page.text === null ? null : { ...page, text: page.text }, url);
  const text = chosen.text || item.summary;
  const lang = languageOf(`${item.title}\n${item.summary}`, feed.lang);
  const stories = openStoryBook(newsroom, app.now(), null);
  const weight = feeds.find((each) => each.url === told?.url)?.weight ?? 1;
  const judged: Judged[] = [];
  for (const subject of await newsroom.subjects()) {
    const about = { focus: subject, prepared: prepareFocus(subject), feed, now: app.now(), weight };
    const tried = judgeItem(item, { ...about, textOf: () => text });
    const { title, source, publishedAt } = tried;
    const report = { title, text, lang, vector: null, source, publishedAt: new Date(publishedAt) };
    const standing = tried.verdict === "in" ? await stories.find(report) : null;
    const bare = { score: 0, matched: [], related: [], refusedBy: null };
    judged.push({
      ...tried,
      subject: names.get(subject.tagId) ?? subject.tagId,
      // With its page read, what stays open is too little.
      verdict: tried.verdict === "open" && page.text !== null ? "low" : tried.verdict,
      isFiled: filedUnder(subject, item.categories, bare).score > 0,
      sameStory: standing?.articles.get(subject.tagId) ?? null,
    });
  }
  const { editor, reranker } = await newsroom.services();
  return {
    title: item.title,
    summary: item.summary,
    publishedAt: item.publishedAt?.getTime() ?? null,
    categories: item.categories,
    feed: told?.url ?? null,
    key: told?.item.key,
    pageReason: page.reason,
    judged,
    hasService: editor !== null || reranker !== null,
  };
}

const blank = { summary: "", html: "", author: "", outlet: "", categories: [], publishedAt: null };

function itemIn(asked: Awaited<ReturnType<typeof askFeeds>>, url: string) {
  const key = addressKey(url);
  for (const { url: from, feed } of asked) {
    const item = feed?.items.find((each) => addressKey(each.url) === key);
    if (feed && item) return { url: from, feed, item };
  }
  return null;
}

async function readPage(app: Asking, url: string, locale: Locale) {
  const none = { title: "", markdown: "", text: null, site: "", lang: null, day: null };
  const failed = (reason: string) => ({ ...none, reason: reasonText(reason, app.translate(locale)) });
  const page = await fetchPage(app, url, PAGE_MS);
  if (!page.ok) return failed(page.reason);
  if (page.status !== 200) return failed(`status ${page.status}`);
  const read = extractArticle(page.html, page.url);
  if (!read.ok) return failed(read.reason);
  const { title, markdown, text, site, lang, day } = read.article;
  return { title, markdown, text, site, lang, day: day === "" ? null : new Date(day), reason: null };
}
