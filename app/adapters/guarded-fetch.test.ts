import { expect, test } from "vitest";
import type { GuardedRequest } from "~/ports/outside";
import { checkUrl, guardedFetch } from "./guarded-fetch";

const production = { ownHosts: ["wink.example"], allowPrivate: false };

test.each([
  "http://api.example.com/",
  "https://api.example.com:8443/",
  "ftp://api.example.com/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://user:pass@api.example.com/",
  "https://user@api.example.com/",
  "",
  "api.example.com",
])("%j is not a URL that may be fetched", (url) => {
  expect(checkUrl(url, production)).toEqual({ ok: false, reason: "fetch.badUrl" });
});

test.each([
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://①②⑦.⓪.⓪.①/",
  "https://0/",
  "https://127.0.0.1./",
  "https://127.0.0.1../",
  "https://localhost../",
  "https://169.254.169.254/latest/meta-data/",
  "https://8.8.8.8/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[fd00::1]/",
  "https://localhost/",
  "https://localhost./",
  "https://LOCALHOST/",
  "https://a.localhost/",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://router.home.arpa/",
  "https://intranet/",
  "https://wink.example/",
  "https://WINK.example./",
  "https://admin.wink.example/",
])("%s is a host that may not be asked", (url) => {
  expect(checkUrl(url, production)).toEqual({ ok: false, reason: "fetch.forbiddenHost" });
});

test.each([
  "https://api.example.com/v1",
  "https://api.example.com:443/v1",
  "https://notwink.example/",
  "https://1.example.com/",
  "https://模型.example.com/",
])("%s may be fetched", (url) => {
  expect(checkUrl(url, production)).toMatchObject({ ok: true });
});

test("development mode allows private addresses but no other scheme and no password", () => {
  const development = { ownHosts: [], allowPrivate: true };
  expect(checkUrl("http://127.0.0.1:11434/v1", development).ok).toBe(true);
  expect(checkUrl("http://[::1]:1234/", development).ok).toBe(true);
  expect(checkUrl("file:///etc/passwd", development).ok).toBe(false);
  expect(checkUrl("http://a:b@localhost/", development).ok).toBe(false);
});

type Seen = { url: string; method: string; headers: Record<string, string>; body: string | null };

/** A web in which each URL has one answer; what was asked of it is kept. */
function web(answers: Record<string, () => Response>) {
  const seen: Seen[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, { ...init, signal: null });
    seen.push({
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: request.body ? await request.text() : null,
    });
    const answer = answers[request.url];
    if (!answer) throw new TypeError("fetch failed");
    return answer();
  };
  const ask = (request: Partial<GuardedRequest> & { url: string }) =>
    guardedFetch({ ...production, fetch })({
      timeoutMs: 1000,
      maxBytes: 1000,
      contentTypes: ["application/json"],
      headers: { authorization: "Bearer secret", "x-api-key": "secret", cookie: "a=b", accept: "text/plain" },
      ...request,
    });
  return { ask, seen };
}

function json(text = "{}", init: ResponseInit = {}) {
  return () =>
    new Response(text, { ...init, headers: { "content-type": "application/json", ...init.headers } });
}

function redirect(location: string, status = 302) {
  return () => new Response(null, { status, headers: { location } });
}

test("an answer comes with its status, address and bytes", async () => {
  const { ask } = web({ "https://a.example/": json('{"a":1}', { status: 201 }) });
  const answer = await ask({ url: "https://a.example/" });
  expect(answer).toMatchObject({ ok: true, status: 201, url: "https://a.example/" });
  expect(answer.ok && new TextDecoder().decode(answer.body)).toBe('{"a":1}');
});

test("an error status is an answer, whatever its type", async () => {
  const { ask } = web({ "https://a.example/": () => new Response("<h1>", { status: 500 }) });
  expect(await ask({ url: "https://a.example/" })).toMatchObject({ ok: true, status: 500 });
});

test("credentials follow a redirect on the same host and never to another", async () => {
  const { ask, seen } = web({
    "https://a.example/": redirect("/2"),
    "https://a.example/2": redirect("https://b.example/3"),
    "https://b.example/3": redirect("https://a.example/4"),
    "https://a.example/4": json(),
  });
  expect(await ask({ url: "https://a.example/" })).toMatchObject({ ok: true, url: "https://a.example/4" });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer secret",
    "Bearer secret",
    undefined,
    undefined,
  ]);
  expect(seen[2]?.headers).toEqual({ accept: "text/plain" });
});

test("a body is never sent to another host", async () => {
  const { ask, seen } = web({
    "https://a.example/": redirect("https://b.example/", 307),
    "https://b.example/": json(),
  });
  const answer = await ask({ url: "https://a.example/", method: "POST", body: "resume" });
  expect(answer).toEqual({ ok: false, reason: "fetch.movedAway" });
  expect(seen).toHaveLength(1);
});

test("a POST stays one on 307 and becomes a GET without body on 303", async () => {
  for (const [status, method, body] of [
    [307, "POST", "x"],
    [303, "GET", null],
  ] as const) {
    const { ask, seen } = web({
      "https://a.example/": redirect("/2", status),
      "https://a.example/2": json(),
    });
    await ask({ url: "https://a.example/", method: "POST", body: "x" });
    expect(seen[1]).toMatchObject({ method, body });
  }
});

test.each([
  ["https://127.0.0.1/", "fetch.forbiddenHost"],
  ["http://a.example/", "fetch.badUrl"],
  ["//wink.example/", "fetch.forbiddenHost"],
  ["file:///etc/passwd", "fetch.badUrl"],
  ["https://[::ffff:7f00:1]/", "fetch.forbiddenHost"],
])("a redirect to %s is refused as %s", async (location, reason) => {
  const { ask, seen } = web({ "https://a.example/": redirect(location) });
  expect(await ask({ url: "https://a.example/" })).toEqual({ ok: false, reason });
  expect(seen).toHaveLength(1);
});

test("the fourth redirect is one too many", async () => {
  const { ask, seen } = web({ "https://a.example/": redirect("/") });
  expect(await ask({ url: "https://a.example/" })).toEqual({ ok: false, reason: "fetch.tooManyRedirects" });
  expect(seen).toHaveLength(4);
});

test("a body over the limit is refused by its length or while it is read", async () => {
  const endless = () =>
    new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(400)) });
  const { ask } = web({
    "https://a.example/long": json("{}", { headers: { "content-length": "5000" } }),
    "https://a.example/endless": () =>
      new Response(endless(), { headers: { "content-type": "application/json; charset=utf-8" } }),
  });
  expect(await ask({ url: "https://a.example/long" })).toEqual({ ok: false, reason: "fetch.tooLarge" });
  expect(await ask({ url: "https://a.example/endless" })).toEqual({ ok: false, reason: "fetch.tooLarge" });
});

test("another content type is refused", async () => {
  const { ask } = web({ "https://a.example/": json("<h1>", { headers: { "content-type": "text/html" } }) });
  expect(await ask({ url: "https://a.example/" })).toEqual({ ok: false, reason: "fetch.wrongType" });
});

test("silence ends at the time limit, before and within the body", async () => {
  const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  const { ask } = web({
    "https://a.example/": () => new Response(silent, { headers: { "content-type": "application/json" } }),
  });
  expect(await ask({ url: "https://a.example/", timeoutMs: 30 })).toEqual({
    ok: false,
    reason: "fetch.timedOut",
  });
  const never = guardedFetch({
    ...production,
    fetch: (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      ),
  });
  const answer = await never({ url: "https://a.example/", timeoutMs: 30, maxBytes: 10, contentTypes: [] });
  expect(answer).toEqual({ ok: false, reason: "fetch.timedOut" });
});

test("a host that does not answer is unreachable and a cancelled request aborted", async () => {
  const { ask } = web({});
  expect(await ask({ url: "https://a.example/" })).toEqual({ ok: false, reason: "fetch.unreachable" });
  expect(await ask({ url: "https://a.example/", signal: AbortSignal.abort() })).toEqual({
    ok: false,
    reason: "fetch.aborted",
  });
});

/** A body that sends its parts this far apart, and is closed after the last of them or never. */
function parted(parts: string[], { everyMs = 0, isEndless = false } = {}) {
  return () => {
    const left = [...parts];
    return new Response(
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, everyMs));
          const part = left.shift();
          if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
          else if (isEndless) await new Promise(() => undefined);
          else controller.close();
        },
      }),
      { headers: { "content-type": "text/event-stream" } },
    );
  };
}

test("a stream is handed over as it comes, and may take longer than its silence", async () => {
  const { ask } = web({
    "https://a.example/": parted(["a", "b", "c", "d", "e", "f"], { everyMs: 50 }),
    "https://a.example/silent": parted(["a", "b"], { isEndless: true }),
    "https://a.example/long": parted(["a".repeat(600), "b".repeat(600)], { isEndless: true }),
  });
  const stream = async (path: string, limits: Partial<GuardedRequest> = {}) => {
    let got = "";
    const onPart = (part: Uint8Array) => {
      got += new TextDecoder().decode(part);
    };
    const answer = await ask({
      url: `https://a.example/${path}`,
      contentTypes: [],
      stream: { onPart, silenceMs: 200 },
      ...limits,
    });
    return [answer.ok ? answer.body.byteLength : answer.reason, got];
  };
  expect(await stream("")).toEqual([0, "abcdef"]);
  expect(await stream("silent")).toEqual(["fetch.timedOut", "ab"]);
  expect(await stream("", { timeoutMs: 120 })).toEqual(["fetch.timedOut", expect.stringMatching(/^a?b?c?$/)]);
  expect(await stream("long")).toEqual(["fetch.tooLarge", "a".repeat(600)]);
});
