import type { Page } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

// What is followed is one list for the whole server: nothing here runs beside anything else of this file, and the defaults stay.
test.describe.configure({ mode: "serial" });

const ADMIN = "admin@example.com";

const words = {
  en: {
    title: "World focus points",
    add: "Add a focus point",
    remove: (number: number) => `Remove focus point ${number}`,
    save: "Save",
    saved: "Focus points saved",
    dropped: /1 incomplete row was left out/,
    noValid: "Please add at least one valid focus point",
    import: "Import",
    added: /1 new source was added/,
    refused: "These sources cannot be used",
    noAddress: "This does not look like an email address",
    more: "Keywords and sources",
  },
  zh: {
    title: "世界关注点",
    add: "添加关注点",
    remove: (number: number) => `删除关注点 ${number}`,
    save: "保存",
    saved: "关注点已保存",
    dropped: /有 1 行不完整/,
    noValid: "请至少添加一个有效的关注点",
    import: "导入",
    added: /新增 1 个订阅源/,
    refused: "这些订阅源无法使用",
    noAddress: "邮箱地址格式不正确",
    more: "关键词与订阅源",
  },
};

const rows = (page: Page) => page.locator("input[name$='.tag_id']");

for (const language of ["en", "zh"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const say = words[language];

    test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("rows are added, told of, saved and removed", async ({ page, signIn }) => {
        await signIn(ADMIN);
        await page.goto(`/focus-point-config?lang=${language}`);
        if (javaScriptEnabled) await untilRunning(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
        await expect(rows(page)).toHaveCount(3);
        const save = page.getByRole("button", { name: say.save, exact: true });
        const field = (index: number, name: string) => page.locator(`[name='points[${index}].${name}']`);

        await page.getByRole("button", { name: say.add }).click();
        await expect(rows(page)).toHaveCount(4);
        if (javaScriptEnabled) await expect(field(3, "tag_id")).toBeFocused();
        await field(3, "tag_id").fill(" e2e ");
        await field(3, "tag_name").fill("E2E");
        await field(3, "provider").fill("no address");
        await page
          .getByRole("group")
          .filter({ has: field(3, "tag_id") })
          .getByText(say.more)
          .click();
        await field(3, "sources").fill("javascript:alert(1)\nhttps://feeds.example/rss");
        await page.getByRole("button", { name: say.add }).click();
        await expect(rows(page)).toHaveCount(5);
        await save.click();
        await expect(page.getByText(say.noAddress)).toBeVisible();
        await expect(page.getByText(say.refused)).toBeVisible();
        if (javaScriptEnabled) await expect(field(3, "provider")).toBeFocused();
        await field(3, "provider").fill("ann@example.com");
        await save.click();
        await expect(page.getByText(say.refused)).toBeVisible();
        if (javaScriptEnabled) await expect(field(3, "sources")).toBeFocused();
        await expect(page.getByText("javascript:alert(1)", { exact: true })).toBeVisible();
        await field(3, "sources").fill("https://feeds.example/rss");
        await save.click();
        await expect(page.getByText(say.saved)).toBeVisible();
        await expect(page.getByText(say.dropped)).toBeVisible();
        if (javaScriptEnabled) await expect(page.getByText(say.saved)).toHaveCount(0, { timeout: 4000 });

        await page.goto(`/focus-point-config?lang=${language}`);
        if (javaScriptEnabled) await untilRunning(page);
        await expect(rows(page)).toHaveCount(4);
        await expect(field(3, "tag_id")).toHaveValue("e2e");
        await page
          .locator("textarea[name=opml]")
          .fill(
            '<opml><body><outline text="E2E"><outline xmlUrl="https://feeds.example/rss"/><outline xmlUrl="https://new.example/"/></outline></body></opml>',
          );
        await page.getByRole("button", { name: say.import, exact: true }).click();
        await expect(page.getByText(say.added)).toBeVisible();
        await expect(field(3, "sources")).toHaveValue("https://feeds.example/rss\nhttps://new.example/");

        await page.getByRole("button", { name: say.remove(4) }).click();
        await expect(rows(page)).toHaveCount(3);
        await save.click();
        await expect(page.getByText(say.saved)).toBeVisible();
      });

      test("one row is always left, and without a valid one nothing is saved", async ({ page, signIn }) => {
        await signIn(ADMIN);
        await page.goto(`/focus-point-config?lang=${language}`);
        if (javaScriptEnabled) await untilRunning(page);
        for (const left of [2, 1]) {
          await page.getByRole("button", { name: say.remove(1) }).click();
          await expect(rows(page)).toHaveCount(left);
        }
        await expect(page.getByRole("button", { name: say.remove(1) })).toBeDisabled();
        await rows(page).fill("  ");
        await page.getByRole("button", { name: say.save, exact: true }).click();
        await expect(page.getByText(say.noValid)).toBeVisible();
        await page.goto(`/focus-point-config?lang=${language}`);
        await expect(rows(page)).toHaveCount(3);
      });
    });
  }
}

test("a point is added by keyboard alone, and Enter saves and removes nothing", async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.goto("/focus-point-config?lang=en");
  await untilRunning(page);
  await page.getByRole("button", { name: "Add a focus point" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("keys");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Keys");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ann@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Focus points saved")).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Remove focus point 4" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Focus points saved")).toBeVisible();
});

test("the sources are exported for the administrator alone", async ({ context, signIn }) => {
  const file = () => context.request.get(`${ORIGIN}/focus-point-config/sources.opml`);
  expect((await file()).status()).toBe(401);
  await signIn();
  expect((await file()).status()).toBe(403);
  await signIn(ADMIN);
  expect(await (await file()).text()).toContain('<outline text="AI News" category="ai_news_en">');
});
