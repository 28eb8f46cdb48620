import { expect, test } from "../pages/fixtures";

for (const [language, title, promise] of [
  ["en", "Privacy", "one hour at most"],
  ["zh", "隐私说明", "最多保留一小时"],
] as const) {
  test(`every footer leads to the privacy page (${language})`, async ({ page }) => {
    for (const path of ["/", "/offerwink", "/media-tools", "/signin"]) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole("contentinfo").locator('a[href="/privacy"]')).toBeVisible();
    }
    await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(promise);
  });

  test(`the people of the home page are marked as illustrations (${language})`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    const voices = page.locator("#voices figure");
    await expect(voices).toHaveCount(5);
    for (const voice of await voices.all())
      await expect(
        voice.getByText(language === "en" ? "Illustration" : "示例", { exact: true }),
      ).toBeVisible();
    expect(await page.locator("#voices img").count()).toBe(0);
    await expect(page.locator('#products a[href="/memwink"]')).toBeVisible();
  });
}
