import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Member } from "~/core/member";
import { noMembership } from "~/core/membership";
import { articles } from "~/db/schema";
import { testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { newArticle } from "../../../../test/support/pings";
import { addMention } from "../newsroom.server";
import { emptyArticle } from "../store.server";
import { castVote } from "../votes/votes.server";
import { readArticle } from "./read-article.server";

const MARKER = "LOCKED-MARKER";
const content = `# 开头\n\n${"字".repeat(300)}\n\n${MARKER}`;

const pro: Member["membership"] = {
  ...noMembership,
  pro: { until: new Date("2100-01-01"), source: "grant", renews: false },
};

test("who has not signed in is given 200 characters, and how many there are", async () => {
  const app = await testApp();
  const id = await newArticle(app, { content, lang: "zh" });
  const article = await readArticle(app, { id, tagId: null, viewer: null });
  expect(article).toMatchObject({
    html: `<p>开头</p>\n<p>${"字".repeat(197)}…</p>`,
    isCut: true,
    characterCount: `开头\n${"字".repeat(300)}\n${MARKER}`.length,
    markdown: null,
    sourceUrl: null,
    ownVote: null,
    isLoggedIn: false,
  });
  expect(JSON.stringify(article)).not.toContain(MARKER);
});

test("a member reads all of it, and Pro members see where it comes from", async () => {
  const app = await testApp();
  const canonicalUrl = `https://example.com/${crypto.randomUUID()}`;
  const id = await newArticle(app, { content, canonicalUrl });
  const member = await newMember(app);
  await castVote(app, { member, articleId: id, voteType: "dislike" });
  const read = (membership: Member["membership"]) =>
    readArticle(app, { id, tagId: null, viewer: { ...member, membership } });
  expect(await read(noMembership)).toMatchObject({
    isCut: false,
    markdown: content,
    sourceUrl: null,
    ownVote: "dislike",
    votes: { likeCount: 0, dislikeCount: 1 },
    isLoggedIn: true,
  });
  const whole = await read(pro);
  expect(whole?.html).toContain(MARKER);
  expect(whole?.sourceUrl).toBe(canonicalUrl);
});

test("what is short is not cut, and what has no text says so", async () => {
  const app = await testApp();
  const read = async (text: string) =>
    readArticle(app, { id: await newArticle(app, { content: text }), tagId: null, viewer: null });
  expect(await read("Short.")).toMatchObject({ html: "<p>Short.</p>", isCut: false, characterCount: 6 });
  expect(await read("")).toMatchObject({ html: null, isCut: false, characterCount: 0 });
  expect(await read("<script>alert(1)</script>")).toMatchObject({ html: null, isCut: false });
});

test.each([
  ["https://example.com/a", "https://example.com/a"],
  ["http://example.com/a", "http://example.com/a"],
  ["javascript:alert(1)", null],
  ["JavaScript:https://example.com", null],
  [" https://example.com", null],
  ["data:text/html,x", null],
  ["//example.com/a", null],
  ["", null],
])("an article that came from %j leads a Pro member to %j", async (stored, shown) => {
  const app = await testApp();
  const id = await newArticle(app);
  await app.db.update(articles).set({ canonicalUrl: stored }).where(eq(articles.id, id));
  const viewer = { ...(await newMember(app)), membership: pro };
  expect((await readArticle(app, { id, tagId: null, viewer }))?.sourceUrl).toBe(shown);
  expect((await readArticle(app, { id, tagId: null, viewer: null }))?.sourceUrl).toBeNull();
  await app.db
    .update(articles)
    .set({ canonicalUrl: `https://example.com/${id}` })
    .where(eq(articles.id, id));
});

test("the other sources of a story are named to everybody, with their addresses to Pro members", async () => {
  const app = await testApp();
  const id = await newArticle(app);
  const mention = (source: string, url: string, hour: number) =>
    addMention(app, {
      articleId: id,
      url,
      source,
      title: `As ${source} tells it`,
      publishedAt: new Date(Date.UTC(2026, 10, 1, hour)),
    });
  await mention("Later", "https://later.example/a", 9);
  await mention("Earlier", "http://earlier.example/b", 7);
  await mention("Earlier", "http://earlier.example/b", 7);
  await mention("Odd", "javascript:alert(1)", 11);
  const member = await newMember(app);
  const read = (viewer: Parameters<typeof readArticle>[1]["viewer"]) =>
    readArticle(app, { id, tagId: null, viewer });
  const own = await read({ ...member, membership: pro });
  expect(own?.sourceCount).toBe(4);
  expect(own?.mentions).toEqual([
    {
      source: "Earlier",
      title: "As Earlier tells it",
      publishedAt: "2026-11-01T07:00:00.000Z",
      url: "http://earlier.example/b",
    },
    {
      source: "Later",
      title: "As Later tells it",
      publishedAt: "2026-11-01T09:00:00.000Z",
      url: "https://later.example/a",
    },
    { source: "Odd", title: "As Odd tells it", publishedAt: "2026-11-01T11:00:00.000Z", url: null },
  ]);
  for (const viewer of [null, { ...member, membership: noMembership }]) {
    const article = await read(viewer);
    expect(article?.mentions.map(({ source }) => source)).toEqual(["Earlier", "Later", "Odd"]);
    expect(JSON.stringify(article)).not.toMatch(/(?:earlier|later)\.example/);
  }
});

test("its description is how the summary begins, or where there is none the text", async () => {
  const app = await testApp();
  const read = async (summary: string) =>
    readArticle(app, { id: await newArticle(app, { summary, content }), tagId: null, viewer: null });
  expect((await read("摘".repeat(200)))?.description).toBe("摘".repeat(150));
  expect((await read(" "))?.description).toBe(`开头\n${"字".repeat(147)}`);
});

test("an article that was removed, or never was, is not there", async () => {
  const app = await testApp();
  const id = await newArticle(app);
  await emptyArticle(app.db, id, app.now());
  for (const missing of [id, "0123456789abcdef", "", "x".repeat(10_000), "__proto__"]) {
    expect(await readArticle(app, { id: missing, tagId: null, viewer: null })).toBeNull();
  }
});
