import type { Page } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

// The radar is one for the whole server: what one of these does with a source, another would see.
test.describe.configure({ mode: "serial" });

const ADMIN = "admin@example.com";
const SAMPLE = `${ORIGIN}/dev/feeds/ai_news_en`;

const sample = (page: Page) => page.locator("#sources li").filter({ hasText: "Samples: AI News" });

test("the radar shows its sources, and they are read, paused and weighed", async ({ page, signIn }) => {
  test.slow();
  await signIn(ADMIN);
  const open = async (query = "") => {
    await page.goto(`/radar?lang=en${query}`);
    await untilRunning(page);
  };
  const settings = () => sample(page).locator("summary").click();
  const press = (name: string) => sample(page).getByRole("button", { name: `${name}: Samples: AI News` });
  const untilFine = () =>
    expect(async () => {
      await open();
      await expect(sample(page).getByText("Fine", { exact: true }).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  await untilFine();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News radar");
  await expect(page.locator("#readings").getByText("Read", { exact: true }).first()).toBeAttached();
  await press("Read now").click();
  await expect(sample(page).getByText(/On its way/)).toBeVisible();
  await untilFine();

  await settings();
  await press("Pause").click();
  await expect(sample(page).getByText("Paused").first()).toBeVisible();
  await open("&show=paused");
  await expect(page.locator("#sources li")).toHaveCount(1);
  await settings();
  await press("Resume").click();
  await expect(sample(page)).toHaveCount(0);

  await open();
  await settings();
  await press("Less").click();
  await expect(press("Less")).toHaveAttribute("aria-pressed", "true");
  await press("Normal").click();
  await expect(press("Less")).toHaveAttribute("aria-pressed", "false");
  await press("Summary only").click();
  await press("Full text again").click();
  await expect(press("Summary only")).toBeVisible();
});

test("without scripts a source is read, paused and weighed by forms", async ({ context, signIn }) => {
  await signIn(ADMIN);
  const source = "Samples: AI News";
  let page = await openPlain(context.request, "/radar?lang=zh");
  const told = () => page.texts("#sources li").find((each) => each.includes(source)) ?? "";
  const untilFine = () =>
    expect(async () => {
      page = await page.open("/radar?lang=zh");
      expect(told()).toContain("正常");
    }).toPass();
  await untilFine();
  page = await page.press(`立即抓取：${source}`);
  expect(told()).toContain("已开始");
  await untilFine();

  page = await page.press(`暂停：${source}`);
  expect(told()).toContain("已暂停");
  page = await page.open("/radar?lang=zh&show=paused");
  expect(page.texts("#sources li")).toHaveLength(1);
  page = await page.press(`恢复：${source}`);
  expect(told()).toBe("");

  page = await page.open("/radar?lang=zh");
  const isLess = () => page.one("button", `低：${source}`).getAttribute("aria-pressed");
  page = await page.press(`低：${source}`);
  expect(isLess()).toBe("true");
  page = await page.press(`正常：${source}`);
  expect(isLess()).toBe("false");
  page = await page.press(`仅显示摘要：${source}`);
  page = await page.press(`恢复显示全文：${source}`);
  expect(page.all("button", `仅显示摘要：${source}`)).toHaveLength(1);
});

test("a focus point is tried before it is saved", async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.goto("/focus-point-config?lang=en");
  await untilRunning(page);
  const field = (name: string) => page.locator(`[name='points[0].${name}']`);
  const tryIt = page.getByRole("button", { name: "Try it: focus point 1" });
  const trial = page.getByRole("status", { name: "Trial run" });
  await page.getByText("Keywords and sources").first().click();
  await field("sources").fill(`${SAMPLE}\n${ORIGIN}/readyz`);
  await field("words").fill("AI\nmodel");
  await tryIt.click();
  await expect(trial.getByText("Would come in", { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect(trial.getByText("There is no feed at this address")).toBeVisible();
  await expect(field("words")).toHaveValue("AI\nmodel");

  await field("must").fill("xylophone");
  await tryIt.click();
  await expect(trial.getByText("A required word is missing").first()).toBeVisible({ timeout: 20_000 });
  await expect(trial.getByText("Would come in", { exact: true })).toHaveCount(0);

  await page.reload();
  await expect(field("must")).toHaveValue("");
});

test("without scripts a focus point is tried by its form", async ({ context, signIn }) => {
  await signIn(ADMIN);
  let page = await openPlain(context.request, "/focus-point-config?lang=zh");
  const trial = () => textOf(page.one("[role=status]", "试运行结果"));
  page = await page.press("试运行关注点 1", { "points[0].sources": SAMPLE, "points[0].words": "AI\nmodel" });
  expect(trial()).toMatch(/其中 [1-9]\d* 条会收录/);
  expect(page.values("points[0].words")).toEqual(["AI\nmodel"]);
  page = await page.press("试运行关注点 1", { "points[0].must": "xylophone" });
  expect(trial()).toContain("其中 0 条会收录");
  expect(trial()).toContain("缺少必含词");
  page = await page.open("/focus-point-config?lang=zh");
  expect(page.values("points[0].must")).toEqual([""]);
});
