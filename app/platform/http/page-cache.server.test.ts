import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addWink } from "~/features/pings/add-wink.server";
import { testApp } from "../../../test/support/app";
import { takeAway } from "../../../test/support/pings";
import { HUB, ORIGIN, openSite } from "../../../test/support/site";
import { cacheHeaders, cachePolicies, lifetimes } from "./cache-policy.server";

const wink = {
  tagId: "ai_news_en",
  canonicalUrl: "https://example.com/a",
  title: "Title",
  summary: "Summary",
  content: "Text",
  source: "The Source",
  lang: "en" as const,
  publishedAt: new Date(0),
  score: 50,
  reason: "Because",
};

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test("a page is made once for everybody who is signed out, and every reader asks again whether it still stands", async () => {
  const site = openSite();
  const first = await site.ask("/page");
  const second = await site.ask("/page");
  expect([first.state, second.state, site.made.length]).toEqual(["miss", "hit", 1]);
  expect(second.text).toBe(first.text);
  expect(second.control).toBe("private, no-cache");
  expect(second.headers.get("Vary")).toBe("Cookie, Accept-Language");
  expect(second.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect([...second.headers.keys()]).not.toContain("x-stored-at");
});

test("a kept page has no nonce; its own scripts are let in by their hash, and no other", async () => {
  const site = openSite();
  for (const { text, headers } of [await site.ask("/page"), await site.ask("/page")]) {
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(text).toContain("<script>run()</script>");
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("run()"));
    const source = btoa(String.fromCharCode(...new Uint8Array(hash)));
    expect(policy).toContain(`script-src 'self' 'sha256-${source}';`);
    expect(policy).not.toContain("nonce-");
  }
});

test("what one worker has made another of the same data centre hands out as it is", async () => {
  const site = openSite();
  const first = await site.ask("/page");
  site.startAgain();
  const second = await site.ask("/page");
  expect([second.state, second.text, site.made.length]).toEqual(["hit", first.text, 1]);
  for (const name of ["Content-Type", "Content-Security-Policy", "ETag", "Cache-Control", "Vary"])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  pass(lifetimes.publicPage.fresh + 1);
  expect((await site.ask("/page")).state).toBe("stale");
  site.startAgain();
  expect((await site.ask("/page")).state).toBe("hit");
});

test("who has the page already gets no second one", async () => {
  const site = openSite();
  const { headers } = await site.ask("/page");
  const tag = headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const again = await site.ask("/page?lang=en", { "If-None-Match": known });
    expect([again.status, again.text, again.headers.get("ETag")]).toEqual([304, "", tag]);
    expect(again.headers.get("Content-Security-Policy")).toBe(headers.get("Content-Security-Policy"));
  }
  expect((await site.ask("/page", { "If-None-Match": '"other"' })).status).toBe(200);
  expect((await site.ask("/page", { "If-None-Match": tag }, "HEAD")).status).toBe(304);
});

test.each([
  ["a page that is not there", () => new Response(null, { status: 404 }), 404],
  ["a page that failed", () => new Response(null, { status: 500 }), 500],
  ["a way to somewhere else", () => Response.redirect(`${ORIGIN}/item/b`), 302],
])("%s is kept by nobody", async (_, answer, status) => {
  const site = openSite();
  site.answers["/item/a"] = () => {
    throw answer();
  };
  const seen = [await site.ask("/item/a"), await site.ask("/item/a")];
  expect(seen.map((each) => each.status)).toEqual([status, status]);
  expect(seen.map(({ state }) => state)).toEqual([null, null]);
  expect(site.made).toHaveLength(2);
});

test("a page that sets a cookie is one reader's own", async () => {
  const site = openSite();
  site.answers["/item/a"] = () => new Response("{}", { headers: { "Set-Cookie": "visitor=1" } });
  const first = await site.ask("/item/a");
  expect(first.headers.get("Set-Cookie")).toContain("visitor=1");
  expect([first.state, first.control]).toEqual([null, "private, no-store"]);
  expect((await site.ask("/item/a")).state).toBeNull();
});

test("an older page is handed out at once while a new one is made, and none that is too old", async () => {
  const site = openSite();
  const { fresh, stale } = lifetimes.publicPage;
  const first = await site.ask("/page");
  pass(fresh + 1);
  const old = await site.ask("/page");
  expect([old.state, old.text, site.made.length]).toEqual(["stale", first.text, 2]);
  const renewed = await site.ask("/page");
  expect([renewed.state, site.made.length]).toEqual(["hit", 2]);
  expect(renewed.text).not.toBe(first.text);
  pass(fresh + stale + 1);
  expect((await site.ask("/page")).state).toBe("miss");
});

test("many readers of an older page have it made once", async () => {
  const site = openSite();
  await site.ask("/page");
  pass(lifetimes.publicPage.fresh + 1);
  let finish: (answer: Response) => void = () => undefined;
  site.answers["/page"] = () =>
    new Promise<Response>((done) => {
      finish = done;
    });
  const asked = Array.from({ length: 10 }, () => site.ask("/page"));
  await vi.waitFor(() => expect(site.made).toHaveLength(2));
  finish(new Response("{}"));
  expect((await Promise.all(asked)).map(({ state }) => state)).toEqual(Array(10).fill("stale"));
  expect(site.made).toHaveLength(2);
});

test("while we fail the older page stands; what is gone goes with it", async () => {
  const site = openSite();
  const failing = (status: number) => () => {
    throw new Response(null, { status });
  };
  await site.ask("/item/a");
  pass(lifetimes.publicPage.fresh + 1);
  for (const status of [500, 503]) {
    site.answers["/item/a"] = failing(status);
    expect(await site.states(["/item/a"], ["/item/a"])).toEqual(["stale", "stale"]);
  }
  site.answers["/item/a"] = failing(404);
  await site.ask("/item/a");
  expect((await site.ask("/item/a")).status).toBe(404);
});

test("an address that its page calls made up is made for its reader alone, in the page's own words", async () => {
  const site = openSite();
  await testApp();
  site.answers["/feed"] = () => new Response("{}", { headers: cacheHeaders("private") });
  const asked = "/feed?before=1-b";
  const seen = [await site.ask(asked), await site.ask(asked)];
  expect(seen.map(({ status, state, control }) => [status, state, control])).toEqual(
    Array(2).fill([200, null, "private, no-store"]),
  );
  expect(seen[0]?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test("another deployment begins with nothing", async () => {
  const site = openSite();
  await site.ask("/page");
  site.deploy();
  expect((await site.ask("/page")).state).toBe("miss");
});

test("a wink that comes in outdates what shows its subject within ten seconds, and nothing else", async () => {
  const site = openSite();
  const app = await testApp();
  const own = ["/pings", "/pings?tag_id=ai_news_en", "/pings/feeds/ai_news_en/rss.xml"];
  const others = [
    "/pings?lang=zh",
    "/pings?tag_id=digital_currency",
    "/pings?tag_id=abcd1234",
    "/pings/feeds/digital_currency/rss.xml",
    "/feed",
    "/page",
  ];
  const states = async (paths: string[]) =>
    new Set(await site.states(...paths.map((path) => [path] as [string])));
  expect(await states([...own, ...others])).toEqual(new Set(["miss"]));
  await addWink(app, wink);
  expect(await states([...own, ...others])).toEqual(new Set(["hit"]));
  pass(11);
  await site.ask("/pings");
  expect(await states(own)).toEqual(new Set(["miss"]));
  expect(await states([...own, ...others])).toEqual(new Set(["hit"]));
});

test("an article that is taken away outdates all that shows the feed", async () => {
  const site = openSite();
  const app = await testApp();
  const { id } = await addWink(app, { ...wink, canonicalUrl: "https://example.com/taken-away" });
  const pages: [string][] = [
    ["/feed"],
    ["/pings?tag_id=digital_currency"],
    ["/pings/feeds/abcd1234/rss.xml"],
  ];
  expect(await site.states(...pages)).toEqual(["miss", "miss", "miss"]);
  await takeAway(app, id);
  pass(11);
  expect(await site.states(["/feed"], ...pages)).toEqual(["hit", "miss", "miss", "miss"]);
});

test("the versions of all feeds are asked for at once, every ten seconds, however many feeds are shown", async () => {
  const site = openSite();
  await testApp();
  const { DB } = site.bindings;
  let asked = 0;
  const batch: D1Database["batch"] = (statements) => {
    asked += 1;
    return DB.batch(statements);
  };
  site.bindings.DB = { prepare: DB.prepare.bind(DB), batch } as unknown as D1Database;
  const ask = () =>
    site.states(
      ["/pings"],
      ["/pings?lang=zh"],
      ["/pings?tag_id=digital_currency"],
      ["/pings?tag_id=abcd1234"],
    );
  await ask();
  await ask();
  expect(asked).toBe(1);
  pass(11);
  await ask();
  expect(asked).toBe(2);
});

test("pages of a feed are the same whatever order their parameters come in", async () => {
  const site = openSite();
  await testApp();
  expect(await site.states(["/feed?tag_id=a&before=1-b"], ["/feed?before=1-b&tag_id=a"])).toEqual([
    "miss",
    "hit",
  ]);
});

test("a file is kept with what it says of its hub, and once for each language that an address names", async () => {
  const site = openSite();
  await testApp();
  const path = "/pings/feeds/ai_news_en/rss.xml";
  const seen = [await site.ask(path), await site.ask(path)];
  site.startAgain();
  for (const { headers } of [...seen, await site.ask(path)]) expect(headers.get("Link")).toBe(HUB);
  const [, { headers }] = seen as [unknown, Awaited<ReturnType<typeof site.ask>>];
  const known = { "If-None-Match": headers.get("ETag") ?? "" };
  for (const method of ["GET", "HEAD"]) {
    const again = await site.ask(path, known, method);
    expect([again.status, again.text, again.headers.get("Link")]).toEqual([304, "", HUB]);
  }
  const inLanguages: [string][] = [[`${path}?lang=zh`], [`${path}?lang=en`], [`${path}?lang=zh`]];
  expect(await site.states(...inLanguages)).toEqual(["miss", "miss", "hit"]);
  expect(site.made.map(({ url }) => url.slice(ORIGIN.length))).toEqual([
    path,
    `${path}?lang=zh`,
    `${path}?lang=en`,
  ]);
  expect(await site.states([`${path}?lang=fr`])).toEqual([null]);
});

test("a file is kept once for all readers, may be kept by others too, and goes with what concerns all feeds", async () => {
  const site = openSite();
  const app = await testApp();
  const first = await site.ask("/file.xml", { "Accept-Language": "zh" });
  const second = await site.ask("/file.xml?x=1", { Cookie: "theme=dark" });
  expect([first.state, second.state, second.text]).toEqual(["miss", "hit", "<a>1</a>"]);
  expect(second.control).toBe(cachePolicies.publicFile);
  expect(["Vary", "Set-Cookie"].map((name) => second.headers.get(name))).toEqual([null, null]);
  expect(site.made.map(({ headers }) => [...headers])).toEqual([[]]);
  const readers = async (path: string) => (await site.ask(path)).headers.get("Access-Control-Allow-Origin");
  expect([await readers("/file.xml"), await readers("/page")]).toEqual(["*", null]);
  const known = { "If-None-Match": first.headers.get("ETag") ?? "" };
  expect((await site.ask("/file.xml", known)).status).toBe(304);
  expect(await site.states(["/file.xml?page=2"], ["/file.xml?page=2"])).toEqual(["miss", "hit"]);
  expect(await site.states(["/file.xml?page=0"], ["/file.xml?tag_id=a"])).toEqual([null, "hit"]);
  const { id } = await addWink(app, { ...wink, canonicalUrl: "https://example.com/b" });
  pass(11);
  expect(await site.states(["/file.xml"], ["/file.xml"])).toEqual(["hit", "hit"]);
  await takeAway(app, id);
  pass(11);
  expect(await site.states(["/file.xml"], ["/file.xml"])).toEqual(["hit", "miss"]);
});

test("where the feed's version cannot be read the last one counts, and without any its pages are kept by nobody", async () => {
  const site = openSite();
  await testApp();
  await site.ask("/feed");
  const { DB } = site.bindings;
  const prepare = () => {
    throw new Error("D1_ERROR: D1 DB is overloaded");
  };
  site.bindings.DB = { prepare } as unknown as D1Database;
  pass(11);
  expect(await site.states(["/feed"], ["/feed"])).toEqual(["hit", "hit"]);
  site.startAgain();
  expect(await site.states(["/feed"], ["/page"])).toEqual([null, "miss"]);
  site.bindings.DB = DB;
  expect((await site.ask("/feed")).state).toBe("hit");
});

test("while the product is being written nothing is kept", async () => {
  const site = openSite();
  site.startAgain("development");
  expect((await site.ask("/page")).control).not.toBe(cachePolicies.publicPage);
  expect((await site.ask("/page")).state).toBeNull();
});
