import { expect, test } from "../pages/fixtures";
import { open } from "../pages/subtitles";

test("input without times says what was looked for, and hostile input stays text", async ({ page }) => {
  const field = await open(page);
  await field.fill("There is nothing to see.");
  await expect(page.getByRole("heading", { name: "No times found" })).toBeVisible();
  await field.fill('0:01 <img src=x onerror="document.title=1"><b>Hello</b>');
  await expect(page.getByRole("row").nth(1)).toContainText("Hello");
  await expect(page).toHaveTitle(/HTML to Subtitles/);
});

test("a clipboard that refuses and a download that fails are told", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("denied")) },
    });
    document.execCommand = () => false;
    URL.createObjectURL = () => {
      throw new Error("full");
    };
  });
  const field = await open(page, "zh");
  await field.fill("0:01 hello");
  await page.getByRole("button", { name: "复制" }).click();
  await expect(page.getByText("复制失败", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "下载 SRT" }).click();
  await expect(page.getByText("下载失败", { exact: true })).toBeVisible();
});

test("a conversion that fails is told, and the input stays", async ({ page }) => {
  await page.route(/convert\.worker/, (route) => route.abort());
  const field = await open(page);
  await field.fill("0:01 hello");
  await expect(page.getByRole("alert")).toContainText("Error converting HTML. Please check your input.");
  await expect(field).toHaveValue("0:01 hello");
});

test("the toggle names the other language: EN in Chinese, 中文 in English", async ({ page }) => {
  await open(page, "zh");
  const banner = page.getByRole("banner");
  await banner.getByText("EN", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HTML to Subtitles");
  await expect(banner.getByText("中文", { exact: true })).toBeVisible();
});
