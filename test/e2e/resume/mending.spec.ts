import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { doubtfulEnglish, unscoredResult } from "../pages/results";
import { lineOf, openPane, openResult, openSheet, paneOf, totalOf } from "../pages/results-page";

const score = (page: Page) => page.getByRole("img", { name: /Score/ });
const job = "Lakeview Foods Marketing Coordinator";

/** What the journey in both languages does not open: forms, and what lies over the paper of a phone. */
async function expectNoFinding(page: Page) {
  expect(await findings(page, "main")).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function openDoubt(page: Page) {
  await openPane(page, "All steps");
  await paneOf(page).getByRole("button", { name: job }).click();
}

async function undoMend(page: Page) {
  await openPane(page, "All steps");
  await paneOf(page).getByRole("button", { name: "Undo", exact: true }).first().click();
}

test("what was misread is put right on a phone: nothing it would lose goes, it stays over a reload and can be undone", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, doubtfulEnglish());
  const paper = await openSheet(page);
  const pane = paneOf(page);
  const save = pane.getByRole("button", { name: "Save", exact: true });
  await openDoubt(page);
  await pane.getByRole("button", { name: "Correct it" }).click();
  await expect(pane.getByLabel("Title")).toBeFocused();
  await pane.getByLabel("Employer").fill("");
  await expect(pane.getByRole("checkbox", { name: /Marketing Coordinator/ })).toBeChecked();
  await expectNoFinding(page);
  await save.click();
  await expect(lineOf(page, "Marketing Coordinator", true)).toHaveCount(1);
  await undoMend(page);

  await openDoubt(page);
  await pane.getByRole("button", { name: "Correct it" }).click();
  await pane.getByLabel("Title").fill("Marketing Coordinator");
  await pane.getByLabel("Employer").fill("Lakeview Foods");
  await save.click();
  await expect(paper).toContainText("Marketing Coordinator — Lakeview Foods");
  await page.reload();
  await openSheet(page);
  await expect(paper).toContainText("Marketing Coordinator — Lakeview Foods");
  await openPane(page, "All steps");
  await expect(pane.getByText("Settled by you").first()).toBeVisible();
  await undoMend(page);
  await expect(paper).toContainText("Lakeview Foods — Marketing Coordinator");
  await expect(pane.getByRole("button", { name: job })).toBeVisible();
});

test("the match in the head leads to the job, a line in doubt to its question; what is right takes one press, and the score follows an e-mail address", async ({
  page,
}) => {
  const result = doubtfulEnglish();
  await openResult(page, result);
  await openSheet(page);
  const pane = paneOf(page);
  await page.getByRole("button", { name: "Job match 44%" }).click();
  await expect(pane.getByRole("heading", { name: "Match with the job: 44%" })).toBeInViewport();

  const contact = lineOf(page, "Daniel Okafor", true);
  await expect(contact).toHaveAttribute("data-changed", "doubt");
  await contact.click();
  await pane.getByRole("button", { name: "Correct it" }).click();
  await pane.getByLabel("Email").fill("daniel.okafor@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^The score is now \d+ of 100\.$/)).toHaveCount(1);
  expect(await totalOf(page)).toBeGreaterThanOrEqual(result.optimized_score ?? 100);
  await expect(lineOf(page, "daniel.okafor@example.com")).toBeVisible();
  await expect(contact).not.toHaveAttribute("data-changed");

  const employer = lineOf(page, "Lakeview Foods", true);
  await employer.click();
  await pane.getByRole("button", { name: "It is right" }).click();
  await expect(employer).not.toHaveAttribute("data-changed");
  await openPane(page, "All steps");
  await expect(pane.getByText("Settled by you").first()).toBeVisible();
  await expect(pane.getByRole("button", { name: "Undo", exact: true })).toHaveCount(2);
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
  await openSheet(page);
  const pane = await openPane(page, "Next step");
  for (const kind of ["Summary", "Experience", "Education"]) {
    await pane.getByRole("button", { name: "Correct it" }).click();
    if (kind === "Summary") await expectNoFinding(page);
    await page.getByLabel("This section is").selectOption(kind);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // The next one takes the focus that went with the form.
    await expect.poll(() => pane.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    if ((await score(page).count()) > 0) break;
  }
  await expect(score(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Scored as you settled it" })).toBeVisible();
  await undoMend(page);
  await undoMend(page);
  await expect(page.getByRole("heading", { name: /^We couldn’t read enough/ })).toBeVisible();
});

test("a change that costs points starts as the owner's, one of many lines is one decision, and what was refused is taken all the same", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, doubtfulEnglish());
  await openSheet(page);
  const pane = paneOf(page);
  const declined = pane.getByText("Not made, because it would cost points");
  await openPane(page, "All steps");
  await expect(page.getByText("3 of 4 changes accepted")).toBeVisible();
  await pane.getByRole("button", { name: /^Worked on/ }).click();
  await expect(declined).toBeVisible();
  await pane.getByRole("button", { name: "Accept" }).click();
  await expect(declined).toHaveCount(0);
  await expect(lineOf(page, /^Took part in/)).toHaveAttribute("data-changed", "ours");

  await lineOf(page, /^Helped the sales team/).click();
  await expect(pane.getByRole("heading", { name: "The same change in 2 lines" })).toBeVisible();
  const marked = page.locator("[data-changed=ours]");
  const before = await marked.count();
  await pane.getByRole("button", { name: "Keep mine" }).click();
  await expect(marked).toHaveCount(before - 2);

  await openPane(page, "All steps");
  await expect(page.getByText("2 of 4 changes accepted")).toBeVisible();
  await expect(pane.getByRole("heading", { name: "1 suggestion we did not apply" })).toBeVisible();
  await expectNoFinding(page);
  await pane.getByRole("button", { name: /^Responsible for the company newsletter/ }).click();
  await expect(pane.getByText("Claims more than your line does, or less.")).toBeVisible();
  await pane.getByRole("button", { name: "Use it anyway" }).click();
  const ran = lineOf(page, /^Ran the company newsletter/);
  await expect(ran).toHaveAttribute("data-changed", "ours");
  await page.reload();
  await openSheet(page);
  await ran.click();
  await expect(pane.getByText("You decided to take this wording")).toBeVisible();
  await pane.getByRole("button", { name: "Keep mine" }).click();
  await expect(lineOf(page, /^Responsible for the company newsletter/)).toBeVisible();
});
