import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sources } from "~/db/schema";
import { clockAt, outsideOf, testApp } from "../../../../test/support/app";
import { dryRun } from "./dry-run.server";

const NOW = "2026-11-23T10:00:00Z";

const entry = (title: string, description: string, hours = 1) => `<item><title>${title}</title>
<link>https://news.example/${encodeURIComponent(title)}</link><description>${description}</description>
<pubDate>${new Date(Date.parse(NOW) - hours * 3_600_000).toUTCString()}</pubDate></item>`;

const feed = (...entries: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Robot Weekly</title><link>https://news.example/</link>${entries.join("")}</channel></rss>`;

const wish = { words: ["robots"], must: [], not: ["casino"], prompt: "", lang: "en" as const };

async function run(
  answers: Record<string, () => Response | Promise<Response>>,
  sources = Object.keys(answers),
) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { url } = new Request(input);
    asked.push(url);
    const answer = answers[url];
    if (!answer) throw new TypeError("no network");
    return answer();
  };
  const app = await testApp({ now: clockAt(NOW).now, outside: outsideOf(fetch) });
  return { asked, app, run: await dryRun(app, { ...wish, sources }, "en") };
}

const rss = (text: string) => () =>
  new Response(text, { headers: { "Content-Type": "application/rss+xml" } });

test("each source is asked once, and what would come in stands first with its reason", async () => {
  const { run: result, asked } = await run({
    "https://a.example/feed": rss(
      feed(
        entry("Bread is dear", "Flour prices rise."),
        entry("Robots fold laundry", "Robots that fold shirts are sold."),
        entry("Robots gamble", "Robots went to the casino."),
        entry("Robots of last month", "Robots were built.", 30 * 24),
      ),
    ),
    "https://b.example/feed": () => new Response("gone", { status: 410 }),
    "https://c.example/feed": () =>
      new Response("<html><body>Hello</body></html>", { headers: { "Content-Type": "text/html" } }),
  });
  expect(asked.sort()).toEqual([
    "https://a.example/feed",
    "https://b.example/feed",
    "https://c.example/feed",
  ]);
  expect(result).toMatchObject({ items: 4, wanted: 1, unasked: 0 });
  expect(result.shown[0]).toMatchObject({
    title: "Robots fold laundry",
    source: "Robot Weekly",
    verdict: "in",
  });
  expect(result.shown.map(({ verdict }) => verdict)).toEqual(["in", "low", "not", "old"]);
  expect(result.sources.map(({ items, reason }) => [items, reason])).toEqual([
    [4, null],
    [0, expect.stringContaining("410")],
    [0, expect.stringMatching(/web page/)],
  ]);
});

test("twenty sources are asked at most, and thirty items shown", async () => {
  const many = feed(
    ...Array.from({ length: 50 }, (_, index) => entry(`Robots ${index}`, "All about robots.")),
  );
  const urls = Array.from({ length: 23 }, (_, index) => `https://s${index}.example/feed`);
  const { run: result, asked } = await run(Object.fromEntries(urls.map((url) => [url, rss(many)])));
  expect(asked).toEqual(urls.slice(0, 20));
  expect(result).toMatchObject({ items: 1000, unasked: 3 });
  expect(result.shown).toHaveLength(30);
});

test("a source counts as an operator has said that it does", async () => {
  const [less, usual] = ["https://less.example/feed", "https://usual.example/feed"];
  const app = await testApp({ now: clockAt(NOW).now });
  const source = { id: "less", url: less, address: less, host: "less.example", nextCheckAt: new Date(NOW) };
  await app.db.insert(sources).values({ ...source, weight: 0.5 });
  const answer = rss(feed(entry("Robots fold laundry", "Robots that fold shirts are sold.")));
  const scoreOf = async (url: string) => (await run({ [url]: answer })).run.shown[0]?.score ?? 0;
  expect(await scoreOf(less)).toBeLessThan(await scoreOf(usual));
});

test("addresses that may not be asked are refused without asking", async () => {
  const { run: result, asked } = await run({}, [
    "http://127.0.0.1/feed",
    "javascript:alert(1)",
    "no address",
    "https://wink.test/x",
  ]);
  expect(asked).toEqual([]);
  expect(result.sources.map(({ reason }) => reason !== null)).toEqual([true, true, true, true]);
});

test("a source that throws or cannot be reached costs no other", async () => {
  const { run: result } = await run(
    { "https://a.example/feed": rss(feed(entry("Robots fold", "Robots fold shirts."))) },
    ["https://dead.example/feed", "https://a.example/feed"],
  );
  expect(result.wanted).toBe(1);
  expect(result.sources[0]?.reason).toBe("The server could not be reached");
});

test("nothing is written, and without sources there is nothing to tell", async () => {
  const rows = async () => {
    const tables = ["sources", "source_items", "source_reads", "articles", "winks"];
    const counts = await env.DB.batch<{ n: number }>(
      tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
    );
    return counts.map(({ results }) => results[0]?.n);
  };
  await testApp();
  const before = await rows();
  await run({ "https://a.example/feed": rss(feed(entry("Robots fold", "Robots fold shirts."))) });
  expect(await rows()).toEqual(before);
  expect((await run({})).run).toMatchObject({ sources: [], items: 0, shown: [] });
});
