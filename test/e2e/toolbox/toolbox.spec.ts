import { expect, test } from "../pages/fixtures";
import { holdWork } from "../pages/held-scripts";
import { untilRunning } from "../pages/running";

const words = {
  en: {
    tools: "WeChat Article Editor",
    search: "Search the sites",
    go: "Search",
    papers: "Papers",
    all: "See every site",
    other: "中文",
    offline: "You are offline",
    write: /^Write about arXiv/,
  },
  zh: {
    tools: "公众号文章编辑器",
    search: "搜索站点",
    go: "搜索",
    papers: "论文",
    all: "看全部站点",
    other: "EN",
    offline: "现在没有网络",
    write: /^写一篇\s*：\s*arXiv/,
  },
} as const;

for (const language of ["en", "zh"] as const) {
  const say = words[language];

  test(`the toolbox leads to every tool, and to nothing that is not there (${language})`, async ({
    page,
  }) => {
    await page.goto(`/media-tools?lang=${language}`);
    const main = page.getByRole("main");
    for (const path of [
      "/markdown-editor",
      "/share-card",
      "/subtitle-converter",
      "/material-library",
      "/article-scraper",
      "/ai-writing?preset=deepQa",
    ])
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
    await expect(main.getByRole("region")).toHaveCount(4);
    await expect(main.getByRole("listitem")).toHaveCount(14);
    await expect(main.getByRole("listitem").getByRole("link")).toHaveCount(14);
    for (const link of await main.locator("a[target=_blank]").all())
      expect(await link.getAttribute("href")).toMatch(/^https:\/\//);
  });

  test(`the library is searched while one types, also without a network (${language})`, async ({
    page,
    context,
  }) => {
    await page.goto(`/material-library?lang=${language}`);
    await untilRunning(page);
    const sites = page.getByRole("main").locator("a[target=_blank]");
    await expect(sites).toHaveCount(18);
    await context.setOffline(true);
    await page.getByRole("searchbox", { name: say.search }).fill("ａｒｘｉｖ");
    await expect(sites).toHaveCount(1);
    await page.getByRole("searchbox", { name: say.search }).fill("");
    await page.getByRole("link", { name: say.papers, exact: true }).click();
    await expect(sites).toHaveCount(5);
    await page.getByRole("searchbox", { name: say.search }).fill("nothing like it");
    await page.getByRole("link", { name: say.all }).click();
    await expect(sites).toHaveCount(18);
    await expect(page.getByRole("searchbox", { name: say.search })).toHaveValue("");
  });

  test(`a topic chosen while a search is under way keeps the words as they stand (${language})`, async ({
    page,
  }) => {
    await page.goto(`/material-library?lang=${language}&q=arxiv`);
    await untilRunning(page);
    const held = await holdWork(page);
    await page.getByRole("searchbox", { name: say.search }).fill("");
    await page.getByRole("link", { name: say.papers, exact: true }).click();
    await held.release();
    await expect(page.getByRole("main").locator("a[target=_blank]")).toHaveCount(5);
    await page.getByRole("searchbox", { name: say.search }).fill("nothing like it");
    await expect(page.getByRole("link", { name: say.all })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("searchbox", { name: say.search })).not.toHaveValue("nothing like it");
    await expect(page.getByRole("main").locator("a[target=_blank]")).not.toHaveCount(0);
  });

  test(`a site becomes the start of an article (${language})`, async ({ page }) => {
    await page.goto(`/material-library?lang=${language}&q=arxiv`);
    const link = page.getByRole("link", { name: say.write });
    await link.click();
    await page.waitForURL(/\/markdown-editor/);
    await expect(page.getByRole("textbox").first()).toHaveValue(
      /\[arXiv cs\.AI\]\(https:\/\/arxiv\.org\/list\/cs\.AI\/recent\)/,
    );
    expect(new URL(page.url()).hash).toBe("");
  });

  test(`a link that needs the network does not take the page away while there is none (${language})`, async ({
    page,
    context,
  }) => {
    await page.goto(`/media-tools?lang=${language}`);
    await untilRunning(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: say.other, exact: true }).click();
    await expect(page.getByText(say.offline).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(say.tools).first()).toBeVisible();
  });
}

test("without a script the library is searched by its button", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/material-library?lang=en");
  await page.getByRole("searchbox").fill("deepmind");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").locator("a[target=_blank]")).toHaveCount(1);
  await page.close();
});

test("the card and the editor are loaded as documents of their own, and so is the way back", async ({
  page,
}) => {
  await page.goto("/media-tools?lang=en");
  await untilRunning(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  const nav = page.getByRole("navigation").first();
  await nav.getByRole("link", { name: "Subtitles" }).click();
  await page.waitForURL("/subtitle-converter");
  await nav.getByRole("link", { name: "Share card" }).click();
  await page.waitForURL("/share-card");
  await untilRunning(page);
  await nav.getByRole("link", { name: "Editor" }).click();
  await page.waitForURL("/markdown-editor");
  await nav.getByRole("link", { name: "News library" }).click();
  await page.waitForURL("/material-library");
  expect(documents).toEqual(["/share-card", "/markdown-editor", "/material-library"]);
});
