import type { App } from "~/ports/app";
import { chooseText } from "../extraction/choose-text";
import { extractArticle } from "../extraction/extract.server";
import { languageOf } from "../extraction/language";
import { publishedAt } from "../feed/dates";
import type { Feed, FeedItem } from "../feed/feed";
import { reasonOf } from "../scoring/reason";
import { sameStory, storyWords } from "../scoring/same-story";
import { type Candidate, prepareFocus, scoreCandidate } from "../scoring/score";
import { summarise } from "../scoring/summarise";
import { FETCH_MS, userAgent } from "./ask-source.server";
import type { Newsroom, TagFocus } from "./newsroom";
import type { Source } from "./store.server";

/** What is scored below this does not come into a feed. */
export const LEAST_SCORE = 30;

/** A title and a summary alone may be this much weaker than the whole: then the page is worth a look. */
const LOOK_AT_PAGE = 15;

/** Nothing older than this comes in: a feed that is read for the first time may hold its whole past. */
const OLDEST_MS = 14 * 24 * 3_600_000;
const PAGE_BYTES = 2 * 1024 * 1024;
const STORY_MS = 120 * 3_600_000;

type Found = { source: Source; feed: Feed; item: FeedItem; subjects: TagFocus[] };

export type Taken = { articleId: string | null; notes: string[] };

/** Takes one item into the feeds of the subjects that it is about. Safe to repeat. */
export async function takeItem(
  app: Pick<App, "db" | "outside" | "now" | "origin" | "newsServices">,
  newsroom: Newsroom,
  { source, feed, item, subjects }: Found,
): Promise<Taken> {
  const none: Taken = { articleId: null, notes: [] };
  const published = publishedAt(item, app.now());
  if (item.url === "" || item.title === "" || app.now().getTime() - published.getTime() > OLDEST_MS)
    return none;
  const briefly = candidateOf(item.summary, item.summary);
  const wanted = subjects.filter((subject) => scoreFor(subject, briefly) >= LOOK_AT_PAGE);
  if (wanted.length === 0) return none;
  const page = source.summaryOnly ? null : await readPage(app, item.url);
  const text = chooseText(item.html, page, item.url);
  const lang = languageOf(text.text || item.title, page?.lang ?? feed.lang);
  const whole = candidateOf(item.summary, text.text);
  let articleId: string | null = null;
  for (const subject of wanted) {
    const relevance = prepareAndScore(subject, whole);
    if (relevance.score < LEAST_SCORE || relevance.refusedBy !== null) continue;
    if (await joinStory(newsroom, subject, { source: nameOf(feed, source), item, published })) continue;
    const { id } = await newsroom.addWink({
      tagId: subject.tagId,
      canonicalUrl: item.url,
      title: item.title,
      summary: summarise(text.text || item.summary, item.title, lang) || item.summary,
      content: source.summaryOnly ? "" : text.markdown,
      source: nameOf(feed, source),
      lang: lang === "other" ? subject.lang : lang,
      publishedAt: published,
      isSample: isSample(app.origin, item.url),
      score: relevance.score,
      reason: reasonOf(relevance, 1, subject.lang),
    });
    articleId ??= id;
  }
  return { articleId, notes: [] };

  function candidateOf(summary: string, body: string): Candidate {
    const lang = languageOf(`${item.title}\n${body}`, feed.lang);
    return {
      title: item.title,
      summary,
      text: body,
      lang,
      publishedAt: published,
      sourceWeight: source.weight,
    };
  }

  function prepareAndScore(subject: TagFocus, candidate: Candidate) {
    return scoreCandidate(prepareFocus(subject), candidate, app.now());
  }

  function scoreFor(subject: TagFocus, candidate: Candidate): number {
    const { score, refusedBy } = prepareAndScore(subject, candidate);
    return refusedBy === null ? score : 0;
  }
}

async function readPage(app: Pick<App, "outside" | "origin">, url: string) {
  const answer = await app.outside.fetch({
    url,
    headers: { Accept: "text/html, application/xhtml+xml", "User-Agent": userAgent(app.origin) },
    timeoutMs: FETCH_MS,
    maxBytes: PAGE_BYTES,
    contentTypes: ["text/html", "application/xhtml+xml"],
  });
  if (!answer.ok || answer.status !== 200) return null;
  const extracted = extractArticle(new TextDecoder().decode(answer.body), answer.url);
  return extracted.ok ? extracted.article : null;
}

/** Notes the item with an article that tells the same story already; gives whether there is one. */
async function joinStory(
  newsroom: Newsroom,
  { tagId }: TagFocus,
  { source, item, published }: { source: string; item: FeedItem; published: Date },
): Promise<boolean> {
  const words = storyWords(item.title, source);
  const recent = await newsroom.recentStories(tagId, new Date(published.getTime() - STORY_MS));
  const same = recent.find(
    (story) => story.source !== source && sameStory(words, storyWords(story.title, story.source)),
  );
  if (!same) return false;
  await newsroom.addMention({
    articleId: same.articleId,
    url: item.url,
    source,
    title: item.title,
    publishedAt: published,
  });
  return true;
}

const nameOf = (feed: Feed, source: Source) => feed.title || source.host;

const isSample = (origin: string, url: string) => url.startsWith(`${origin}/dev/feeds/`);
