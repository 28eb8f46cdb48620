import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { emptyRow, type FocusRow } from "./focus-rows";
import { readOpml, withFeeds, writeOpml } from "./opml";

const file = (body: string) => `<?xml version="1.0"?><opml version="2.0"><head/><body>${body}</body></opml>`;

test("feeds are read with the groups that they stand in", () => {
  const text = file(`
    <outline text="AI" title="ignored"><outline type="rss" text="A" xmlUrl="https://a.example/feed?x=1&amp;y=2"/>
      <outline title="Deep"><outline xmlUrl=" https://b.example/ "></outline></outline></outline>
    <OUTLINE XMLURL="https://c.example/"/>`);
  expect(readOpml(text)).toEqual({
    ok: true,
    feeds: [
      { url: "https://a.example/feed?x=1&y=2", groups: ["AI"] },
      { url: "https://b.example/", groups: ["AI", "Deep"] },
      { url: "https://c.example/", groups: [] },
    ],
  });
});

test.each([
  ["", "focus.badOpml"],
  ["hello", "focus.badOpml"],
  ["<html><body>no</body></html>", "focus.badOpml"],
  [file(""), "focus.noFeeds"],
  [file('<outline text="AI"/>'), "focus.noFeeds"],
  [file(`<outline xmlUrl="https://a.example/${"x".repeat(600_000)}"/>`), "focus.opmlTooLarge"],
  [file('<outline text="a">'.repeat(5000)), "focus.opmlTooLarge"],
  [`<opml>${"<a>".repeat(40)}<outline xmlUrl="https://a.example"/></opml>`, "focus.opmlTooLarge"],
])("%.40j is refused as %s", (text, reason) => {
  expect(readOpml(text)).toEqual({ ok: false, reason });
});

test("entities that a file defines itself are not expanded", () => {
  const bomb = `<!DOCTYPE opml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
    <opml><body><outline xmlUrl="https://a.example/&b;&x;"/></body></opml>`;
  expect(readOpml(bomb)).toEqual({ ok: true, feeds: [{ url: "https://a.example/&b;&x;", groups: [] }] });
});

test("ten thousand opened outlines that never end take no time", () => {
  const spent = processorTime(() => {
    readOpml(file("<outline ".repeat(50_000)));
    readOpml(file("<outline text='a'>".repeat(25_000)));
  }, 2000);
  expect(spent).toBeLessThan(2000);
});

test("what is written is read back, whatever signs it holds", () => {
  const groups = [
    {
      tag_id: "a&b",
      tag_name: 'AI <"news">',
      sources: ["https://a.example/?q=1&r='2'", "https://b.example/"],
    },
    { tag_id: "zh", tag_name: "AI 资讯\u0001", sources: ["https://c.example/中文"] },
    { tag_id: "none", tag_name: "Empty", sources: [] },
  ];
  expect(readOpml(writeOpml("Wink & co", groups))).toEqual({
    ok: true,
    feeds: [
      { url: "https://a.example/?q=1&r='2'", groups: ['AI <"news">'] },
      { url: "https://b.example/", groups: ['AI <"news">'] },
      { url: "https://c.example/中文", groups: ["AI 资讯"] },
    ],
  });
});

test("feeds go to the row that their group is named after, the others to the chosen one, each once", () => {
  const row = (change: Partial<FocusRow>) => ({ ...emptyRow("en"), tag_id: "ai", tag_name: "AI", ...change });
  const rows = [row({ sources: "https://a.example/" }), row({ tag_id: "zh", tag_name: "AI 资讯" })];
  const feeds = [
    { url: "https://a.example/", groups: ["AI"] },
    { url: "https://b.example/", groups: ["Mine", "AI 资讯"] },
    { url: "https://c.example/", groups: ["zh"] },
    { url: "https://d.example/", groups: [""] },
    { url: "https://d.example/", groups: [] },
  ];
  const { rows: merged, added } = withFeeds(rows, feeds, 0);
  expect(merged.map(({ sources }) => sources.split("\n"))).toEqual([
    ["https://a.example/", "https://d.example/"],
    ["https://b.example/", "https://c.example/"],
  ]);
  expect(added).toBe(3);
});
