import { shortDigest } from "~/core/digest";
import type { App } from "~/ports/app";
import type { Feed, FeedItem } from "../feed/feed";
import type { Newsroom, TagFocus } from "./newsroom";
import { findSeen, markSeen, TAKE_AGAIN } from "./seen/store.server";
import type { Source } from "./store.server";
import { openStoryBook } from "./story-book.server";
import { reviseItem, type Taking, takeItem } from "./take-item.server";
import { prepareSubjects, triageItem } from "./triage";

/** A reading begins no more items after this long: the platform lets it run for fifteen minutes, and one item may take two. */
const LONGEST_MS = 4 * 60_000;

/** Nor more than so many, an item once for each subject that may want it: D1 answers a thousand questions a run, up to fifteen each. */
const MOST_JUDGED = 60;

/** `hold` keeps the claim for one more item; false where another has it. */
export type News = { source: Source; feed: Feed; subjects: TagFocus[]; hold(): Promise<boolean> };

/** Whose turn it is in a reading, each with its own memory of what was seen: "" is the world. `judged` is what others have had of the
 * reading, which begins no item after `lastBegin`. */
type Round = { name: string; judged: number; lastBegin: number };

export const firstRound = (now: Date): Round => ({
  name: "",
  judged: 0,
  lastBegin: now.getTime() + LONGEST_MS,
});

/** What a reading has brought: items not seen before, and those of them that a feed has taken; `left` wait for the next one. */
export type Gain = {
  fresh: number;
  taken: number;
  left: number;
  changed: number;
  judged: number;
  notes: string[];
};

/** Takes in what is new in a feed, and what its source has edited. What nobody wants is noted as seen at once, each of the others once
 * it stands in the feeds, so that a reading that is cut off goes on where it was. What a member has chosen edits nothing: its feed may
 * tell of anybody's article, which may stand in the world's too. */
export async function takeNews(
  app: Taking,
  newsroom: Newsroom,
  { source, feed, subjects, hold }: News,
  round = firstRound(app.now()),
): Promise<Gain> {
  const keyed = await Promise.all(feed.items.map((item) => identified(item, round.name)));
  const seen = await findSeen(
    app.db,
    source.id,
    keyed.map(({ key }) => key),
  );
  const prepared = prepareSubjects(subjects);
  const about = { lang: feed.lang, weight: source.weight, now: app.now() };
  const changed = keyed
    .filter(({ key, hash }) => seen.get(key)?.contentHash !== hash)
    .map((each) => ({
      ...each,
      known: seen.get(each.key)?.articleId ?? null,
      isAgain: seen.get(each.key)?.contentHash === TAKE_AGAIN,
      triaged: leadsInside(app, each.item) ? null : triageItem(each.item, prepared, about),
    }));
  const rowOf = ({ key, hash }: Identified, articleId: string | null) => ({
    sourceId: source.id,
    key,
    contentHash: hash,
    articleId,
    seenAt: app.now(),
  });
  const unwanted = changed.filter(({ triaged }) => triaged === null);
  await markSeen(
    app.db,
    unwanted.map((each) => rowOf(each, each.known)),
  );
  const wanted = changed.flatMap(({ triaged, ...each }) => (triaged ? [{ ...each, triaged }] : []));
  const notes = new Set<string>();
  const limit = await newsroom.itemsPerReading();
  const { embedder } = await newsroom.services();
  const ownTagIds = subjects.filter(({ isOwn }) => isOwn).map(({ tagId }) => tagId);
  const stories = openStoryBook(newsroom, app.now(), embedder?.model ?? null, ownTagIds);
  const isOwn = round.name !== "";
  // Any feed can name somebody else's site as its own: the administrator's are believed.
  const from = { source, feed: isOwn ? { ...feed, siteUrl: "" } : feed, stories, isOwn };
  let taken = 0;
  let done = 0;
  let judged = 0;
  for (const each of wanted.slice(0, limit)) {
    const { known, isAgain, triaged } = each;
    const spent = round.judged + judged;
    if (spent > 0 && spent + triaged.wantedBy.length > MOST_JUDGED) break;
    if (app.now().getTime() > round.lastBegin || !(await hold())) break;
    done += 1;
    judged += triaged.wantedBy.length;
    const outcome =
      known === null || isAgain
        ? await takeItem(app, newsroom, from, triaged)
        : {
            articleId: known,
            notes: isOwn ? [] : await reviseItem(app, newsroom, from, triaged, known),
          };
    for (const note of outcome.notes) notes.add(note);
    if (known === null && outcome.articleId !== null) taken += 1;
    await markSeen(app.db, [rowOf(each, outcome.articleId ?? known)]);
  }
  const fresh = keyed.filter(({ key }) => !seen.has(key)).length;
  return { fresh, taken, left: wanted.length - done, changed: changed.length, judged, notes: [...notes] };
}

/** Whether an item would lead its readers into their own network, or to ourselves, at whatever port. */
function leadsInside(app: Pick<App, "outside">, { url }: FeedItem): boolean {
  const address = URL.parse(url);
  if (!address || app.outside.check(url, true).ok) return false;
  address.port = "";
  const checked = app.outside.check(address.href, true);
  return !checked.ok && checked.reason === "fetch.forbiddenHost";
}

type Identified = { item: FeedItem; key: string; hash: string };

async function identified(item: FeedItem, round: string): Promise<Identified> {
  const { title, summary, html } = item;
  return {
    item,
    key: round + (await shortDigest(item.key)),
    hash: await shortDigest(`${title}\n${summary}\n${html}`),
  };
}
