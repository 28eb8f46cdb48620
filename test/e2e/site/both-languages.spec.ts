import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findingsIn } from "../pages/accessibility";
import { buy, checkoutOf } from "../pages/billing";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { withModel } from "../pages/model";
import { longText, plantArticle } from "../pages/pings";
import { chineseResult, doubtfulEnglish, unscoredResult } from "../pages/results";
import { openResult } from "../pages/results-page";
import { untilRunning } from "../pages/running";
import { grantPro, revokePro } from "../pages/settings";
import { violationsOf } from "../pages/violations";

type Language = "en" | "zh";

const TEXTS = "app/i18n/locales/en";

/** Every key of the texts, as the page would show one whose text is missing; words that may well be texts themselves are left out. */
const keys = new Set(readdirSync(TEXTS).flatMap((file) => keysOf(readFileSync(`${TEXTS}/${file}`, "utf8"))));

function keysOf(json: string): string[] {
  const flatten = (texts: object, prefix: string): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === "object" ? flatten(text, `${prefix}${name}.`) : [prefix + name],
    );
  return flatten(JSON.parse(json), "")
    .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""))
    .filter((key) => /[.A-Z]/.test(key));
}

/** What a page shows or names that is a key instead of its text, or a text with a place that nothing was put into. */
async function rawKeysOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest("script, style, textarea, code, pre"))
        found.push(texts.currentNode.textContent ?? "");
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name) ?? "");
    return found;
  });
  const isRaw = (text: string) => keys.has(text.replace(/^\w+:/, "")) || /\{\{\s*\w/.test(text);
  return shown.map((text) => text.trim()).filter(isRaw);
}

/**
 * Each screen with what it can hold is opened once in each language, where it may not be wider than the narrowest phone. Axe judges
 * it in one of them: every other screen wide and light in English, the rest on that phone and dark in Chinese.
 */
const NARROW = 320;
const looks = {
  en: { lang: "en", theme: "light", width: 1280 },
  zh: { lang: "zh-CN", theme: "dark", width: NARROW },
} as const;
const languages = ["en", "zh"] as const;

test.describe.configure({ timeout: 150_000 });

let turn = 0;
let violations: string[] = [];
test.beforeEach(async ({ page }) => {
  turn = 0;
  violations = await violationsOf(page);
});
test.afterEach(() => expect(violations).toEqual([]));

async function open(page: Page, path: string, language: Language) {
  const address = new URL(path, ORIGIN);
  address.searchParams.set("lang", language);
  await page.goto(address.href);
  await untilRunning(page);
}

/** Shows a screen in both languages, and judges it as it stands then. */
async function judge(page: Page, path: string, show: (language: Language) => Promise<void>) {
  turn += 1;
  for (const language of languages)
    await test.step(`${path} in ${language}`, async () => {
      const { lang, theme, width } = looks[language];
      const isForAxe = language === languages[turn % 2];
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: isForAxe ? width : NARROW, height: 844 });
      await show(language);
      const place = `${path} in ${language}`;
      expect.soft(await page.getAttribute("html", "lang"), place).toBe(lang);
      expect.soft(await rawKeysOn(page), place).toEqual([]);
      if (isForAxe) expect.soft(await findingsIn(page, theme), place).toEqual([]);
      await page.setViewportSize({ width: NARROW, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${place} at ${NARROW} px`).toBeLessThanOrEqual(0);
    });
}

async function judgeAll(page: Page, paths: string[]) {
  for (const path of paths) await judge(page, path, (language) => open(page, path, language));
}

test("the public pages", async ({ page }) => {
  await judgeAll(page, [
    "/",
    "/offerwink",
    "/offerwink/rubric",
    "/offerwink/sample",
    "/memwink",
    "/memwink_settings",
    "/privacy",
    "/radar-bot",
    "/signin",
    "/profile",
    "/upload",
    "/offline",
    "/nothing-here",
  ]);
});

test("the feed, its digest, and articles of all kinds", async ({ page, request, signIn }) => {
  const mentions = [
    {
      url: "https://example.com/elsewhere",
      source: "The Harbour Review",
      title: "Weights out",
      publishedAt: "2026-11-20T18:30:00Z",
    },
  ];
  const more = { tagId: "both-languages", sourceCount: 4, isSample: true };
  const article = await plantArticle(request, { ...more, content: longText, mentions });
  const wide = { source: "SourceOfOneWord".repeat(4), title: "HeadlineOfOneWord".repeat(4) };
  await plantArticle(request, { ...wide, tagId: "ai_news_en", publishedAt: new Date().toISOString() });
  await judgeAll(page, [
    "/pings",
    "/pings?q=报告&in=all",
    '/pings?q="',
    "/pings?tag_id=nope",
    "/pings/best/ai_news_en?of=month",
    "/pings/best/nothing",
    "/pings/kept",
    "/pings/digest/ai_news_en",
    "/pings/digest/ai_news_en?day=2020-01-01",
    `/pings/digest/ai_news_zh?of=${(await plantArticle(request, { tagId: "ai_news_zh" })).split("/").at(-1)}`,
    article,
    await plantArticle(request, { ...more, content: "" }),
    "/pings/content/0123456789abcdef",
  ]);
  await grantPro(await signIn());
  const news_id = article.split("/").at(-1);
  const vote = { data: { news_id, vote_type: "dislike" }, headers: { Origin: ORIGIN } };
  expect((await page.request.post(`${ORIGIN}/api/article/vote`, vote)).status()).toBe(200);
  await judgeAll(page, ["/pings", "/pings/sources", article]);
});

test("the creator tools with a text", async ({ page, signIn }) => {
  await judgeAll(page, [
    "/media-tools",
    "/material-library",
    "/material-library?q=nothing+like+it",
    "/ai-writing?preset=deepQa",
    "/ai-writing?preset=chineseToEnglish",
    "/article-scraper",
    "/dev/ui",
  ]);
  const text = `#text=${encodeURIComponent("# 标题 Title\n\nSome **words** worth sharing\n\n- one\n- two")}`;
  await judge(page, "/markdown-editor", async (language) => {
    await open(page, `/markdown-editor${text}`, language);
    await expect(page.locator("section.article strong")).toHaveText("words");
  });
  await judge(page, "/share-card", async (language) => {
    await open(page, `/share-card${text}`, language);
    await expect(page.locator("section .share-card strong").first()).toHaveText("words");
  });
  await judge(page, "/subtitle-converter", async (language) => {
    await open(page, "/subtitle-converter", language);
    await page.getByRole("textbox").first().fill("0:01 one\n0:03 two");
    await expect(page.getByRole("row")).toHaveCount(3);
  });
  await signIn();
  await judgeAll(page, ["/article-scraper"]);
});

test.describe("where a model is configured", () => {
  withModel();

  test("the account, settings and plans of somebody who pays", async ({ page, context, signIn }) => {
    const email = await signIn();
    await judgeAll(page, [
      "/profile",
      "/profile?delete",
      "/upload",
      "/memwink_settings?edit=gen_prompt",
      "/billing?plan=perUse",
      "/billing?plan=pro&cancelled=1",
      "/billing?problem=billing.busy&plan=pro",
      await checkoutOf(context, "monthly"),
      await buy(context, "monthly"),
      "/dev/portal",
      "/offerwink?plan=monthly",
    ]);
    await grantPro(email);
    for (const [type, value] of [
      ["memwink_quote_template", "A line about the sea"],
      ["memwink_quote_style", "custom"],
      ["memwink_gen_prompt", "Short."],
    ]) {
      const saved = { data: { type, value }, headers: { Origin: ORIGIN } };
      expect((await context.request.post(`${ORIGIN}/api/config`, saved)).status()).toBe(200);
    }
    await judgeAll(page, ["/memwink_settings", "/memwink_settings?edit=focus", "/profile"]);
    await revokePro(email);
    await judgeAll(page, ["/memwink_settings"]);
  });
});

test("the pages of the administrator with rows, and their refusals", async ({ page, signIn }) => {
  await judgeAll(page, ["/member-manage"]);
  await signIn();
  await judgeAll(page, ["/member-manage"]);
  await signIn("admin@example.com");
  const email = `m-${crypto.randomUUID()}@example.com`;
  await grantPro(email);
  await judgeAll(page, [`/member-manage?q=${email}`, `/member-manage?remove=${email}`, "/llm-config"]);
  await judgeAll(page, ["/radar/source", "/radar/why?url=https://a.example/x"]);
  for (const path of ["/focus-point-config", "/radar"])
    await judge(page, path, async (language) => {
      await open(page, path, language);
      await page.locator("main details").evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "");
      });
    });
});

test("a result", async ({ page }) => {
  const stored = { en: doubtfulEnglish(), zh: chineseResult() };
  const show = async (result: object, language: Language) => {
    await openResult(page, result, language);
    await untilRunning(page);
    await expect(page.getByRole("tablist").first()).toBeVisible();
  };
  await judge(page, "/results", (language) => show(stored[language], language));
  await judge(page, "/applications", async (language) => {
    await open(page, "/applications", language);
    const keep = page.getByRole("button", { name: /Keep on this device|保存在本设备/ });
    const add = page.getByRole("button", { name: /Add application|添加投递/ });
    await expect(keep.or(add)).toBeVisible();
    if (await keep.isVisible()) await keep.click();
    await add.click();
    await page.getByLabel(/^(Notes|备注)$/).fill("https://example.com/".repeat(12));
  });
  await judge(page, "/results without a score", (language) => show(unscoredResult(language), language));
});
