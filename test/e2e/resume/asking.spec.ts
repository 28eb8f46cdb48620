import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { averageResult } from "../pages/results";
import {
  fillStep,
  formOf,
  lineOf,
  openPane,
  openResult,
  openSheet,
  paneOf,
  paperOf,
  totalOf,
} from "../pages/results-page";

async function expectWithin(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const asked = (page: Page) => formOf(page).getAttribute("aria-label");

test("what is asked for is typed, shown as it will read, written into its line, worth points and kept, on a phone too", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const stored = averageResult("zh");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, stored, "zh");
  const paper = await openSheet(page);
  await expect(formOf(page)).toBeVisible();
  await expect(
    paneOf(page)
      .getByText(/^\+\d+/)
      .first(),
  ).toBeVisible();
  const written = await fillStep(page, "zh");
  await page.setViewportSize({ width: 390, height: 900 });
  await openPane(page, "下一步");
  await expectWithin(page);
  expect(await findings(page, "[role=tabpanel][data-state=active]")).toEqual([]);
  await formOf(page).getByRole("button", { name: "写进简历" }).click();
  const line = lineOf(page, written);
  await expect(line).toHaveAttribute("data-changed", "own");
  await expect(paneOf(page).getByText(/^第 2 项/)).toBeVisible();
  // Many answers make a point together; none may cost one.
  expect(await totalOf(page)).toBeGreaterThanOrEqual(stored.optimized_score ?? 100);

  await openPane(page, "样式");
  await page.getByRole("radio", { name: "经典" }).check();
  await expect(paper).toContainText(written);
  await page.reload();
  await openSheet(page);
  await expect(line).toHaveAttribute("data-changed", "own");
  await openPane(page, "样式");
  await expect(page.getByRole("radio", { name: "经典" })).toBeChecked();
});

test("one question at a time: what is half answered waits, what is put off comes last, and what is not true never comes back", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openResult(page, averageResult("en"));
  await openSheet(page);
  const pane = paneOf(page);
  await expect(formOf(page)).toHaveCount(1);
  const first = await asked(page);
  const chosen = paperOf(page).getByRole("option", { selected: true });
  const line = await chosen.getAttribute("data-line");
  const field = formOf(page).getByRole("combobox").first();
  await field.selectOption({ index: 1 });
  const answer = await field.inputValue();
  await openPane(page, "All steps");
  const steps = pane.getByRole("list").first().getByRole("button");
  const before = await steps.count();
  expect(before).toBeGreaterThan(2);
  await openPane(page, "Next step");
  await expect(field).toHaveValue(answer);

  await formOf(page).getByRole("button", { name: "Later" }).click();
  await expect(chosen).not.toHaveAttribute("data-line", line ?? "");
  await openPane(page, "All steps");
  await expect(steps).toHaveCount(before);
  await openPane(page, "Next step");
  const never = { line: (await chosen.getAttribute("data-line")) ?? "", ask: (await asked(page)) ?? "" };
  expect(`${never.line} ${never.ask}`).not.toBe(`${line} ${first}`);
  await formOf(page).getByRole("button", { name: "Not true for me" }).click();
  await expect(pane.getByText("2 of ")).toBeVisible();
  await page.reload();
  await openSheet(page);
  await expect(formOf(page)).toHaveCount(1);
  await expect(pane.getByText("2 of ")).toBeVisible();
  await openPane(page, "All steps");
  await expect(steps).toHaveCount(before - 1);
});
