import { expect, test } from "vitest";
import { textOfHtml } from "~/core/html/element";
import { processorTime } from "../../../../test/support/files";
import { fromHeadline, headlineOf } from "./headline";
import { readTree } from "./html-tree";

const limits = { depth: 128, elements: 20_000, beyond: "stop" } as const;
const bodyOf = (html: string) => readTree(html, limits).root.children;

test.each([
  [
    "a name of the site after it",
    "<h1>Owls and trains</h1>",
    "Owls and trains | News",
    "",
    "Owls and trains",
  ],
  ["Chinese without spaces", "<h1>渡口今起停航</h1>", "渡口今起停航-江城新闻网", "", "渡口今起停航"],
  [
    "a counter of messages before it",
    "<h1>为什么汤要单独熬</h1>",
    "(3 封私信) 为什么汤要单独熬 - 问乎",
    "",
    "为什么汤要单独熬",
  ],
  [
    "the site before a colon",
    "<h1>GIZMO</h1><h2>Where tones come from</h2>",
    "Gizmo: Where tones come from",
    "",
    "Where tones come from",
  ],
  [
    "more in the heading",
    "<h1>[云南] <span>环湖西岸三天</span></h1>",
    "环湖西岸三天 - 论坛",
    "",
    "环湖西岸三天",
  ],
  [
    "another title for networks",
    "<h1>周刊</h1><h2>钟表匠的耳朵</h2>",
    "钟表匠的耳朵 —— 周刊",
    "【散文】钟表匠的耳朵",
    "钟表匠的耳朵",
  ],
  [
    "a heading that says so",
    '<h1>Butter</h1><h2 class="entry-title">Plum cake</h2>',
    "Best plum cake ever",
    "",
    "Plum cake",
  ],
  ["a logo alone", "<h1>A Very Long Name of a Site</h1>", "Owls | A Very Long Name of a Site", "", null],
  ["a short beginning", "<h1>News</h1>", "News | Owls hold up the early train", "", null],
  ["a longer word", "<h1>Wi</h1>", "Wi-Fi for owls", "", null],
  [
    "a section and a site after it",
    "<h1>慢车道</h1><h2>去看一座桥_一</h2><h2>去看一座已经不在的桥</h2>",
    "去看一座已经不在的桥_慢车道_新露博客",
    "",
    "去看一座已经不在的桥",
  ],
  [
    "no heading but a text",
    "<h2>通知公告</h2><div>关于进一步规范养犬的通知</div>",
    "关于进一步规范养犬的通知_通知公告_政府门户网站",
    "",
    "关于进一步规范养犬的通知",
  ],
  [
    "no title but that for networks",
    "<h2>Night notes</h2><h1>A hundred nights</h1>",
    "",
    "A hundred nights",
    "A hundred nights",
  ],
  ["a text that is no title", "<p>Tagged</p><a>Owls</a>", "Owls hold up the early train - News", "", null],
  [
    "two that say so",
    '<h2 class="entry-title">A one</h2><h2 class="entry-title">B two</h2>',
    "Blog",
    "",
    null,
  ],
])("%s", (_, html, title, social, text) => {
  expect(headlineOf(bodyOf(html), title, social)?.text ?? null).toBe(text);
});

test("a text that repeats the title says nothing of where the article starts", () => {
  const body = bodyOf(
    `<p>Words above.</p><p>Owls and trains</p><p>${"Words of an article. ".repeat(20)}</p>`,
  );
  const headline = headlineOf(body, "Owls and trains", "");
  expect(headline && fromHeadline(body, headline)).toBe(body);
});

test("what stands above a headline is left out, unless hardly anything stands below", () => {
  const words = "Words of an article. ".repeat(20);
  const shown = (html: string) => {
    const body = bodyOf(html);
    const headline = headlineOf(body, "Owls and trains", "");
    return headline ? fromHeadline(body, headline).map(textOfHtml).join("") : "";
  };
  expect(shown(`<ul><li>Menu</li></ul><div><h1>Owls and trains</h1><p>${words}</p></div>`)).toBe(words);
  expect(shown(`<p>${words}</p><h1>Owls and trains</h1><p>Share</p>`)).toContain(words);
});

test.each([
  [
    "one with a text that is long and nested",
    `<h1>${"<b>".repeat(3)}${"<div>".repeat(100)}${"word ".repeat(300_000)}</h1>`,
    "word",
  ],
  ["many and a title that is long", "<h1>ab</h1>".repeat(15_000), `ab | ${"word | ".repeat(200_000)}`],
])("headings cost no time: %s", (_, html, title) => {
  const body = bodyOf(html);
  expect(processorTime(() => headlineOf(body, title, ""), 1000)).toBeLessThan(1000);
});
