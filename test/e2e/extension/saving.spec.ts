import { expect, test } from "@playwright/test";
import { article, resultsOf, startExtension, startPages, unpackExtension } from "../pages/extension";

let folder = "";
test.beforeAll(async () => {
  folder = await unpackExtension();
});

const zh = [
  "在浏览器里建立索引，人工智能就能检索全文，",
  "不依靠任何服务器。",
  "索引大小约二十一兆字节，一万页也只要十毫秒就能查完。",
].join("");
const en =
  "A phrase about databases stands here. Bookmarks are saved with their words. The index was built by Ada Byrne in 2019, after a long winter in Leeds.";

test("pages are saved by a press, one behind a login too, and found by parts of words and phrases of both languages", async () => {
  const site = await startPages({
    "/zh": article("zh", "本地检索与新闻雷达", [zh, zh]),
    "/en": article("en", "On databases", [en, en]),
    "/private": article("en", "Only for members", [
      "The treasure of the members is a copper kettle, hidden in the greenhouse since spring.",
    ]),
    "/a.pdf": "%PDF-1.4",
  });
  const extension = await startExtension({ folder });
  const page = await extension.context.newPage();
  for (const path of ["/zh", "/en", "/signin"]) {
    await page.goto(site.origin + path);
    expect(await extension.press(page), path).toBe("✓");
  }
  await page.goto(`${site.origin}/en?utm_source=x#part`);
  await extension.press(page);

  const tab = await extension.openNewTab();
  const field = tab.getByRole("searchbox");
  const links = resultsOf(tab).getByRole("link");
  await expect(links).toHaveText(["Only for members", "On databases", "本地检索与新闻雷达"]);
  for (const [query, title] of [
    ["检索", "本地检索与新闻雷达"],
    ["检索全文，不依靠", "本地检索与新闻雷达"],
    ["databases phrase", "On databases"],
    ["bookmark", "On databases"],
    ["bookm", "On databases"],
    ["copper kettle", "Only for members"],
    ["site:127.0.0.1 winter", "On databases"],
  ] as const) {
    await field.fill(query);
    await expect(links, query).toHaveText([title]);
  }
  for (const query of ["没有这个", "elephants", "databases 检索"]) {
    await field.fill(query);
    await expect(tab.getByText("No saved page contains all of these words."), query).toBeVisible();
    await expect(links).toHaveCount(0);
  }
  await field.fill("Who built the index?");
  const quote = tab.getByRole("blockquote").getByRole("link");
  await expect(quote.first()).toHaveText(/^The index was built by Ada Byrne in 2019/);
  await expect(quote.first()).toHaveAttribute("href", /\/en\?.*#:~:text=The%20index/);

  site.pages["/en"] = article("en", "On databases", [
    "Now it tells of elephants and of nothing else that was here before, at some length.",
  ]);
  await page.goto(`${site.origin}/en`);
  expect(await extension.press(page)).toBe("✓");
  await tab.bringToFront();
  await field.fill("elephants");
  await expect(links).toHaveText(["On databases"]);
  await field.fill("databases phrase");
  await expect(links).toHaveCount(0);
  await extension.close();
  site.close();
});
