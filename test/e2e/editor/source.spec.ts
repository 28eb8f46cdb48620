import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { open, paper } from "../pages/editor";
import { expect, test } from "../pages/fixtures";

const layer = (page: Page) => page.locator("textarea + div");

const coloured = (page: Page) =>
  page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));

const shot = async (page: Page) =>
  PNG.sync.read(await page.locator("textarea").screenshot({ caret: "hide", animations: "disabled" }));

const marks = "# 标题“一”\n\n> 引用**重点**，`code`和[链接](https://a.example/b)。\n\n- one *two* ~~three~~";
const plain = "没有标记的“一行”，（括号）、省略……与 Latin words，一直写到这一行换行之后还有几个字为止。";

test("colours lie on the letters of marks and nowhere else, light and dark", async ({ page }) => {
  const area = await open(page, "zh");
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await area.fill(`${marks}\n\n${plain}\n`);
    await area.blur();
    await expect.poll(() => coloured(page)).toBe(8);
    const withColours = await shot(page);
    await page.evaluate(() => CSS.highlights.clear());
    const without = await shot(page);
    const at = (index: number, { data }: PNG) => data.readUInt32BE(index * 4) >>> 8;
    const ground = at(0, without);
    let changed = 0;
    let onGround = 0;
    for (let index = 0; index < without.width * without.height; index++) {
      if (at(index, without) === at(index, withColours)) continue;
      changed++;
      if (at(index, without) === ground) onGround++;
    }
    expect(changed, theme).toBeGreaterThan(400);
    expect(onGround, theme).toBe(0);
    await area.fill("");
  }
});

test("the layer of colours wraps as the text does at every width, scrolls with it, and leaves long texts plain", async ({
  page,
}) => {
  const area = await open(page, "zh");
  await area.fill(`${marks}\n\n\`\`\`\n\t${plain}\n\`\`\`\n\n${plain}${plain}\n\n`.repeat(20));
  for (const width of [1440, 1111, 820, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const heights = () =>
      area.evaluate((element) => element.scrollHeight - (element.nextElementSibling?.scrollHeight ?? 0));
    await expect.poll(heights).toBe(0);
    await expect(layer(page)).toBeVisible();
    await area.evaluate((element) => element.scrollTo(0, 777));
    await expect.poll(() => layer(page).evaluate(({ scrollTop }) => scrollTop)).toBe(777);
  }
  await area.evaluate((element: HTMLTextAreaElement, text) => {
    element.value = text;
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, `${marks}\n`.repeat(800));
  await expect.poll(() => coloured(page)).toBe(0);
});

test("a paste is shown where its end stands, and the first line stands whole below the toolbar", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const area = await open(page);
  const lines = Array.from({ length: 14 }, (_, index) => `## Heading ${index}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join("\n"));
  await area.click();
  await page.keyboard.press("Control+v");
  await expect(area).toHaveValue(/Heading 13/);
  expect(await area.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(paper(page).getByRole("heading", { name: "Heading 13" })).toBeInViewport({ ratio: 1 });
  await area.fill("words\n".repeat(80));
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+Home");
  await expect.poll(() => area.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
