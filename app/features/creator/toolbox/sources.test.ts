import { expect, test } from "vitest";
import { matchesQuery, sourceGroups, sources } from "./sources";

test.each([
  ["", ["anything"], true],
  ["  ", ["anything"], true],
  ["wired", ["WIRED"], true],
  ["ＭＩＴ", ["MIT Technology Review"], true],
  ["review mit", ["MIT Technology Review"], true],
  ["resume", ["Résumé"], true],
  ["论文 arxiv", ["arXiv cs.AI", "论文"], true],
  ["论文 wired", ["arXiv cs.AI", "论文"], false],
  ["ガ", ["が", "カ"], false],
  ["机器人", ["机器之心"], false],
])("%j in %j: %s", (query, texts, found) => {
  expect(matchesQuery(query, texts)).toBe(found);
});

test("the library holds 4 Chinese, 8 international and 6 research sites, each once and encrypted", () => {
  const counts = sourceGroups.map((group) => sources.filter((source) => source.group === group).length);
  expect(counts).toEqual([4, 8, 6]);
  expect(new Set(sources.map(({ url }) => new URL(url).hostname)).size).toBe(18);
  expect(sources.every(({ url }) => url.startsWith("https://"))).toBe(true);
});
