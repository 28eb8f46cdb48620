import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const slides = (page: Page) => page.getByRole("region", { name: /slides/ });
const shown = (page: Page) => slides(page).getByRole("paragraph").last();

/** Whether a slide fills the row. */
const inView = (page: Page, name: string) =>
  expect(slides(page).getByRole("heading", { name })).toBeInViewport({ ratio: 1 });

for (const language of ["en", "zh"]) {
  test(`in ${language} axe finds nothing on the landing page`, async ({ page }) => {
    await page.goto(`/memwink?lang=${language}`);
    await untilRunning(page);
    expect(await findings(page)).toEqual([]);
  });
}

test("the header leads to the parts of the page, and the start to the settings", async ({ page }) => {
  await page.goto("/memwink?lang=en");
  const anchors = await page
    .getByRole("banner")
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const own = anchors.filter((href) => href?.includes("#"));
  expect(own.sort()).toEqual(
    ["features", "how-it-works", "pricing", "privacy"].map((id) => `/memwink#${id}`).sort(),
  );
  for (const href of own)
    await expect(page.locator(`section${href?.slice("/memwink".length)}`)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Set up MemWink" }).first()).toHaveAttribute(
    "href",
    "/memwink_settings",
  );
  await expect(page.getByText("The extension is coming soon.")).toBeVisible();
  await expect(page.getByText("These people are illustrations")).toBeVisible();
  await expect(page.locator("#voices figure svg")).toHaveCount(3);
  await expect(page.getByRole("banner").getByRole("link", { name: "MemWink", exact: true })).toHaveAttribute(
    "href",
    "/",
  );
});

test("both plans stand whole, and Pro leads to checkout", async ({ page }) => {
  await page.goto("/memwink?lang=zh");
  const cards = page.locator("#pricing article");
  await expect(cards.nth(0).getByRole("listitem")).toHaveCount(7);
  await expect(cards.nth(1).getByRole("listitem")).toHaveCount(8);
  await expect(cards.nth(1)).toContainText("¥99");
  const form = cards.nth(1).locator("form");
  await expect(form).toHaveAttribute("action", "/api/billing/checkout");
  await expect(form.locator("input[name=plan]")).toHaveValue("pro");
  await page.goto("/memwink?lang=en");
  await expect(cards.nth(1)).toContainText("$19");
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

test("the slides advance every five seconds, in half a second, and begin again after the fourth", async ({
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
  await inView(page, "Local-first search");
});

test("turning by hand starts the five seconds anew; pointer and focus hold them", async ({ page }) => {
  await atRest(page);
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
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/memwink?lang=en");
  await untilRunning(page);
  await slides(page).getByRole("button", { name: "Previous" }).click();
  await inView(page, "Seven themes");
  await page.keyboard.press("ArrowRight");
  await inView(page, "Local-first search");
  const third = slides(page).getByRole("button", { name: "3 of 4" });
  await third.click();
  await inView(page, "News agent");
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
