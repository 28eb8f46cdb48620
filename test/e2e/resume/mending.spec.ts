import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { openResult } from "../pages/open-result";
import { doubtfulChinese, doubtfulEnglish, unscoredResult } from "../pages/results";
import { totalOf } from "../pages/score";
import { openSheet } from "../pages/sheet";

const openDoubts = (page: Page) =>
  page.getByText(/^(\d+ places? to check|All checked|有 \d+ 处需要您核对|都核对过了)$/).click();
const score = (page: Page) => page.getByRole("img", { name: /Score|满分/ });

test("what was misread is put right by hand, stays over a reload and can be undone", async ({ page }) => {
  await openResult(page, doubtfulEnglish());
  await openDoubts(page);
  const item = page.getByRole("listitem").filter({ hasText: "Lakeview Foods Marketing Coordinator" });
  await item.getByRole("button", { name: "Correct it" }).click();
  await expect(item.getByLabel("Title")).toBeFocused();
  await item.getByLabel("Title").fill("Marketing Coordinator");
  await item.getByLabel("Employer").fill("Lakeview Foods");
  await item.getByRole("button", { name: "Save", exact: true }).click();
  await expect(item.getByText("Settled by you")).toBeVisible();
  await page.reload();
  await openDoubts(page);
  await expect(item.getByText("Settled by you")).toBeVisible();
  const sheet = await openSheet(page);
  await expect(sheet).toContainText("Marketing Coordinator — Lakeview Foods");
  await item.getByRole("button", { name: "Undo" }).click();
  await expect(sheet).toContainText("Lakeview Foods — Marketing Coordinator");
  await expect(item.getByRole("button", { name: "Correct it" })).toBeVisible();
});

test("what is right takes one click, and the score follows an e-mail address that was overlooked", async ({
  page,
}) => {
  const result = doubtfulEnglish();
  await openResult(page, result);
  await openDoubts(page);
  const item = page.getByRole("listitem").filter({ hasText: "On the page" });
  const [contact, job] = [item.first(), item.last()];
  await contact.getByRole("button", { name: "Correct it" }).click();
  await contact.getByLabel("Email").fill("daniel.okafor@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^The score is now \d+ of 100\.$/)).toHaveCount(1);
  expect(await totalOf(page)).toBeGreaterThanOrEqual(result.optimized_score ?? 100);
  await job.getByRole("button", { name: "It is right" }).click();
  await expect(job.getByText("Settled by you")).toBeVisible();
  await expect(page.getByText("All settled.")).toBeVisible();
  await expect(await openSheet(page)).toContainText("daniel.okafor@example.com");
});

test("a text that a mend would lose is offered to be kept", async ({ page }) => {
  await openResult(page, doubtfulEnglish());
  await openDoubts(page);
  const item = page.getByRole("listitem").filter({ hasText: "Lakeview Foods Marketing" });
  await item.getByRole("button", { name: "Correct it" }).click();
  await item.getByLabel("Employer").fill("");
  await expect(item.getByRole("checkbox", { name: /Marketing Coordinator/ })).toBeChecked();
  await item.getByRole("button", { name: "Save", exact: true }).click();
  await expect(await openSheet(page)).toContainText("Marketing Coordinator");
});

test("the comparison leads from a doubtful entry to where it is mended", async ({ page }) => {
  await openResult(page, doubtfulEnglish());
  await page.getByRole("tabpanel").getByRole("link", { name: "Check it" }).last().click();
  const target = page.locator("[id^=doubt-]:target");
  await expect(target).toBeInViewport();
  await expect(target).toContainText("Lakeview Foods");
});

test("less than half understood gives no score but what was read, and the score comes with what is mended", async ({
  page,
}) => {
  await openResult(page, unscoredResult("en"));
  await expect(page.getByRole("heading", { name: /^We couldn’t read enough/ })).toBeVisible();
  await expect(score(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "What we read" })).toContainText("Daniel Okafor");
  for (const kind of ["Summary", "Experience", "Education"]) {
    const open = page.getByRole("listitem").filter({ hasText: "We read this as" });
    await open.first().getByRole("button", { name: "Correct it" }).click();
    await page.getByLabel("This section is").selectOption(kind);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    if ((await score(page).count()) > 0) break;
  }
  await expect(score(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Scored as you settled it" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("heading", { name: /^We couldn’t read enough/ })).toBeVisible();
});

test("what was refused says why, is taken anyway, and is put back", async ({ page }) => {
  await openResult(page, doubtfulEnglish());
  await page.getByText("1 suggestion we did not apply").click();
  await expect(page.getByText("Claims more than your line does, or less.")).toBeVisible();
  await expect(page.getByText("2 more could not be offered")).toBeVisible();
  await page.getByRole("button", { name: "Use it anyway: suggestion 1" }).click();
  await expect(page.getByText("You decided to take this wording")).toBeVisible();
  await page.reload();
  await expect(await openSheet(page)).toContainText("Ran the company newsletter");
  await page.getByRole("tab", { name: "Improve" }).click();
  await page.getByText("1 suggestion we did not apply").click();
  await page.getByRole("button", { name: "Put back: suggestion 1" }).click();
  await expect(await openSheet(page)).toContainText("Responsible for the company newsletter");
});

test("a change that would cost points starts rejected, and one of many lines is one row that opens", async ({
  page,
}) => {
  await openResult(page, doubtfulEnglish());
  await expect(page.getByText("3 of 4 changes accepted")).toBeVisible();
  await expect(page.getByText("Not made, because it would cost points")).toHaveCount(1);
  await page.getByText("2 × punctuation").click();
  const group = page.getByRole("group", { name: "Change 1" });
  await expect(group.getByText("Helped the sales team").first()).toBeVisible();
  await group.getByRole("button", { name: "Reject change 1" }).click();
  await expect(page.getByText("1 of 4 changes accepted")).toBeVisible();
  await page.getByRole("button", { name: "Accept change 3" }).click();
  await expect(page.getByText("Not made, because it would cost points")).toHaveCount(0);
  await expect(page.getByRole("tabpanel").locator("ins", { hasText: "Took part in" })).toBeVisible();
});

test("the match with a job is in the head and leads to its terms", async ({ page }) => {
  await openResult(page, doubtfulEnglish());
  await page.getByRole("link", { name: "Match with the job: 44%" }).click();
  await expect(page.getByRole("heading", { name: "Match with the job: 44%" })).toBeInViewport();
});

test("doubts, forms, refusals and a missing score have no accessibility finding", async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const result of [doubtfulChinese(), unscoredResult("zh")]) {
    await openResult(page, result, "zh");
    if (result.optimized_score !== null) await openDoubts(page);
    const mend = page.getByRole("button", { name: "改一下" });
    await expect(mend.first()).toBeVisible();
    while ((await mend.filter({ visible: true }).count()) > 0) await mend.first().click();
    const folded = page.locator("main details:not([open]) > summary").filter({ visible: true });
    while ((await folded.count()) > 0) await folded.first().click();
    for (const [width, themes] of [
      [1280, 2],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findings(page, "html", themes)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});
