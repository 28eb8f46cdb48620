import { expect, test } from "vitest";
import { clockAt, outsideOf, testApp } from "../../../../test/support/app";
import { rss } from "../../../../test/support/feeds";
import { previewSource, siteOfFeed } from "./preview-source.server";

const NOW = "2026-11-23T10:00:00Z";
const SITE = "https://robots.example/";
const FEED = "https://robots.example/new/feed.xml";

const stories = Array.from({ length: 14 }, (_, number) => ({
  title: `Robots fold laundry, part ${number}`,
  summary: "Robots that fold shirts are sold.",
  link: `https://robots.example/${number}`,
  at: new Date(Date.parse(NOW) - (14 - number) * 3_600_000),
}));
const html = (head: string) => () =>
  new Response(`<html><head>${head}</head><body><p>Hello</p></body></html>`, {
    headers: { "Content-Type": "text/html" },
  });
const named = html('<link rel="alternate" type="application/rss+xml" href="/new/feed.xml">');
const feed = () =>
  new Response(rss("Robot Weekly", stories), { headers: { "Content-Type": "application/rss+xml" } });

const focus = { words: ["robots"], must: [], not: [], prompt: "", lang: "en" as const };
const subjects = [
  { tagId: "robots", name: "Robots", ...focus },
  { tagId: "bread", name: "Bread", ...focus, words: ["sourdough"] },
];

async function preview(address: string, answers: Record<string, () => Response>, weight?: number) {
  const asked: string[] = [];
  const outside = outsideOf(async (input) => {
    const { url } = new Request(input);
    asked.push(url);
    return answers[url]?.() ?? new Response("nothing", { status: 404 });
  });
  const app = await testApp({ now: clockAt(NOW).now, outside });
  return { asked, shown: await previewSource(app, { address, weight, subjects, locale: "en" }) };
}

test("the last ten items are scored for each subject, and the feed is asked once", async () => {
  const { asked, shown } = await preview(FEED, { [FEED]: feed });
  expect(asked).toEqual([FEED]);
  expect(shown).toMatchObject({ address: FEED, reason: null });
  expect(shown.runs.map(({ subject, run }) => [subject.name, run.items, run.wanted])).toEqual([
    ["Robots", 10, 10],
    ["Bread", 10, 0],
  ]);
  const oldest = shown.runs[0]?.run.shown.map(({ publishedAt }) => publishedAt) ?? [];
  expect(Math.min(...oldest)).toBe(stories[4]?.at.getTime());
});

test("what is to take the place of a source counts as that one does", async () => {
  const bestAt = async (weight?: number) =>
    (await preview(FEED, { [FEED]: feed }, weight)).shown.runs[0]?.run.shown[0]?.score ?? 0;
  expect(await bestAt(0.5)).toBeLessThan(await bestAt());
});

test("of a page the feed is taken that it names", async () => {
  const { asked, shown } = await preview(SITE, { [SITE]: named, [FEED]: feed });
  expect(asked).toEqual([SITE, FEED]);
  expect(shown).toMatchObject({ address: FEED, runs: { length: 2 } });
});

test.each<[string, Record<string, () => Response>]>([
  ["a page that names none", { [SITE]: html("") }],
  ["a page that names itself", { [SITE]: html(`<link rel="alternate" type="text/xml" href="${SITE}">`) }],
  ["a page whose feed is gone", { [SITE]: named }],
  [
    "a page whose feed leads inside",
    { [SITE]: html('<link rel="alternate" type="text/xml" href="http://10.0.0.1/">') },
  ],
  ["nothing", {}],
])("%s has no preview, and says why", async (_, answers) => {
  const { asked, shown } = await preview(SITE, answers);
  expect(shown).toMatchObject({ address: SITE, runs: [], reason: expect.stringMatching(/\w/) });
  expect(asked).not.toContain("http://10.0.0.1/");
});

test.each([
  ["https://a.example/feed/x.xml?y", "https://a.example/"],
  ["http://a.example:8080/feed", "http://a.example:8080/"],
  ["search:ai", null],
  ["nothing", null],
])("the site of %s is %s", (url, site) => {
  expect(siteOfFeed(url)).toBe(site);
});
