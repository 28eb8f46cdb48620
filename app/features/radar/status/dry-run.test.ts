import { expect, test } from "vitest";
import type { FeedItem } from "../feed/feed";
import { prepareFocus } from "../scoring/score";
import { byVerdict, judgeItem, type Verdict, type Wish } from "./dry-run";

const NOW = new Date("2026-11-23T10:00:00Z");

const item: FeedItem = {
  key: "1",
  url: "https://news.example/1",
  title: "A new open model for robots",
  summary: "The open model runs on robots without a network.",
  html: "",
  author: "",
  outlet: "",
  categories: [],
  publishedAt: new Date("2026-11-23T08:00:00Z"),
};

const focus: Wish = { words: ["robots", "open model"], must: [], not: [], prompt: "", lang: "en" };

function judge(change: Partial<FeedItem>, wish: Partial<Wish> = {}, text = "") {
  const wished = { ...focus, ...wish };
  const asked: string[] = [];
  const about = {
    focus: wished,
    prepared: prepareFocus(wished),
    feed: { title: "Robot Weekly", lang: "en" },
    now: NOW,
    weight: 1,
    textOf: ({ url }: FeedItem) => {
      asked.push(url);
      return text;
    },
  };
  return { ...judgeItem({ ...item, ...change }, about), asked };
}

test("an item about the subject would come in, with its words and the reason a reader would see", () => {
  const judged = judge({});
  expect(judged).toMatchObject({ verdict: "in", source: "Robot Weekly", refusedBy: null });
  expect(judged.score).toBeGreaterThanOrEqual(30);
  expect(judged.matched).toContain("robots");
  expect(judged.reason).toContain("robots");
});

const kept: [Verdict, Partial<FeedItem>, Partial<Wish>][] = [
  ["low", { title: "Bread prices rise", summary: "Flour is dear." }, {}],
  ["must", {}, { must: ["xylophone"] }],
  ["not", {}, { not: ["network"] }],
  ["old", { publishedAt: new Date("2026-11-08T08:00:00Z") }, {}],
  ["nowhere", { url: "" }, {}],
  ["nowhere", { title: "" }, {}],
];

test.each(kept)("one that would not come in says why: %s %j %j", (verdict, change, wish) => {
  const judged = judge(change, wish);
  expect(judged.verdict).toBe(verdict);
  expect(judged.reason).toBe("");
  expect(judged.asked).toEqual([]);
});

test("the word that keeps an item out is named, also where the text alone holds it", () => {
  expect(judge({}, { not: ["network"] }).refusedBy).toBe("network");
  expect(judge({}, { must: ["xylophone"] }).refusedBy).toContain("xylophone");
  expect(judge({}, { not: ["casino"] }, "The robots went to a casino.")).toMatchObject({
    verdict: "not",
    refusedBy: "casino",
  });
});

test("an item of no date counts as new, and one from the future as of now", () => {
  for (const publishedAt of [null, new Date("2030-01-01")])
    expect(judge({ publishedAt })).toMatchObject({ verdict: "in", publishedAt: NOW.getTime() });
});

test("what gathers from others names whose item it is", () => {
  expect(judge({ outlet: "The Lantern" }).source).toBe("The Lantern");
});

test("what would come in stands first, the best above", () => {
  const judged = judge({});
  const list = [
    { ...judged, verdict: "old" as const, score: 99 },
    { ...judged, verdict: "low" as const, score: 20 },
    { ...judged, verdict: "in" as const, score: 40 },
    { ...judged, verdict: "open" as const, score: 28 },
    { ...judged, verdict: "in" as const, score: 80 },
  ];
  expect(list.sort(byVerdict).map(({ verdict, score }) => `${verdict} ${score}`)).toEqual([
    "in 80",
    "in 40",
    "open 28",
    "low 20",
    "old 99",
  ]);
});

test("of a source that a member has chosen without saying what matters all comes in, but what is too old", () => {
  const wish = { words: [], isOwn: true as const };
  const bread = { title: "Bread prices rise", summary: "Flour is dear." };
  expect(judge(bread, wish)).toMatchObject({
    verdict: "in",
    score: 60,
    reason: "From a source that you chose.",
  });
  expect(judge(bread, { ...wish, lang: "zh" }).reason).toBe("来自您自己选择的来源。");
  expect(judge({ ...bread, publishedAt: new Date("2026-11-08T08:00:00Z") }, wish).verdict).toBe("old");
  expect(judge(bread, { ...wish, prompt: "robots" }).verdict).toBe("low");
  expect(judge(bread, { words: [] }).verdict).toBe("low");
});
