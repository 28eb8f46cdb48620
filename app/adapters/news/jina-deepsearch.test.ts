import { afterAll, expect, test } from "vitest";
import {
  chunk,
  citation,
  events,
  html,
  type JinaReply,
  json,
  redirect,
  startFakeJina,
  stream,
} from "../../../test/support/fake-jina";
import { checkUrl, guardedFetch } from "../guarded-fetch";
import { jinaDeepSearch } from "./jina-deepsearch";

const key = "jina-test-secret";
const fake = await startFakeJina();
const other = await startFakeJina();
afterAll(() => Promise.all([fake.close(), other.close()]));

const policy = { ownHosts: ["wink.test"], allowPrivate: true };
const outside = {
  check: (url: string, allowHttp?: boolean) => checkUrl(url, { ...policy, allowPrivate: false }, allowHttp),
  fetch: guardedFetch(policy),
};

function search(reply: JinaReply, times = {}, signal = new AbortController().signal) {
  fake.play(reply);
  const url = `${fake.origin}/v1/chat/completions`;
  const endpoint = { url, apiKey: key, outside, now: () => new Date() };
  return jinaDeepSearch(endpoint, { silenceMs: 2000, ...times }).search("What is new?", signal);
}

const thinking = [
  chunk({ role: "assistant", content: "<think>", type: "think" } as object),
  chunk({ content: "What is {new}? See https://thought.example/", type: "think" }),
  chunk({ content: "</think>\n\n", type: "think" }, "thinking_end"),
];
const cited = [
  citation("https://news.example/a?utm_source=x", { dateTime: "2026-11-20 08:00:00" }),
  citation("https://news.example/b", { title: "<b>B</b>\n…", exactQuote: null, dateTime: "soon" }),
];
const lastly = (content: string, annotations: unknown[] = cited) =>
  chunk({ content, type: "text", annotations }, "stop", {
    usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 4321 },
    visitedURLs: ["https://visited.example/"],
    readURLs: ["https://read.example/"],
    numURLs: 2,
  });
const text = "The answer, 答案。";
const whole = [...thinking, lastly(text)];
const good = { ok: true, tokens: 4321 };

test("a question is sent streamed, with the key in the header alone", async () => {
  const answer = await search(stream([events(whole)]));
  expect(answer).toMatchObject(good);
  expect(answer.ok && answer.links).toHaveLength(2);
  expect(answer.ok && answer.links[1]).toEqual({
    url: "https://news.example/b",
    title: "<b>B</b> …",
    quote: "",
    publishedAt: null,
  });
  expect(answer.ok && answer.links[0]?.publishedAt).toBeInstanceOf(Date);
  const [request] = fake.requests;
  expect(request?.body).toMatchObject({
    model: "jina-deepsearch-v1",
    stream: true,
    messages: [{ role: "user", content: "What is new?" }],
  });
  expect(request?.headers.authorization).toBe(`Bearer ${key}`);
});

const bytes = new TextEncoder().encode(events(whole, true));
const sliced = (size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));

test.each<[string, JinaReply]>([
  ["with [DONE]", stream([events(whole, true)])],
  ["without a last line break", stream([events(whole).trimEnd()])],
  [
    "with CRLF, comments and names of events",
    stream([`: hi\r\nevent: x\r\n${events(whole).replaceAll("\n", "\r\n")}`]),
  ],
  ["without the space behind data:", stream([events(whole).replaceAll("data: ", "data:")])],
  ["in parts of 7 bytes", stream(sliced(7))],
  ["in parts of 1000 bytes", stream(sliced(1000))],
  [
    "with broken and strange events between",
    stream([events(["{", "null", "[]", '{"choices":7}', ...whole])]),
  ],
  ["that hangs behind its answer", stream([events(whole)], { after: "hang" })],
  ["that breaks behind its answer", stream([events(whole)], { after: "reset" })],
  [
    "that thinks in its text",
    stream([events([chunk({ content: "<think>No" }), chunk({ content: "…</think>" }), lastly(text)])]),
  ],
  ["that answers piece by piece", stream([events([chunk({ content: "The answer," }), lastly(" 答案。")])])],
  [
    "that ends with [DONE] alone",
    stream([events([chunk({ content: text }), { choices: [], usage: { total_tokens: 4321 } }], true)]),
  ],
])("a stream %s is read", async (_, reply) => {
  expect(await search(reply, { silenceMs: 300 })).toMatchObject(good);
});

test("an answer that is not streamed is read", async () => {
  const message = {
    role: "assistant",
    content: `<think>Hm.</think>${text}`,
    type: "text",
    annotations: cited,
  };
  const answer = await search(
    json({ choices: [{ index: 0, message, finish_reason: "stop" }], usage: { total_tokens: 4321 } }),
  );
  expect(answer).toMatchObject(good);
  expect(answer.ok && answer.links).toHaveLength(2);
});

test("a long thinking phase is no silence", async () => {
  const slow = [...Array.from({ length: 8 }, () => events([thinking[1]])), events(whole)];
  expect(await search(stream(slow, { everyMs: 60 }), { silenceMs: 300 })).toMatchObject(good);
});

test("only what is cited is a link, each page once, and only public http(s) addresses", async () => {
  const answer = await search(
    stream([
      events([
        lastly(
          'Yes [it is](https://evil.example/1) ![x](https://evil.example/2 "t") [^1] at https://evil.example/3.\n\n[^1]: https://evil.example/4',
          [
            ...["https://a.example/1", "https://a.example/1", "javascript:alert(1)", "ftp://a.example/"].map(
              (url) => citation(url),
            ),
            ...[
              "http://127.0.0.1/",
              "https://wink.test/",
              "https://user:pass@a.example/",
              "/relative",
              "",
            ].map((url) => citation(url)),
            { type: "file_citation", url_citation: { url: "https://a.example/2" } },
            { type: "url_citation" },
            { url: "https://a.example/3" },
            null,
            "https://a.example/4",
            citation("http://b.example/"),
          ],
        ),
      ]),
    ]),
  );
  expect(answer.ok && answer.links.map(({ url }) => url)).toEqual([
    "https://a.example/1",
    "https://a.example/",
    "http://b.example/",
  ]);
  expect(JSON.stringify(answer)).not.toContain("pass");
  expect(JSON.stringify(answer)).not.toMatch(/evil|\^1/);
});

const failing = { content: "Error: secret details", type: "error" };

test.each<[string, JinaReply, string]>([
  [
    "an error behind the headers",
    stream([events([...thinking, chunk(failing, "error")], true)]),
    "news.unavailable",
  ],
  ["an error by its type alone", stream([events([chunk(failing)], true)]), "news.unavailable"],
  ["an error behind a text", stream([events([lastly("Half"), chunk({}, "error")])]), "news.unavailable"],
  ["an error object", stream([events([{ error: { message: "secret" } }], true)]), "news.unavailable"],
  [
    "an error in a 200 that is not streamed",
    json({ choices: [{ message: { content: "Error: secret" }, finish_reason: "error" }] }),
    "news.unavailable",
  ],
  ["400", json({ error: "Last message must be from user" }, 400), "news.refusedRequest"],
  ["422", json({ detail: [{ msg: "secret" }] }, 422), "news.refusedRequest"],
  ["401", json({}, 401), "news.refusedKey"],
  ["402", json({}, 402), "news.noBalance"],
  ["429", json({}, 429), "news.tooManyRequests"],
  ["500", html(500), "news.unavailable"],
  ["524", html(524), "news.timedOut"],
  ["HTML", html(), "news.badAnswer"],
  ["nothing", stream([]), "news.badAnswer"],
  ["[DONE] alone", stream([events([], true)]), "news.badAnswer"],
  ["thoughts alone", stream([events(thinking)]), "news.badAnswer"],
  [
    "a thought that never ends",
    stream([events([chunk({ content: "<think>Hm" }, "stop")])]),
    "news.badAnswer",
  ],
  [
    "an answer without its end",
    stream([events([...thinking, chunk({ content: "The ans" })])]),
    "news.badAnswer",
  ],
  ["an answer cut off", stream([events(thinking)], { after: "reset" }), "news.unavailable"],
  ["a broken connection", "reset", "news.unavailable"],
  ["a flood", stream([events(thinking)], { after: "flood" }), "news.badAnswer"],
  ["one endless line", stream([`data: {"a":"${"x".repeat(17_000_000)}`]), "news.badAnswer"],
])("%s is refused by its name", async (_, reply, reason) => {
  const answer = await search(reply);
  expect(answer).toMatchObject({ ok: false, reason });
  expect(JSON.stringify(answer)).not.toContain("secret");
});

test.each<[string, JinaReply]>([
  ["no answer", "hang"],
  ["silence", stream([events(thinking)], { after: "hang" })],
  ["a drip without end", stream([events(thinking)], { after: "drip" })],
])("%s ends in time", { retry: 2 }, async (_, reply) => {
  const from = Date.now();
  expect(await search(reply, { silenceMs: 150, timeoutMs: 400 })).toMatchObject({ reason: "news.timedOut" });
  expect(Date.now() - from).toBeLessThan(2000);
});

test("what a failure has cost is told", async () => {
  const spent = { usage: { total_tokens: 77_000 } };
  const answer = await search(stream([events([chunk(failing, "error", spent)])]));
  expect(answer).toEqual({ ok: false, reason: "news.unavailable", tokens: 77_000 });
});

test("a redirect gets nothing", async () => {
  other.play(stream([events(whole)]));
  expect(await search(redirect(other.origin))).toMatchObject({ ok: false, reason: "news.unavailable" });
  expect(other.requests).toEqual([]);
});
