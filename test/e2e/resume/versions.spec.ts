import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { SESSION, sessionOf } from "../pages/fixtures";
import { englishResult } from "../pages/results";
import { openResult } from "../pages/results-page";

const words = {
  keep: "Keep on this device",
  tabOnly: "In this tab only",
  steps: "All steps",
  list: /^\d+ versions?$/,
  saveAs: "Save this as a new version",
  save: "Save",
  forget: "Forget all versions",
  tailor: "Tailor to a job",
  advert: "Job advert",
  tailorNow: "Tailor to this job",
  reject: "Reject all",
  same: "have the same text",
  none: "There is no result in this tab",
  job: "Requirements:\n- TypeScript and PostgreSQL in production\n- incident response, Salesforce",
};

const kept = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes("resume")),
  );

async function signInAs(context: BrowserContext, page: Page, email: string) {
  const url = new URL(page.url()).origin;
  await context.addCookies([{ name: SESSION, value: await sessionOf(email), url, httpOnly: true }]);
}

const versionsOf = (page: Page) => page.getByRole("region", { name: "Versions", exact: true });

async function keep(page: Page) {
  await page.getByRole("switch", { name: words.keep }).click();
  await expect(page.getByRole("switch", { name: words.keep })).toBeChecked();
}

test("kept on this device, a version is there tomorrow, on a phone too, is tailored, compared and forgotten", async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, englishResult());
  const panel = versionsOf(page);
  await expect(panel.getByText(words.tabOnly)).toBeVisible();
  expect(await kept(page)).toEqual([]);

  await keep(page);
  await panel.getByRole("button", { name: words.list }).click();
  await panel.getByLabel(words.saveAs).fill("Acme");
  await panel.getByRole("button", { name: words.save, exact: true }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  for (const box of await panel.getByRole("checkbox").all()) await box.check();
  await expect(panel.getByText(words.same)).toBeVisible();
  await page.getByRole("button", { name: words.tailor }).click();
  await page.getByLabel(words.advert).fill(words.job);
  await page.getByRole("button", { name: words.tailorNow }).click();
  await expect(page.getByRole("button", { name: /\d+%/ }).first()).toBeVisible();
  await page.getByRole("button", { name: words.steps }).click();
  await page.getByRole("button", { name: words.reject }).click();

  const tomorrow = await context.newPage();
  await tomorrow.setViewportSize({ width: 390, height: 900 });
  await tomorrow.emulateMedia({ reducedMotion: "reduce" });
  await tomorrow.goto("/results?lang=en");
  const later = versionsOf(tomorrow);
  await expect(later.getByText(/Acme/)).toBeVisible();
  await expect(tomorrow.getByRole("button", { name: /\d+%/ }).first()).toBeVisible();
  await later.getByRole("button", { name: words.list }).click();
  const items = later.getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(/\d+%/);
  for (const box of await later.getByRole("checkbox").all()) await box.check();
  await expect(later.getByRole("table")).toBeVisible();
  expect(await findings(tomorrow, "main")).toEqual([]);
  const overflow = await tomorrow.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await items.last().getByRole("button").first().click();
  await expect(later).toBeFocused();
  await expect(later.getByText(/Acme/).first()).toBeVisible();
  await later.getByRole("button", { name: words.forget }).click();
  await tomorrow.getByRole("alertdialog").getByRole("button", { name: words.forget }).click();
  await expect(later.getByText(words.tabOnly)).toBeVisible();
  expect(await kept(tomorrow)).toEqual([]);
});

test("an application is filled in from its job, is there after a reload, opens its version, says what changed and is exported", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const result = englishResult();
  const job_description = "Company: Northwind\nPosition: Data Engineer\n\nWe need SQL.";
  await openResult(page, { ...result, report: { ...result.report, job_description } });
  await keep(page);
  const toList = versionsOf(page).getByRole("link", { name: "Applications" });
  await toList.click();
  const add = page.getByRole("button", { name: "Add application" });
  await add.click();
  await expect(page.getByLabel("Company", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Post", { exact: true })).toHaveValue("Data Engineer");
  await page.getByLabel("Date", { exact: true }).fill("2025-01-05");
  await page.getByLabel("Notes").fill("=call Ann");
  await page.getByLabel("Status of Northwind").selectOption("Applied");
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Edit Northwind" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("=call Ann");
  await expect(page.getByLabel("Status of Northwind")).toHaveValue("applied");

  await page.getByRole("button", { name: "Open the version sent to Northwind" }).click();
  await page.getByRole("button", { name: words.steps }).click();
  await page.getByRole("button", { name: words.reject }).click();
  const panel = versionsOf(page);
  await panel.getByRole("button", { name: words.list }).click();
  await panel.getByLabel(words.saveAs).fill("Acme");
  await panel.getByRole("button", { name: words.save, exact: true }).click();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(panel.getByText(/“Acme”, saved/)).toBeVisible();
  await toList.click();
  await add.click();
  await page.getByLabel("Company", { exact: true }).fill("Acme, Inc.");
  await expect(page.getByText("Changed since Northwind · Data Engineer")).toBeVisible();
  await expect(page.getByText("2 reworded")).toBeVisible();
  await expect(page.getByText("Saved in this browser")).toBeVisible();

  await page.setViewportSize({ width: 320, height: 844 });
  expect(await findings(page, "main")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const [head, acme, northwind] = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(head).toBe("\u{feff}Company,Post,Status,Date,Version sent,Link,Notes");
  expect(acme).toMatch(/^"Acme, Inc\.",Data Engineer,Saved,\d{4}-\d\d-\d\d,Acme,,$/);
  expect(northwind).toBe("Northwind,Data Engineer,Applied,2025-01-05,My resume,,'=call Ann");

  await page.getByRole("button", { name: "Delete application" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
});

test("what is off stays off over a reload, signing out forgets what was kept, and another member sees nothing", async ({
  page,
  context,
}) => {
  await openResult(page, englishResult());
  await expect(page.getByText(words.tabOnly)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: words.keep })).not.toBeChecked();
  const other = await context.newPage();
  for (const [path, empty] of [
    ["/results", words.none],
    ["/applications", "This browser keeps nothing yet"],
  ] as const) {
    await other.goto(`${path}?lang=en`);
    await expect(other.getByText(empty)).toBeVisible();
    expect(await kept(other)).toEqual([]);
  }

  await keep(page);
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).not.toHaveURL(/profile/);
  await expect.poll(() => kept(page)).toEqual([]);
  await openResult(page, englishResult());
  await keep(page);
  await signInAs(context, other, "other@example.com");
  await other.goto("/results?lang=en");
  await expect(other.getByText(words.none)).toBeVisible();
  expect(await kept(other)).toEqual([]);
});

test("a browser that refuses says so and loses nothing", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("No", "SecurityError");
    };
  });
  await openResult(page, englishResult());
  await page.getByRole("switch", { name: words.keep }).click();
  await expect(page.getByText("does not let us keep anything here")).toBeVisible();
  await expect(page.getByRole("switch", { name: words.keep })).not.toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem("resumeData"))).not.toBeNull();
});
