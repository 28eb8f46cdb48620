import { expect, test } from "../pages/fixtures";
import { holdWork } from "../pages/held-scripts";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

test("the toolbox leads to every tool, and to nothing that is not there", async ({ request }) => {
  const page = await openPlain(request, "/media-tools?lang=en");
  for (const path of [
    "/markdown-editor",
    "/share-card",
    "/subtitle-converter",
    "/material-library",
    "/article-scraper",
    "/ai-writing?preset=deepQa",
  ])
    expect(page.all(`main a[href="${path}"]`).length, path).toBeGreaterThan(0);
  expect(page.all("main section[aria-labelledby]")).toHaveLength(4);
  expect(page.all("main li")).toHaveLength(14);
  expect(page.all("main li a")).toHaveLength(14);
  for (const link of page.all("main a[target=_blank]"))
    expect(link.getAttribute("href")).toMatch(/^https:\/\//);
});

test("without scripts the library is searched by its button", async ({ request }) => {
  const page = await openPlain(request, "/material-library?lang=en");
  const found = await page.press("Search", { q: "deepmind" });
  expect(found.all("main a[target=_blank]")).toHaveLength(1);
});

test("the library is searched while one types, also without a network", async ({ page, context }) => {
  await page.goto("/material-library?lang=zh");
  await untilRunning(page);
  const sites = page.getByRole("main").locator("a[target=_blank]");
  const search = page.getByRole("searchbox", { name: "搜索站点" });
  await expect(sites).toHaveCount(18);
  await context.setOffline(true);
  await search.fill("ａｒｘｉｖ");
  await expect(sites).toHaveCount(1);
  await search.fill("");
  await page.getByRole("link", { name: "论文", exact: true }).click();
  await expect(sites).toHaveCount(5);
  await search.fill("nothing like it");
  await page.getByRole("link", { name: "看全部站点" }).click();
  await expect(sites).toHaveCount(18);
  await expect(search).toHaveValue("");
});

test("a topic chosen while a search is under way keeps the words as they stand", async ({ page }) => {
  await page.goto("/material-library?lang=en&q=arxiv");
  await untilRunning(page);
  const search = page.getByRole("searchbox", { name: "Search the sites" });
  const held = await holdWork(page);
  await search.fill("");
  await page.getByRole("link", { name: "Papers", exact: true }).click();
  await held.release();
  await expect(page.getByRole("main").locator("a[target=_blank]")).toHaveCount(5);
  await search.fill("nothing like it");
  await expect(page.getByRole("link", { name: "See every site" })).toBeVisible();
  await page.goBack();
  await expect(search).not.toHaveValue("nothing like it");
  await expect(page.getByRole("main").locator("a[target=_blank]")).not.toHaveCount(0);
});

test("a site becomes the start of an article", async ({ page }) => {
  await page.goto("/material-library?lang=zh&q=arxiv");
  await page.getByRole("link", { name: /^写一篇\s*：\s*arXiv/ }).click();
  await page.waitForURL(/\/markdown-editor/);
  await expect(page.getByRole("textbox").first()).toHaveValue(
    /\[arXiv cs\.AI\]\(https:\/\/arxiv\.org\/list\/cs\.AI\/recent\)/,
  );
  expect(new URL(page.url()).hash).toBe("");
});

test("a link that needs the network does not take the page away while there is none", async ({
  page,
  context,
}) => {
  await page.goto("/media-tools?lang=en");
  await untilRunning(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "中文", exact: true }).click();
  await expect(page.getByText("You are offline").first()).toBeVisible();
  await expect(page.getByRole("main").getByText("WeChat Article Editor").first()).toBeVisible();
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
