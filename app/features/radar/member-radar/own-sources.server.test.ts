import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { articles, memberSources, proGrants, sourceReads, sources, tags, users, winks } from "~/db/schema";
import { readMembership } from "~/features/members/read-membership.server";
import { newsroomOf } from "~/platform/jobs/newsroom.server";
import {
  add,
  HOUR,
  listPage,
  namedBy,
  newMember,
  radarOf,
  rss,
  START,
  setUp,
  stories,
} from "../../../../test/support/own-sources";
import { readSource } from "../sources/read-source.server";
import { namedSource, sendDue } from "../sources/send-due.server";
import { changeOwnSources } from "./change-own-sources.server";
import { addOwnSources, listOwnSources, removeOwnSource } from "./own-sources.server";

test("one reading serves all who named a source, each by their own words, and the world gains nothing", async () => {
  const { app, url, host, id, read, inTag, asked } = await setUp();
  const whole = await newMember(app);
  const robots = await newMember(app, { prompt: "warehouse robots" });
  await add(app, whole, url);
  await add(app, robots, url);
  expect(app.sent).toMatchObject([
    { kind: "radar.source", id },
    { kind: "radar.source", id },
  ]);
  expect(await read()).toMatchObject({ outcome: "read", taken: 2 });
  expect(asked.filter((each) => each === url)).toHaveLength(1);
  const reason = "From a source that you chose.";
  expect(await inTag(whole.pingId)).toEqual([
    { score: 60, reason },
    { score: 60, reason },
  ]);
  const [taken, ...others] = await inTag(robots.pingId);
  expect(others).toEqual([]);
  expect(taken?.reason).toContain("robots");
  const everywhere = await app.db
    .selectDistinct({ tagId: winks.tagId })
    .from(winks)
    .innerJoin(articles, eq(articles.id, winks.articleId))
    .where(like(articles.canonicalUrl, `%${host}%`));
  expect(everywhere.map(({ tagId }) => tagId).filter((tagId) => !tagId.startsWith("P-"))).toEqual([]);
});

test("who comes later is given the latest too, once, and nothing is counted twice", async () => {
  const { app, url, id, clock, read, inTag } = await setUp();
  const [early, late] = [await newMember(app), await newMember(app)];
  await add(app, early, url);
  await read();
  const before = await inTag(early.pingId);
  await add(app, late, url);
  expect(await read()).toMatchObject({ outcome: "notDue" });
  clock.pass(31 * 60_000);
  expect(await read()).toMatchObject({ outcome: "read", taken: 0 });
  expect(await inTag(late.pingId)).toHaveLength(2);
  expect(await inTag(early.pingId)).toEqual(before);
  const reads = await app.db.select().from(sourceReads).where(eq(sourceReads.sourceId, id));
  expect(reads.map(({ taken }) => taken)).toEqual([2, 0]);
});

test("the list tells of each source what it found last", async () => {
  const { app, host, url, answers, clock, read } = await setUp();
  const owner = await newMember(app);
  await add(app, owner, url, `https://${host}/other`);
  const lasts = async () =>
    (await listOwnSources(app, owner)).sources.map(({ taken, last }) => [taken, last]);
  expect(await lasts()).toEqual([
    [0, null],
    [0, null],
  ]);
  await read();
  clock.pass(25 * HOUR);
  const newest = { slug: "rain", title: "Rain floods three northern villages", summary: "It rained." };
  answers.set(url, rss(host, [newest, ...stories], clock.now()));
  await read();
  expect(await lasts()).toEqual([
    [3, { id: expect.any(String), title: newest.title, at: clock.now().getTime() - HOUR }],
    [0, null],
  ]);
});

test("a source that had said that it is gone is read again for whoever adds it now", async () => {
  const { app, url, id, clock, read, inTag } = await setUp();
  await add(app, await newMember(app), url);
  const ended = { state: "stopped" as const, failures: 3, error: "radar.sourceGone" as const };
  await app.db.update(sources).set(ended).where(eq(sources.id, id));
  expect(await read()).toEqual({ outcome: "gone" });
  clock.pass(HOUR);
  const owner = await newMember(app);
  await add(app, owner, url);
  expect(await read()).toMatchObject({ outcome: "read" });
  expect(await inTag(owner.pingId)).toHaveLength(2);
  expect((await listOwnSources(app, owner)).sources).toMatchObject([{ state: "idle", error: null }]);
});

test("what the world had of a source is not counted again for a member who comes later", async () => {
  const { app, url, id, clock, read } = await setUp();
  const about = { lang: "en" as const, words: ["robots", "bread"], must: [], not: [], prompt: "" };
  const world = { ...about, tagId: `world-${crypto.randomUUID()}`, sources: [url] };
  const room = { ...newsroomOf(app), subjects: async () => [world] };
  await sendDue(app, room);
  await read(room);
  await add(app, await newMember(app), url);
  clock.pass(25 * HOUR);
  await read(room);
  const reads = await app.db.select().from(sourceReads).where(eq(sourceReads.sourceId, id));
  expect(reads.map(({ fresh }) => fresh)).toEqual([stories.length, 0]);
});

test("who comes later costs no judgement of those who have it", async () => {
  const { app, url, clock, read, inTag } = await setUp();
  const prompt = "warehouse robots";
  const [early, late] = [await newMember(app, { prompt }), await newMember(app, { prompt })];
  let judged = 0;
  const judge = async () => {
    judged += 1;
    return { ok: true as const, tokens: 1, score: 90, reason: "Robots.", summary: "" };
  };
  const services = async () => ({
    ...(await app.newsServices()),
    editor: { name: "openai" as const, model: "m", judge },
  });
  const room = { ...newsroomOf(app), services };
  await add(app, early, url);
  await read(room);
  const before = judged;
  await add(app, late, url);
  clock.pass(31 * 60_000);
  expect(await read(room)).toMatchObject({ outcome: "read", taken: 0 });
  expect(await inTag(late.pingId)).toHaveLength(1);
  expect(await inTag(early.pingId)).toHaveLength(1);
  expect([before, judged]).toEqual([1, 2]);
});

test("a source that the world reads too gives each what is theirs", async () => {
  const { app, url, read, inTag } = await setUp();
  const owner = await newMember(app);
  await add(app, owner, url);
  const tagId = `world-${crypto.randomUUID()}`;
  const subject = {
    tagId,
    lang: "en" as const,
    words: ["robots"],
    must: [],
    not: [],
    prompt: "",
    sources: [url],
  };
  const room = { ...newsroomOf(app), subjects: async () => [subject] };
  expect(await read(room)).toMatchObject({ outcome: "read", taken: 2 });
  expect(await inTag(tagId)).toHaveLength(1);
  expect(await inTag(owner.pingId)).toHaveLength(2);
});

test("what the world names stays a feed, whatever a member calls it", async () => {
  const { app, url, id } = await setUp();
  const owner = await newMember(app);
  const subject = {
    tagId: "w",
    lang: "en" as const,
    words: [],
    must: [],
    not: [],
    prompt: "",
    sources: [url],
  };
  const room = { ...newsroomOf(app), subjects: async () => [subject] };
  const kindNow = async () => (await app.db.query.sources.findFirst({ where: eq(sources.id, id) }))?.kind;
  const asLinks = { intent: "add" as const, sources: [{ url, kind: "links" as const, title: "" }] };
  await sendDue(app, room);
  const { subjects } = room;
  expect(await changeOwnSources(app, owner, asLinks, { locale: "en", subjects })).toMatchObject({ ok: true });
  expect(await kindNow()).toBe("feed");
  // Named before the world named it.
  await app.db.update(memberSources).set({ kind: "links" }).where(eq(memberSources.url, url));
  await app.db.update(sources).set({ kind: "links" }).where(eq(sources.id, id));
  await sendDue(app, newsroomOf(app));
  expect(await kindNow()).toBe("links");
  await sendDue(app, room);
  expect(await kindNow()).toBe("feed");
});

test("when the plan ends the sources rest and stay, and go on with it", async () => {
  const { app, url, id, clock, read, inTag } = await setUp();
  const owner = await newMember(app);
  await add(app, owner, url);
  const named = async () => {
    await sendDue(app, newsroomOf(app));
    return (await app.db.query.sources.findFirst({ where: eq(sources.id, id) }))?.isNamed;
  };
  expect(await named()).toBe(true);
  await app.db.delete(proGrants).where(eq(proGrants.email, owner.email));
  expect(await read()).toEqual({ outcome: "gone" });
  expect(await named()).toBe(false);
  expect(await inTag(owner.pingId)).toEqual([]);
  expect(await namedBy(app, owner)).toEqual([url]);
  const free = { ...owner, membership: await readMembership(app, owner.id) };
  expect(await listOwnSources(app, free)).toMatchObject({ limit: 0, sources: [{ url }] });
  expect(await add(app, free, "https://other.example/")).toEqual({ ok: false, reason: "mySources.proOnly" });
  await app.db
    .insert(proGrants)
    .values({ email: owner.email, expiryDate: new Date("2027-01-01"), grantedAt: clock.now() });
  expect(await named()).toBe(true);
  expect(await read()).toMatchObject({ outcome: "read", taken: 2 });
});

test("a source that is removed while it is queued is not read, and can be brought back", async () => {
  const { app, url, read, inTag, asked } = await setUp();
  const owner = await newMember(app);
  await add(app, owner, url);
  expect((await radarOf(app, owner))?.enabled).toBe(true);
  expect(await removeOwnSource(app, owner, url)).toMatchObject({ ok: true, removed: { url, kind: "feed" } });
  expect((await radarOf(app, owner))?.enabled).toBe(false);
  expect(await read()).toEqual({ outcome: "gone" });
  expect(asked).toEqual([]);
  expect(await removeOwnSource(app, owner, url)).toEqual({ ok: false, reason: "mySources.gone" });
  await add(app, owner, url);
  expect(await read()).toMatchObject({ outcome: "read" });
  expect(await inTag(owner.pingId)).toHaveLength(2);
});

test("however often one presses, there are never more than thirty, and none twice", async () => {
  const { app, host, url } = await setUp();
  const owner = await newMember(app);
  const urls = Array.from({ length: 29 }, (_, n) => `https://${host}/${n}`);
  expect(await add(app, owner, ...urls)).toMatchObject({ ok: true });
  await Promise.all([add(app, owner, url), add(app, owner, url)]);
  expect(await namedBy(app, owner)).toHaveLength(30);
  const more = await Promise.all([add(app, owner, `${url}/a`), add(app, owner, `${url}/b`)]);
  expect(more).toEqual([1, 2].map(() => ({ ok: false, reason: "mySources.full", values: { count: 30 } })));
  expect(await add(app, owner, url)).toMatchObject({ ok: true, added: [{ url }] });
  await removeOwnSource(app, owner, url);
  await Promise.all([add(app, owner, `${url}/a`), add(app, owner, `${url}/b`)]);
  expect(await namedBy(app, owner)).toHaveLength(30);
});

test.each([
  "http://127.0.0.1/feed",
  "https://wink.test/pings",
  "javascript:alert(1)",
  "http://feeds.internal/rss",
])("an address that may not be asked is not added: %s", async (address) => {
  const { app } = await setUp();
  const owner = await newMember(app);
  expect(await add(app, owner, address)).toEqual({ ok: false, reason: "mySources.badAddress" });
  expect(await namedBy(app, owner)).toEqual([]);
  expect(app.sent).toEqual([]);
});

test("more than fifty are served by the readings that follow", async () => {
  const { app, url, clock, read } = await setUp();
  const prefix = crypto.randomUUID();
  const ids = Array.from({ length: 60 }, (_, n) => `${prefix}-${String(n).padStart(2, "0")}`);
  for (const id of ids) {
    const email = `${id}@example.com`;
    const at = clock.now();
    await app.db.batch([
      app.db.insert(users).values({
        id,
        pingId: `P-${id}`,
        primaryEmail: email,
        emails: [email],
        emailVerified: true,
        createdAt: at,
      }),
      app.db.insert(proGrants).values({ email, expiryDate: new Date("2027-01-01"), grantedAt: at }),
      app.db.insert(tags).values({ id: `P-${id}`, userId: id, lang: "en", prompt: "", enabled: true }),
      app.db.insert(memberSources).values({ userId: id, url, kind: "feed", createdAt: at }),
    ]);
  }
  const served = async () =>
    (
      await app.db
        .select()
        .from(winks)
        .where(like(winks.tagId, `P-${prefix}%`))
    ).length;
  await sendDue(app, newsroomOf(app));
  const counts: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    await read();
    counts.push(await served());
    clock.pass(30_000);
  }
  expect(counts[0]).toBeLessThanOrEqual(60);
  expect(counts.at(-1)).toBe(120);
});

test("a page without a feed is read by its list of links", async () => {
  const { app, host, answers, inTag } = await setUp();
  const page = `https://${host}/`;
  const more = [...stories, { slug: "rain", title: "Rain floods three northern villages", summary: "" }];
  answers.set(page, listPage(host, more));
  const owner = await newMember(app);
  const { id } = await namedSource({ url: page, kind: "links" });
  await addOwnSources(app, owner, [{ url: page, kind: "links", title: "Paper" }], {
    locale: "en",
    world: [],
  });
  expect(await readSource(app, newsroomOf(app), id)).toMatchObject({ outcome: "read", taken: 3 });
  expect(await inTag(owner.pingId)).toHaveLength(3);
  expect((await listOwnSources(app, owner)).sources).toMatchObject([
    { url: page, kind: "links", title: "Town Paper", error: null, taken: 3 },
  ]);
  answers.set(page, "<!doctype html><p>Nothing here any more</p>");
  await app.db.update(sources).set({ nextCheckAt: app.now() }).where(eq(sources.id, id));
  expect(await readSource(app, newsroomOf(app), id)).toMatchObject({
    outcome: "failed",
    error: "radar.noLinkList",
  });
  expect((await listOwnSources(app, owner)).sources).toMatchObject([{ error: "radar.noLinkList", taken: 3 }]);
});

const hoax = (url: string, said: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Daily Paper</title><link>${new URL(url).origin}/</link>
    <item><title>${said} is bankrupt</title><link>${url}</link><source url="${url}">Daily Paper</source>
    <description>${said} has closed its doors today, and all who work there were sent home without pay.</description>
    <pubDate>${new Date(Date.parse(START) - HOUR).toUTCString()}</pubDate></item></channel></rss>`;

test.each([
  ["told by its page", true],
  ["not taken where its page cannot be read", false],
])("what stands on another site than a member's feed is %s", async (_, isReadable) => {
  const { app, url, answers, read } = await setUp();
  const elsewhere = `https://paper-${crypto.randomUUID()}.example/markets`;
  const said = crypto.randomUUID();
  answers.set(url, hoax(elsewhere, said));
  const sentence =
    "The harbour market of the old town opens again on Monday after the flood of last winter. ";
  if (isReadable)
    answers.set(
      elsewhere,
      `<!doctype html><html lang="en"><title>The harbour market opens again</title><article>
       <h1>The harbour market opens again</h1><p>${sentence.repeat(8)}</p></article></html>`,
    );
  const owner = await newMember(app);
  await add(app, owner, url);
  expect(await read()).toMatchObject({ outcome: "read", taken: isReadable ? 1 : 0 });
  const article = await app.db.query.articles.findFirst({ where: eq(articles.canonicalUrl, elsewhere) });
  if (isReadable) {
    expect(article).toMatchObject({
      title: "The harbour market opens again",
      source: new URL(elsewhere).hostname,
    });
    expect(JSON.stringify(article)).not.toContain(said);
  } else expect(article).toBeUndefined();
});
