import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { testApp } from "../../../test/support/app";
import { ORIGIN, openSite } from "../../../test/support/site";
import { pageRequestOf } from "./page-request.server";

beforeAll(async () => void (await testApp()));

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

test("languages and themes are kept apart, however they were chosen", async () => {
  const site = openSite();
  expect(
    await site.states(
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
  const site = openSite();
  const chosen = await site.ask("/page?lang=zh");
  const again = await site.ask("/page?lang=zh");
  const other = await site.ask("/page", { Cookie: "language=zh" });
  expect([chosen, again].map(({ headers }) => headers.get("Set-Cookie"))).toEqual([
    expect.stringMatching(/^language=zh;/),
    expect.stringMatching(/^language=zh;/),
  ]);
  expect([other.state, other.headers.get("Set-Cookie")]).toEqual(["hit", null]);
});

test("a preset of the writing page is kept by itself, and no other value of the parameter", async () => {
  expect(
    await openSite().states(
      ["/page?preset=deepQa"],
      ["/page?preset=deepQa&lang=en", { "Accept-Language": "en" }],
      ["/page?preset=fluxDrawing"],
      ["/page?preset=deepQa&lang=zh"],
      ["/page?preset=deepqa"],
      ["/page?preset=deepQa,x"],
    ),
  ).toEqual(["miss", "hit", "miss", "miss", null, null]);
});

test("a page is made from nothing that its key does not say", async () => {
  const site = openSite();
  const hostile = { "X-Forwarded-Host": "evil.example", "User-Agent": "x", Cookie: "a=b; language=zh; c=d" };
  await site.ask("/page?lang=en", hostile);
  expect(site.made.map(({ url, headers }) => [url, [...headers]])).toEqual([
    [`${ORIGIN}/page`, [["cookie", "language=en"]]],
  ]);
});

test("signed-in and signed-out readers take turns, and neither sees the other's page", async () => {
  const site = openSite();
  const signIn = embeddedIdentity({ secret: "a-secret-of-the-tests-only", secure: true }).signIn;
  const [session = ""] = (await signIn("ann@example.com")).split(";");
  for (let turn = 0; turn < 20; turn++) {
    const own = await site.ask("/page", { Cookie: session });
    expect([own.state, own.control]).toEqual([null, "private, no-store"]);
    expect(own.text).toContain(session);
    expect(own.headers.get("Vary")).toBeNull();
    const open = await site.ask("/page");
    expect(open.state).toBe(turn === 0 ? "miss" : "hit");
    expect(open.text).not.toContain("wink_session");
  }
});

test("however a session is put into the headers, nothing of its reader is kept", async () => {
  const site = openSite();
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
  for (const headers of smuggled) await site.ask("/page", headers);
  const kept = await site.ask("/page", { Cookie: "theme=light" });
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
  const site = openSite();
  await site.ask("/page");
  const answer = await site.ask("/page", headers);
  expect([answer.state, answer.control]).toEqual([null, "private, no-store"]);
});

test("what no page reads leads to the page that is kept already, which is made without it", async () => {
  const site = openSite();
  expect(
    await site.states(
      ["/page"],
      ["/page?x=1"],
      ["/page?utm_source=a&utm_medium=b&lang=en"],
      ["/page?fbclid=c&fbclid=d&%3Cb%3E=%00"],
      ["/page?constructor=1&__proto__=1&tag_id=a"],
      ["/feed?gclid=e&tag_id=a"],
      ["/feed?tag_id=a&before2=1"],
    ),
  ).toEqual(["miss", "hit", "hit", "hit", "hit", "miss", "hit"]);
  expect(site.made.map(({ url }) => url)).toEqual([`${ORIGIN}/page`, `${ORIGIN}/feed?tag_id=a`]);
});

const readers = import.meta.glob<string>(
  ["~/routes/*.{ts,tsx}", "~/features/{creator,pings,resume/landing,site}/**/*.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);
const reading = /(?:searchParams|arameters|asked|useSearchParams\(\)\[0\])\.(?:get|has)\("(\w+)"\)/g;
/** Answers that are kept for nobody at all: of calls, of pages for members and of what only development has. */
const isKept = ([path, source]: [string, string]) =>
  !/\.test\.|\/gallery\/|feed-place\.ts$/.test(path) &&
  (!path.includes("/routes/") || /"public(?:Page|Feed|File)"/.test(source));

test("no parameter that a kept page reads is taken for one that nothing reads", () => {
  const names = Object.entries(readers)
    .filter(isKept)
    .flatMap(([, source]) => [...source.matchAll(reading)].map(([, name = ""]) => name));
  expect(names).toEqual(expect.arrayContaining(["before", "day", "notice", "plan", "preset", "q", "wanted"]));
  const policies = ["publicPage", "publicFeed", "publicFile"] as const;
  const dropped = names.filter((name) => {
    const url = new URL(`${ORIGIN}/page?${name}=%00`);
    return policies.every((policy) => pageRequestOf(new Request(url), url, policy, ORIGIN) !== null);
  });
  expect(dropped).toEqual([]);
});

test.each([
  "/page?lang=en&lang=zh",
  "/page?_data=page",
  "/page?_routes=page",
  "/page?index",
  "/page?__clerk_handshake=x",
  "/page?q=x&utm_source=a",
  "/page?notice=followed",
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
  const site = openSite();
  expect(await site.states([path], [path])).toEqual([null, null]);
  expect((await site.ask(path)).control).not.toContain("public, max");
});

test("a change of state is never answered from what is kept", async () => {
  const site = openSite();
  await site.ask("/page");
  const answer = await site.ask("/page", { Origin: ORIGIN }, "POST");
  expect([answer.state, answer.control]).toEqual([null, "private, no-store"]);
});

test("HEAD says what GET says, without the page", async () => {
  const site = openSite();
  const first = await site.ask("/page", {}, "HEAD");
  const second = await site.ask("/page", {}, "HEAD");
  const page = await site.ask("/page");
  expect([first, second, page].map(({ state }) => state)).toEqual(["miss", "hit", "hit"]);
  expect([first.text, second.text]).toEqual(["", ""]);
  expect(page.text).toContain("run()");
  expect(second.headers.get("ETag")).toBe(page.headers.get("ETag"));
});
