import type { App } from "~/ports/app";
import type { NewsServices } from "~/ports/news";
import type { Feed } from "../feed/feed";
import { filedUnder } from "../scoring/filed-under";
import { type Candidate, prepareFocus, scoreCandidate } from "../scoring/score";
import { ownSummary, summariseText } from "../scoring/summarise";
import { judgeArticle } from "./judge-article.server";
import type { Newsroom, TagFocus } from "./newsroom";
import { isOwnItem, outletOf } from "./outlet";
import { type ArticleText, readArticle } from "./read-article.server";
import type { Source } from "./store.server";
import type { StoryBook } from "./story-book.server";
import { LEAST_SCORE, type Triaged, WORTH_READING } from "./triage";
import { isTakenWhole, reasonFor, wholeRelevance } from "./whole-source";

type Origin = { source: Source; feed: Feed; stories: StoryBook };

type Taken = { articleId: string | null; notes: string[] };

export type Taking = Pick<App, "db" | "outside" | "now" | "origin">;

/** Takes one item into the feeds of the subjects that it is about. Safe to repeat. */
export async function takeItem(
  app: Taking,
  newsroom: Newsroom,
  from: Origin,
  triaged: Triaged,
): Promise<Taken> {
  const { item, wantedBy } = triaged;
  const services = await newsroom.services();
  const article = await textOf(app, services, from, triaged);
  const { title, summary } = item;
  const told = { title, summary, source: nameOf(from, triaged), publishedAt: triaged.publishedAt };
  const notes = new Set(article.notes);
  let articleId: string | null = null;
  for (const { subject } of wantedBy) {
    const candidate = candidateOf(from, triaged, article);
    const relevance = isTakenWhole(subject)
      ? wholeRelevance
      : filedUnder(subject, item.categories, scoreCandidate(prepareFocus(subject), candidate, app.now()));
    if (relevance.score < WORTH_READING || relevance.refusedBy !== null) continue;
    const judged = await judgeArticle(services, subject, item.title, article);
    for (const note of judged.notes) notes.add(note);
    const score = judged.score ?? relevance.score;
    if (score < LEAST_SCORE) continue;
    if (await joinStory(newsroom, from.stories, subject, told, item.url)) continue;
    const { id } = await newsroom.addWink({
      tagId: subject.tagId,
      canonicalUrl: item.url,
      title: item.title,
      summary: judged.summary ?? summaryOf(triaged, article),
      content: from.source.summaryOnly ? "" : article.markdown,
      source: told.source,
      lang: article.lang === "other" ? subject.lang : article.lang,
      publishedAt: triaged.publishedAt,
      isSample: item.url.startsWith(`${app.origin}/dev/feeds/`),
      score,
      reason: judged.reason ?? reasonFor(subject, relevance, candidate),
    });
    articleId ??= id;
    from.stories.add(subject.tagId, { ...told, articleId: id });
  }
  return { articleId, notes: [...notes] };
}

/** Brings an article that its source has edited up to date. Where it stands and when it was published stay. */
export async function reviseItem(
  app: Taking,
  newsroom: Newsroom,
  from: Origin,
  triaged: Triaged,
  articleId: string,
): Promise<string[]> {
  const article = await textOf(app, await newsroom.services(), from, triaged);
  await newsroom.reviseArticle({
    articleId,
    canonicalUrl: triaged.item.url,
    source: nameOf(from, triaged),
    title: triaged.item.title,
    summary: summaryOf(triaged, article),
    content: from.source.summaryOnly ? "" : article.markdown,
  });
  return article.notes;
}

function textOf(
  app: Taking,
  services: NewsServices,
  { source, feed }: Origin,
  { item }: Triaged,
): Promise<ArticleText> {
  // What a feed holds of somebody else's article may be anything: the page itself is asked.
  const isTrusted = !source.summaryOnly && isOwnItem(item, feed, source.host);
  return readArticle(app, services, isTrusted ? item : { ...item, html: "" }, feed.lang);
}

function summaryOf({ item }: Triaged, { text, lang }: ArticleText): string {
  return (
    ownSummary(item.summary, item.title, lang) ?? (summariseText(text, item.title, lang) || item.summary)
  );
}

function candidateOf(
  { source }: Origin,
  { item: { title, summary }, publishedAt }: Triaged,
  { text, lang }: ArticleText,
): Candidate {
  return { title, summary, text, lang, publishedAt, sourceWeight: source.weight };
}

type Told = Parameters<StoryBook["sameAs"]>[1];

/** Notes the item with an article of somebody else that tells the same story; gives whether there is one. What a member has chosen is
 * not noted, as the article may stand in the world's feed too. */
async function joinStory(
  newsroom: Newsroom,
  stories: StoryBook,
  { tagId, isOwn }: TagFocus,
  told: Told,
  url: string,
): Promise<boolean> {
  const articleId = await stories.sameAs(tagId, told);
  if (articleId === null) return false;
  if (isOwn) return true;
  const { source, title, publishedAt } = told;
  await newsroom.addMention({ articleId, url, source, title, publishedAt });
  return true;
}

function nameOf({ source, feed }: Origin, { item }: Triaged): string {
  return outletOf(item, feed, source.host);
}
