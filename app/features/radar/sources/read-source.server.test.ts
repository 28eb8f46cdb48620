import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { articleMentions, articles, sourceItems, sourceReads, sources, winks } from "~/db/schema";
import { queueHandler } from "~/platform/jobs/queue-handler.server";
import { jobRegistry } from "~/platform/jobs/registry.server";
import { clockAt, type TestApp, testApp } from "../../../../test/support/app";
import { feedPlace, page, realOutside, rss, type Story } from "../../../../test/support/feeds";
import { radarOf } from "../../../../test/support/newsroom";
import type { Newsroom } from "./newsroom";
import { LEASE_MS, readSource } from "./read-source.server";
import { sendDue, sendLost } from "./send-due.server";
import { claimSource, holdSource } from "./store.server";

vi.spyOn(console, "log").mockImplementation(() => undefined);

const START = "2026-11-20T08:00:00Z";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const paragraphs = (about: string) => [
  `${about}. The AI laboratory has published the weights of its new language model, an LLM that runs on one card, together with the training recipe and a list of known faults.`,
  "Researchers who tried it say that the model answers questions in two languages and that its makers describe honestly where artificial intelligence of this size fails.",
  "The licence allows commercial use. A technical report with measurements follows next week, and the makers invite others to repeat their tests.",
];

/** Without what other tests have brought in, some of which tells the same. */
const newsroomOf = (app: TestApp, urls: string[], elsewhere: Set<string>): Newsroom => {
  const room = radarOf(app, urls, 30);
  const recentStories: Newsroom["recentStories"] = async (...asked) =>
    (await room.recentStories(...asked)).filter(({ articleId }) => !elsewhere.has(articleId));
  return { ...room, recentStories };
};

/** A feed with articles of its own, an application at a fixed time, and whoever reads the feed. */
async function setUp(paths: string[] = ["/feed.xml"]) {
  const clock = clockAt(START);
  const app = await testApp({ now: clock.now, outside: realOutside() });
  const place = feedPlace();
  const urls = paths.map((path) => place.url(path));
  const standing = await app.db.select({ id: articles.id }).from(articles);
  const elsewhere = new Set(standing.map(({ id }) => id));
  const newsroom = newsroomOf(app, urls, elsewhere);
  const story = async (slug: string, title: string, more: Partial<Story> = {}): Promise<Story> => {
    await place.play(`/${slug}`, {
      headers: { "content-type": "text/html; charset=utf-8" },
      body: page(title, paragraphs(title)),
    });
    const at = new Date(clock.now().getTime() - HOUR);
    return { title, link: place.url(`/${slug}`), summary: `${title}: what an AI model does.`, at, ...more };
  };
  return { clock, app, elsewhere, place, newsroom, story, run: () => runDue(app, newsroom) };
}

/** What one cron does: sends for what is due, and each message is worked off. */
async function runDue(app: TestApp, newsroom: Newsroom) {
  const from = app.sent.length;
  await sendDue(app, newsroom);
  const readings = [];
  for (const { id } of app.sent.slice(from)) readings.push(await readSource(app, newsroom, id));
  return readings;
}

const xml = (body: string, headers: Record<string, string> = {}) => ({
  headers: { "content-type": "application/rss+xml", ...headers },
  body,
  conditional: true,
});

const sourceAt = async (app: TestApp, url: string) => {
  const source = await app.db.query.sources.findFirst({ where: eq(sources.url, url) });
  if (!source) throw new Error(`${url} is no source`);
  return source;
};

const articlesOf = (app: TestApp, host: string) =>
  app.db.select().from(articles).where(eq(articles.source, host)).orderBy(articles.canonicalUrl);

test("what a feed brings stands in the feed with text, score and reason, and is not asked for twice", async () => {
  const { app, place, story, run, clock } = await setUp();
  const title = `Open AI model ${crypto.randomUUID()}`;
  const stories = [
    await story("a", `${title} runs on one card`),
    await story("b", "Harbour reopens", { summary: "Ships." }),
  ];
  await place.play("/feed.xml", xml(rss(title, stories), { etag: '"one"' }));
  expect(await run()).toEqual([{ outcome: "read", taken: 1, error: null }]);
  const [article] = await articlesOf(app, title);
  expect(article).toMatchObject({ title: stories[0]?.title, lang: "en", sourceCount: 1, isSample: false });
  expect(article?.content).toContain("The licence allows commercial use.");
  const [wink] = await app.db
    .select()
    .from(winks)
    .where(eq(winks.articleId, article?.id ?? ""));
  expect(wink?.score).toBeGreaterThanOrEqual(30);
  expect(wink?.reason).not.toBe("");

  expect(await run()).toEqual([]);
  clock.pass(25 * HOUR);
  expect(await run()).toEqual([{ outcome: "unchanged", taken: 0, error: null }]);
  const asked = await place.asked("/feed.xml");
  expect(asked.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"one"']);
  expect(asked[0]?.headers["user-agent"]).toBe("WinkRadar/1.0 (+https://wink.test/radar-bot)");
  expect(await place.asked("/a")).toHaveLength(1);
  const reads = await app.db.select().from(sourceReads).orderBy(sourceReads.id);
  expect(reads.slice(-2)).toMatchObject([
    { status: 200, items: 2, fresh: 2, taken: 1, isUnchanged: false },
    { status: 304, isUnchanged: true },
  ]);
  expect(reads.at(-2)?.rowsWritten).toBeGreaterThan(5);
});

test("an item that its source has edited is brought up to date, at the time that it had", async () => {
  const { app, place, story, run, clock } = await setUp();
  const name = `Wire ${crypto.randomUUID()}`;
  const first = await story("a", "AI model leaves the laboratory");
  await place.play("/feed.xml", xml(rss(name, [first])));
  await run();
  const [before] = await articlesOf(app, name);
  clock.pass(25 * HOUR);
  const edited = {
    ...first,
    title: "AI model leaves the laboratory, with two faults mended",
    at: clock.now(),
  };
  await place.play("/feed.xml", xml(rss(name, [edited])));
  expect(await run()).toMatchObject([{ outcome: "read", taken: 0 }]);
  const after = await articlesOf(app, name);
  expect(after).toMatchObject([{ id: before?.id, title: edited.title, publishedAt: before?.publishedAt }]);
});

test("a story that another source tells already is counted there, and stands once", async () => {
  const { app, place, story, run } = await setUp(["/one.xml", "/two.xml"]);
  const [one, two] = [`One ${crypto.randomUUID()}`, `Two ${crypto.randomUUID()}`];
  const title = "Quillon Labs opens weights of its Tamarisk language model for AI researchers";
  await place.play("/one.xml", xml(rss(one, [await story("a", title)])));
  await place.play("/two.xml", xml(rss(two, [await story("b", title)])));
  await run();
  const standing = [...(await articlesOf(app, one)), ...(await articlesOf(app, two))];
  expect(standing).toMatchObject([{ sourceCount: 2 }]);
  const mentions = await app.db
    .select()
    .from(articleMentions)
    .where(eq(articleMentions.articleId, standing[0]?.id ?? ""));
  expect(mentions).toHaveLength(1);
});

test.each([
  [404, "radar.sourceNotFound"],
  [403, "radar.sourceRefused"],
  [500, "radar.sourceDown"],
  [418, "radar.sourceOdd"],
])("after %i the source waits, longer each time", async (status, error) => {
  const { app, place, run, clock } = await setUp();
  await place.play("/feed.xml", { status });
  const waits: number[] = [];
  for (let round = 0; round < 4; round++) {
    expect(await run()).toEqual([{ outcome: "failed", taken: 0, error }]);
    const { nextCheckAt, failures } = await sourceAt(app, place.url("/feed.xml"));
    expect(failures).toBe(round + 1);
    waits.push((nextCheckAt.getTime() - clock.now().getTime()) / HOUR);
    clock.pass(nextCheckAt.getTime() - clock.now().getTime());
  }
  for (const [index, hours] of [0.5, 1, 2, 4].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(hours * 0.9);
    expect(waits[index]).toBeLessThanOrEqual(hours * 1.1);
  }
});

test.each([
  [429, "7200", 2],
  [503, new Date(Date.parse(START) + 3 * HOUR).toUTCString(), 3],
  [429, "1", 1 / 60],
  [503, "99999999", 24 * 7],
])("after %i with Retry-After %s the source waits %d hours", async (status, retryAfter, hours) => {
  const { app, place, run, clock } = await setUp();
  await place.play("/feed.xml", { status, headers: { "retry-after": retryAfter } });
  expect(await run()).toMatchObject([{ error: "radar.sourceBusy" }]);
  const { nextCheckAt } = await sourceAt(app, place.url("/feed.xml"));
  expect((nextCheckAt.getTime() - clock.now().getTime()) / HOUR).toBeCloseTo(hours, 2);
});

test("a source that is gone for good is not asked again", async () => {
  const { app, place, run, clock } = await setUp();
  await place.play("/feed.xml", { status: 410 });
  await run();
  clock.pass(30 * 24 * HOUR);
  expect(await run()).toEqual([]);
  expect(await sourceAt(app, place.url("/feed.xml"))).toMatchObject({
    state: "stopped",
    error: "radar.sourceGone",
  });
});

test("a new address counts when it was given three times in a row", async () => {
  const { app, place, story, run, clock } = await setUp();
  await place.play("/feed.xml", { status: 301, headers: { location: place.url("/new.xml") } });
  await place.play("/new.xml", xml(rss("Moved", [await story("a", "AI model")]), { etag: '"x"' }));
  for (let round = 0; round < 4; round++) {
    await run();
    clock.pass(25 * HOUR);
  }
  expect(await sourceAt(app, place.url("/feed.xml"))).toMatchObject({
    address: place.url("/new.xml"),
    error: null,
  });
  expect(await place.asked("/feed.xml")).toHaveLength(3);
  expect(await place.asked("/new.xml")).toHaveLength(4);
});

test("a source that moved to where nothing is goes back to the address that was named", async () => {
  const { app, place, run, clock } = await setUp();
  await place.play("/feed.xml", { status: 500 });
  await run();
  const url = place.url("/feed.xml");
  await app.db
    .update(sources)
    .set({ address: place.url("/gone.xml"), nextCheckAt: clock.now() })
    .where(eq(sources.url, url));
  for (let round = 0; round < 4; round++) {
    expect(await sourceAt(app, url)).toMatchObject({ address: place.url("/gone.xml") });
    clock.pass(25 * HOUR);
    await run();
  }
  expect(await sourceAt(app, url)).toMatchObject({ address: url });
});

test.each([
  ["nothing", { body: "" }, "radar.feedEmpty"],
  ["a page", { body: page("Welcome", ["Hello"]) }, "radar.feedIsPage"],
  ["a body that never ends", { behave: "drip" as const }, "fetch.timedOut"],
  ["no answer", { behave: "hang" as const }, "fetch.timedOut"],
  ["a broken connection", { behave: "reset" as const }, "fetch.unreachable"],
  ["six megabytes", { body: "<rss>".padEnd(6 * 1024 * 1024, " ") }, "fetch.tooLarge"],
])("a server that gives %s is named as such, and nothing is kept of it", async (_, play, error) => {
  const { app, place, run } = await setUp();
  await place.play("/feed.xml", { headers: { etag: '"bad"' }, ...play });
  expect(await run()).toEqual([{ outcome: "failed", taken: 0, error }]);
  expect(await sourceAt(app, place.url("/feed.xml"))).toMatchObject({ etag: null, state: "idle", error });
});

test("a server that says unchanged for ever is asked without validators after a week", async () => {
  const { place, story, run, clock } = await setUp();
  const feed = xml(rss("Stale", [await story("a", "AI model")]), { etag: '"always"' });
  await place.play("/feed.xml", feed);
  for (let day = 0; day < 11; day++) {
    await run();
    clock.pass(27 * HOUR);
  }
  const named = (await place.asked("/feed.xml")).map(({ headers }) => headers["if-none-match"]);
  expect(named[0]).toBeUndefined();
  expect(named.slice(1, 7)).toEqual(Array(6).fill('"always"'));
  expect(named.slice(7)).toContain(undefined);
});

test("a page that cannot be read costs its article nothing but its text", async () => {
  const { app, place, story, run } = await setUp();
  const name = `Sparse ${crypto.randomUUID()}`;
  const told = await story("a", "An AI model that fits one card");
  await place.play("/a", { status: 500 });
  await place.play("/feed.xml", xml(rss(name, [told])));
  expect(await run()).toMatchObject([{ taken: 1 }]);
  const [article] = await articlesOf(app, name);
  expect(article?.summary).toContain("what an AI model does");
  const [read] = await app.db
    .select()
    .from(sourceReads)
    .where(eq(sourceReads.sourceId, (await sourceAt(app, place.url("/feed.xml"))).id));
  expect(read?.notes).toContain("page:status 500");
});

test("two sources of one host are not read at the same time", async () => {
  const { app, place, newsroom } = await setUp(["/one.xml", "/two.xml"]);
  await place.play("/one.xml", { behave: "hang" });
  await place.play("/two.xml", { behave: "hang" });
  await sendDue(app, newsroom);
  const [one, two] = app.sent.slice(-2);
  const readings = await Promise.all([one, two].map((job) => readSource(app, newsroom, job?.id ?? "")));
  expect(readings.map(({ outcome }) => outcome).sort()).toEqual(["busy", "failed"]);
});

test("a worker that dies at any step is followed by one that ends the reading, with each article once", {
  timeout: 120_000,
}, async () => {
  const { app, elsewhere, place, story, clock, newsroom } = await setUp();
  const name = `Killed ${crypto.randomUUID()}`;
  const stories: Story[] = [];
  for (const slug of ["a", "b", "c", "d"])
    stories.push(await story(slug, `AI model number ${slug} of the series ${crypto.randomUUID()}`));
  stories.push({ ...(await story("e", "Harbour reopens")), summary: "Ships." });
  await place.play("/feed.xml", xml(rss(name, stories), { etag: '"k"' }));
  await sendDue(app, newsroom);
  const message = app.sent.at(-1);
  let kills = 0;
  for (let step = 1; kills < 100; step = (step % 24) + 1) {
    const dying = dyingApp(app, step);
    const room = newsroomOf(dying, [place.url("/feed.xml")], elsewhere);
    const { retryMessages } = await delivered(message, (id) => readSource(dying, room, id));
    kills += retryMessages.length;
    clock.pass(LEASE_MS);
    const source = await sourceAt(app, place.url("/feed.xml"));
    if (source.state === "idle") await forget(app, source.id);
  }
  await delivered(message, (id) => readSource(app, newsroom, id));
  const source = await sourceAt(app, place.url("/feed.xml"));
  expect(source).toMatchObject({ state: "idle", error: null, etag: '"k"' });
  expect((await articlesOf(app, name)).map(({ title }) => title).sort()).toEqual(
    stories
      .slice(0, 4)
      .map(({ title }) => title)
      .sort(),
  );
  const items = await app.db.select().from(sourceItems).where(eq(sourceItems.sourceId, source.id));
  expect(items).toHaveLength(5);
});

test("what was lost with its worker is sent again, and what only waits is not", async () => {
  const { app, place, clock, newsroom } = await setUp();
  await sendDue(app, newsroom);
  const id = app.sent.at(-1)?.id ?? "";
  const lost = async () => {
    const from = app.sent.length;
    await sendLost(app);
    return app.sent.slice(from).map((job) => job.id);
  };
  expect(await lost()).not.toContain(id);
  clock.pass(2 * MINUTE);
  expect(await lost()).toContain(id);
  expect(await lost()).not.toContain(id);
  const claimed = await claimSource(app.db, id, clock.now(), LEASE_MS);
  clock.pass(LEASE_MS - 1);
  expect(await lost()).not.toContain(id);
  expect(claimed && (await holdSource(app.db, claimed, clock.now(), LEASE_MS))).toBe(true);
  clock.pass(LEASE_MS - 1);
  expect(await lost()).not.toContain(id);
  clock.pass(1);
  expect(await lost()).toContain(id);
  expect(claimed && (await holdSource(app.db, claimed, clock.now(), LEASE_MS))).toBe(false);
  await forget(app, (await sourceAt(app, place.url("/feed.xml"))).id);
});

/** Has a message worked off as the queue does. */
async function delivered(body: unknown, read: (id: string) => Promise<unknown>) {
  const { queue } = jobRegistry["radar.source"];
  const batch = createMessageBatch<never>(queue, [
    { id: "0", timestamp: new Date(), attempts: 1, body: body as never },
  ]);
  const run = async (_: unknown, id: string) => {
    await read(id);
    return {};
  };
  await queueHandler({ ...jobRegistry, "radar.source": { ...jobRegistry["radar.source"], run } })(batch, {
    ...env,
  });
  return getQueueResult(batch, createExecutionContext());
}

/** Lets a source that was read to the end begin anew, with what is known of its items. */
async function forget(app: TestApp, id: string) {
  await app.db
    .update(sources)
    .set({ nextCheckAt: new Date(0), etag: null, bodyHash: null })
    .where(eq(sources.id, id));
  await app.db.delete(sourceItems).where(eq(sourceItems.sourceId, id));
}

/** The same application whose worker dies at the nth thing that it asks of the database or of the outside. */
function dyingApp(app: TestApp, steps: number): TestApp {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left <= 0) throw new Error("killed");
  };
  const db = new Proxy(app.db, {
    get(target, name) {
      if (typeof name === "string" && ["insert", "update", "delete", "select", "batch"].includes(name))
        step();
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const outside = {
    ...app.outside,
    fetch: (request: Parameters<typeof app.outside.fetch>[0]) => {
      step();
      return app.outside.fetch(request);
    },
  };
  return { ...app, db, outside };
}
