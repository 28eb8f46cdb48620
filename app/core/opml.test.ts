import { expect, test } from "vitest";
import { processorTime } from "../../test/support/files";
import { readOpml, readSentOpml, writeOpml } from "./opml";

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
  const sources = (...urls: string[]) => urls.map((url) => ({ url }));
  const groups = [
    {
      id: "a&b",
      name: 'AI <"news">',
      sources: sources("https://a.example/?q=1&r='2'", "https://b.example/"),
    },
    {
      id: "zh",
      name: "AI 资讯\u0001",
      sources: [{ url: "https://c.example/中文", title: 'A "page"', isPage: true }],
    },
    { id: "none", name: "Empty", sources: [] },
  ];
  expect(readOpml(writeOpml("Wink & co", groups))).toEqual({
    ok: true,
    feeds: [
      { url: "https://a.example/?q=1&r='2'", groups: ['AI <"news">'] },
      { url: "https://b.example/", groups: ['AI <"news">'] },
      { url: "https://c.example/中文", groups: ["AI 资讯"], isPage: true },
    ],
  });
});

test("a chosen file goes before a pasted text, and one that is too large is not read", async () => {
  const text = file('<outline xmlUrl="https://a.example/"/>');
  const feeds = [{ url: "https://a.example/", groups: [] }];
  expect(await readSentOpml({ opml: "", file: new File([text], "a.opml") })).toEqual({ ok: true, feeds });
  expect(await readSentOpml({ opml: text, file: new File([], "") })).toEqual({ ok: true, feeds });
  expect(await readSentOpml({ opml: text })).toEqual({ ok: true, feeds });
  const large = new File(["x".repeat(600_000)], "a.opml");
  expect(await readSentOpml({ opml: text, file: large })).toEqual({
    ok: false,
    reason: "focus.opmlTooLarge",
  });
  expect(await readSentOpml({ opml: " " })).toEqual({ ok: false, reason: "focus.noFile" });
});
