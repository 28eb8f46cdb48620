import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { chineseResult } from "../pages/results";
import { openResult } from "../pages/results-page";

const start = /^尊敬的招聘负责人：/;
const typed = "尊敬的李经理：\n\n我希望加入贵公司。";

async function expectWithin(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test("a letter is drafted from the resume, edited, kept over a reload and drafted again, on a phone too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, chineseResult(), "zh");
  await page.getByRole("tab", { name: "求职信" }).click();
  const letter = page.getByRole("textbox", { name: "您的求职信" });
  await expect(letter).toHaveValue(start);
  const sources = page.getByRole("region", { name: "每句话的出处" });
  expect(await sources.getByRole("listitem").count()).toBeGreaterThan(1);
  await expectWithin(page);
  await letter.fill(typed);
  await expect(page.getByText("您已修改过这封信")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await page.getByRole("tab", { name: "求职信" }).click();
  await expect(letter).toHaveValue(typed);
  expect(await findings(page, "[role=tabpanel][data-state=active]")).toEqual([]);
  await expectWithin(page);
  await page.getByRole("button", { name: "重新起草" }).click();
  await expect(letter).toHaveValue(start);
  await page.getByRole("button", { name: "恢复我的文字" }).click();
  await expect(letter).toHaveValue(typed);
});
