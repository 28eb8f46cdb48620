import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { follows } from "~/db/schema";
import { type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { type FeedReader, readFeed } from "../feed/feed.server";
import { followRadar, MOST_FOLLOWED, unfollowRadar } from "./follow.server";

async function newReader(app: TestApp) {
  const { id } = await newMember(app);
  return { id, pingId: id.slice(-12), membership: noMembership };
}

async function tabsOf(app: TestApp, viewer: FeedReader) {
  const { tabs } = await readFeed(app, { tagId: null, cursor: null, locale: "en", viewer });
  return tabs.filter(({ kind }) => kind === "followed").map(({ tagId }) => tagId);
}

test("a followed radar is a tab until it is unfollowed", async () => {
  const app = await testApp();
  const [ann, bob] = [await newReader(app), await newReader(app)];
  expect(await followRadar(app, { member: ann, pingId: ` @${bob.pingId.toUpperCase()} ` })).toEqual({
    ok: true,
    pingId: bob.pingId,
  });
  expect(await tabsOf(app, ann)).toEqual([bob.pingId]);
  expect(await tabsOf(app, bob)).toEqual([]);
  expect(await unfollowRadar(app, { member: ann, pingId: bob.pingId })).toEqual({
    ok: true,
    pingId: bob.pingId,
  });
  expect(await tabsOf(app, ann)).toEqual([]);
});

test("following oneself, somebody twice, and whoever is not there is refused", async () => {
  const app = await testApp();
  const [ann, bob] = [await newReader(app), await newReader(app)];
  const reason = async (pingId: string) => {
    const result = await followRadar(app, { member: ann, pingId });
    return result.ok ? "" : result.reason;
  };
  expect(await reason(ann.pingId)).toBe("pings.followSelf");
  expect(await reason(bob.pingId)).toBe("");
  expect(await reason(bob.pingId)).toBe("pings.alreadyFollowing");
  for (const nobody of [
    "",
    "ffffffffffff",
    `${bob.id}@example.com`,
    bob.id,
    "x".repeat(10_000),
    "ai_news_en",
  ])
    expect(await reason(nobody)).toBe("pings.noSuchPing");
  expect(await tabsOf(app, ann)).toEqual([bob.pingId]);
});

test("nobody is unfollowed who was not followed", async () => {
  const app = await testApp();
  const [ann, bob] = [await newReader(app), await newReader(app)];
  const refused = { ok: false, reason: "pings.notFollowing" };
  for (const pingId of [bob.pingId, ann.pingId, "", "ffffffffffff"])
    expect(await unfollowRadar(app, { member: ann, pingId })).toEqual(refused);
});

test("of many at once one follows, and none past the limit", async () => {
  const app = await testApp();
  const ann = await newReader(app);
  const some = await Promise.all(Array.from({ length: 5 }, () => newReader(app)));
  const [first] = some;
  const once = await Promise.all(
    some.map(() => followRadar(app, { member: ann, pingId: first?.pingId ?? "" })),
  );
  expect(once.filter(({ ok }) => ok)).toHaveLength(1);

  const rows = Array.from({ length: MOST_FOLLOWED - 3 }, (_, index) => ({
    followerId: ann.id,
    followeeId: `f${index}`,
    createdAt: new Date(),
  }));
  for (let at = 0; at < rows.length; at += 30) await app.db.insert(follows).values(rows.slice(at, at + 30));
  const more = await Promise.all(some.map(({ pingId }) => followRadar(app, { member: ann, pingId })));
  expect(more.map((each) => (each.ok ? "" : each.reason))).toEqual([
    "pings.alreadyFollowing",
    "",
    "",
    "pings.tooManyFollowed",
    "pings.tooManyFollowed",
  ]);
  expect(await app.db.$count(follows, eq(follows.followerId, ann.id))).toBe(MOST_FOLLOWED);
});
