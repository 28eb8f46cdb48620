import { expect, test } from "vitest";
import { externalLinks, externalTools } from "./external-tools";
import { toolGroups } from "./toolbox";

const named = (links: Parameters<typeof toolGroups>[0]) =>
  toolGroups(links).map(({ id, tools }) => [id, tools.map((tool) => tool.id)]);

test("tools with neither an address nor a page of ours are not shown, nor is a group of nothing else", () => {
  expect(named(externalLinks({}))).toEqual([
    ["collection", ["subtitles", "articleScraping"]],
    ["creation", ["library", "card"]],
    ["publishing", ["editor", "wechat", "notion", "medium"]],
  ]);
});

test("a configured tool stands in its group and leads to its address", () => {
  const groups = toolGroups({ generalWriting: "https://chat.example/1" });
  expect(groups.find(({ id }) => id === "writing")?.tools).toEqual([
    { kind: "external", id: "generalWriting", to: "https://chat.example/1" },
  ]);
});

test.each([
  [{}, { kind: "own", id: "articleScraping", to: "/article-scraper" }],
  [
    { articleScraping: "https://scrape.example/" },
    { kind: "external", id: "articleScraping", to: "https://scrape.example/" },
  ],
])("the addresses %j give the article scraper %j", (links, tool) => {
  const scrapers = toolGroups(links).flatMap(({ tools }) =>
    tools.filter(({ id }) => id === "articleScraping"),
  );
  expect(scrapers).toEqual([tool]);
});

test("every external tool has its place in the toolbox", () => {
  const all = externalLinks(
    Object.fromEntries(externalTools.map((id) => [id, "https://elsewhere.example/"])),
  );
  const shown = toolGroups(all).flatMap(({ tools }) => tools.filter(({ kind }) => kind === "external"));
  expect(shown.map(({ id }) => id).toSorted()).toEqual(externalTools.toSorted());
});
