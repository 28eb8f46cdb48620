import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { withModel } from "../pages/model";
import { englishResult } from "../pages/results";
import { closePane, openPane, openResult, openSheet } from "../pages/results-page";

const sheetPage = (page: Page) => page.getByRole("group", { name: /^Page 1 of/ });

const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

withModel();

test("a template is looked at live, locked without a plan, and stays over a reload; a photo leaves no trace on the network", async ({
  page,
}) => {
  await openResult(page, englishResult());
  await expect(await openSheet(page)).toContainText("Zoë Fitzgerald");
  await expect(sheetPage(page).locator("svg")).toHaveCSS("text-autospace", "no-autospace");
  await expect(page.getByText("1 page · A4 · ")).toBeVisible();
  await openPane(page, "Design");
  expect(await findings(page, "[role=tabpanel][data-state=active]", 1)).toEqual([]);

  await page.getByRole("radio", { name: "Modern" }).check();
  const plans = page.getByRole("link", { name: /^(?:See the plans|Upgrade to save)$/ });
  await expect(plans).toHaveCount(2);
  for (const link of await plans.all())
    await expect(link).toHaveAttribute("href", /offerwink\?plan=perUse#pricing/);
  await page.getByRole("radio", { name: "Classic" }).check();
  await expect(plans).toHaveCount(0);
  await page.getByRole("radio", { name: "One page", exact: true }).check();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await openSheet(page);
  await openPane(page, "Design");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "One page", exact: true })).toBeChecked();

  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.getByRole("radio", { name: "Chinese style" }).check();
  const field = page.getByLabel("Photo", { exact: true });
  await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: photo });
  await expect(sheetPage(page).locator("image")).toHaveCount(1);
  await field.setInputFiles({ name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByText("could not be opened as a picture")).toBeVisible();
  await page.getByRole("button", { name: "Remove the photo" }).click();
  await expect(sheetPage(page).locator("image")).toHaveCount(0);
  expect(sent).toEqual([]);
  await closePane(page);
  await expect(sheetPage(page)).toBeInViewport();
});
