import type { Page } from "@playwright/test";
import { findingsIn } from "../pages/accessibility";
import { buy, checkoutOf } from "../pages/billing";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openResult } from "../pages/open-result";
import { longText, plantArticle } from "../pages/pings";
import { rawKeysOn } from "../pages/raw-keys";
import { chineseResult, doubtfulEnglish, unscoredResult } from "../pages/results";
import { untilRunning } from "../pages/running";
import { grantPro, revokePro } from "../pages/settings";

/** Each screen with what it can hold, opened once in each language: in one of them wide and light, in the other on a phone and dark. */
const languages = {
  en: { lang: "en", theme: "light", width: 1280 },
  zh: { lang: "zh-CN", theme: "dark", width: 390 },
} as const;

for (const language of ["en", "zh"] as const) {
  const { lang, theme, width } = languages[language];

  test.describe(`in ${language}, ${theme}, ${width} px`, () => {
    test.describe.configure({ timeout: 150_000 });
    test.use({ viewport: { width, height: 844 }, colorScheme: theme });

    /** Judges the page as it stands. */
    async function judge(page: Page, path: string) {
      await test.step(path, async () => {
        expect.soft(await page.getAttribute("html", "lang"), path).toBe(lang);
        expect.soft(await rawKeysOn(page), path).toEqual([]);
        expect.soft(await findingsIn(page, theme), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, `${path} at 320 px`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width, height: 844 });
      });
    }

    async function open(page: Page, path: string) {
      const address = new URL(path, ORIGIN);
      address.searchParams.set("lang", language);
      await page.goto(address.href);
      await untilRunning(page);
    }

    async function judgeAll(page: Page, paths: string[]) {
      for (const path of paths) {
        await open(page, path);
        await judge(page, path);
      }
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
      const more = { tagId: "both-languages", lang: language, sourceCount: 4, isSample: true };
      const article = await plantArticle(request, { ...more, content: longText, mentions });
      await judgeAll(page, [
        "/pings",
        `/pings?q=${language === "en" ? "report" : "报告"}&in=all`,
        '/pings?q="',
        "/pings?tag_id=nope",
        "/pings/digest/ai_news_en",
        "/pings/digest/ai_news_en?day=2020-01-01",
        article,
        await plantArticle(request, { ...more, content: "" }),
        "/pings/content/0123456789abcdef",
      ]);
      await grantPro(await signIn());
      const news_id = article.split("/").at(-1);
      const vote = { data: { news_id, vote_type: "dislike" }, headers: { Origin: ORIGIN } };
      expect((await page.request.post(`${ORIGIN}/api/article/vote`, vote)).status()).toBe(200);
      await judgeAll(page, ["/pings", article]);
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
      await open(page, `/markdown-editor${text}`);
      await expect(page.locator("section.article strong")).toHaveText("words");
      await judge(page, "/markdown-editor");
      await open(page, `/share-card${text}`);
      await expect(page.locator("section .share-card strong").first()).toHaveText("words");
      await judge(page, "/share-card");
      await open(page, "/subtitle-converter");
      await page.getByRole("textbox").first().fill("0:01 one\n0:03 two");
      await expect(page.getByRole("row")).toHaveCount(3);
      await judge(page, "/subtitle-converter");
      await signIn();
      await judgeAll(page, ["/article-scraper"]);
    });

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

    test("the pages of the administrator with rows, and their refusals", async ({ page, signIn }) => {
      await judgeAll(page, ["/member-manage"]);
      await signIn();
      await judgeAll(page, ["/member-manage"]);
      await signIn("admin@example.com");
      const email = `m-${crypto.randomUUID()}@example.com`;
      await grantPro(email);
      await judgeAll(page, [`/member-manage?q=${email}`, `/member-manage?remove=${email}`, "/llm-config"]);
      for (const path of ["/focus-point-config", "/radar"]) {
        await open(page, path);
        await page.locator("main details").evaluateAll((all) => {
          for (const each of all) each.setAttribute("open", "");
        });
        await judge(page, path);
      }
    });

    test("a result", async ({ page }) => {
      for (const [name, result] of [
        ["/results", language === "en" ? doubtfulEnglish() : chineseResult()],
        ["/results without a score", unscoredResult(language)],
      ] as const) {
        await openResult(page, result, language);
        await untilRunning(page);
        await expect(page.getByRole("tablist").first()).toBeVisible();
        await judge(page, name);
      }
    });
  });
}
