import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { readLinkList } from "./link-list";

const NOW = new Date("2026-11-29T12:00:00Z");

function read(html: string, url = "https://news.example/") {
  return readLinkList(html, { url, fetchedAt: NOW });
}

const titlesOf = (html: string, url?: string) => read(html, url)?.items.map(({ title }) => title) ?? null;

const headlines = [
  "The council approves a new bridge over the river",
  "Rail tickets cost more from January",
  "A museum opens its archive to everybody",
  "Heavy rain floods three villages in the north",
];

const slug = (title: string) => title.toLowerCase().replaceAll(" ", "-");

const card = (title: string, inside = "", path = `/news/${slug(title)}`) =>
  `<li><h3><a href="${path}">${title}</a></h3>${inside}</li>`;

const page = (main: string, around = "") =>
  `<!doctype html><html lang="en-GB"><head><title>News | The Example</title>
   <meta property="og:site_name" content="The Example"></head><body>
   <header><a href="/a-very-long-name-of-a-section-of-news">A very long name of a section</a></header>
   <nav><a href="/news/how-we-work-and-who-we-are">How we work and who we are</a></nav>${around}
   <main><ul>${main}</ul></main>
   <footer><a href="/news/terms-and-conditions-of-use">Terms and conditions of use</a></footer></body></html>`;

test("the list of a page is read in its order, with the page's name and language", () => {
  const feed = read(page(headlines.map((title) => card(title)).join("")));
  expect(feed).toMatchObject({
    format: "links",
    title: "The Example",
    lang: "en",
    siteUrl: "https://news.example/",
  });
  expect(feed?.items.map(({ title, url }) => ({ title, url }))).toEqual(
    headlines.map((title) => ({ title, url: `https://news.example/news/${slug(title)}` })),
  );
  expect(feed?.items.every(({ publishedAt, html }) => publishedAt === null && html === "")).toBe(true);
});

test("keys stay where order, titles and what stands around change, and are each their own", () => {
  const keys = (list: string[], around = "") =>
    read(page(list.map((title) => card(title)).join(""), around))?.items.map(({ key }) => key) ?? [];
  const first = keys(headlines);
  expect(new Set(first).size).toBe(4);
  expect(keys(headlines.toReversed(), "<p>Hello</p>").toReversed()).toEqual(first);
  const renamed = page(
    headlines.map((title) => card(`Update: ${title}`, "", `/news/${slug(title)}`)).join(""),
  );
  expect(read(renamed)?.items.map(({ key }) => key)).toEqual(first);
});

test.each([
  ["<time datetime='2026-11-28T10:00:00Z'>yesterday</time>", "2026-11-28T10:00:00.000Z"],
  ["<p class=meta><span>28 November 2026</span></p>", "2026-11-28T00:00:00.000Z"],
  ["<span class=date>2026-11-28 09:30</span>", "2026-11-28T09:30:00.000Z"],
  ["<span>3 hours ago</span>", "2026-11-29T09:00:00.000Z"],
  ["<span>by somebody</span>", null],
])("the date that stands with a link is its own: %s", (inside, date) => {
  const feed = read(page(headlines.map((title) => card(title, inside)).join("")));
  expect(feed?.items.map(({ publishedAt }) => publishedAt?.toISOString() ?? null)).toEqual(
    headlines.map(() => date),
  );
});

test("a date that stands with several links belongs to none of them, and one in the address counts", () => {
  const list = headlines
    .map((title) => `<h3><a href="/2026/11/27/${slug(title)}">${title}</a></h3>`)
    .join("");
  const feed = read(page(`<li><time datetime="2020-01-01">old</time>${list}</li>`));
  expect(feed?.items.map(({ publishedAt }) => publishedAt?.toISOString())).toEqual(
    headlines.map(() => "2026-11-27T00:00:00.000Z"),
  );
});

test("a teaser that stands with a link is its summary", () => {
  const teaser = "Members voted for it by a large majority after two years of talks.";
  const feed = read(page(headlines.map((title) => card(title, `<p>${teaser}</p>`)).join("")));
  expect(feed?.items.map(({ summary }) => summary)).toEqual(headlines.map(() => teaser));
});

test("of a card that is one link the heading is the title, of a truncated one its own title", () => {
  const whole = headlines
    .map(
      (title) =>
        `<a href="/news/${slug(title)}"><img alt=""><span>Politics today</span><h2>${title}</h2><p>More than three words of it</p></a>`,
    )
    .join("");
  expect(titlesOf(page(whole))).toEqual(headlines);
  const cut = headlines
    .map((title) => card(title).replace(`>${title}<`, ` title="${title}">${title.slice(0, 24)}…<`))
    .join("");
  expect(titlesOf(page(cut))).toEqual(headlines);
});

test("a link that stands twice counts once, with its best title", () => {
  const twice = headlines
    .map(
      (title) =>
        `<li><a href="/news/${slug(title)}?utm_source=home">Read the whole story now</a>${card(title)}</li>`,
    )
    .join("");
  expect(titlesOf(page(twice))).toEqual(headlines);
});

test("Chinese titles count by their characters, and short entries of menus do not", () => {
  const titles = ["国产大模型发布新版本", "三家芯片厂商同日宣布扩产", "城市地铁新线明日开通运营"];
  const list = titles.map(
    (title, n) => `<li><a href="/a/${n + 100}.html">${title}</a><span>2026-11-29 08:00</span></li>`,
  );
  const menu = ["首页", "科技", "财经频道", "更多"].map(
    (name, n) => `<li><a href="/a/${n}.html">${name}</a></li>`,
  );
  const html = `<html lang="zh-CN"><body><div class="box"><ul>${menu.join("")}</ul><ul>${list.join("")}</ul></div></body></html>`;
  const feed = read(html, "https://news.example/");
  expect(feed?.items.map(({ title }) => title)).toEqual(titles);
  expect(feed?.lang).toBe("zh");
});

test("other sites, menus by their address and the page itself are left out", () => {
  const others = [
    card("An article on somebody else's site", "", "https://other.example/news/an-article"),
    card("Everything that is tagged with rivers", "", "/tag/rivers-and-lakes"),
    card("The page that you are looking at now", "", "/?page=1#top"),
    card("A script that does something bad", "", "javascript:alert(1)"),
    card("Write to us if you know more", "", "mailto:news@example.com"),
  ];
  expect(titlesOf(page(headlines.map((title) => card(title)).join("") + others.join("")))).toEqual(headlines);
});

test("a list of a section that is called like a menu is read by who asks for it", () => {
  const list = headlines.map((title) => card(title, "", `/tag/rivers/${slug(title)}`)).join("");
  expect(titlesOf(page(list), "https://news.example/tag/rivers")).toEqual(headlines);
});

test("hosts below the page's are the same site, www is none of its own, and a base is taken for links alone", () => {
  const list = headlines
    .map((title) => card(title, "", `https://blog.news.example/news/${slug(title)}`))
    .join("");
  expect(titlesOf(page(list), "https://www.news.example/")).toEqual(headlines);
  const based = page(headlines.map((title) => card(title, "", slug(title))).join("")).replace(
    "<head>",
    '<head><base href="/posts/">',
  );
  expect(read(based)?.items[0]?.url).toBe(`https://news.example/posts/${slug(headlines[0] ?? "")}`);
});

test("a wrapper that is called a sidebar takes the list away only where there is another", () => {
  const list = headlines.map((title) => card(title)).join("");
  expect(titlesOf(`<body><div class="sidebar"><ul>${list}</ul></div></body>`)).toEqual(headlines);
  const other = [
    "What people read most this week",
    "What people shared most this week",
    "What people kept most this week",
  ]
    .map((title) => card(title))
    .join("");
  expect(titlesOf(page(list, `<div class="sidebar"><ul>${other}</ul></div>`))).toEqual(headlines);
});

test("what a reader does not see is no news", () => {
  const hidden = headlines.map((title) => `<div style="display:none">${card(title)}</div>`).join("");
  expect(titlesOf(page(hidden))).toBeNull();
});

test.each([
  ["nothing", ""],
  ["words alone", "<p>Words and more words, and no link at all.</p>"],
  [
    "two links",
    headlines
      .slice(0, 2)
      .map((title) => card(title))
      .join(""),
  ],
  ["links without words", headlines.map((title) => `<a href="/${slug(title)}"><img></a>`).join("")],
  [
    "one title many times",
    headlines.map((title, n) => card("Read the whole story now", "", `/x/${n}-${slug(title)}`)).join(""),
  ],
])("a page of %s holds no list", (_, main) => {
  expect(titlesOf(page(main))).toBeNull();
});

test("fifty are taken at most, and texts are cut", () => {
  const many = Array.from({ length: 200 }, (_, n) =>
    card(`Story number ${n} of this long day`, "", `/s/${n}-x`),
  );
  expect(read(page(many.join("")))?.items).toHaveLength(50);
  const long = read(
    page(headlines.map((title) => card(`${title} ${"x ".repeat(5000)}`, "", `/n/${slug(title)}`)).join("")),
  );
  expect(Math.max(...(long?.items.map(({ title }) => title.length) ?? [0]))).toBeLessThanOrEqual(500);
});

test("marks that turn the direction, and markup in attributes, do no harm", () => {
  const evil = headlines.map((title) =>
    card(`\u202e${title}`, "", `/n/${slug(title)}`).replace("<a ", '<a title="<script>alert(1)</script>" '),
  );
  expect(titlesOf(page(evil.join("")))).toEqual(headlines);
});

test.each([
  ["open elements", "<div>".repeat(60_000)],
  ["open links", "<a href='/x/y'>A title that is long enough here".repeat(30_000)],
  ["nested lists", `${"<ul><li>".repeat(50_000)}<a href='/a/b'>A title that is long enough</a>`],
  ["attributes without end", `<a ${"x=y ".repeat(200_000)}>`],
  ["unclosed tags", "<a href=".repeat(100_000)],
  ["dates", "<time datetime='2026-11-28'>28 November 2026</time>".repeat(20_000)],
  ["classes", `<div class="${"nav ".repeat(200_000)}">`],
  ["entities", "&amp;".repeat(300_000)],
  ["paragraphs in paragraphs", "<div class=summary>words ".repeat(40_000)],
])("a hostile page of %s is over soon", (_, html) => {
  const spent = processorTime(() => {
    read(`<html><body>${html}</body></html>`);
  }, 3000);
  expect(spent).toBeLessThan(3000);
});
