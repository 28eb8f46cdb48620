import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { digest } from "~/core/digest";
import { pushSubscriptions, serviceUsage, tags } from "~/db/schema";
import { exportData } from "~/features/members/profile/export-data.server";
import { clockAt, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { fakePush } from "../../../../test/support/push";
import { pushRequest } from "./push-shapes";
import { countNewcomer, MOST_OF_NETWORK } from "./store.server";
import { endPush, readPush, renewPush, savePush, tryPush } from "./subscriptions.server";

const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
const chosen = {
  hour: 8,
  time_zone: "Asia/Shanghai",
  tag_ids: ["ai_news_en"],
  alert_score: null,
  lang: "en" as const,
};

async function newBrowser(at = "2026-11-29T02:00:00Z") {
  const clock = clockAt(at);
  const service = fakePush();
  const app = await testApp({ now: clock.now, push: service.push });
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  const subscription = { endpoint, keys };
  const save = (
    more: Partial<typeof chosen> = {},
    userId: string | null = null,
    network: string | null = null,
  ) => savePush(app, { subscription, chosen: { ...chosen, ...more }, userId, network });
  const row = async () =>
    app.db.query.pushSubscriptions.findFirst({ where: eq(pushSubscriptions.id, await digest(endpoint)) });
  return { app, clock, service, endpoint, subscription, save, row };
}

test("anybody has it sent, changes it, reads it and ends it by the endpoint alone", async () => {
  const { app, endpoint, save, row } = await newBrowser();
  expect(await readPush(app, endpoint)).toEqual({ ok: true, chosen: null });
  const saved = await save();
  expect(saved).toMatchObject({ ok: true, chosen: { hour: 8, next_at: "2026-11-30T00:00:00.000Z" } });
  // The fifth failure is the last: an address of nobody's that was never reached has two.
  expect(await row()).toMatchObject({ userId: null, locale: "en", failures: 3, tagIds: ["ai_news_en"] });
  const more = { tag_ids: ["ai_news_en", "digital_currency", "ai_news_en"], hour: 12 };
  expect(await save(more)).toMatchObject({ chosen: { next_at: "2026-11-30T04:00:00.000Z" } });
  const read = await readPush(app, endpoint);
  expect(read).toMatchObject({ chosen: { hour: 12, tag_ids: ["ai_news_en", "digital_currency"] } });
  expect(await endPush(app, { endpoint, ofMember: false })).toBe(true);
  expect(await endPush(app, { endpoint, ofMember: false })).toBe(false);
  expect(await readPush(app, endpoint)).toEqual({ ok: true, chosen: null });
});

test("who is signed in has at most five, also where they come at once, and can still change each of them", async () => {
  const first = await newBrowser();
  const { id } = await newMember(first.app);
  const browsers = [first, ...(await Promise.all(Array.from({ length: 6 }, () => newBrowser())))];
  const saved = await Promise.all(browsers.map(({ save }) => save({}, id)));
  expect(saved.filter(({ ok }) => ok)).toHaveLength(5);
  expect(saved.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "push.mostBrowsers" });
  expect(await first.app.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, id))).toBe(5);
  const [kept] = browsers.filter((_, index) => saved[index]?.ok);
  expect(await kept?.save({ hour: 20 }, id)).toMatchObject({ ok: true });
  const [strangers] = browsers.filter((_, index) => !saved[index]?.ok);
  await strangers?.save();
  expect(await strangers?.save({ hour: 9 }, id)).toEqual({ ok: false, reason: "push.mostBrowsers" });
});

test("a network subscribes so many browsers a day where nobody is signed in, and changes each of them still", async () => {
  const network = `192.0.2.${crypto.randomUUID()}`;
  const first = await newBrowser();
  const { app, clock } = first;
  for (let count = 1; count < MOST_OF_NETWORK; count++) await countNewcomer(app.db, network, clock.now());
  expect(await first.save({}, null, network)).toMatchObject({ ok: true });
  expect(await first.save({ hour: 9 }, null, network)).toMatchObject({ ok: true });
  const second = await newBrowser();
  expect(await second.save({}, null, network)).toEqual({ ok: false, reason: "push.mostToday" });
  expect(await second.row()).toBeUndefined();
  expect(await second.save({}, null, `${network}1`)).toMatchObject({ ok: true });
  const members = await newBrowser();
  expect(await members.save({}, (await newMember(app)).id, network)).toMatchObject({ ok: true });
  const next = await newBrowser("2026-11-30T02:00:00Z");
  expect(await next.save({}, null, network)).toMatchObject({ ok: true });
  const counted = await app.db.select().from(serviceUsage).where(like(serviceUsage.service, "push:%"));
  expect(counted).toMatchObject([{ day: "2026-11-30", calls: 1 }]);
  expect(JSON.stringify(counted)).not.toContain(network);
});

test("it stays a member's when it is changed signed out, and goes with their sign-out, a stranger's stays", async () => {
  const own = await newBrowser();
  const { id } = await newMember(own.app);
  await own.save({}, id);
  await own.save({ hour: 9 });
  expect(await own.row()).toMatchObject({ userId: id, hour: 9 });
  const strangers = await newBrowser();
  await strangers.save();
  expect(await endPush(own.app, { endpoint: own.endpoint, ofMember: true })).toBe(true);
  expect(await endPush(own.app, { endpoint: strangers.endpoint, ofMember: true })).toBe(false);
  expect(await strangers.row()).toBeDefined();
});

test("the export names a member's browsers, without what could change them", async () => {
  const { app, endpoint, save } = await newBrowser();
  const { id } = await newMember(app);
  await save({}, id);
  const data = await exportData(app, id);
  expect(data.push_subscriptions).toMatchObject([{ push_service: "push.example", hour: 8 }]);
  for (const secret of [endpoint, keys.p256dh, keys.auth, await digest(endpoint)])
    expect(JSON.stringify(data.push_subscriptions)).not.toContain(secret);
});

test("what was chosen moves to a new address, and nowhere where another stands", async () => {
  const { app, endpoint, save } = await newBrowser();
  await save({ hour: 7 });
  const next = { endpoint: `${endpoint}-next`, keys };
  expect(await renewPush(app, { endpoint, subscription: next })).toMatchObject({ chosen: { hour: 7 } });
  expect(await readPush(app, endpoint)).toEqual({ ok: true, chosen: null });
  expect(await renewPush(app, { endpoint, subscription: next })).toEqual({ ok: false, reason: "push.none" });
  const other = await newBrowser();
  await other.save();
  const onto = { endpoint: other.endpoint, subscription: next };
  expect(await renewPush(app, onto)).toEqual({ ok: false, reason: "push.none" });
});

test("an address that nothing may be sent to, keys of no browser and subjects of nobody are refused", async () => {
  const { app, subscription, save, row } = await newBrowser();
  const bad = [
    { ...subscription, endpoint: "https://127.0.0.1/push" },
    { ...subscription, keys: { ...keys, p256dh: "no point" } },
  ];
  for (const each of bad)
    expect(await savePush(app, { subscription: each, chosen, userId: null, network: null })).toEqual({
      ok: false,
      reason: "push.badEndpoint",
    });
  const { id } = await newMember(app);
  const radar = crypto.randomUUID();
  await app.db.insert(tags).values({ id: radar, userId: id, lang: "en", enabled: true });
  expect(await save({ tag_ids: ["ai_news_en", "nothing"] })).toEqual({ ok: false, reason: "pings.noTag" });
  expect(await save({ tag_ids: [radar] }, id)).toEqual({ ok: false, reason: "pings.noTag" });
  expect(await row()).toBeUndefined();
  const off = { ...app, push: null };
  expect(await savePush(off, { subscription, chosen, userId: null, network: null })).toEqual({
    ok: false,
    reason: "push.unavailable",
  });
});

test("whom a message has reached is not given up sooner after a change, and who signs in begins anew", async () => {
  const { app, endpoint, save, row } = await newBrowser();
  await save();
  await save({ hour: 7 });
  expect(await row()).toMatchObject({ hour: 7, failures: 3 });
  expect(await tryPush(app, endpoint)).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({ failures: 0 });
  await save({ hour: 9 });
  expect(await row()).toMatchObject({ hour: 9, failures: 0 });
  await app.db.update(pushSubscriptions).set({ failures: 2 });
  await save({ hour: 10 });
  expect(await row()).toMatchObject({ hour: 10, failures: 2 });
  await save({}, (await newMember(app)).id);
  expect(await row()).toMatchObject({ failures: 0 });
});

test("a test is sent now; of a browser that is gone nothing stays", async () => {
  const { app, service, endpoint, save, row } = await newBrowser();
  expect(await tryPush(app, endpoint)).toEqual({ ok: false, reason: "push.none" });
  await save();
  expect(await tryPush(app, endpoint)).toMatchObject({ ok: true });
  expect(service.sent).toMatchObject([{ endpoint, message: { tag: "test" } }]);
  service.answer({ ok: false, reason: "push.tooMany", waitMs: 1000 });
  expect(await tryPush(app, endpoint)).toEqual({ ok: false, reason: "push.tooMany" });
  expect(await row()).toBeDefined();
  service.answer({ ok: false, reason: "push.gone" });
  expect(await tryPush(app, endpoint)).toEqual({ ok: false, reason: "push.gone" });
  expect(await row()).toBeUndefined();
});

const save = { action: "save", subscription: { endpoint: "https://push.example/1", keys }, ...chosen };

test.each([
  ["no endpoint", { subscription: { keys } }],
  ["another scheme", { subscription: { endpoint: "ftp://push.example/1", keys } }],
  [
    "an endpoint without end",
    { subscription: { endpoint: `https://push.example/${"a".repeat(1000)}`, keys } },
  ],
  [
    "a key of 64 bytes",
    { subscription: { ...save.subscription, keys: { ...keys, p256dh: "B".repeat(86) } } },
  ],
  [
    "a key of 66 bytes",
    { subscription: { ...save.subscription, keys: { ...keys, p256dh: `B${"A".repeat(87)}` } } },
  ],
  [
    "a key in its short form",
    { subscription: { ...save.subscription, keys: { ...keys, p256dh: `C${"A".repeat(86)}` } } },
  ],
  [
    "a secret of 15 bytes",
    { subscription: { ...save.subscription, keys: { ...keys, auth: "A".repeat(20) } } },
  ],
  [
    "a secret of 17 bytes",
    { subscription: { ...save.subscription, keys: { ...keys, auth: "A".repeat(23) } } },
  ],
  ["no subject", { tag_ids: [] }],
  ["eleven subjects", { tag_ids: Array.from({ length: 11 }, (_, index) => `${index}`) }],
  ["an hour of no day", { hour: 24 }],
  ["half an hour", { hour: 7.5 }],
  ["a time zone of nowhere", { time_zone: "Nowhere/Land" }],
  ["a score above all", { alert_score: 101 }],
  ["another action", { action: "list" }],
])("a call with %s is malformed", (_, more) => {
  expect(pushRequest.safeParse(save).success).toBe(true);
  expect(pushRequest.safeParse({ ...save, ...more }).success).toBe(false);
});
