import type { Page } from "@playwright/test";
import { expect, test } from "../pages/fixtures";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

const slides = (page: Page) => page.getByRole("region", { name: /slides/ });
const shown = (page: Page) => slides(page).getByRole("paragraph").last();

/** Whether a slide fills the row. */
const inView = (page: Page, name: string) =>
  expect(slides(page).getByRole("heading", { name })).toBeInViewport({ ratio: 1 });

test("the header leads to the parts of the page, the start to the settings, and Pro to checkout", async ({
  request,
}) => {
  const page = await openPlain(request, "/memwink?lang=en");
  const own = page
    .all("header nav a")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.includes("#"));
  expect(own.sort()).toEqual(
    ["features", "how-it-works", "pricing", "privacy"].map((id) => `/memwink#${id}`).sort(),
  );
  for (const href of own) expect(page.all(`section${href.slice("/memwink".length)}`)).toHaveLength(1);
  expect(page.one("a", "Set up MemWink").getAttribute("href")).toBe("/memwink_settings");
  expect(page.one("main a", "Install the extension").getAttribute("href")).toBe("/downloads/memwink.zip");
  expect(page.texts("main summary")).toEqual(["How to install the ZIP in Chrome or Edge"]);
  expect(page.all("main details ol > li")).toHaveLength(4);
  expect(page.text).toMatch(/Version \d+\.\d+\.\d+ for localhost:\d+, \d+ KB\. New: \S/);
  expect(page.text).toContain("These people are illustrations");
  expect(page.all("#voices figure svg")).toHaveLength(3);
  expect(page.one("header a", "MemWink").getAttribute("href")).toBe("/");

  const plans = page.all("#pricing article");
  expect(plans.map((plan) => plan.querySelectorAll("li").length)).toEqual([7, 8]);
  expect(textOf(plans[1] ?? null)).toContain("$19");
  const form = page.one("#pricing article form");
  expect(form.getAttribute("action")).toBe("/api/billing/checkout");
  expect(form.querySelector("input[name=plan]")?.getAttribute("value")).toBe("pro");
  const chinese = await page.open("/memwink?lang=zh");
  expect(chinese.texts("#pricing article")[1]).toContain("¥99");
});

/** The landing page with its first slide shown, and time standing still. */
async function atRest(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/memwink?lang=en");
  await untilRunning(page);
  await slides(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(60_000);
  await slides(page).getByRole("button", { name: "1 of 4" }).click();
  await page.clock.runFor(1000);
  await expect(shown(page)).toHaveText("1 of 4");
}

/** Takes pointer and focus away, from where on the slides move. */
async function leave(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

test("the slides advance every five seconds and begin again after the fourth, until hand, pointer or focus hold them", async ({
  page,
}) => {
  await atRest(page);
  await leave(page);
  for (const [before, after] of [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 1],
  ]) {
    await page.clock.runFor(4900);
    await expect(shown(page)).toHaveText(`${before} of 4`);
    await page.clock.runFor(100);
    await expect(shown(page)).toHaveText(`${after} of 4`);
  }
  await page.clock.runFor(600);
  await inView(page, "Search without a server");

  // Turning by hand starts the five seconds anew; pointer and focus hold them.
  await slides(page).getByRole("button", { name: "1 of 4" }).click();
  await leave(page);
  await page.clock.runFor(4000);
  await slides(page).getByRole("button", { name: "Next" }).click();
  await leave(page);
  await page.clock.runFor(4900);
  await expect(shown(page)).toHaveText("2 of 4");
  await page.clock.runFor(100);
  await expect(shown(page)).toHaveText("3 of 4");
  await slides(page).hover();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText("3 of 4");
  await slides(page).getByRole("button", { name: "1 of 4" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText("3 of 4");
  await slides(page).getByRole("button", { name: "Pause" }).click();
  await leave(page);
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText("3 of 4");
});

test("arrows, dots and arrow keys turn the slides, around both ends", async ({ page }) => {
  // A slide and its buttons at once.
  await page.setViewportSize({ width: 1280, height: 1080 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/memwink?lang=en");
  await untilRunning(page);
  await slides(page).getByRole("button", { name: "Previous" }).click();
  await inView(page, "Seven themes");
  await page.keyboard.press("ArrowRight");
  await inView(page, "Search without a server");
  const third = slides(page).getByRole("button", { name: "3 of 4" });
  await third.click();
  await inView(page, "News in the new tab");
  await expect(third).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await inView(page, "Questions to your bookmarks");
  await expect(slides(page).getByRole("button", { name: "Play" })).toBeVisible();
});

test("who wants no motion sees none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/memwink?lang=en");
  await untilRunning(page);
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveText("1 of 4");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all four slides can be reached by scrolling", async ({ page }) => {
    await page.goto("/memwink?lang=en");
    const list = slides(page).getByRole("list", { name: "One new tab, four things it does" });
    await expect(list.locator("> li")).toHaveCount(4);
    await list.locator("> li").last().scrollIntoViewIfNeeded();
    await inView(page, "Seven themes");
    await expect(slides(page).getByRole("button")).toHaveCount(0);
  });
});
