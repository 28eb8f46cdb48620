import { expect, test } from "vitest";
import { writingPresets } from "~/core/writing-presets";
import { externalLinks, externalTools } from "./external-tools";
import { toolGroups } from "./toolbox";

const named = (links: Parameters<typeof toolGroups>[0]) =>
  toolGroups(links).map(({ id, tools }) => [id, tools.map((tool) => tool.id)]);

test("tools with neither an address nor a page of ours are not shown, nor is a group of nothing else", () => {
  expect(named(externalLinks({}))).toEqual([
    ["collection", ["subtitles", "articleScraping"]],
    ["creation", ["library", "card", "deepQa", "fluxDrawing"]],
    ["writing", ["generalWriting", "interactiveWriting", "chineseToEnglish", "englishToChinese"]],
    ["publishing", ["editor", "wechat", "notion", "medium"]],
  ]);
});

test.each([
  ["articleScraping", "/article-scraper"],
  ...writingPresets.map((preset) => [preset, `/ai-writing?preset=${preset}`] as const),
] as const)(
  "our page stands in for %s where no address is set, and an address goes before it",
  (id, ownPage) => {
    const toolOf = (links: Parameters<typeof toolGroups>[0]) =>
      toolGroups(links).flatMap(({ tools }) => tools.filter((tool) => tool.id === id));
    const to = "https://elsewhere.example/1";
    expect(toolOf({})).toEqual([{ kind: "own", id, to: ownPage }]);
    expect(toolOf({ [id]: to })).toEqual([{ kind: "external", id, to }]);
  },
);

test("every external tool has its place in the toolbox", () => {
  const all = externalLinks(
    Object.fromEntries(externalTools.map((id) => [id, "https://elsewhere.example/"])),
  );
  const shown = toolGroups(all).flatMap(({ tools }) => tools.filter(({ kind }) => kind === "external"));
  expect(shown.map(({ id }) => id).toSorted()).toEqual(externalTools.toSorted());
});
