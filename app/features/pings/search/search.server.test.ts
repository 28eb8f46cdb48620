import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type Membership, noMembership } from "~/core/membership";
import { tags } from "~/db/schema";
import { type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { incomingWink, newArticle, takeAway } from "../../../../test/support/pings";
import { addWink } from "../add-wink.server";
import type { FeedReader } from "../feed/feed.server";
import { followRadar } from "../follows/follow.server";
import { castVote } from "../votes/votes.server";
import { searchWinks } from "./search.server";

const pro: Membership = {
  ...noMembership,
  pro: { until: new Date("2030-01-01"), source: "grant", renews: false },
};

async function newRadar(app: TestApp, enabled = true): Promise<FeedReader> {
  const { id } = await newMember(app);
  const pingId = id.slice(-12);
  await app.db
    .insert(tags)
    .values({ id: pingId, userId: id, lang: "en", enabled, worldFilter: "ai_news_en" });
  return { id, pingId, membership: pro };
}

async function titlesOf(
  app: TestApp,
  query: string,
  { tagId = null, viewer = null }: { tagId?: string | null; viewer?: FeedReader | null } = {},
) {
  const found = await searchWinks(app, { query, tagId, cursor: null, viewer });
  if (!found.ok) throw new Error(found.reason);
  return found.cards.map(({ title }) => title);
}

test("two characters find, and one, and words in any of their forms", async () => {
  const app = await testApp();
  await newArticle(app, { title: "甲", summary: "国产人工智能芯片发布", lang: "zh", tagId: "ai_news_zh" });
  await newArticle(app, {
    title: "乙",
    summary: "比特币价格再创新高，币圈沸腾",
    lang: "zh",
    tagId: "digital_currency",
  });
  await newArticle(app, { title: "Chips: the GPT-4o question", summary: "Nvidia ships more of them." });
  expect(await titlesOf(app, "智能")).toEqual(["甲"]);
  expect(await titlesOf(app, "人工智能")).toEqual(["甲"]);
  expect(await titlesOf(app, "智人")).toEqual([]);
  expect(await titlesOf(app, "能人")).toEqual([]);
  expect(await titlesOf(app, "芯")).toEqual(["甲"]);
  expect(await titlesOf(app, "腾")).toEqual(["乙"]);
  expect(await titlesOf(app, "币 高")).toEqual(["乙"]);
  for (const query of ["chip", "CHIPS", "gpt-4o", "４o", "nvidia ship", "more chips"])
    expect(await titlesOf(app, query), query).toEqual(["Chips: the GPT-4o question"]);
  for (const query of ["gpt-4", "4o gpt-4o-x", "chi", "nvidia 比特币", "t61695f6e6577735f656e", "w"])
    expect(await titlesOf(app, query), query).toEqual([]);
});

test("a member's search goes through the text, and a stranger's tells nothing of it", async () => {
  const app = await testApp();
  const word = `word${crypto.randomUUID().slice(0, 8)}`;
  await newArticle(app, { title: "Locked", content: `${"Open. ".repeat(50)} ${word} 锁着` });
  const viewer = await newRadar(app);
  for (const query of [word, "锁着", "锁"]) {
    expect(await titlesOf(app, query, { viewer }), query).toEqual(["Locked"]);
    expect(await titlesOf(app, query), query).toEqual([]);
    expect(await titlesOf(app, query, { tagId: "ai_news_en" }), query).toEqual([]);
  }
});

test("what came in last stands first, page by page, each once", async () => {
  const app = await testApp();
  const word = `word${crypto.randomUUID().slice(0, 8)}`;
  for (let number = 0; number < 23; number += 1)
    await newArticle(app, { title: `${number}`, summary: word, publishedAt: new Date(1e12 - number) });
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const found = await searchWinks(app, { query: word, tagId: null, cursor, viewer: null });
    if (!found.ok) throw new Error(found.reason);
    pages.push(found.cards.map(({ title }) => title));
    cursor = found.next;
  } while (cursor);
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
  expect(pages.flat()).toEqual(Array.from({ length: 23 }, (_, index) => `${22 - index}`));
});

test("a search goes through one tag, or all that the reader can choose, and no radar of a stranger's", async () => {
  const app = await testApp();
  const [ann, bob, off] = [await newRadar(app), await newRadar(app), await newRadar(app, false)];
  const word = `word${crypto.randomUUID().slice(0, 8)}`;
  const both = incomingWink({ title: "Both", summary: word, score: 10 });
  await addWink(app, both);
  await addWink(app, { ...both, tagId: bob.pingId, score: 90 });
  await newArticle(app, { title: "Chinese", summary: word, tagId: "ai_news_zh" });
  await newArticle(app, { title: "Bob's", summary: word, tagId: bob.pingId });
  await newArticle(app, { title: "Ann's", summary: word, tagId: ann.pingId });
  await newArticle(app, { title: "Off", summary: word, tagId: off.pingId });
  const search = (viewer: FeedReader | null, tagId: string | null = null) =>
    titlesOf(app, word, { viewer, tagId });

  expect(await search(null)).toEqual(["Chinese", "Both"]);
  expect(await search(null, "ai_news_en")).toEqual(["Both"]);
  expect(await search(null, bob.pingId)).toEqual(["Bob's", "Both"]);
  expect(await search(null, off.pingId)).toEqual(["Both"]);
  expect(await search(null, "nothing")).toEqual([]);
  expect(await search(ann)).toEqual(["Ann's", "Chinese", "Both"]);
  for (const { pingId } of [bob, off]) await followRadar(app, { member: ann, pingId });
  expect(await search(ann)).toEqual(["Ann's", "Bob's", "Chinese", "Both"]);
  const ended = { ...ann, membership: noMembership };
  expect(await search(ended)).toEqual(["Bob's", "Chinese", "Both"]);
  expect(await search(ended, ann.pingId)).toEqual(["Both"]);
  const best = await searchWinks(app, { query: word, tagId: null, cursor: null, viewer: ann });
  expect(best.ok && best.cards.at(-1)?.score).toBe(90);
});

test("what cannot be looked for is refused with its reason", async () => {
  const app = await testApp();
  const reason = async (query: string, cursor: string | null = null) => {
    const found = await searchWinks(app, { query, tagId: null, cursor, viewer: null });
    return found.ok ? "" : found.reason;
  };
  for (const query of ['"', "*", "", "，。！", "🙂"]) expect(await reason(query)).toBe("pings.searchEmpty");
  expect(await reason("x".repeat(200))).toBe("");
  for (const length of [201, 5000]) expect(await reason("x".repeat(length))).toBe("pings.searchTooLong");
  for (const cursor of ["0x1", "-1", "1.5", "", "1".repeat(16), "x".repeat(10_000)])
    expect(await reason("a", cursor)).toBe("pings.badCursor");
});

test("no query is an error of the index", async () => {
  const app = await testApp();
  for (const query of [
    "AND",
    "zq AND",
    "NOT",
    "^zq",
    "zq*",
    "(zq",
    'zq"b',
    "NEAR(zq, 2)",
    "title : zq",
    "-zq",
    "zq OR",
    "हिन्दी",
    "𠮷",
    "é",
    "zq\u0000b",
  ])
    expect(await titlesOf(app, query), query).toEqual([]);
  const longest = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(" ");
  expect(await titlesOf(app, longest)).toEqual([]);
});

const indexed = async () =>
  (await env.DB.prepare("SELECT count(*) AS count FROM article_search_docsize").first<{ count: number }>())
    ?.count;

/** Of what all feeds have in common and of each of them, in sum. */
const version = async () =>
  (
    await env.DB.prepare(
      "SELECT (SELECT version FROM feed_version) + (SELECT sum(version) FROM tags) AS version",
    ).first<{ version: number }>()
  )?.version ?? 0;

test("what comes again changes nothing, and with another tag it is found there too", async () => {
  const app = await testApp();
  const word = `word${crypto.randomUUID().slice(0, 8)}`;
  const wink = incomingWink({ summary: word });
  expect(await addWink(app, wink)).toMatchObject({ isNew: true });
  const [documents, before] = [await indexed(), await version()];
  const all = await Promise.all(
    [1, 2, 3].map(() => addWink(app, { ...wink, title: "Changed", summary: "other" })),
  );
  expect(all.map(({ isNew }) => isNew)).toEqual([false, false, false]);
  expect([await indexed(), await version()]).toEqual([documents, before]);
  expect(await titlesOf(app, word, { tagId: "ai_news_zh" })).toEqual([]);
  await addWink(app, { ...wink, tagId: "ai_news_zh", title: "Changed", summary: "other" });
  expect(await titlesOf(app, word, { tagId: "ai_news_zh" })).toEqual([wink.title]);
  expect(await titlesOf(app, word)).toEqual([wink.title]);
  expect([await indexed(), await version()]).toEqual([documents, before + 1]);
});

test("of many at once one brings an article in", async () => {
  const app = await testApp();
  const before = await version();
  const wink = incomingWink();
  const added = await Promise.all(Array.from({ length: 20 }, () => addWink(app, wink)));
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await version()).toBe(before + 1);
});

test("a removed article is found nowhere and does not come back", async () => {
  const app = await testApp();
  const reader = await newRadar(app);
  const word = `word${crypto.randomUUID().slice(0, 8)}`;
  const wink = incomingWink({ title: `Title ${word}`, summary: word });
  const { id } = await addWink(app, wink);
  await castVote(app, { member: reader, articleId: id, voteType: "like" });
  const before = await version();
  expect(await takeAway(app, id)).toMatchObject({ ok: true });
  expect(await version()).toBe(before + 2);
  expect(await takeAway(app, id)).toMatchObject({ ok: false });
  expect(await takeAway(app, "0123456789abcdef")).toMatchObject({ ok: false });
  expect(await version()).toBe(before + 2);
  for (const tagId of ["ai_news_en", reader.pingId])
    expect(await addWink(app, { ...wink, tagId })).toEqual({ id, isNew: false });
  expect(await titlesOf(app, word)).toEqual([]);
  const kept = await Promise.all(
    ["articles", "winks", "votes"].map(
      async (table) =>
        (
          await env.DB.prepare(
            `SELECT * FROM ${table} WHERE ${table === "articles" ? "id" : "article_id"} = ?`,
          )
            .bind(id)
            .all()
        ).results,
    ),
  );
  expect(kept.slice(1)).toEqual([[], []]);
  expect(kept[0]).toMatchObject([{ id, like_count: 0 }]);
  expect(JSON.stringify(kept)).not.toContain(word);
});
