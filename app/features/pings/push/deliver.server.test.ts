import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { articles, pushSubscriptions, readers, tags } from "~/db/schema";
import { clockAt, testApp } from "../../../../test/support/app";
import { newArticle } from "../../../../test/support/pings";
import { fakePush } from "../../../../test/support/push";
import { readSent } from "../digest/digest.server";
import { emptyArticle } from "../store.server";
import { emptyWishes } from "../wishes/wishes";
import { deliverPush, sendTurns } from "./deliver.server";
import { listAlerts } from "./store.server";

type Row = typeof pushSubscriptions.$inferInsert;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A subject of its own with a story, and a browser that wants it at eight in London. */
async function subscribed(more: Partial<Row> = {}, at = "2026-11-29T08:05:00Z") {
  const clock = clockAt(at);
  const service = fakePush();
  const app = await testApp({ now: clock.now, push: service.push });
  const tagId = crypto.randomUUID();
  await app.db.insert(tags).values({ id: tagId, name: "Chips", lang: "en", enabled: true, position: 9 });
  const add = (title: string, score: number, ageMinutes: number, tag = tagId) =>
    newArticle(app, { tagId: tag, title, score, publishedAt: new Date(+clock.now() - ageMinutes * MINUTE) });
  const id = crypto.randomUUID();
  const row: Row = {
    id,
    endpoint: `https://push.example/${id}`,
    p256dh: "a key",
    auth: "a secret",
    locale: "en",
    timeZone: "Europe/London",
    hour: 8,
    tagIds: [tagId],
    dueAt: new Date("2026-11-29T08:00:00Z"),
    createdAt: new Date("2026-11-01"),
    ...more,
  };
  await app.db.insert(pushSubscriptions).values(row);
  const kept = () => app.db.query.pushSubscriptions.findFirst({ where: eq(pushSubscriptions.id, id) });
  const deliver = () => deliverPush(app, id);
  const titles = () => service.sent.map(({ message }) => message.body ?? "");
  return { app, clock, service, id, tagId, add, kept, deliver, titles };
}

/** What a cron sends for this one alone: tests share a database. */
async function turnsOf({ app, id }: Awaited<ReturnType<typeof subscribed>>) {
  const before = app.sent.length;
  await sendTurns(app);
  return app.sent.slice(before).filter((job) => job.id === id).length;
}

test("one a day comes, however many crons and messages come for it, and the next at that hour", async () => {
  const browser = await subscribed();
  await browser.add("Yesterday's", 60, 20 * 60);
  expect([await turnsOf(browser), await turnsOf(browser)]).toEqual([1, 1]);
  const states = await Promise.all([1, 2, 3, 4].map(browser.deliver));
  expect(states.sort()).toEqual(["sent", "taken", "taken", "taken"]);
  expect(await browser.deliver()).toBe("taken");
  expect(browser.titles()).toEqual(["1. Yesterday's"]);
  expect(await browser.kept()).toMatchObject({ dueAt: new Date("2026-11-30T08:00:00Z"), failures: 0 });
  expect(await turnsOf(browser)).toBe(0);
  browser.clock.pass(DAY);
  await browser.add("Today's", 60, 60);
  expect(await turnsOf(browser)).toBe(1);
  expect([await browser.deliver(), await browser.deliver()]).toEqual(["sent", "taken"]);
  expect(browser.titles()).toHaveLength(2);
});

test.each([
  ["Asia/Shanghai", 8, "2026-11-29T00:00:00Z", "2026-11-30T00:00:00.000Z"],
  ["America/New_York", 8, "2026-03-07T13:00:00Z", "2026-03-08T12:00:00.000Z"],
  ["America/New_York", 8, "2026-10-31T12:00:00Z", "2026-11-01T13:00:00.000Z"],
  ["America/New_York", 2, "2026-03-07T07:00:00Z", "2026-03-08T07:00:00.000Z"],
  ["Europe/London", 8, "2026-03-28T08:00:00Z", "2026-03-29T07:00:00.000Z"],
  ["Europe/London", 1, "2026-10-25T00:00:00Z", "2026-10-26T01:00:00.000Z"],
])("in %s the digest of %i o'clock at %s is followed by that of %s", async (timeZone, hour, due, next) => {
  const dueAt = new Date(due);
  const browser = await subscribed({ timeZone, hour, dueAt }, new Date(+dueAt + 10 * MINUTE).toISOString());
  await browser.add("One", 60, 60);
  expect(await browser.deliver()).toBe("sent");
  expect((await browser.kept())?.dueAt.toISOString()).toBe(next);
});

test("it tells the best of all that was chosen, a story once, and none that was removed or is of a day before", async () => {
  const browser = await subscribed();
  const other = crypto.randomUUID();
  const { app, id, tagId, add } = browser;
  await app.db.insert(tags).values({ id: other, name: "Coins", lang: "en", enabled: true, position: 9 });
  await app.db
    .update(pushSubscriptions)
    .set({ tagIds: [tagId, other] })
    .where(eq(pushSubscriptions.id, id));
  await add("Low", 40, 60);
  const first = await add("First to tell it", 90, 60);
  const second = await add("Tells it too", 80, 50, other);
  await app.db.update(articles).set({ storyId: first }).where(eq(articles.id, second));
  await add("Middle", 70, 23 * 60, other);
  await add("Too old", 99, 25 * 60);
  const removed = await add("Removed", 99, 60);
  await emptyArticle(app.db, removed, app.now());
  expect(await browser.deliver()).toBe("sent");
  const message = browser.service.sent[0]?.message;
  expect(message).toMatchObject({
    title: "Pings: the 3 best of the last day",
    body: "1. First to tell it\n2. Middle\n3. Low",
  });
  // The page that it leads to shows just these, whatever comes in meanwhile.
  await add("Better", 100, 30);
  const { pathname, searchParams } = new URL(`${message?.url}`, "https://wink.test");
  expect(pathname).toBe(`/pings/digest/${tagId}`);
  expect((await readSent(app, searchParams))?.sent).toMatchObject([
    { title: "First to tell it", score: 90, tag: { id: tagId, name: "Chips" } },
    { title: "Middle", score: 70, tag: { id: other, name: "Coins" } },
    { title: "Low", score: 40, tag: { id: tagId, name: "Chips" } },
  ]);
});

test("where there is nothing, or its subject is switched off, nothing comes, and the next day is tried", async () => {
  const browser = await subscribed();
  expect(await browser.deliver()).toBe("empty");
  await browser.add("One", 60, 60);
  await browser.app.db.update(tags).set({ enabled: false }).where(eq(tags.id, browser.tagId));
  browser.clock.pass(DAY);
  expect(await browser.deliver()).toBe("empty");
  expect(browser.service.sent).toEqual([]);
  expect(await browser.kept()).toMatchObject({ dueAt: new Date("2026-12-01T08:00:00Z") });
});

test("a service that is busy is asked again once on that day, when it has said", async () => {
  const browser = await subscribed();
  await browser.add("One", 60, 60);
  browser.service.answer({ ok: false, reason: "push.tooMany", waitMs: 40 * MINUTE });
  expect(await browser.deliver()).toBe("putOff");
  expect(await browser.kept()).toMatchObject({ dueAt: new Date("2026-11-29T08:45:00Z"), failures: 0 });
  expect(await browser.deliver()).toBe("taken");
  browser.clock.pass(41 * MINUTE);
  expect(await browser.deliver()).toBe("failed");
  expect(await browser.kept()).toMatchObject({ dueAt: new Date("2026-11-30T08:00:00Z"), failures: 0 });
  browser.clock.pass(DAY);
  await browser.add("Two", 60, 60);
  browser.service.answer({ ok: false, reason: "push.tooMany", waitMs: 2 * DAY });
  expect(await browser.deliver()).toBe("failed");
  expect(await browser.kept()).toMatchObject({ dueAt: new Date("2026-12-01T08:00:00Z") });
});

test("a browser that its service no longer knows is forgotten", async () => {
  const browser = await subscribed();
  await browser.add("One", 60, 60);
  browser.service.answer({ ok: false, reason: "push.gone" });
  expect([await browser.deliver(), await browser.deliver()]).toEqual(["gone", "gone"]);
  expect(await browser.kept()).toBeUndefined();
  expect(browser.service.sent).toHaveLength(1);
});

test("five failures in a row give a member's up; one success in between begins anew", async () => {
  const browser = await subscribed({ userId: "a member" });
  const day = async () => {
    await browser.add("One", 60, 60);
    const state = await browser.deliver();
    browser.clock.pass(DAY);
    return state;
  };
  browser.service.answer({ ok: false, reason: "push.failed" });
  for (let failures = 1; failures <= 4; failures++) {
    expect(await day()).toBe("failed");
    expect(await browser.kept()).toMatchObject({ failures });
  }
  browser.service.answer({ ok: true });
  expect(await day()).toBe("sent");
  expect(await browser.kept()).toMatchObject({ failures: 0 });
  browser.service.answer({ ok: false, reason: "push.failed" });
  for (let failures = 1; failures <= 5; failures++) expect(await day()).toBe("failed");
  expect(await browser.kept()).toBeUndefined();
});

test("what breaks before it was claimed comes when the message does again", async () => {
  const browser = await subscribed();
  await browser.add("One", 60, 60);
  vi.spyOn(browser.app.db, "batch").mockRejectedValueOnce(new Error("the database is busy"));
  await expect(browser.deliver()).rejects.toThrow("the database is busy");
  expect(await browser.kept()).toMatchObject({ dueAt: new Date("2026-11-29T08:00:00Z") });
  expect(await browser.deliver()).toBe("sent");
});

test("what breaks after it was claimed comes no second time when the message does", async () => {
  const browser = await subscribed();
  await browser.add("One", 60, 60);
  browser.service.answer(new Error("the worker ended"));
  await expect(browser.deliver()).rejects.toThrow("the worker ended");
  browser.service.answer({ ok: true });
  expect(await browser.deliver()).toBe("taken");
  expect(browser.service.sent).toEqual([]);
});

const tomorrow = { dueAt: new Date("2026-11-30T08:00:00Z") };

test("news of the score that was chosen is told at once, once in a day, and no story twice", async () => {
  const browser = await subscribed({ ...tomorrow, alertScore: 90 }, "2026-11-29T12:00:00Z");
  const { add, clock } = browser;
  await add("Not enough", 89, 10);
  await add("Too old", 99, 24 * 60 + 1);
  expect(await turnsOf(browser)).toBe(0);
  expect(await browser.deliver()).toBe("taken");
  const told = await add("Good", 92, 23 * 60);
  await add("Good too", 91, 5);
  expect([await turnsOf(browser), await turnsOf(browser)]).toEqual([1, 1]);
  expect((await Promise.all([1, 2, 3].map(browser.deliver))).sort()).toEqual(["sent", "taken", "taken"]);
  expect(browser.service.sent[0]?.message).toMatchObject({ title: "Good", tag: "alert" });
  expect(await browser.kept()).toMatchObject({ alertedStory: told, ...tomorrow });
  clock.pass(60 * MINUTE);
  await add("Better", 99, 5);
  expect(await turnsOf(browser)).toBe(0);
  expect(await browser.deliver()).toBe("taken");

  // A day later another source tells the same story: that is no news.
  await browser.app.db
    .update(pushSubscriptions)
    .set({ dueAt: new Date("2026-12-01T08:00:00Z") })
    .where(eq(pushSubscriptions.id, browser.id));
  clock.pass(DAY);
  const again = await add("Good, told again", 95, 5);
  await browser.app.db.update(articles).set({ storyId: told }).where(eq(articles.id, again));
  expect(await turnsOf(browser)).toBe(0);
  expect(await browser.deliver()).toBe("taken");
  await add("Another", 90, 5);
  expect(await turnsOf(browser)).toBe(1);
  expect(await browser.deliver()).toBe("sent");
  expect(browser.service.sent.map(({ message }) => message.title)).toEqual(["Good", "Another"]);
});

test("news that stood in the digest is not told again, nor is news of what was not chosen", async () => {
  const browser = await subscribed({ alertScore: 90 });
  await browser.add("In the digest", 95, 30);
  expect(await browser.deliver()).toBe("sent");
  expect(browser.service.sent[0]?.message.tag).toBe("digest");
  browser.clock.pass(15 * MINUTE);
  expect(await turnsOf(browser)).toBe(0);
  expect(await browser.deliver()).toBe("taken");
  const other = crypto.randomUUID();
  await browser.app.db
    .insert(tags)
    .values({ id: other, name: "Coins", lang: "en", enabled: true, position: 9 });
  await browser.add("Elsewhere", 99, 1, other);
  expect(await turnsOf(browser)).toBe(0);
  await browser.add("Here", 91, 1);
  expect(await turnsOf(browser)).toBe(1);
  expect(await browser.deliver()).toBe("sent");
});

test("a story that came to one of its subjects before the digest is not told again by a later article", async () => {
  const browser = await subscribed({ alertScore: 90 });
  const { app, add, id, tagId, clock } = browser;
  const [other, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
  const subject = { name: "Coins", lang: "en" as const, enabled: true, position: 9 };
  await app.db.insert(tags).values([other, foreign].map((each) => ({ ...subject, id: each })));
  await app.db
    .update(pushSubscriptions)
    .set({ tagIds: [tagId, other] })
    .where(eq(pushSubscriptions.id, id));
  const told = await add("In the digest", 70, 60);
  const unseen = await add("In no subject of theirs", 70, 60, foreign);
  expect(await browser.deliver()).toBe("sent");
  clock.pass(30 * MINUTE);
  const tells = async (title: string, score: number, storyId: string) =>
    app.db
      .update(articles)
      .set({ storyId })
      .where(eq(articles.id, await add(title, score, 5, other)));
  await tells("In the digest, told again", 95, told);
  expect(await turnsOf(browser)).toBe(0);
  expect(await browser.deliver()).toBe("taken");
  await tells("New to them", 91, unseen);
  expect(await turnsOf(browser)).toBe(1);
  expect(await browser.deliver()).toBe("sent");
  expect(browser.service.sent.at(-1)?.message.title).toBe("New to them");
});

test("news is told at once as long as it is new here, however late its source was read", async () => {
  const browser = await subscribed({ ...tomorrow, alertScore: 90 }, "2026-11-29T12:00:00Z");
  await browser.add("Read late", 95, 20 * 60);
  browser.clock.pass(121 * MINUTE);
  expect(await turnsOf(browser)).toBe(0);
  expect(await browser.deliver()).toBe("taken");
  await browser.add("Read later", 92, 20 * 60);
  expect(await turnsOf(browser)).toBe(1);
  expect(await browser.deliver()).toBe("sent");
  expect(browser.service.sent.map(({ message }) => message.title)).toEqual(["Read later"]);
});

test.each([
  ["the first", null, null],
  ["another", new Date("2026-11-27T12:00:00Z"), "an older story"],
])(
  "%s alert that a busy service has not taken is tried by the next cron",
  async (_, alertedAt, alertedStory) => {
    const before = { alertScore: 90, alertedAt, alertedStory };
    const browser = await subscribed({ ...tomorrow, ...before }, "2026-11-29T12:00:00Z");
    await browser.add("Good", 92, 5);
    browser.service.answer({ ok: false, reason: "push.tooMany", waitMs: MINUTE });
    expect(await browser.deliver()).toBe("putOff");
    expect(await browser.kept()).toMatchObject({ ...before, failures: 0 });
    browser.clock.pass(15 * MINUTE);
    browser.service.answer({ ok: true });
    expect(await turnsOf(browser)).toBe(1);
    expect([await browser.deliver(), await browser.deliver()]).toEqual(["sent", "taken"]);
  },
);

test("who was told none for the longest is told first", async () => {
  const daysAgo = (days: number) => new Date(Date.parse("2026-11-29T12:00:00Z") - days * DAY);
  const told = { ...tomorrow, alertScore: 90, alertedAt: daysAgo(2) };
  const { app, add, kept, id, clock } = await subscribed(told, "2026-11-29T12:00:00Z");
  await add("Good", 92, 5);
  const row = await kept();
  if (!row) throw new Error("it is kept");
  const others = [
    { name: "same", alertScore: 80, alertedAt: daysAgo(2) },
    { name: "longer", alertScore: 91, alertedAt: daysAgo(3) },
    { name: "never", alertScore: 92, alertedAt: null },
  ];
  for (const { name, ...more } of others)
    await app.db.insert(pushSubscriptions).values({ ...row, id: `${id} ${name}`, ...more });
  const listed = (await listAlerts(app.db, clock.now(), 500)).map((each) => each.id);
  const names = listed.filter((each) => each.startsWith(id)).map((each) => each.slice(id.length + 1));
  expect(names).toEqual(["never", "longer", "", "same"]);
});

test("what a member has muted, or scores too low for them, is not sent, and comes to whoever has not signed in", async () => {
  const userId = crypto.randomUUID();
  const muted = [
    { kind: "source" as const, value: "Loud" },
    { kind: "word" as const, value: "coins" },
  ];
  const member = await subscribed({ userId });
  const { app, add, tagId } = member;
  await app.db.insert(readers).values({ userId, wishes: { ...emptyWishes, muted, leastScore: 50 } });
  const first = await newArticle(app, {
    tagId,
    title: "Of a loud source",
    source: "Loud",
    score: 90,
    publishedAt: new Date("2026-11-29T07:00:00Z"),
  });
  await add("About coins", 80, 60);
  await add("Low", 40, 60);
  expect(await member.deliver()).toBe("empty");
  expect(await member.kept()).toMatchObject({ dueAt: new Date("2026-11-30T08:00:00Z") });
  const same = await add("Another tells it", 60, 60);
  await app.db.update(articles).set({ storyId: first }).where(eq(articles.id, same));
  await app.db.update(pushSubscriptions).set({ dueAt: app.now() }).where(eq(pushSubscriptions.id, member.id));
  expect(await member.deliver()).toBe("sent");
  await app.db
    .update(pushSubscriptions)
    .set({ dueAt: app.now(), userId: null })
    .where(eq(pushSubscriptions.id, member.id));
  expect(await member.deliver()).toBe("sent");
  expect(member.titles()).toEqual(["1. Another tells it", "1. Of a loud source\n2. About coins\n3. Low"]);
});

test("news that a member has muted is not told at once, and the next best is", async () => {
  const userId = crypto.randomUUID();
  const browser = await subscribed({ ...tomorrow, userId, alertScore: 80 }, "2026-11-29T12:00:00Z");
  const muted = [{ kind: "word" as const, value: "coins" }];
  await browser.app.db.insert(readers).values({ userId, wishes: { ...emptyWishes, muted } });
  await browser.add("About coins", 95, 5);
  expect(await browser.deliver()).toBe("taken");
  expect(await browser.kept()).toMatchObject({ alertedAt: null });
  await browser.add("About chips", 85, 5);
  expect(await browser.deliver()).toBe("sent");
  expect(browser.service.sent.map(({ message }) => message.title)).toEqual(["About chips"]);
});

test("all that are due are sent, once each, however many come before them", async () => {
  const browser = await subscribed({ dueAt: new Date("2026-11-29T08:01:00Z") });
  const { app } = browser;
  const before = new Date("2026-11-29T07:00:00Z").getTime();
  await app.db.run(sql`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
    INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, locale, time_zone, hour, tag_ids, due_at, created_at)
    SELECT 'many' || n, 'e', 'k', 's', 'en', 'Europe/London', 8, '[]', ${before} + n / 600, ${before} FROM numbers`);
  const count = await sendTurns(app);
  await app.db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, "e"));
  const ids = app.sent.map(({ id }) => id);
  expect([new Set(ids).size, ids.length]).toEqual([count, count]);
  expect(ids.filter((id) => id.startsWith("many"))).toHaveLength(1100);
  expect(ids).toContain(browser.id);
});

test("without keys nothing is sent, and what is due waits", async () => {
  const browser = await subscribed();
  await browser.add("One", 60, 60);
  const off = { ...browser.app, push: null };
  expect(await sendTurns(off)).toBe(0);
  expect(await deliverPush(off, browser.id)).toBe("off");
  expect(await browser.kept()).toMatchObject({ dueAt: new Date("2026-11-29T08:00:00Z") });
});
