import type { App } from "~/ports/app";
import type { Embedder, NewsServices } from "~/ports/news";
import type { Feed } from "../feed/feed";
import { type Candidate, prepareFocus } from "../scoring/score";
import { ownSummary, summariseText } from "../scoring/summarise";
import { hexOf, packVector } from "../scoring/vectors";
import { judgeArticle } from "./judge-article.server";
import type { Newsroom, TagFocus } from "./newsroom";
import { isOwnItem, outletOf } from "./outlet";
import { type ArticleText, readArticle } from "./read-article.server";
import type { Source } from "./store.server";
import type { Report, StoryBook } from "./story-book.server";
import { LEAST_SCORE, type Triaged, WORTH_READING } from "./triage";
import { reasonFor, relevanceOf } from "./whole-source";

/** `isOwn` where members alone are read for. */
type Origin = { source: Source; feed: Feed; stories: StoryBook; isOwn: boolean };

type Taken = { articleId: string | null; notes: string[] };

export type Taking = Pick<App, "db" | "outside" | "now" | "origin">;

/** Takes one item into the feeds of the subjects that it is about. Safe to repeat. */
export async function takeItem(
  app: Taking,
  newsroom: Newsroom,
  from: Origin,
  found: Triaged,
): Promise<Taken> {
  const { wantedBy } = found;
  const tagIds = wantedBy.map(({ subject }) => subject.tagId);
  const stands = await newsroom.standsIn(found.item.url, tagIds);
  // Who has it is not asked again: each answer may cost.
  const open = wantedBy.filter(({ subject }) => !stands.tagIds.has(subject.tagId));
  const noted = from.isOwn
    ? []
    : wantedBy.flatMap(({ subject }) => {
        const sibling = stands.told.get(subject.tagId);
        return sibling === undefined ? [] : [{ subject, sibling }];
      });
  if (open.length + noted.length === 0) return { articleId: stands.articleId, notes: [] };
  const services = await newsroom.services();
  const asked = open.length > 0 ? services : { ...services, reader: null };
  const article = await textOf(app, asked, from, found);
  const triaged = from.isOwn ? asPageTells(from, found, article) : found;
  if (!triaged) return { articleId: stands.articleId, notes: article.notes };
  const { item } = triaged;
  const notes = new Set(article.notes);
  let articleId: string | null = null;
  const report = reportOf(from, triaged, article);
  const story = storyOf(services.embedder, from.stories, report, notes);
  const { title, source, publishedAt } = report;
  const langFor = ({ lang }: TagFocus) => (article.lang === "other" ? lang : article.lang);
  const tell = (sibling: string, subject: TagFocus, summary = summaryOf(triaged, article)) => {
    const mention = { articleId: sibling, url: item.url, source, title, summary, publishedAt };
    return newsroom.addMention({ ...mention, lang: langFor(subject) });
  };
  for (const { subject, sibling } of noted) await tell(sibling, subject);
  for (const { subject } of open) {
    const candidate = candidateOf(from, triaged, article);
    const relevance = relevanceOf(subject, prepareFocus(subject), item.categories, candidate, app.now());
    if (relevance.score < WORTH_READING || relevance.refusedBy !== null) continue;
    const judged = await judgeArticle(services, subject, item.title, article);
    for (const note of judged.notes) notes.add(note);
    const score = judged.score ?? relevance.score;
    if (score < LEAST_SCORE) continue;
    const { vector, standing } = await story();
    const summary = judged.summary ?? summaryOf(triaged, article);
    const sibling = standing?.articles.get(subject.tagId);
    // What a member has chosen is not noted, as the article may stand in the world's feed too.
    if (sibling !== undefined && subject.isOwn) continue;
    if (sibling !== undefined) {
      await tell(sibling.id, subject, summary);
      continue;
    }
    const storyId = (!subject.isOwn && standing?.id) || null;
    const { id } = await newsroom.addWink({
      tagId: subject.tagId,
      canonicalUrl: item.url,
      title,
      summary,
      content: from.source.summaryOnly ? "" : article.markdown,
      source,
      lang: langFor(subject),
      publishedAt,
      storyId,
      isSample: item.url.startsWith(`${app.origin}/dev/feeds/`),
      score,
      reason: judged.reason ?? reasonFor(subject, relevance, candidate),
    });
    if (articleId === null && vector && services.embedder && !subject.isOwn)
      await newsroom.keepVector({ articleId: id, model: services.embedder.model, vector: hexOf(vector) });
    articleId ??= id;
    const place = { articleId: id, storyId, tagIds: [subject.tagId], isWorlds: !subject.isOwn };
    await from.stories.add({ ...report, vector }, place);
  }
  return { articleId: articleId ?? stands.articleId, notes: [...notes] };
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

/** A member's feed may say anything of what stands elsewhere, and others are shown the same article of that address: so its page tells its
 * title and summary, or it is not taken. */
function asPageTells({ source, feed }: Origin, triaged: Triaged, { title }: ArticleText): Triaged | null {
  const { item } = triaged;
  if (isOwnItem(item, feed, source.host)) return triaged;
  return title === "" ? null : { ...triaged, item: { ...item, outlet: "", title, summary: "" } };
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

function reportOf(from: Origin, triaged: Triaged, { text, lang }: ArticleText): Report {
  const { item, publishedAt } = triaged;
  const { title, summary } = item;
  return { title, text: text || summary, source: nameOf(from, triaged), lang, publishedAt, vector: null };
}

const EMBED_MS = 10_000;

/** The story that a report tells, looked for once, when the first subject wants it; with its vector, where a service makes one. */
function storyOf(embedder: Embedder | null, stories: StoryBook, report: Report, notes: Set<string>) {
  const find = async () => {
    const { title, text } = report;
    const made = await embedder?.embed(`${title}\n${text}`, AbortSignal.timeout(EMBED_MS));
    if (made && !made.ok) notes.add(`story:${made.reason}`);
    const vector = made?.ok ? packVector(made.vector) : null;
    return { vector, standing: await stories.find({ ...report, vector }) };
  };
  let found: ReturnType<typeof find> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

function nameOf({ source, feed }: Origin, { item }: Triaged): string {
  return outletOf(item, feed, source.host);
}
