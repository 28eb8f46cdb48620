import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

// The radar is one for the whole server: what one of these does with a source, another would see.
test.describe.configure({ mode: "serial" });

const ADMIN = "admin@example.com";
const SAMPLE = `${ORIGIN}/dev/feeds/ai_news_en`;

const words = {
  en: {
    title: "News radar",
    fine: "Fine",
    readNow: "Read now: Samples: AI News",
    pause: "Pause: Samples: AI News",
    resume: "Resume: Samples: AI News",
    summaries: "Summary only: Samples: AI News",
    texts: "Full text again: Samples: AI News",
    less: "Less: Samples: AI News",
    normal: "Normal: Samples: AI News",
    onItsWay: /On its way/,
    paused: "Paused",
    showPaused: /^Paused/,
    read: "Read",
    asTable: "Show as a table",
    tryIt: "Try it: focus point 1",
    trial: "Trial run",
    comesIn: "Would come in",
    missing: "A required word is missing",
    notAFeed: "There is no feed at this address",
    more: "Keywords and sources",
  },
  zh: {
    title: "资讯雷达",
    fine: "正常",
    readNow: "立即抓取：Samples: AI News",
    pause: "暂停：Samples: AI News",
    resume: "恢复：Samples: AI News",
    summaries: "仅显示摘要：Samples: AI News",
    texts: "恢复显示全文：Samples: AI News",
    less: "低：Samples: AI News",
    normal: "正常：Samples: AI News",
    onItsWay: /已开始/,
    paused: "已暂停",
    showPaused: /^已暂停/,
    read: "已读取",
    asTable: "以表格显示",
    tryIt: "试运行关注点 1",
    trial: "试运行结果",
    comesIn: "会收录",
    missing: "缺少必含词",
    notAFeed: "不是订阅源",
    more: "关键词与订阅源",
  },
};

const sample = (page: Page) => page.locator("#sources li").filter({ hasText: "Samples: AI News" });

test("a stranger is asked to sign in and a member is refused", async ({ page, signIn }) => {
  expect((await page.request.get(`${ORIGIN}/radar`)).status()).toBe(401);
  await signIn();
  expect((await page.request.get(`${ORIGIN}/radar`)).status()).toBe(403);
  const form = { intent: "read", id: "0".repeat(16) };
  const sent = await page.request.post(`${ORIGIN}/radar`, { form, headers: { Origin: ORIGIN } });
  expect(sent.status()).toBe(403);
});

for (const language of ["en", "zh"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const say = words[language];

    test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("the radar shows its sources, and they are read, paused and weighed", async ({ page, signIn }) => {
        test.slow();
        await signIn(ADMIN);
        const open = async (query = "") => {
          await page.goto(`/radar?lang=${language}${query}`);
          if (javaScriptEnabled) await untilRunning(page);
        };
        await open();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
        await expect(page.locator("#readings").getByText(say.read, { exact: true }).first()).toBeAttached();
        const settings = () => sample(page).locator("summary").click();

        await expect(async () => {
          await open();
          await expect(sample(page).getByText(say.fine, { exact: true }).first()).toBeVisible({
            timeout: 1000,
          });
        }).toPass();
        await sample(page).getByRole("button", { name: say.readNow }).click();
        await expect(sample(page).getByText(say.onItsWay)).toBeVisible();
        await expect(async () => {
          await open();
          await expect(sample(page).getByText(say.fine, { exact: true }).first()).toBeVisible({
            timeout: 1000,
          });
        }).toPass();

        await settings();
        await sample(page).getByRole("button", { name: say.pause }).click();
        await expect(sample(page).getByText(say.paused).first()).toBeVisible();
        await open("&show=paused");
        await expect(page.locator("#sources li")).toHaveCount(1);
        await settings();
        await sample(page).getByRole("button", { name: say.resume }).click();
        await expect(sample(page)).toHaveCount(0);

        await open();
        await settings();
        await sample(page).getByRole("button", { name: say.less }).click();
        await expect(sample(page).getByRole("button", { name: say.less })).toHaveAttribute(
          "aria-pressed",
          "true",
        );
        await sample(page).getByRole("button", { name: say.normal }).click();
        await expect(sample(page).getByRole("button", { name: say.less })).toHaveAttribute(
          "aria-pressed",
          "false",
        );
        await sample(page).getByRole("button", { name: say.summaries }).click();
        await sample(page).getByRole("button", { name: say.texts }).click();
        await expect(sample(page).getByRole("button", { name: say.summaries })).toBeVisible();
      });

      test("a focus point is tried before it is saved", async ({ page, signIn }) => {
        await signIn(ADMIN);
        await page.goto(`/focus-point-config?lang=${language}`);
        if (javaScriptEnabled) await untilRunning(page);
        const field = (name: string) => page.locator(`[name='points[0].${name}']`);
        const tryIt = page.getByRole("button", { name: say.tryIt });
        const trial = page.getByRole("status", { name: say.trial });
        const openRow = () => page.getByText(say.more).first().click();
        await openRow();
        await field("sources").fill(`${SAMPLE}\n${ORIGIN}/readyz`);
        await field("words").fill("AI\nmodel");
        await tryIt.click();
        await expect(trial.getByText(say.comesIn, { exact: true }).first()).toBeVisible({ timeout: 20_000 });
        await expect(trial.getByText(say.notAFeed)).toBeVisible();
        await expect(field("words")).toHaveValue("AI\nmodel");

        if (!javaScriptEnabled) await openRow();
        await field("must").fill("xylophone");
        await tryIt.click();
        await expect(trial.getByText(say.missing).first()).toBeVisible({ timeout: 20_000 });
        await expect(trial.getByText(say.comesIn, { exact: true })).toHaveCount(0);

        await page.goto(`/focus-point-config?lang=${language}`);
        await expect(field("must")).toHaveValue("");
      });
    });
  }
}

for (const language of ["en", "zh"] as const) {
  for (const width of [390, 1280]) {
    test(`nothing is found on the page in ${language} at ${width} px`, async ({ page, signIn }) => {
      await signIn(ADMIN);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/radar?lang=${language}`);
      await untilRunning(page);
      await page.locator("main details").evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "");
      });
      await expect(page.getByText(words[language].asTable).last()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      const [scrolled, seen] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(scrolled).toBeLessThanOrEqual(seen ?? 0);
    });
  }
}
