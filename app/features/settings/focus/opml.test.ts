import { expect, test } from "vitest";
import { emptyRow, type FocusRow } from "./focus-rows";
import { withFeeds } from "./opml";

test("feeds go to the row that their group is named after, the others to the chosen one, each once", () => {
  const row = (change: Partial<FocusRow>) => ({ ...emptyRow("en"), tag_id: "ai", tag_name: "AI", ...change });
  const rows = [row({ sources: "https://a.example/" }), row({ tag_id: "zh", tag_name: "AI 资讯" })];
  const feeds = [
    { url: "https://a.example/", groups: ["AI"] },
    { url: "https://b.example/", groups: ["Mine", "AI 资讯"] },
    { url: "https://c.example/", groups: ["zh"] },
    { url: "https://d.example/", groups: [""] },
    { url: "https://d.example/", groups: [] },
    { url: "https://e.example/list", groups: [], isPage: true as const },
  ];
  const { rows: merged, added } = withFeeds(rows, feeds, 0);
  expect(merged.map(({ sources }) => sources.split("\n"))).toEqual([
    ["https://a.example/", "https://d.example/"],
    ["https://b.example/", "https://c.example/"],
  ]);
  expect(added).toBe(3);
});
