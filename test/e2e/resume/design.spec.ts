import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { openResult } from "../pages/open-result";
import { chineseResult, englishResult } from "../pages/results";
import { openSheet } from "../pages/sheet";

const sheetPage = (page: Page) => page.getByRole("group", { name: /^(?:Page 1 of|第 1 页)/ });

test("a template is looked at live, locked without a plan, and the choice stays over a reload", async ({
  page,
}) => {
  await openResult(page, englishResult());
  await expect(await openSheet(page)).toContainText("Zoë Fitzgerald");
  await expect(sheetPage(page)).toHaveCSS("text-autospace", "no-autospace");
  await expect(page.getByText("1 page · A4 · ")).toBeVisible();
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
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "One page", exact: true })).toBeChecked();
});

test("fonts that do not come are told, and asked for again", async ({ page }) => {
  await page.route("**/fonts/**", (route) => route.abort());
  await openResult(page, englishResult());
  await page.getByRole("tab", { name: "Optimised resume" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "fonts did not load" });
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await page.unroute("**/fonts/**");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(sheetPage(page)).toContainText("Zoë Fitzgerald", { timeout: 15_000 });
});

const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test("a photo is shown on the sheet, leaves no trace on the network and can be removed", async ({ page }) => {
  const sent: string[] = [];
  await openResult(page, chineseResult(), "zh");
  await openSheet(page);
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.getByLabel("照片").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: photo });
  await expect(sheetPage(page).locator("image")).toHaveCount(1);
  await page
    .getByLabel("照片")
    .setInputFiles({ name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByText("无法把此文件当作图片打开")).toBeVisible();
  await page.getByRole("button", { name: "移除照片" }).click();
  await expect(sheetPage(page).locator("image")).toHaveCount(0);
  expect(sent).toEqual([]);
});
