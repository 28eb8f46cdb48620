import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

/** A page in a browser that refuses every storage. The script of the framework that restores a scroll position complains there. */
async function openBlocked(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
  });
  await page.goto(path);
  return page;
}

/** A page in a browser that hands storage out and then refuses every use of it. */
async function openRefusing(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem", "key", "clear"])
      Object.defineProperty(Storage.prototype, name, { value: refuse });
    Object.defineProperty(Storage.prototype, "length", { get: refuse });
    Object.defineProperty(IDBFactory.prototype, "open", { value: refuse });
  });
  await page.goto(path);
  return page;
}

const words = {
  en: {
    lang: "en",
    article: "Article in Markdown",
    blocked: /stores nothing for this site/,
    card: "Text (Markdown)",
    page: "Transcript page",
    search: "Search the sites",
  },
  zh: {
    lang: "zh",
    article: "Markdown 正文",
    blocked: /不允许本站存储/,
    card: "文字（Markdown）",
    page: "逐字稿网页",
    search: "搜索站点",
  },
} as const;

const ways = [
  { way: "no storage", open: openBlocked, say: words.en },
  { way: "storage that refuses", open: openRefusing, say: words.zh },
];

for (const { way, open, say } of ways) {
  test(`with ${way} the editor says so and works in memory, cards and subtitles are made and sites are found`, async ({
    context,
  }) => {
    const page = await open(context, `/markdown-editor?lang=${say.lang}`);
    await expect(page.getByText(say.blocked)).toBeVisible();
    await page.getByRole("textbox", { name: say.article }).fill("# 还在 Here");
    await expect(page.locator("section.article h1")).toHaveText("还在 Here");

    await page.goto(`/share-card?lang=${say.lang}`);
    await untilRunning(page);
    await page.getByRole("textbox", { name: say.card }).fill("# 还在 Here");
    await expect(page.locator("section .share-card h1")).toHaveText("还在 Here");

    await page.goto(`/subtitle-converter?lang=${say.lang}`);
    await untilRunning(page);
    await page.getByLabel(say.page).fill("0:01 one\n0:03 two");
    await expect(page.getByRole("row")).toHaveCount(3);

    await page.goto(`/media-tools?lang=${say.lang}`);
    await untilRunning(page);
    await page.getByRole("main").locator('a[href="/material-library"]').first().click();
    await page.getByRole("searchbox", { name: say.search }).fill("arxiv");
    await expect(page.getByRole("main").locator("a[target=_blank]")).toHaveCount(1);
  });
}
