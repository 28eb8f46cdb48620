import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { cleanPage } from "./clean-page";
import { extractArticle } from "./extract.server";

function articleOf(html: string, url: string) {
  const result = extractArticle(html, url);
  if (!result.ok) throw new Error(result.reason);
  return result.article;
}

const page = (name: string) => readFileSync(`test/data/readability/${name}.html`, "utf8");

test("of a Chinese news page the article is left, with its table and the picture that is shown late", () => {
  const article = articleOf(
    page("zh-news"),
    "https://www.chenxing.example/finance/20260318/1024.html?from=rss",
  );
  expect(article).toMatchObject({
    title: "海上风电装机三年翻番",
    byline: "记者 林岚",
    lang: "zh-CN",
    canonical: "https://www.chenxing.example/finance/20260318/1024.html",
  });
  expect(article.text).toContain("三月十七日，行业协会发布的年度报告显示");
  expect(article.text.endsWith("到二〇二八年全国海上风电装机有望再增加一半。")).toBe(true);
  expect(article.text).not.toMatch(/Cookie|登录|热门文章|海边的朋友|版权所有|分享到|一百分|不是正文/);
  expect(article.markdown).toContain("![海上风机](https://img.chenxing.example/2026/turbine.jpg?w=900)");
  expect(article.markdown).toContain(
    "## 各省数据\n\n| 省份 | 2023 年（万千瓦） | 2026 年（万千瓦） |\n| --- | --- | --- |",
  );
  expect(article.markdown).toContain("**成本下降是主要原因。**报告称");
});

test("of a blog with open elements the article is left, with its code, lists and addresses made whole", () => {
  const article = articleOf(page("en-blog"), "https://notes.example/posts/bounded-parser?utm_source=rss");
  expect(article).toMatchObject({
    title: "Bounding a parser's work before it starts",
    byline: "Ada Okafor",
    lang: "en",
    canonical: "https://notes.example/posts/bounded-parser",
  });
  expect(article.text).not.toMatch(/cookies|Archive|Recent posts|kim:|All rights|SYSTEM/);
  expect(article.markdown).toContain("[the limits we chose](https://notes.example/posts/limits.html)");
  expect(article.markdown).toContain("```js\nfunction open(name) {\n  depth += 1;\n  if (depth > 128)");
  expect(article.markdown).toContain(
    "- Elements,\n  1. those that open\n  2. and those that never close\n- Bytes.",
  );
  expect(article.markdown).toContain("> Limits are part of the format");
  expect(article.markdown.match(/depth\.png/g)).toHaveLength(1);
  expect(article.markdown).toContain("https://notes.example/img/depth.png");
});

test("an article that a script fades in is read", () => {
  const article = articleOf(page("zh-wechat"), "https://mp.example/s/abc");
  expect(article.title).toBe("把注释写给明天的自己");
  expect(article.markdown).toContain("**真正缺的是为什么：**为什么在这里等三秒");
  expect(article.markdown).toContain("![](https://mmbiz.example/mmbiz_png/abc/640?wx_fmt=png)");
  expect(article.text.endsWith("并且写得像一句人话。")).toBe(true);
});

test("a wall leaves little", () => {
  const { text } = articleOf(page("en-paywall"), "https://ledger.example/1");
  expect(text.length).toBeLessThan(200);
});

const prose = "Some words of an article, which go on for a while and then end. ".repeat(20);

test.each([
  ["800 elements deep", "<div>".repeat(800) + prose],
  ["10,000 elements deep", "<div>".repeat(10_000) + prose],
  ["100,000 elements deep", "<div>".repeat(100_000) + prose],
  ["800 elements deep, and closed", `${"<section>".repeat(800)}${prose}${"</section>".repeat(800)}`],
])("a page that is %s is refused at once", (_, html) => {
  const read = () =>
    expect(extractArticle(html, "https://a.example/")).toEqual({ ok: false, reason: "radar.pageTooDeep" });
  expect(processorTime(read, 50)).toBeLessThan(50);
});

test.each([
  ["elements", "<p>a</p>".repeat(20_001)],
  ["characters", "a".repeat(2_000_001)],
  ["signs", "&lt;".repeat(60_000)],
])("a page of too many %s is refused", (_, html) => {
  expect(extractArticle(html, "https://a.example/")).toEqual({ ok: false, reason: "radar.pageTooLarge" });
});

test.each([
  ["paragraphs", "<p>"],
  ["list items", "<ul><li><b>x</b> <a href=x>"],
  ["list items and formatting", "<li><font color=red><b>"],
  ["definitions", "<dl><dt>a<dd>b"],
  ["cells", "<tr><td>a<td><span>b"],
  ["options", "<select><option>a<option>b</select>"],
  ["line breaks and pictures", "<br><img src=a.png><hr><input><wbr>"],
  ["formatting", "<b><i><font>"],
])("open %s are no depth", (_, opening) => {
  const lists = opening.replace("<ul>", "").replace("<dl>", "");
  const start = /<ul>|<dl>/.exec(opening)?.[0] ?? (opening.startsWith("<tr>") ? "<table>" : "");
  const html = `<html><body>${start}${lists.repeat(400)}</table></ul></dl><p>${prose}</p>`;
  expect(extractArticle(html, "https://a.example/").ok).toBe(true);
});

test.each([
  "",
  " ",
  "<html>",
  "plain",
  "<p></p>",
  "\0",
  "<script>x</script>",
  "<frameset><frame src=a></frameset>",
])("%j is no article or its text", (html) => {
  const result = extractArticle(html, "https://a.example/");
  expect(result.ok ? result.article.text : result.reason).toBe(
    html === "plain" ? "plain" : "radar.noArticle",
  );
});

test.each([
  ["https://a.example/x", "https://a.example/x"],
  ["/x?y=1", "https://www.a.example/x?y=1"],
  ["https://b.example/x", null],
  ["https://www.a.example/", null],
  ["javascript:alert(1)", null],
  ["", null],
])("the canonical address %s is %s", (href, canonical) => {
  const html = `<link rel="canonical" href="${href}"><p>${prose}`;
  expect(articleOf(html, "https://www.a.example/story").canonical).toBe(canonical);
});

test.each([
  ['<html lang="zh_CN">', "zh-CN"],
  ['<html><meta http-equiv="Content-Language" content="en-GB">', "en-GB"],
  ['<meta property="og:locale" content="zh_TW">', "zh-TW"],
  ['<html lang="<script>">', null],
  ["<html>", null],
])("the language of %s is %s", (start, lang) => {
  expect(articleOf(`${start}<p>${prose}`, "https://a.example/").lang).toBe(lang);
});

test.each([
  ["标题很长的一篇文章_晨星网", "", "标题很长的一篇文章", "标题很长的一篇文章"],
  ["A story of two ports - The Coast Ledger", "The Coast Ledger", "", "A story of two ports"],
  ["晨星网：海上风电的一年 | 晨星网", "晨星网", "", "晨星网：海上风电的一年"],
  ["self-hosting for the rest of us", "", "self", "self-hosting for the rest of us"],
])("the title %s of the site %s is shown without it", (written, site, heading, title) => {
  const html = `<title>${written}</title><meta property="og:site_name" content="${site}"><h1>${heading}</h1><p>${prose}`;
  expect(articleOf(html, "https://a.example/").title).toBe(title);
});

const paragraphs =
  `<p>${"The bird came in, sat on the second seat and closed its eyes. ".repeat(6)}</p>`.repeat(2);

test.each(["Comments (12)", "3 Responses", "Leave a comment", "网友评论", "评论 12"])(
  "an article ends where %s begin",
  (heading) => {
    const html = `<title>Owls</title><article><h1>Owls</h1>${paragraphs}<h3>${heading}</h3><p>First! I have to say that I disagree.</p></article>`;
    expect(articleOf(html, "https://a.example/").text).not.toMatch(/First!|omment|评论|Responses/);
  },
);

test.each(["Comments", "Discussion", "评论一部小说"])("a part called %s is one of the article", (heading) => {
  const html = `<title>Owls</title><article><h1>Owls</h1>${paragraphs}<h3>${heading}</h3><p>They begin with a sign, and end with the line.</p></article>`;
  expect(articleOf(html, "https://a.example/").text).toContain("They begin with a sign");
});

test("pictures of AMP pages and of forums are those of an article", () => {
  const html = `<title>Owls</title><article><h1>Owls</h1>${paragraphs}<amp-img src="/a.jpg" width="9" height="9"></amp-img>${paragraphs}<img src="/none.gif" zoomfile="/b.jpg">${paragraphs}</article>`;
  const { markdown } = articleOf(html, "https://a.example/");
  expect(markdown).toContain("(https://a.example/a.jpg)");
  expect(markdown).toContain("(https://a.example/b.jpg)");
});

test("the sign beside a heading that leads to it is no word of it", () => {
  const html = `<title>Owls in trains — Handbook 3.2 — Nests</title><article><h1>Owls in trains<a href="#owls">¶</a></h1>${paragraphs}<h2>Nests <a href="/owls#nests">#</a></h2>${paragraphs}</article>`;
  const { title, text } = articleOf(html, "https://a.example/");
  expect(title).toBe("Owls in trains");
  expect(text).not.toMatch(/[¶#]/);
});

test("a box with a field to subscribe is no part of an article, other boxes and lists of tasks are", () => {
  const html = `<title>Owls</title><article><h1>Owls</h1>${paragraphs}<div><h3>Our letter</h3><p>Every week.</p><form><input type="email"><button>Join</button></form></div><div><p>They nest in trains, where it is warm.</p></div><ul><li><input type="checkbox"> Look for owls</li></ul>${paragraphs}</article>`;
  const { text } = articleOf(html, "https://a.example/");
  expect(text).not.toMatch(/letter|Every week/);
  expect(text).toMatch(/They nest in trains[\s\S]*Look for owls/);
});

test.each(["Keep reading", "More on this story", "About the author", "相关新闻：", "往期推荐", "— END —"])(
  "an article ends where %s stands near its end, not before",
  (line) => {
    const htmlOf = (above: string) =>
      `<title>Owls</title><article><h1>Owls</h1>${above}<div>${line}</div><p>The story of an old bridge, told at length, and of its keeper.</p></article>`;
    expect(articleOf(htmlOf(paragraphs), "https://a.example/").text).not.toMatch(/old bridge|END/);
    const early = htmlOf(paragraphs).replace("</article>", `${paragraphs.repeat(3)}</article>`);
    expect(articleOf(early, "https://a.example/").text).toContain("old bridge");
  },
);

test("a page that was written by hand ends at the line above its links", () => {
  const links =
    '<hr><font>[ <a href="1">Prev</a> | <a href="2">All</a> ]</font><p>Other notes, many of them.';
  const html = `<title>Owls</title><h2>Owls</h2>${paragraphs}<hr>A word after a line.${links}`;
  const { markdown } = articleOf(html, "https://a.example/");
  expect(markdown.endsWith("***\n\nA word after a line.")).toBe(true);
});

test("a short article in Chinese is taken without what is around it", () => {
  const words = "电缆完成抢修，三座海岛全部恢复供电，涉及居民两千户，海事部门已展开调查。";
  const around = `<p>${"下载客户端，第一时间获取新闻，活动最终解释权归报社所有。".repeat(3)}</p>`;
  const html = `<title>电缆完成抢修-日报网</title><h1>电缆完成抢修</h1><div class="article">${`<p>${words}</p>`.repeat(6)}</div><div class="footer">${around}</div>`;
  expect(articleOf(html, "https://a.example/").text).not.toContain("客户端");
});

test.each([
  ["links within each other", '<table><tr><td><a href="#a">'.repeat(30) + "¶".repeat(1_000_000)],
  ["forms within each other", `${"<div><form>".repeat(50)}<input>${"word ".repeat(200_000)}`],
  ["boxes without words", "<div>".repeat(100) + "<i></i>".repeat(19_000)],
])("%s cost no time to clean", (_, html) => {
  expect(processorTime(() => cleanPage(html, "https://a.example/"), 2000)).toBeLessThan(2000);
});
