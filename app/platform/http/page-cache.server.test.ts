import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { handleError } from "~/entry.server";
import { addWink } from "~/features/pings/add-wink.server";
import { pickLocale } from "~/i18n/pick-locale";
import { testApp } from "../../../test/support/app";
import { cacheHeaders, cachePolicies, lifetimes } from "./cache-policy.server";
import { requestHandler } from "./fetch-handler.server";

const CHANGED = "Sun, 22 Nov 2026 10:00:00 GMT";
const ORIGIN = "https://wink.test";
const page = (headers: Record<string, string> = cacheHeaders("publicPage")) => ({
  default: () => null,
  headers: () => headers,
  loader: ({ request }: LoaderFunctionArgs) => {
    made.push(request);
    return answers[new URL(request.url).pathname]?.() ?? null;
  },
});
const made: Request[] = [];
const answers: Record<string, () => Response | Promise<Response>> = {};
const at = (id: string, path: string | undefined, module: object) => ({ id, parentId: "root", path, module });

const build = {
  mode: "production",
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, _: unknown, context: AppLoadContext) => {
        headers.set("Content-Type", "text/html; charset=utf-8");
        const seen = `${pickLocale(request)} ${request.headers.get("Cookie")} ${made.length}`;
        const script = `<script nonce="${context.nonce}">run()</script><script>foreign()</script>`;
        return new Response(`<p>${seen}</p>${script}`, { status, headers });
      },
      handleError,
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    home: { ...at("home", undefined, page()), index: true },
    page: at("page", "page", page()),
    feed: at("feed", "feed", page(cacheHeaders("publicFeed"))),
    item: at("item", "item/:id", page()),
    own: at("own", "own", page(cacheHeaders("private"))),
    silent: at("silent", "silent", { ...page(), headers: undefined }),
    file: at("file", "file.xml", {
      headers: () => cacheHeaders("publicFile"),
      loader: ({ request }: LoaderFunctionArgs) => {
        made.push(request);
        const headers = { "Content-Type": "application/xml", "Last-Modified": CHANGED };
        return new Response(`<a>${made.length}</a>`, {
          headers: { ...headers, ...cacheHeaders("publicFile") },
        });
      },
    }),
    call: at("call", "api/call", { ...page(), default: undefined }),
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild;

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

let bindings = { ...env };
let handler = requestHandler(build, "production");

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"] });
  made.length = 0;
  for (const path of Object.keys(answers)) delete answers[path];
  handler = requestHandler(build, "production");
  bindings = { ...env, VERSION: { id: crypto.randomUUID(), tag: "", timestamp: "" } };
});

afterEach(() => void vi.useRealTimers());

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const context = createExecutionContext();
  const answer = await handler(new Request(ORIGIN + path, { method, headers }), bindings, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  const { status, headers: sent } = answer;
  return { status, text, headers: sent, state: sent.get("x-wink-cache"), control: sent.get("Cache-Control") };
}

const states = async (...requests: Parameters<typeof ask>[]) => {
  const seen: (string | null)[] = [];
  for (const request of requests) seen.push((await ask(...request)).state);
  return seen;
};

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test("a page is made once for everybody who is signed out, and every reader asks again whether it still stands", async () => {
  const first = await ask("/page");
  const second = await ask("/page");
  expect([first.state, second.state, made.length]).toEqual(["miss", "hit", 1]);
  expect(second.text).toBe(first.text);
  expect(second.control).toBe("private, no-cache");
  expect(second.headers.get("Vary")).toBe("Cookie, Accept-Language");
  expect(second.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect([...second.headers.keys()]).not.toContain("x-stored-at");
});

test("a kept page has no nonce; its own scripts are let in by their hash, and no other", async () => {
  for (const { text, headers } of [await ask("/page"), await ask("/page")]) {
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(text).toContain("<script>run()</script>");
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("run()"));
    const source = btoa(String.fromCharCode(...new Uint8Array(hash)));
    expect(policy).toContain(`script-src 'self' 'sha256-${source}';`);
    expect(policy).not.toContain("nonce-");
  }
});

test("what one worker has made another of the same data centre hands out as it is", async () => {
  const first = await ask("/page");
  handler = requestHandler(build, "production");
  const second = await ask("/page");
  expect([second.state, second.text, made.length]).toEqual(["hit", first.text, 1]);
  for (const name of ["Content-Type", "Content-Security-Policy", "ETag", "Cache-Control", "Vary"])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  pass(lifetimes.publicPage.fresh + 1);
  expect((await ask("/page")).state).toBe("stale");
  handler = requestHandler(build, "production");
  expect((await ask("/page")).state).toBe("hit");
});

test("who has the page already gets no second one", async () => {
  const { headers } = await ask("/page");
  const tag = headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const again = await ask("/page?lang=en", { "If-None-Match": known });
    expect([again.status, again.text, again.headers.get("ETag")]).toEqual([304, "", tag]);
    expect(again.headers.get("Content-Security-Policy")).toBe(headers.get("Content-Security-Policy"));
  }
  expect((await ask("/page", { "If-None-Match": '"other"' })).status).toBe(200);
});

test("languages and themes are kept apart, however they were chosen", async () => {
  expect(
    await states(
      ["/page", { "Accept-Language": "en" }],
      ["/page", { "Accept-Language": "zh-TW" }],
      ["/page", { "Accept-Language": "en", Cookie: "theme=dark" }],
      ["/page", { Cookie: "language=zh" }],
      ["/page?lang=zh"],
      ["/page?lang=anything"],
      ["/page?lang=en", { Cookie: "theme=dark" }],
      ["/page", { "Accept-Language": `${"xx,".repeat(2000)}zh;q=9;q=x;;,` }],
    ),
  ).toEqual(["miss", "miss", "miss", "hit", "hit", "hit", "hit", "hit"]);
});

test("a language chosen in the address is remembered by each reader, and its cookie is kept by nobody else", async () => {
  const chosen = await ask("/page?lang=zh");
  const again = await ask("/page?lang=zh");
  const other = await ask("/page", { Cookie: "language=zh" });
  expect([chosen, again].map(({ headers }) => headers.get("Set-Cookie"))).toEqual([
    expect.stringMatching(/^language=zh;/),
    expect.stringMatching(/^language=zh;/),
  ]);
  expect([other.state, other.headers.get("Set-Cookie")]).toEqual(["hit", null]);
});

test("a page is made from nothing that its key does not say", async () => {
  const hostile = { "X-Forwarded-Host": "evil.example", "User-Agent": "x", Cookie: "a=b; language=zh; c=d" };
  await ask("/page?lang=en", hostile);
  expect(made.map(({ url, headers }) => [url, [...headers]])).toEqual([
    [`${ORIGIN}/page`, [["cookie", "language=en"]]],
  ]);
});

test("signed-in and signed-out readers take turns, and neither sees the other's page", async () => {
  const signIn = embeddedIdentity({ secret: "a-secret-of-the-tests-only", secure: true }).signIn;
  const [session = ""] = (await signIn("ann@example.com")).split(";");
  for (let turn = 0; turn < 20; turn++) {
    const own = await ask("/page", { Cookie: session });
    expect([own.state, own.control]).toEqual([null, "private, no-store"]);
    expect(own.text).toContain(session);
    expect(own.headers.get("Vary")).toBeNull();
    const open = await ask("/page");
    expect(open.state).toBe(turn === 0 ? "miss" : "hit");
    expect(open.text).not.toContain("wink_session");
  }
});

test("however a session is put into the headers, nothing of its reader is kept", async () => {
  const signIn = embeddedIdentity({ secret: "a-secret-of-the-tests-only", secure: true }).signIn;
  const [session = ""] = (await signIn("ann@example.com")).split(";");
  const [name = "", token = ""] = session.split("=");
  const smuggled: Record<string, string>[] = [
    { Cookie: `theme=light, ${session}` },
    { Cookie: `theme=light;\t${session}` },
    { Cookie: `theme=light; ${name} = ${token}` },
    { Cookie: `theme=light; ${name.toUpperCase()}=${token}` },
    { Cookie: `theme=light; "${session}"` },
    { Cookie: `theme=light; language=zh${session}` },
    { Cookie: "theme=light", "X-Forwarded-Authorization": `Bearer ${token}` },
    { Cookie: "theme=light", "Proxy-Authorization": `Bearer ${token}`, "X-Original-URL": "/own" },
    { Cookie: "theme=light", Host: "evil.example", "X-HTTP-Method-Override": "POST" },
  ];
  for (const headers of smuggled) await ask("/page", headers);
  const kept = await ask("/page", { Cookie: "theme=light" });
  expect(kept.state).toBe("hit");
  expect(kept.text).toContain("<p>en language=en; theme=light ");
  expect(kept.text).not.toContain(token);
});

test.each<Record<string, string>>([
  { Cookie: "__session=x" },
  { Cookie: "language=en; __client_uat_1=17" },
  { Authorization: "Bearer x" },
  { "X-User-Email": "ann@example.com" },
])("whoever may be somebody is answered by himself: %o", async (headers) => {
  await ask("/page");
  const answer = await ask("/page", headers);
  expect([answer.state, answer.control]).toEqual([null, "private, no-store"]);
});

test.each([
  "/page?x=1",
  "/page?tag_id=a",
  "/page?lang=en&x=1",
  "/page?lang=en&lang=zh",
  "/page?_data=page",
  "/page?_routes=page",
  "/page?index",
  "/page?__clerk_handshake=x",
  "/page?constructor=1",
  "/feed?tag_id=a&tag_id=b",
  `/feed?before=${"a".repeat(201)}`,
  "/feed?tag_id=%00",
  "/Page",
  "/page/",
  "/p%61ge",
  "/item/%E5%BC%A0",
  "/item/ABC",
  "/own",
  "/silent",
  "/api/call",
  "/nothing",
])("%s is answered anew each time and kept by nobody", async (path) => {
  expect(await states([path], [path])).toEqual([null, null]);
  expect((await ask(path)).control).not.toContain("public, max");
});

test("a change of state is never answered from what is kept", async () => {
  await ask("/page");
  const answer = await ask("/page", { Origin: ORIGIN }, "POST");
  expect([answer.state, answer.control]).toEqual([null, "private, no-store"]);
});

test("HEAD says what GET says, without the page", async () => {
  const first = await ask("/page", {}, "HEAD");
  const second = await ask("/page", {}, "HEAD");
  const page = await ask("/page");
  expect([first, second, page].map(({ state }) => state)).toEqual(["miss", "hit", "hit"]);
  expect([first.text, second.text]).toEqual(["", ""]);
  expect(page.text).toContain("run()");
  expect(second.headers.get("ETag")).toBe(page.headers.get("ETag"));
});

test.each([
  ["a page that is not there", () => new Response(null, { status: 404 }), 404],
  ["a page that failed", () => new Response(null, { status: 500 }), 500],
  ["a way to somewhere else", () => Response.redirect(`${ORIGIN}/item/b`), 302],
])("%s is kept by nobody", async (_, answer, status) => {
  answers["/item/a"] = () => {
    throw answer();
  };
  const seen = [await ask("/item/a"), await ask("/item/a")];
  expect(seen.map((each) => each.status)).toEqual([status, status]);
  expect(seen.map(({ state }) => state)).toEqual([null, null]);
  expect(made).toHaveLength(2);
});

test("a page that sets a cookie is one reader's own", async () => {
  answers["/item/a"] = () => new Response("{}", { headers: { "Set-Cookie": "visitor=1" } });
  const first = await ask("/item/a");
  expect(first.headers.get("Set-Cookie")).toContain("visitor=1");
  expect([first.state, first.control]).toEqual([null, "private, no-store"]);
  expect((await ask("/item/a")).state).toBeNull();
});

test("an older page is handed out at once while a new one is made, and none that is too old", async () => {
  const { fresh, stale } = lifetimes.publicPage;
  const first = await ask("/page");
  pass(fresh + 1);
  const old = await ask("/page");
  expect([old.state, old.text, made.length]).toEqual(["stale", first.text, 2]);
  const renewed = await ask("/page");
  expect([renewed.state, made.length]).toEqual(["hit", 2]);
  expect(renewed.text).not.toBe(first.text);
  pass(fresh + stale + 1);
  expect((await ask("/page")).state).toBe("miss");
});

test("many readers of an older page have it made once", async () => {
  await ask("/page");
  pass(lifetimes.publicPage.fresh + 1);
  let finish: (answer: Response) => void = () => undefined;
  answers["/page"] = () =>
    new Promise<Response>((done) => {
      finish = done;
    });
  const asked = Array.from({ length: 10 }, () => ask("/page"));
  await vi.waitFor(() => expect(made).toHaveLength(2));
  finish(new Response("{}"));
  expect((await Promise.all(asked)).map(({ state }) => state)).toEqual(Array(10).fill("stale"));
  expect(made).toHaveLength(2);
});

test("while we fail the older page stands; what is gone goes with it", async () => {
  const failing = (status: number) => () => {
    throw new Response(null, { status });
  };
  await ask("/item/a");
  answers["/item/a"] = failing(503);
  pass(lifetimes.publicPage.fresh + 1);
  expect(await states(["/item/a"], ["/item/a"])).toEqual(["stale", "stale"]);
  answers["/item/a"] = failing(404);
  await ask("/item/a");
  expect((await ask("/item/a")).status).toBe(404);
});

test("another deployment begins with nothing", async () => {
  await ask("/page");
  bindings = { ...bindings, VERSION: { id: crypto.randomUUID(), tag: "", timestamp: "" } };
  expect((await ask("/page")).state).toBe("miss");
});

test("a wink that comes in outdates the pages of the feed within ten seconds, and no others", async () => {
  const app = await testApp();
  expect(await states(["/feed"], ["/feed?tag_id=a&before=1-b"], ["/feed?before=1-b&tag_id=a"])).toEqual([
    "miss",
    "miss",
    "hit",
  ]);
  await ask("/page");
  await addWink(app, wink);
  expect((await ask("/feed")).state).toBe("hit");
  pass(11);
  expect(await states(["/feed"], ["/feed"], ["/feed"], ["/page"])).toEqual(["hit", "miss", "hit", "hit"]);
});

test("a file is kept once for all languages, may be kept by others too, and goes with the feed's version", async () => {
  const app = await testApp();
  const first = await ask("/file.xml", { "Accept-Language": "zh" });
  const second = await ask("/file.xml?lang=en", { Cookie: "theme=dark" });
  expect([first.state, second.state, second.text]).toEqual(["miss", "hit", "<a>1</a>"]);
  expect(second.control).toBe(cachePolicies.publicFile);
  expect(["Vary", "Set-Cookie"].map((name) => second.headers.get(name))).toEqual([null, null]);
  expect(made.map(({ headers }) => [...headers])).toEqual([[]]);
  const known: Record<string, string>[] = [
    { "If-None-Match": first.headers.get("ETag") ?? "" },
    { "If-Modified-Since": CHANGED },
  ];
  for (const headers of known) expect((await ask("/file.xml", headers)).status).toBe(304);
  expect(await states(["/file.xml?page=2"], ["/file.xml?page=2"])).toEqual(["miss", "hit"]);
  expect(await states(["/file.xml?page=0"], ["/file.xml?tag_id=a"])).toEqual([null, null]);
  await addWink(app, { ...wink, canonicalUrl: "https://example.com/b" });
  pass(11);
  expect(await states(["/file.xml"], ["/file.xml"])).toEqual(["hit", "miss"]);
});

test("where the feed's version cannot be read the last one counts, and without any its pages are kept by nobody", async () => {
  await testApp();
  await ask("/feed");
  const { DB } = bindings;
  const prepare = () => {
    throw new Error("D1_ERROR: D1 DB is overloaded");
  };
  bindings.DB = { prepare } as unknown as D1Database;
  pass(11);
  expect(await states(["/feed"], ["/feed"])).toEqual(["hit", "hit"]);
  handler = requestHandler(build, "production");
  expect(await states(["/feed"], ["/page"])).toEqual([null, "miss"]);
  bindings.DB = DB;
  expect((await ask("/feed")).state).toBe("hit");
});

test("while the product is being written nothing is kept", async () => {
  handler = requestHandler(build, "development");
  expect((await ask("/page")).control).not.toBe(cachePolicies.publicPage);
  expect((await ask("/page")).state).toBeNull();
});
