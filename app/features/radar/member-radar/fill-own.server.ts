import type { App } from "~/ports/app";
import { reasonOf } from "../scoring/reason";
import { prepareFocus, scoreCandidate } from "../scoring/score";
import type { FoundArticle, Newsroom, TagFocus } from "../sources/newsroom";
import { openStoryBook } from "../sources/story-book.server";
import { LEAST_SCORE } from "../sources/triage";

type OwnRadar = { tagId: string; follows: TagFocus; prompt: string };

/** What own radars ask of the feed and of the members; the job that runs them hands it in. */
export type OwnNewsroom = Pick<Newsroom, "addWink" | "recentStories"> & {
  /** Null where there is no such radar, it is off, or its owner's plan does not cover it. */
  ownRadar(tagId: string): Promise<OwnRadar | null>;
  articlesFor(
    radar: OwnRadar,
    since: Date,
  ): Promise<(Omit<FoundArticle, "tagId" | "score" | "reason"> & { sourceCount: number })[]>;
};

/** An own radar looks back this far; it is run more often than that, so nothing slips through. */
const LOOK_BACK_MS = 48 * 3_600_000;

/** Candidates of one run: each may be held against a whole window of stories (test/bench/README.md), and asks D1, which answers a
 * thousand, up to eight times. */
const MOST_AT_ONCE = 100;

/** Fills a member's radar from the world's subject that it follows, with stories that it does not tell yet, be it from a source of its
 * own. Safe to repeat. Gives how many it has gained, null for nothing to fill. */
export async function fillOwn(
  app: Pick<App, "now">,
  newsroom: OwnNewsroom,
  tagId: string,
): Promise<number | null> {
  const radar = await newsroom.ownRadar(tagId);
  if (!radar) return null;
  const now = app.now();
  const { follows, prompt } = radar;
  const focus = prepareFocus({ ...follows, words: [], prompt });
  const candidates = await newsroom.articlesFor(radar, new Date(now.getTime() - LOOK_BACK_MS));
  const stories = openStoryBook(newsroom, now, null, [tagId]);
  let gained = 0;
  let tried = 0;
  for (const { sourceCount, ...article } of candidates) {
    const candidate = { ...article, text: article.content, sourceWeight: 1 };
    const relevance = scoreCandidate(focus, candidate, now);
    if (relevance.refusedBy !== null || relevance.score < LEAST_SCORE) continue;
    if (tried >= MOST_AT_ONCE) break;
    tried += 1;
    const told = { ...candidate, vector: null };
    if ((await stories.find(told))?.articles.has(tagId)) continue;
    const reason = reasonOf(relevance, candidate, sourceCount, follows.lang);
    const { id, isNew } = await newsroom.addWink({ ...article, tagId, score: relevance.score, reason });
    await stories.add(told, { articleId: id, storyId: null, tagIds: [tagId], isWorlds: true });
    gained += isNew ? 1 : 0;
  }
  return gained;
}
