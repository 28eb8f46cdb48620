import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { articles, sources } from "~/db/schema";
import { queueHandler } from "~/platform/jobs/queue-handler.server";
import { jobRegistry } from "~/platform/jobs/registry.server";
import type { Job } from "~/ports/jobs";
import { clockAt, outsideOf, type TestApp, testApp } from "../../../../test/support/app";
import type { Play } from "../../../../test/support/feed-server";
import { feedPlace, realOutside, rss, type Story } from "../../../../test/support/feeds";
import { radarOf } from "../../../../test/support/newsroom";
import { forbiddenHosts } from "../../../../test/support/private-addresses";
import type { Newsroom } from "./newsroom";
import { abandonReading, LEASE_MS, readSource } from "./read-source.server";
import { sendDue } from "./send-due.server";
import { queueDue } from "./store.server";

vi.spyOn(console, "log").mockImplementation(() => undefined);

/** What a hostile answer may take until it is refused. */
const PATIENCE_MS = 15_000;
const HOUR = 3_600_000;
const START = "2026-11-20T08:00:00Z";
const MEGABYTE = 1024 * 1024;

async function setUp(paths = ["/feed.xml"]) {
  const clock = clockAt(START);
  const app = await testApp({ now: clock.now, outside: realOutside(12_000) });
  const place = feedPlace();
  const urls = paths.map((path) => place.url(path));
  const room = alone(radarOf(app, urls));
  const story = (slug: string, title: string): Story => ({
    title,
    link: place.url(`/${slug}`),
    summary: `${title}: what an AI model does.`,
    at: new Date(clock.now().getTime() - HOUR),
  });
  const playFeed = (path: string, name: string, stories: Story[]) =>
    place.play(path, { headers: { "content-type": "application/rss+xml" }, body: rss(name, stories) });
  const send = async () => {
    const from = app.sent.length;
    await sendDue(app, room);
    return app.sent.slice(from);
  };
  return { app, clock, place, room, story, playFeed, send };
}

/** Without what other tests have brought in, some of which tells the same. */
const alone = (room: Newsroom): Newsroom => ({ ...room, recentStories: async () => [] });

const sourceAt = (app: TestApp, url: string) =>
  app.db.query.sources.findFirst({ where: eq(sources.url, url) });

const articlesOf = (app: TestApp, name: string) =>
  app.db.select().from(articles).where(eq(articles.source, name));

/** Has a message worked off as the queue does it: `dead` is its last way. */
async function deliver(app: TestApp, room: Newsroom, job: Job | undefined, dead = false) {
  const handler = jobRegistry["radar.source"];
  const batch = createMessageBatch<unknown>(dead ? handler.deadLetterQueue : handler.queue, [
    { id: "0", timestamp: new Date(), attempts: 1, body: job },
  ]);
  const run = async (_: unknown, id: string) => {
    const reading = await readSource(app, room, id);
    return reading.outcome === "busy" ? { retryAfterMs: reading.waitMs } : {};
  };
  const abandon = (_: unknown, id: string) => abandonReading(app, id);
  await queueHandler({ ...jobRegistry, "radar.source": { ...handler, run, abandon } })(batch, { ...env });
  return getQueueResult(batch, createExecutionContext());
}

const acknowledged = { explicitAcks: ["0"], retryMessages: [] };

const deepPage = (depth: number) => `<html><body>${"<div>".repeat(depth)}text</body></html>`;

const entityBomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "lol">${Array.from(
  { length: 30 },
  (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? "" : index - 1};`.repeat(10)}">`,
).join("")}]><rss version="2.0"><channel><title>&a29;</title></channel></rss>`;

const hostile: [string, Play, string | null][] = [
  ["an entity bomb", { body: entityBomb }, null],
  [
    "an outside entity",
    {
      body: '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
    },
    null,
  ],
  ["a gzip bomb", { unpacked: 200 * MEGABYTE }, "fetch.tooLarge"],
  ["six megabytes", { body: "<rss>".padEnd(6 * MEGABYTE, "x") }, "fetch.tooLarge"],
  ["a flood", { behave: "flood" }, "fetch.tooLarge"],
  ["a drip", { behave: "drip" }, "fetch.timedOut"],
  ["five megabytes of one line", { body: "<rss version='2.0'>".padEnd(5 * MEGABYTE, "<item>") }, null],
  ["five megabytes of one word", { body: "x".repeat(5 * MEGABYTE) }, "radar.notAFeed"],
  ["five megabytes of open brackets", { body: "[".repeat(5 * MEGABYTE) }, "radar.notAFeed"],
  ["elements a hundred thousand deep", { body: `<rss>${"<a>".repeat(100_000)}` }, "radar.feedTooDeep"],
];

test.each(hostile)(
  "%s ends within fifteen seconds, and the source waits",
  { timeout: 20_000, retry: 2 },
  async (_, play, error) => {
    const { app, place, room, send } = await setUp();
    await place.play("/feed.xml", { headers: { etag: '"bad"' }, ...play });
    const [job] = await send();
    const from = performance.now();
    expect(await deliver(app, room, job)).toMatchObject(acknowledged);
    expect(performance.now() - from).toBeLessThan(PATIENCE_MS);
    const source = await sourceAt(app, place.url("/feed.xml"));
    expect(source?.state).toBe("idle");
    expect(source?.nextCheckAt.getTime()).toBeGreaterThan(app.now().getTime());
    if (error) expect(source).toMatchObject({ error, etag: null });
    else expect(JSON.stringify(source).length).toBeLessThan(2000);
  },
);

test.each([800, 10_000, 100_000])(
  "a page %i deep is refused by name, and its article stands with what the feed says",
  async (depth) => {
    const { app, place, room, story, playFeed, send } = await setUp();
    const name = `Deep ${crypto.randomUUID()}`;
    await place.play("/deep", { headers: { "content-type": "text/html" }, body: deepPage(depth) });
    await playFeed("/feed.xml", name, [story("deep", "AI model goes deep")]);
    const [job] = await send();
    expect(await readSource(app, room, job?.id ?? "")).toMatchObject({ outcome: "read", taken: 1 });
    const read = await app.db.query.sourceReads.findFirst({
      where: (row) => eq(row.sourceId, job?.id ?? ""),
    });
    expect(read?.notes).toContain("page:radar.pageTooDeep");
  },
);

test("three hostile sources among ten cost the other seven nothing", { timeout: 60_000 }, async () => {
  const names = Array.from({ length: 10 }, (_, index) => `/${index}.xml`);
  const { app, place, room, story, playFeed, send } = await setUp(names);
  const poison: Play[] = [{ unpacked: 50 * MEGABYTE }, { body: entityBomb }, { behave: "reset" }];
  const outlets = new Map<string, string>();
  for (const [index, path] of names.entries()) {
    const play = poison[index / 3];
    if (play && index < 9) await place.play(path, play);
    else {
      const slugs = ["a", "b", "c"].map((letter) => `${index}${letter}`);
      const outlet = `Outlet ${crypto.randomUUID()}`;
      outlets.set(path, outlet);
      await playFeed(
        path,
        outlet,
        slugs.map((slug) => story(slug, `Laboratory ${slug} opens its AI language model`)),
      );
    }
  }
  const jobs = await send();
  expect(jobs).toHaveLength(10);
  for (const job of jobs) expect(await deliver(app, room, job)).toMatchObject(acknowledged);
  const counts = await Promise.all([...outlets.values()].map((outlet) => articlesOf(app, outlet)));
  expect(counts.map(({ length }) => length)).toEqual(Array(7).fill(3));
});

test("a message that comes again after its reading does nothing", async () => {
  const { app, place, room, story, playFeed, send } = await setUp();
  await playFeed("/feed.xml", "Once", [story("a", "AI model")]);
  const [job] = await send();
  await deliver(app, room, job);
  const before = await sourceAt(app, place.url("/feed.xml"));
  expect(await deliver(app, room, job)).toMatchObject(acknowledged);
  expect(await place.asked("/feed.xml")).toHaveLength(1);
  expect(await sourceAt(app, place.url("/feed.xml"))).toEqual(before);
});

test("two deliveries of one message at once read its source once", async () => {
  const { app, place, room, story, playFeed, send } = await setUp();
  const name = `Twice ${crypto.randomUUID()}`;
  await playFeed("/feed.xml", name, [story("a", "AI model")]);
  const [job] = await send();
  const results = await Promise.all([deliver(app, room, job), deliver(app, room, job)]);
  expect(results.map(({ retryMessages }) => retryMessages.length).sort()).toEqual([0, 1]);
  expect(await deliver(app, room, job)).toMatchObject(acknowledged);
  expect(await place.asked("/feed.xml")).toHaveLength(1);
  expect(await articlesOf(app, name)).toHaveLength(1);
});

test("a message of a source that is no more is acknowledged", async () => {
  const { app, place, room, send } = await setUp();
  const [job] = await send();
  await app.db.delete(sources).where(eq(sources.id, job?.id ?? ""));
  expect(await deliver(app, room, job)).toMatchObject(acknowledged);
  expect(await deliver(app, room, job, true)).toMatchObject(acknowledged);
  expect(await place.asked()).toEqual([]);
});

test("a message that nobody could work off leaves its source waiting, and the source goes on later", async () => {
  const { app, clock, place, room, story, playFeed, send } = await setUp();
  const name = `Later ${crypto.randomUUID()}`;
  await playFeed("/feed.xml", name, [story("a", "AI model")]);
  const [job] = await send();
  const failing = { ...room, recentStories: () => Promise.reject(new Error("killed")) };
  expect((await deliver(app, failing, job)).retryMessages).toHaveLength(1);
  clock.pass(LEASE_MS);
  expect(await deliver(app, room, job, true)).toMatchObject(acknowledged);
  expect(await sourceAt(app, place.url("/feed.xml"))).toMatchObject({
    state: "idle",
    error: "radar.interrupted",
    failures: 1,
  });
  expect(await send()).toEqual([]);
  clock.pass(HOUR);
  const [next] = await send();
  await deliver(app, room, next);
  expect(await articlesOf(app, name)).toHaveLength(1);
  expect(await sourceAt(app, place.url("/feed.xml"))).toMatchObject({ error: null, failures: 0 });
});

test("sources wait for their turn outside of a queue that is full", async () => {
  const { app, clock, send } = await setUp(["/1.xml", "/2.xml", "/3.xml"]);
  const jobs = await send();
  await app.db
    .update(sources)
    .set({ state: "idle", nextCheckAt: clock.now() })
    .where(eq(sources.isNamed, true));
  const due = () => queueDue(app.db, clock.now(), 2);
  const first = await due();
  expect(first).toHaveLength(2);
  expect(await due()).toEqual([]);
  await app.db
    .update(sources)
    .set({ state: "running" })
    .where(eq(sources.id, first[0] ?? ""));
  expect([...first, ...(await due())].sort()).toEqual(jobs.map(({ id }) => id).sort());
});

test("a source that waits for another of its host until its message is dead is due with the next cron", async () => {
  const { app, place, room, story, playFeed, send } = await setUp(["/1.xml", "/2.xml"]);
  await playFeed("/2.xml", "Second", [story("a", "AI model")]);
  const [first, second] = await send();
  await app.db
    .update(sources)
    .set({ state: "running", leaseUntil: new Date(app.now().getTime() + LEASE_MS) })
    .where(eq(sources.id, first?.id ?? ""));
  expect((await deliver(app, room, second)).retryMessages).toHaveLength(1);
  await deliver(app, room, second, true);
  const waiting = await app.db.query.sources.findFirst({ where: eq(sources.id, second?.id ?? "") });
  expect(waiting).toMatchObject({ state: "idle", failures: 0, error: null });
  expect(await send()).toEqual([expect.objectContaining({ id: second?.id })]);
  expect(await place.asked()).toEqual([]);
  await app.db.delete(sources).where(eq(sources.id, first?.id ?? ""));
});

test("a message that meets its source being read waits until that reading has ended or is over", async () => {
  const { app, clock, room, send } = await setUp();
  const [job] = await send();
  const leaseUntil = new Date(clock.now().getTime() + LEASE_MS);
  await app.db
    .update(sources)
    .set({ state: "running", leaseUntil })
    .where(eq(sources.id, job?.id ?? ""));
  expect(await readSource(app, room, job?.id ?? "")).toEqual({ outcome: "busy", waitMs: LEASE_MS });
  await app.db.delete(sources).where(eq(sources.id, job?.id ?? ""));
});

test("a source that no subject names any more is not read, though a message asks for it", async () => {
  const { app, place, room, send } = await setUp();
  const [job] = await send();
  const unnamed = { ...room, subjects: async () => [] };
  expect(await readSource(app, unnamed, job?.id ?? "")).toEqual({ outcome: "gone" });
  expect(await place.asked()).toEqual([]);
});

test("a reading takes on no more than D1 answers in one run, and the next one goes on", async () => {
  const { app, clock, room, story, playFeed, send } = await setUp();
  const name = `Long ${crypto.randomUUID()}`;
  const stories = Array.from({ length: 65 }, (_, index) => story(`${index}`, `AI model number ${index}`));
  await playFeed("/feed.xml", name, stories);
  const [job] = await send();
  expect(await readSource(app, room, job?.id ?? "")).toMatchObject({ taken: 60 });
  clock.pass(60_000);
  const [next] = await send();
  expect(await readSource(app, room, next?.id ?? "")).toMatchObject({ taken: 5 });
  expect(await articlesOf(app, name)).toHaveLength(65);
});

test("a feed changes nothing of an article that another source has brought", async () => {
  const { app, clock, room, story, playFeed, send } = await setUp(["/1.xml", "/2.xml"]);
  const [first, second] = [`First ${crypto.randomUUID()}`, `Second ${crypto.randomUUID()}`];
  const told = story("a", "AI model leaves the laboratory");
  await playFeed("/1.xml", first, [told]);
  await playFeed("/2.xml", second, [told]);
  for (const { id } of await send()) await readSource(app, room, id);
  const [before] = [...(await articlesOf(app, first)), ...(await articlesOf(app, second))];
  clock.pass(25 * HOUR);
  const other = before?.source === first ? ["/2.xml", second] : ["/1.xml", first];
  await playFeed(other[0] ?? "", other[1] ?? "", [{ ...told, title: "AI model: buy it here" }]);
  for (const { id } of await send()) await readSource(app, room, id);
  expect(await articlesOf(app, before?.source ?? "")).toEqual([before]);
});

test("a feed that has worked does not move to what a page in its place names", async () => {
  const { app, clock, place, room, story, playFeed, send } = await setUp();
  await playFeed("/feed.xml", "Was well", [story("a", "AI model")]);
  const [job] = await send();
  await readSource(app, room, job?.id ?? "");
  const link = '<link rel="alternate" type="application/rss+xml" href="/other.xml">';
  await place.play("/feed.xml", { body: `<!doctype html><html><head>${link}</head><body></body></html>` });
  clock.pass(25 * HOUR);
  const [next] = await send();
  expect(await readSource(app, room, next?.id ?? "")).toMatchObject({ error: "radar.feedIsPage" });
  const url = place.url("/feed.xml");
  expect(await sourceAt(app, url)).toMatchObject({ address: url });
});

/** Production's rules in a web in which the feed and two pages are at `news.example`, and every other address leads to our server. */
async function openInternet(body: string) {
  const place = feedPlace();
  const lead: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    if (url.href === "https://news.example/feed.xml")
      return new Response(body, { headers: { "content-type": "application/rss+xml" } });
    if (url.hostname === "news.example")
      return new Response(null, { status: 302, headers: { location: url.searchParams.get("to") ?? "" } });
    return fetch(place.url(`/${encodeURIComponent(url.href)}`), init);
  };
  const clock = clockAt(START);
  const app = await testApp({ now: clock.now, outside: outsideOf(lead) });
  const room = alone(radarOf(app, ["https://news.example/feed.xml"]));
  await app.db.delete(sources).where(eq(sources.url, "https://news.example/feed.xml"));
  await sendDue(app, room);
  const reading = await readSource(app, room, app.sent.at(-1)?.id ?? "");
  return { app, place, reading };
}

function withPort(address: string): string {
  const url = new URL(address);
  url.port = "8080";
  return url.href;
}

test("a feed leads nobody to a private address: not by its links, not by what they redirect to", async () => {
  const at = new Date(Date.parse(START) - HOUR);
  const name = `Lure ${crypto.randomUUID()}`;
  const hosts = forbiddenHosts.filter((host) => URL.canParse(`http://${host}/`));
  const stories = hosts.flatMap((host, index): Story[] => [
    { title: `AI model number ${index}`, summary: "An AI model.", link: `http://${host}/${index}`, at },
    { title: `AI model at port ${index}`, summary: "An AI model.", link: withPort(`http://${host}/`), at },
    {
      title: `AI model turned ${index}`,
      summary: "An AI model.",
      link: `https://news.example/turned/${index}?to=${encodeURIComponent(`http://${host}/`)}`,
      at,
    },
  ]);
  const feed = rss(name, stories).replace("https://news.example/</link>", "http://127.0.0.1/</link>");
  const { app, place, reading } = await openInternet(feed);
  expect(reading).toMatchObject({ outcome: "read", error: null });
  expect(await place.asked()).toEqual([]);
  const stored = await articlesOf(app, name);
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ canonicalUrl }) => !canonicalUrl.startsWith("https://news.example/"))).toEqual([]);
});
