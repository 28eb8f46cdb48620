import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type VoteType, voteTypes } from "~/core/vote";
import { articles, votes } from "~/db/schema";
import { type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { newArticle } from "../../../../test/support/pings";
import { castVote, readVotes, removeVote } from "./votes.server";

async function rowsOf(app: TestApp, articleId: string) {
  const rows = await app.db.select().from(votes).where(eq(votes.articleId, articleId));
  const [counted] = await app.db.select().from(articles).where(eq(articles.id, articleId));
  const of = (type: VoteType) => rows.filter(({ voteType }) => voteType === type).length;
  return {
    rows: rows.length,
    counters: [counted?.likeCount, counted?.dislikeCount],
    counted: [of("like"), of("dislike")],
  };
}

test("a vote is set, replaced and taken back, and each time told", async () => {
  const app = await testApp();
  const [ann, bob] = [await newMember(app), await newMember(app)];
  const articleId = await newArticle(app);
  const vote = (member: { id: string }, voteType: VoteType) => castVote(app, { member, articleId, voteType });
  const told = (likeCount: number, dislikeCount: number, ownVote: VoteType | null) => ({
    ok: true,
    stats: { likeCount, dislikeCount },
    ownVote,
  });
  expect(await vote(ann, "like")).toEqual(told(1, 0, "like"));
  expect(await vote(bob, "like")).toEqual(told(2, 0, "like"));
  expect(await vote(ann, "dislike")).toEqual(told(1, 1, "dislike"));
  expect(await vote(ann, "dislike")).toEqual(told(1, 1, "dislike"));
  expect(await readVotes(app, { articleId, viewer: ann })).toEqual(told(1, 1, "dislike"));
  expect(await readVotes(app, { articleId, viewer: null })).toEqual(told(1, 1, null));
  expect(await removeVote(app, { member: ann, articleId })).toEqual(told(1, 0, null));
  expect(await removeVote(app, { member: ann, articleId })).toEqual(told(1, 0, null));
});

test("there is no vote on an article that is missing or was removed", async () => {
  const app = await testApp();
  const member = await newMember(app);
  const removed = await newArticle(app);
  await app.db.update(articles).set({ removedAt: new Date() }).where(eq(articles.id, removed));
  const refused = { ok: false, reason: "pings.noArticle" };
  for (const articleId of [removed, "0123456789abcdef", "", "x".repeat(10_000)]) {
    expect(await castVote(app, { member, articleId, voteType: "like" })).toEqual(refused);
    expect(await removeVote(app, { member, articleId })).toEqual(refused);
    expect(await readVotes(app, { articleId, viewer: member })).toEqual(refused);
    expect((await rowsOf(app, articleId)).rows).toBe(0);
  }
});

test("fifty votes of one person at once are one row, twenty times over", { timeout: 120_000 }, async () => {
  const app = await testApp();
  const member = await newMember(app);
  for (let round = 0; round < 20; round += 1) {
    const articleId = await newArticle(app);
    const cast = (_: unknown, index: number) =>
      castVote(app, { member, articleId, voteType: voteTypes[(index + round) % 2] ?? "like" });
    const answers = await Promise.all(Array.from({ length: 50 }, cast));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const { rows, counters, counted } = await rowsOf(app, articleId);
    expect([rows, counters]).toEqual([1, counted]);
  }
});

test("after two hundred mixed votes of twenty people the counters equal the rows", {
  timeout: 120_000,
}, async () => {
  const app = await testApp();
  const people = await Promise.all(Array.from({ length: 20 }, () => newMember(app)));
  const articleId = await newArticle(app);
  let seed = 7;
  const draw = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const act = () => {
    const member = people[draw(20)] ?? { id: "nobody" };
    const voteType = voteTypes[draw(3)];
    return voteType ? castVote(app, { member, articleId, voteType }) : removeVote(app, { member, articleId });
  };
  await Promise.all(Array.from({ length: 200 }, act));
  const { rows, counters, counted } = await rowsOf(app, articleId);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(20);
  expect(counters).toEqual(counted);
});
