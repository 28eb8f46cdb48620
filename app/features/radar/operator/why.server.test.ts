import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { sourceItems, sources } from "~/db/schema";
import { changeArticle } from "~/features/pings/operator/change-article.server";
import { clockAt, outsideOf, type TestApp, testApp } from "../../../../test/support/app";
import { page, rss } from "../../../../test/support/feeds";
import { radarOf } from "../../../../test/support/newsroom";
import { newArticle } from "../../../../test/support/pings";
import { readSource } from "../sources/read-source.server";
import { sendDue } from "../sources/send-due.server";
import { judgeAddress } from "./judge-address.server";
import { readTraces } from "./read-traces.server";
import { whyOf } from "./why";

const NOW = "2026-11-23T10:00:00Z";
const FEED = "https://news.example/feed.xml";
const WANTED = "https://news.example/model";
const LOW = "https://news.example/bread";
const NUMBERED = "https://news.example/cake";

const paragraph =
  "The AI laboratory has published the weights of its new language model, an LLM that runs on one card, together with the training recipe and a list of known faults. ";
const html = (title: string, text: string) => () =>
  new Response(page(title, Array(4).fill(text)), { headers: { "Content-Type": "text/html; charset=utf-8" } });

const hourAgo = new Date(Date.parse(NOW) - 3_600_000);
const answers: Record<string, () => Response> = {
  [FEED]: () =>
    new Response(
      rss("News", [
        {
          title: "An AI model for one card",
          summary: "The LLM runs on one card.",
          link: WANTED,
          at: hourAgo,
        },
        { title: "Bread is dear", summary: "Flour prices rise.", link: LOW, at: hourAgo },
        { title: "Cake is dear", link: NUMBERED, guid: "https://news.example/?p=123", at: hourAgo },
      ]),
      { headers: { "Content-Type": "application/rss+xml" } },
    ),
  [WANTED]: html("An AI model for one card", paragraph),
  [LOW]: html(
    "Bread is dear",
    "Bakers tell of flour that costs a third more than it did a year ago, and of ovens. ",
  ),
  "https://alone.example/llm": html("A second LLM is open", paragraph),
};

let app: TestApp;
let asked: string[];

beforeEach(async () => {
  asked = [];
  const outside = outsideOf(async (input) => {
    const { url } = new Request(input);
    asked.push(url);
    const answer = answers[url];
    return answer ? answer() : new Response("nothing", { status: 404 });
  });
  app = await testApp({ now: clockAt(NOW).now, outside });
  const emptied = ["sources", "source_items", "articles", "winks", "article_mentions"];
  await env.DB.batch(emptied.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const traces = async (url: string) => {
  const read = await readTraces(app, url, "en");
  if (!read.ok) throw new Error(read.reason);
  return read.traces;
};
const why = async (url: string) => whyOf(await traces(url));
const names = new Map([["ai_news_en", "AI News"]]);

async function judge(url: string) {
  const { sources: known } = await traces(url);
  const newsroom = radarOf(app, [FEED]);
  return judgeAddress(app, newsroom, { url, sources: known, names, locale: "en" });
}

async function readFeed() {
  const newsroom = radarOf(app, [FEED]);
  await sendDue(app, newsroom);
  for (const { id } of app.sent.splice(0)) await readSource(app, newsroom, id);
}

test("what a reading made of an address is told from what it stored, and nobody is asked", async () => {
  expect(await why(WANTED)).toBe("unknown");
  await readFeed();
  asked = [];
  expect(await why(WANTED)).toBe("taken");
  expect(await why(`${WANTED}?utm_source=x`)).toBe("taken");
  expect(await why(LOW)).toBe("seen");
  expect(await why("https://news.example/never")).toBe("unseen");
  expect(await why("https://www.news.example/never")).toBe("unseen");
  expect(await why("https://other.example/never")).toBe("unknown");
  expect(await traces(WANTED)).toMatchObject({
    places: [{ name: expect.any(String), score: expect.any(Number) }],
    sources: [{ title: "News", isNamed: true, seenAt: Date.parse(NOW) }],
  });
  expect(asked).toEqual([]);
});

test("a tombstone is told with its reason", async () => {
  await readFeed();
  const { article } = await traces(WANTED);
  const removal = { intent: "remove", id: article?.id ?? "", reason: "rights", note: "By letter" } as const;
  expect(await changeArticle(app, "p", removal)).toMatchObject({ ok: true });
  expect(await why(WANTED)).toBe("removed");
  expect((await traces(WANTED)).article?.removed).toMatchObject({
    removal: { reason: "rights", note: "By letter" },
  });
});

test.each([
  ["https://wink.test/pings", "inside"],
  ["http://127.0.0.1/admin", "inside"],
  ["http://[::1]/", "inside"],
  ["https://10.0.0.1/x", "inside"],
])("%s is %s", async (url, because) => {
  expect(await why(url)).toBe(because);
});

test.each([
  "",
  "nothing",
  "javascript:alert(1)",
  "file:///etc/passwd",
  `https://a.example/${"x".repeat(4001)}`,
])("%s is no address", async (url) => {
  expect(await readTraces(app, url, "en")).toEqual({ ok: false, reason: "config.badAddress" });
});

test("read now, an address is judged as its feed tells of it and by its page, and nothing is kept", async () => {
  await readFeed();
  const low = await judge(LOW);
  expect(low).toMatchObject({ title: "Bread is dear", feed: FEED, pageReason: null, hasService: false });
  expect(low.judged).toMatchObject([{ subject: "AI News", verdict: "low", sameStory: null }]);
  const wanted = await judge(WANTED);
  expect(wanted.judged[0]).toMatchObject({ verdict: "in", refusedBy: null });
  expect(wanted.judged[0]?.score).toBeGreaterThanOrEqual(30);
  const alone = await judge("https://alone.example/llm");
  expect(alone).toMatchObject({ title: "A second LLM is open", feed: null, judged: [{ verdict: "in" }] });
  const gone = await judge("https://news.example/gone");
  expect(gone).toMatchObject({ title: "", feed: null, judged: [{ verdict: "nowhere" }] });
  expect(gone.pageReason).toContain("404");
  expect(await app.db.$count(sourceItems)).toBe(3);
  expect(await app.db.$count(sources)).toBe(1);
});

test("what a feed has under a number was seen, as is known once the feed is asked", async () => {
  await readFeed();
  expect(await why(NUMBERED)).toBe("unseen");
  const { key } = await judge(NUMBERED);
  const read = await readTraces(app, NUMBERED, "en", key);
  expect(read.ok && whyOf(read.traces)).toBe("seen");
});

test("the address is judged with the weight of the source that tells of it", async () => {
  await readFeed();
  const scoreOf = async () => (await judge(WANTED)).judged[0]?.score ?? 0;
  const usual = await scoreOf();
  await app.db.update(sources).set({ weight: 0.5 });
  expect(await scoreOf()).toBeLessThan(usual);
});

test("one that tells what stands already says of which article", async () => {
  const id = await newArticle(app, {
    title: "A second LLM is open",
    summary: paragraph,
    source: "Elsewhere",
    publishedAt: hourAgo,
  });
  const [judged] = (await judge("https://alone.example/llm")).judged;
  expect(judged?.sameStory).toEqual({ id, title: "A second LLM is open" });
});
