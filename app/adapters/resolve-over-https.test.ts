import { expect, test } from "vitest";
import { privateAddresses } from "../../test/support/private-addresses";
import { guardedFetch } from "./guarded-fetch";
import { resolveOverHttps } from "./resolve-over-https";

type Rec = { type: number; data: string; TTL?: number };

const A = (data: string, TTL = 60): Rec => ({ type: 1, data, TTL });
const AAAA = (data: string, TTL = 60): Rec => ({ type: 28, data, TTL });
const CNAME = (data: string, TTL = 60): Rec => ({ type: 5, data, TTL });
const recordOf = (address: string) => (address.includes(":") ? AAAA(address) : A(address));

const json = (body: unknown, init?: ResponseInit) => () => new Response(JSON.stringify(body), init);

/** Names whose records are known, a resolver that tells them, and a web that answers whoever comes through. */
function place(zone: Record<string, Rec[] | (() => Response)>, redirects: Record<string, string> = {}) {
  const questions: string[] = [];
  const visits: string[] = [];
  let time = 0;
  const tell = async (input: RequestInfo | URL) => {
    const url = new URL(String(input));
    const [name, type] = [url.searchParams.get("name") ?? "", url.searchParams.get("type") ?? ""];
    questions.push(`${type} ${name}`);
    const records = zone[name];
    if (typeof records === "function") return records();
    const wanted = records?.filter((record) => record.type === 5 || record.type === (type === "A" ? 1 : 28));
    return json({ Status: records ? 0 : 3, ...(wanted?.length ? { Answer: wanted } : {}) })();
  };
  const visit = async (input: RequestInfo | URL) => {
    visits.push(String(input));
    const location = redirects[String(input)];
    return location ? new Response(null, { status: 302, headers: { location } }) : new Response("here");
  };
  const resolve = resolveOverHttps({
    url: "https://dns.example/resolve?token=1",
    now: () => new Date(time),
    fetch: tell,
  });
  const policy = { ownHosts: ["wink.test"], allowPrivate: false, fetch: visit, resolve };
  const ask = (url: string, more: { allowPrivate?: boolean; sampleOrigin?: string } = {}) =>
    guardedFetch({ ...policy, ...more })({
      url,
      timeoutMs: 5000,
      maxBytes: 100,
      contentTypes: [],
      allowHttp: true,
    });
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { ask, questions, visits, pass };
}

const reasonOf = async (answer: ReturnType<ReturnType<typeof place>["ask"]>) => {
  const given = await answer;
  return given.ok ? "asked" : given.reason;
};

test("a name of the open internet is asked for both kinds of addresses, and then visited", async () => {
  const { ask, questions, visits } = place({ "news.example": [A("8.8.8.8"), AAAA("2606:4700::1")] });
  expect(await reasonOf(ask("https://news.example/feed"))).toBe("asked");
  expect(questions.sort()).toEqual(["A news.example", "AAAA news.example"]);
  expect(visits).toEqual(["https://news.example/feed"]);
});

test("one address is enough, of whichever kind", async () => {
  const { ask } = place({ "four.example": [A("8.8.8.8")], "six.example": [AAAA("2606:4700::1")] });
  expect(await reasonOf(ask("https://four.example/"))).toBe("asked");
  expect(await reasonOf(ask("https://six.example/"))).toBe("asked");
});

test.each(privateAddresses)(
  "a name that leads to %s sees no connection, even beside a public one",
  async (address) => {
    const zone = { "a.example": [recordOf(address)], "b.example": [A("8.8.8.8"), recordOf(address)] };
    const { ask, visits } = place(zone);
    for (const host of ["a.example", "b.example", "A.EXAMPLE.", "b.example."])
      expect([host, await reasonOf(ask(`https://${host}/`))]).toEqual([host, "fetch.forbiddenHost"]);
    expect(visits).toEqual([]);
  },
);

test.each(["wink.test.", "ADMIN.wink.test.", "localhost.", "db.internal.", "router.lan."])(
  "a name that is another name of %s is not asked",
  async (alias) => {
    const { ask, visits } = place({ "a.example": [CNAME("b.example."), CNAME(alias), A("8.8.8.8")] });
    expect(await reasonOf(ask("https://a.example/"))).toBe("fetch.forbiddenHost");
    expect(visits).toEqual([]);
  },
);

test("a chain of names of the open internet is followed by whoever resolves", async () => {
  const { ask } = place({ "a.example": [CNAME("b.example."), CNAME("c.cdn.example."), A("8.8.8.8")] });
  expect(await reasonOf(ask("https://a.example/"))).toBe("asked");
});

test("a redirect to a name that leads inside ends there", async () => {
  const zone = { "a.example": [A("8.8.8.8")], "inside.example": [A("169.254.169.254")] };
  const { ask, visits } = place(zone, { "https://a.example/": "https://inside.example/latest/meta-data" });
  expect(await reasonOf(ask("https://a.example/"))).toBe("fetch.forbiddenHost");
  expect(visits).toEqual(["https://a.example/"]);
});

test("a name that does not exist, or has no address, is unreachable", async () => {
  const { ask, visits } = place({ "empty.example": [], "alias.example": [CNAME("gone.example.")] });
  for (const host of ["none.example", "empty.example", "alias.example"])
    expect(await reasonOf(ask(`https://${host}/`))).toBe("fetch.unreachable");
  expect(visits).toEqual([]);
});

const address = { type: 1, data: "8.8.8.8", TTL: 60 };

test.each<[string, () => Response]>([
  ["fails", json({ Status: 2, Answer: [address] })],
  ["refuses", json({ Status: 5 })],
  ["cuts its answer", json({ Status: 0, TC: true, Answer: [address] })],
  ["is out of order", json({ Status: 0, Answer: [address] }, { status: 503 })],
  ["leads elsewhere", () => Response.redirect("https://else.example/", 302)],
  ["says nothing", () => new Response(null)],
  ["speaks no JSON", () => new Response("<h1>Hello")],
  ["speaks another JSON", json([])],
  ["gives numbers for addresses", json({ Status: 0, Answer: [{ type: 1, data: 8, TTL: 1 }] })],
  ["floods", () => new Response("[".repeat(1_000_000))],
  [
    "is not there",
    () => {
      throw new TypeError("fetch failed");
    },
  ],
])("where the resolver %s, nothing is asked", async (_, answer) => {
  const { ask, visits } = place({ "a.example": answer });
  expect(await reasonOf(ask("https://a.example/"))).toBe("fetch.unresolved");
  expect(visits).toEqual([]);
});

test("a resolver that is silent counts in the time of the whole", async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
  const resolve = resolveOverHttps({ url: "https://dns.example/", now: () => new Date(0), fetch: silent });
  const ask = guardedFetch({ ownHosts: [], allowPrivate: false, resolve });
  const request = { url: "https://a.example/", timeoutMs: 5, maxBytes: 1, contentTypes: [] };
  expect(await ask(request)).toEqual({ ok: false, reason: "fetch.timedOut" });
});

test("an answer is kept as long as its shortest record says, and never above five minutes", async () => {
  const { ask, questions, pass } = place({
    "a.example": [CNAME("b.example.", 30), A("8.8.8.8", 3000)],
    "long.example": [A("8.8.8.8", 86_400)],
    "never.example": [A("8.8.8.8", 0)],
  });
  const asked = async (host: string) => {
    questions.length = 0;
    await ask(`https://${host}/`);
    return questions.length > 0;
  };
  expect([await asked("a.example"), await asked("a.example")]).toEqual([true, false]);
  expect([await asked("long.example"), await asked("long.example")]).toEqual([true, false]);
  expect([await asked("never.example"), await asked("never.example")]).toEqual([true, true]);
  pass(31);
  expect([await asked("a.example"), await asked("long.example")]).toEqual([true, false]);
  pass(270);
  expect(await asked("long.example")).toBe(true);
});

test("a refusal is kept too, and a failure is not", async () => {
  let isDown = true;
  const { ask, questions } = place({
    "inside.example": [A("10.0.0.1")],
    "a.example": () =>
      isDown ? new Response(null, { status: 500 }) : json({ Status: 0, Answer: [address] })(),
  });
  for (const _ of [1, 2]) expect(await reasonOf(ask("https://inside.example/"))).toBe("fetch.forbiddenHost");
  expect(questions).toHaveLength(2);
  expect(await reasonOf(ask("https://a.example/"))).toBe("fetch.unresolved");
  isDown = false;
  expect(await reasonOf(ask("https://a.example/"))).toBe("asked");
});

test("what is kept is bounded: the first of many is asked for again", async () => {
  const zone = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`n${at}.example`, [A("8.8.8.8")]]));
  const { ask, questions } = place(zone);
  for (const host of Object.keys(zone)) await ask(`https://${host}/`);
  questions.length = 0;
  await ask("https://n500.example/");
  expect(questions).toEqual([]);
  await ask("https://n0.example/");
  expect(questions).toHaveLength(2);
});

test("what development's own developer typed, and its own sample feeds, are not resolved", async () => {
  const { ask, questions } = place({});
  expect(await reasonOf(ask("http://127.0.0.1:11434/v1", { allowPrivate: true }))).toBe("asked");
  expect(
    await reasonOf(ask("http://localhost:8787/dev/feed", { sampleOrigin: "http://localhost:8787" })),
  ).toBe("asked");
  expect(questions).toEqual([]);
});
