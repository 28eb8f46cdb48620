import type { Page } from "@playwright/test";
import { copyByClick, openCopyingPage, paste, show } from "../pages/copying";
import { expect, ORIGIN, test } from "../pages/fixtures";

// One worker: the code under test is bundled once.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
  await openCopyingPage(page, ORIGIN);
});

type Obstacle = "none" | "denied" | "no api" | "no copy event" | "nothing works";

async function obstruct(page: Page, obstacle: Obstacle) {
  await page.evaluate((obstacle) => {
    if (obstacle === "none") return;
    const refuse = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    const clipboard = obstacle === "no api" ? undefined : { write: refuse, writeText: refuse };
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    if (obstacle === "no copy event") {
      window.addEventListener("copy", (event) => event.stopImmediatePropagation(), { capture: true });
    }
    if (obstacle === "nothing works") document.execCommand = () => false;
  }, obstacle);
}

for (const obstacle of ["none", "denied", "no api", "no copy event"] as const) {
  test(`an article reaches the clipboard, rich and plain, with the obstacle: ${obstacle}`, async ({
    page,
  }) => {
    await show(page, "a **bold** word");
    await obstruct(page, obstacle);
    expect(await copyByClick(page)).toBe("copied");
    const bare = await paste(page, ORIGIN);
    await expect(bare.locator("#box strong")).toHaveText("bold");
    expect((await bare.evaluate(() => navigator.clipboard.readText())).trim()).toBe("a bold word");
  });

  test(`plain text reaches the clipboard with the obstacle: ${obstacle}`, async ({ page }) => {
    await obstruct(page, obstacle);
    expect(await copyByClick(page, "text")).toBe("copied");
    const bare = await paste(page, ORIGIN);
    expect(await bare.evaluate(() => navigator.clipboard.readText())).toBe("一行\n two  spaces");
  });
}

test("copying fails only when nothing works", async ({ page }) => {
  await show(page, "text");
  await obstruct(page, "nothing works");
  expect(await Promise.all([copyByClick(page)])).toEqual(["failed"]);
  expect(await copyByClick(page, "text")).toBe("failed");
});

test("an article that cannot be made says so instead of blaming the clipboard", async ({ page }) => {
  expect(await copyByClick(page, "failing")).toBe("the article is broken");
});

test("a picture reaches the clipboard", async ({ page }) => {
  expect(await copyByClick(page, "image")).toBe("copied");
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toContain("image/png");
});
