import type { Page } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { composedCards, open, save } from "../pages/card";
import { expect, test } from "../pages/fixtures";

async function saved(page: Page, name: string): Promise<PNG> {
  const { content } = await save(page, name);
  return PNG.sync.read(content);
}

test.describe("on a phone of three pixels a point", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test("a picture is twice its card and as it is shown, and is copied, once per tap, as its raw text is", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const text = "# 写下来\n\n> 好记性不如烂笔头。\n\n1. 起一个标题\n2. 写 `一行`";
    await open(page, "zh", { settings: { style: "business", format: "square" }, text });
    await page.getByRole("button", { name: "看卡片" }).tap();
    await page.getByRole("button", { name: "复制图片" }).tap();
    await expect(page.getByText("图片已复制", { exact: true })).toBeVisible();
    const size = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const picture = item && (await createImageBitmap(await item.getType("image/png")));
      return picture && [picture.width, picture.height];
    });
    expect(size).toEqual([1080, 1080]);
    await page.getByRole("button", { name: "复制文字" }).tap();
    await expect(page.getByText("文字已复制", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    const picture = await saved(page, "下载");
    expect([picture.width, picture.height]).toEqual([1080, 1080]);
    // The same card without the page's scale: of 540 points, at the picture's two pixels a point.
    const bare = await page.context().browser()?.newPage({ deviceScaleFactor: 2 });
    if (!bare) throw new Error("there is a browser");
    const html = await composedCards(page).evaluate((card) => card.outerHTML);
    const css = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .join("\n"),
    );
    await bare.setContent(
      `<html><head><style>${css}</style></head><body style="margin:0">${html}</body></html>`,
    );
    const shown = PNG.sync.read(await bare.locator(".share-card").screenshot());
    await bare.close();
    const { width, height } = picture;
    expect([shown.width, shown.height]).toEqual([width, height]);
    const differing = pixelmatch(shown.data, picture.data, undefined, width, height, { threshold: 0.1 });
    expect(differing / (width * height)).toBeLessThan(0.01);
  });

  test("the longest card stays within a phone's canvas, and it is said that it is coarser", async ({
    page,
  }) => {
    const text = `${"One sentence of the longest card. ".repeat(30)}\n\n`.repeat(19);
    await open(page, "en", { settings: { fontSize: "xl" }, text });
    await page.getByRole("button", { name: "See the card" }).tap();
    const said = page.getByText("lower resolution than usual");
    await expect(said).toBeVisible();
    const picture = await saved(page, "Download");
    expect(picture.width).toBeLessThan(1080);
    expect(picture.width * picture.height).toBeLessThanOrEqual(16_777_216);
    await expect(said).toContainText(`${picture.width} × ${picture.height} px`);
    const last = picture.data.readUInt32BE((picture.width * picture.height - 1) * 4);
    expect(last & 0xff).toBe(0xff);
  });
});
