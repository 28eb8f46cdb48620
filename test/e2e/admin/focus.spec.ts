import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

// What is followed is one list for the whole server: nothing here runs beside anything else of this file, and the defaults stay.
test.describe.configure({ mode: "serial" });

const ADMIN = "admin@example.com";

const opml =
  '<opml><body><outline text="E2E"><outline xmlUrl="https://feeds.example/rss"/><outline xmlUrl="https://new.example/"/></outline></body></opml>';

const rows = (page: Page) => page.locator("input[name$='.tag_id']");

test("rows are added, told of, saved and removed", async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.goto("/focus-point-config?lang=zh");
  await untilRunning(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("世界关注点");
  await expect(rows(page)).toHaveCount(3);
  const save = page.getByRole("button", { name: "保存", exact: true });
  const field = (index: number, name: string) => page.locator(`[name='points[${index}].${name}']`);

  await page.getByRole("button", { name: "添加关注点" }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(field(3, "tag_id")).toBeFocused();
  await field(3, "tag_id").fill(" e2e ");
  await field(3, "tag_name").fill("E2E");
  await field(3, "provider").fill("no address");
  await page
    .getByRole("group")
    .filter({ has: field(3, "tag_id") })
    .getByText("关键词与订阅源")
    .click();
  await field(3, "sources").fill("javascript:alert(1)\nhttps://feeds.example/rss");
  await page.getByRole("button", { name: "添加关注点" }).click();
  await expect(rows(page)).toHaveCount(5);
  await save.click();
  await expect(page.getByText("邮箱地址格式不正确")).toBeVisible();
  await expect(page.getByText("这些订阅源无法使用")).toBeVisible();
  await expect(field(3, "provider")).toBeFocused();
  await field(3, "provider").fill("ann@example.com");
  await save.click();
  await expect(page.getByText("这些订阅源无法使用")).toBeVisible();
  await expect(field(3, "sources")).toBeFocused();
  await expect(page.getByText("javascript:alert(1)", { exact: true })).toBeVisible();
  await field(3, "sources").fill("https://feeds.example/rss");
  await save.click();
  await expect(page.getByText("关注点已保存")).toBeVisible();
  await expect(page.getByText(/有 1 行不完整/)).toBeVisible();
  await expect(page.getByText("关注点已保存")).toHaveCount(0, { timeout: 4000 });

  await page.goto("/focus-point-config?lang=zh");
  await untilRunning(page);
  await expect(rows(page)).toHaveCount(4);
  await expect(field(3, "tag_id")).toHaveValue("e2e");
  await page.locator("textarea[name=opml]").fill(opml);
  await page.getByRole("button", { name: "导入", exact: true }).click();
  await expect(page.getByText(/新增 1 个订阅源/)).toBeVisible();
  await expect(field(3, "sources")).toHaveValue("https://feeds.example/rss\nhttps://new.example/");

  await page.getByRole("button", { name: "删除关注点 4" }).click();
  await expect(rows(page)).toHaveCount(3);
  await save.click();
  await expect(page.getByText("关注点已保存")).toBeVisible();
});

test("without scripts rows are added, told of, saved and removed by forms", async ({ context, signIn }) => {
  await signIn(ADMIN);
  let page = await openPlain(context.request, "/focus-point-config?lang=en");
  const count = () => page.all("input[name$='.tag_id']").length;
  expect(count()).toBe(3);
  page = await page.press("Add a focus point");
  expect(count()).toBe(4);
  const row = { "points[3].tag_id": " e2e ", "points[3].tag_name": "E2E" };
  const sources = "javascript:alert(1)\nhttps://feeds.example/rss";
  page = await page.press("Save", {
    ...row,
    "points[3].provider": "no address",
    "points[3].sources": sources,
  });
  expect(page.text).toContain("This does not look like an email address");
  expect(page.text).toContain("These sources cannot be used");
  expect(page.texts("main *")).toContain("javascript:alert(1)");
  expect(page.values("points[3].tag_name")).toEqual(["E2E"]);
  page = await page.press("Add a focus point");
  expect(count()).toBe(5);
  page = await page.press("Save", {
    "points[3].provider": "ann@example.com",
    "points[3].sources": "https://feeds.example/rss",
  });
  expect(page.text).toContain("Focus points saved");
  expect(page.text).toMatch(/1 incomplete row was left out/);

  page = await page.open("/focus-point-config?lang=en");
  expect(page.values("points[3].tag_id")).toEqual(["e2e"]);
  page = await page.press("Import", { opml });
  expect(page.text).toMatch(/1 new source was added/);
  expect(page.values("points[3].sources")).toEqual(["https://feeds.example/rss\nhttps://new.example/"]);
  page = await page.press("Remove focus point 4");
  expect(count()).toBe(3);
  page = await page.press("Save");
  expect(page.text).toContain("Focus points saved");

  for (const left of [2, 1]) {
    page = await page.press("Remove focus point 1");
    expect(count()).toBe(left);
  }
  expect(page.one("button", "Remove focus point 1").hasAttribute("disabled")).toBe(true);
  page = await page.press("Save", { "points[0].tag_id": "  " });
  expect(page.text).toContain("Please add at least one valid focus point");
  page = await page.open("/focus-point-config?lang=en");
  expect(count()).toBe(3);
});

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
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Save", exact: true }).focus();
  await page.keyboard.press("Enter");
  expect((await sent).status()).toBe(200);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
});

test("the sources are exported for the administrator alone", async ({ context, signIn }) => {
  const file = () => context.request.get(`${ORIGIN}/focus-point-config/sources.opml`);
  expect((await file()).status()).toBe(401);
  await signIn();
  expect((await file()).status()).toBe(403);
  await signIn(ADMIN);
  expect(await (await file()).text()).toContain('<outline text="AI News" category="ai_news_en">');
});

/** A source of the world's first subject that has answered nobody for five days. */
function plantDeadSource(url: string, title: string): void {
  const [file = ""] = globSync(".wrangler/e2e/v3/d1/**/*.sqlite").filter(
    (path) => !path.includes("metadata"),
  );
  const db = new DatabaseSync(file, { timeout: 10_000 });
  const id = createHash("sha256").update(url).digest("hex").slice(0, 16);
  const succeeded = Date.now() - 5 * 24 * 3_600_000;
  db.prepare(
    `INSERT OR REPLACE INTO sources (id, url, address, host, title, is_named, next_check_at, succeeded_at, failures, error)
     VALUES (?, ?, ?, 'localhost', ?, 1, ?, ?, 9, 'radar.sourceNotFound')`,
  ).run(id, url, url, title, Date.now() + 3_600_000, succeeded);
  db.close();
}

const operators = {
  en: {
    add: "Add source",
    preview: "Preview",
    needs: "Needs you",
    replaceOrDrop: "Replace or drop",
    replaceAll: "Replace everywhere",
    both: "AI News and 数字货币",
    replaced: "Replaced in AI News and 数字货币",
    drop: /^Drop it from 2/,
    dropped: "Dropped from AI News and 数字货币",
    line: /1 dead source/,
  },
  zh: {
    add: "添加",
    preview: "预览",
    needs: "需要您处理",
    replaceOrDrop: "更换或弃用",
    replaceAll: "全部更换",
    both: "AI News和数字货币",
    replaced: "已在AI News和数字货币中更换",
    drop: /^从 2 个关注点中移除/,
    dropped: "已从AI News和数字货币中移除",
    line: /1 个订阅源失效/,
  },
} as const;

for (const lang of ["en", "zh"] as const)
  test(`in ${lang} a dead source is found, replaced with a preview, and its successor dropped`, async ({
    page,
    context,
    signIn,
  }) => {
    test.slow();
    const words = operators[lang];
    await signIn(ADMIN);
    const dead = `${ORIGIN}/dev/feeds/gone-${lang}`;
    const title = `Gone quiet ${lang}`;
    const headers = { Origin: ORIGIN };
    for (const tag of ["ai_news_en", "digital_currency"]) {
      const form = { intent: "add", tag, address: dead };
      expect((await context.request.post(`${ORIGIN}/radar/source`, { form, headers })).status()).toBe(200);
    }
    plantDeadSource(dead, title);
    await page.goto(`/?lang=${lang}`);
    await expect(page.getByText(words.line)).toBeVisible();
    await page.goto(`/radar?lang=${lang}`);
    await untilRunning(page);
    const needs = page.getByRole("region", { name: words.needs });
    await expect(needs.getByText(title)).toBeVisible();
    await needs
      .getByRole("link", { name: `${words.replaceOrDrop}${lang === "en" ? ": " : "："}${title}` })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(words.both)).toBeVisible();
    await untilRunning(page);
    await page.locator("input[name=address]").fill(`${ORIGIN}/dev/feeds/ai_news_en`);
    await page.getByRole("button", { name: words.preview }).click();
    await expect(page.getByRole("status").filter({ hasText: /AI/ }).first()).toBeVisible({ timeout: 20_000 });
    expect(await findings(page, "html", 2)).toEqual([]);
    await page.getByRole("button", { name: words.replaceAll }).click();
    await expect(page.getByText(words.replaced)).toBeVisible();
    await page.goto(`/radar?lang=${lang}`);
    await expect(page.getByText(title)).toHaveCount(0);
    await page.getByRole("link", { name: "Samples: AI News" }).first().click();
    await page.getByRole("button", { name: words.drop }).click();
    await expect(page.getByText(words.dropped)).toBeVisible();
    await page.goto(`/?lang=${lang}`);
    await expect(page.getByText(words.line)).toHaveCount(0);
  });
