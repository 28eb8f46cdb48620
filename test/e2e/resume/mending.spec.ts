import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { openResult } from "../pages/open-result";
import { doubtfulEnglish, unscoredResult } from "../pages/results";
import { totalOf } from "../pages/score";
import { openSheet } from "../pages/sheet";

const openDoubts = (page: Page) => page.getByText(/^(\d+ places? to check|All checked)$/).click();
const score = (page: Page) => page.getByRole("img", { name: /Score/ });

/** What the journey in both languages does not open: forms, and what was folded. */
async function expectNoFinding(page: Page) {
  expect(await findings(page, "main")).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test("what was misread is put right on a phone: nothing it would lose goes, it stays over a reload and can be undone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, doubtfulEnglish());
  await openDoubts(page);
  const item = page.getByRole("listitem").filter({ hasText: "Lakeview Foods Marketing Coordinator" });
  const correct = item.getByRole("button", { name: "Correct it" });
  const save = item.getByRole("button", { name: "Save", exact: true });
  await correct.click();
  await expect(item.getByLabel("Title")).toBeFocused();
  await item.getByLabel("Employer").fill("");
  await expect(item.getByRole("checkbox", { name: /Marketing Coordinator/ })).toBeChecked();
  await expectNoFinding(page);
  await save.click();
  const sheet = await openSheet(page);
  await expect(sheet).toContainText("Marketing Coordinator");
  await item.getByRole("button", { name: "Undo" }).click();

  await correct.click();
  await item.getByLabel("Title").fill("Marketing Coordinator");
  await item.getByLabel("Employer").fill("Lakeview Foods");
  await save.click();
  await expect(item.getByText("Settled by you")).toBeVisible();
  await page.reload();
  await openDoubts(page);
  await expect(item.getByText("Settled by you")).toBeVisible();
  await expect(await openSheet(page)).toContainText("Marketing Coordinator — Lakeview Foods");
  await item.getByRole("button", { name: "Undo" }).click();
  await expect(sheet).toContainText("Lakeview Foods — Marketing Coordinator");
  await expect(correct).toBeVisible();
});

test("head and comparison lead to what they speak of, what is right takes one click, and the score follows an e-mail address", async ({
  page,
}) => {
  const result = doubtfulEnglish();
  await openResult(page, result);
  await page.getByRole("link", { name: "Match with the job: 44%" }).click();
  await expect(page.getByRole("heading", { name: "Match with the job: 44%" })).toBeInViewport();
  await page.getByRole("tab", { name: "Improve" }).click();
  await page.getByRole("tabpanel").getByRole("link", { name: "Check it" }).last().click();
  const target = page.locator("[id^=doubt-]:target");
  await expect(target).toBeInViewport();
  await expect(target).toContainText("Lakeview Foods");

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

test("less than half understood gives no score but what was read, and the score comes with what is mended", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, unscoredResult("en"));
  await expect(page.getByRole("heading", { name: /^We couldn’t read enough/ })).toBeVisible();
  await expect(score(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "What we read" })).toContainText("Daniel Okafor");
  for (const kind of ["Summary", "Experience", "Education"]) {
    const open = page.getByRole("listitem").filter({ hasText: "We read this as" });
    await open.first().getByRole("button", { name: "Correct it" }).click();
    if (kind === "Summary") await expectNoFinding(page);
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

test("a change that costs points starts rejected, one of many lines is a row that opens, and what was refused is taken all the same", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, doubtfulEnglish());
  await expect(page.getByText("3 of 4 changes accepted")).toBeVisible();
  await expect(page.getByText("Not made, because it would cost points")).toHaveCount(1);
  await page.getByText("2 × punctuation").click();
  const group = page.getByRole("group", { name: "Change 1" });
  await expect(group.getByText("Helped the sales team").first()).toBeVisible();
  const refused = page.getByText("1 suggestion we did not apply");
  await refused.click();
  await expect(page.getByText("Claims more than your line does, or less.")).toBeVisible();
  await expect(page.getByText("2 more could not be offered")).toBeVisible();
  await expectNoFinding(page);
  await group.getByRole("button", { name: "Reject change 1" }).click();
  await expect(page.getByText("1 of 4 changes accepted")).toBeVisible();
  await page.getByRole("button", { name: "Accept change 3" }).click();
  await expect(page.getByText("Not made, because it would cost points")).toHaveCount(0);
  await expect(page.getByRole("tabpanel").locator("ins", { hasText: "Took part in" })).toBeVisible();

  await page.getByRole("button", { name: "Use it anyway: suggestion 1" }).click();
  await expect(page.getByText("You decided to take this wording")).toBeVisible();
  await page.reload();
  await expect(await openSheet(page)).toContainText("Ran the company newsletter");
  await page.getByRole("tab", { name: "Improve" }).click();
  await refused.click();
  await page.getByRole("button", { name: "Put back: suggestion 1" }).click();
  await expect(await openSheet(page)).toContainText("Responsible for the company newsletter");
});
