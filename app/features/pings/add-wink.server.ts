import { shortDigest } from "~/core/digest";
import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { findKnown, insertWink } from "./store.server";

/** An article that is to stand in a tag's feed. `score` is 0–100. */
export type IncomingWink = {
  tagId: string;
  canonicalUrl: string;
  title: string;
  summary: string;
  /** Markdown. */
  content: string;
  source: string;
  lang: Locale;
  publishedAt: Date;
  sourceCount?: number;
  isSample?: boolean;
  /** The first article of the story that it tells too. */
  storyId?: string | null;
  score: number;
  reason: string;
};

/** Takes an article into a tag's feed. It may come any number of times. Gives whether the feed has gained it. */
export async function addWink(
  app: Pick<App, "db" | "now">,
  { tagId, score, reason, ...incoming }: IncomingWink,
): Promise<{ id: string; isNew: boolean }> {
  const id = await shortDigest(incoming.canonicalUrl);
  const known = await findKnown(app.db, id, tagId);
  if (known?.isRemoved || known?.hasTag) return { id, isNew: false };
  const fetchedAt = app.now();
  const createdAt = new Date(Math.min(incoming.publishedAt.getTime(), fetchedAt.getTime()));
  const storyId = incoming.storyId === id ? null : incoming.storyId;
  const article = { id, ...incoming, storyId, publishedAt: createdAt, fetchedAt };
  const texts = known && !known.isTakenOver ? known : incoming;
  const isNew = await insertWink(app.db, article, { tagId, articleId: id, score, reason, createdAt }, texts);
  return { id, isNew };
}
