import { PNG } from "pngjs";
import { findings } from "../pages/accessibility";
import { cards, editor, open, save, words } from "../pages/card";
import { expect, test } from "../pages/fixtures";

test("a text becomes a card and a picture of twice its size; on a phone it is one tap away and the bar saves it", async ({
  page,
}) => {
  await open(page, "zh");
  await expect(cards(page)).toHaveText(new RegExp(words.zh.waiting));
  await editor(page, "zh").fill("# 标题 Title\n\n**注意**两行\n第二行");
  await expect(cards(page).locator("h1")).toHaveText("标题 Title");
  await expect(cards(page).locator("strong")).toHaveText("注意");
  const { name, content } = await save(page, words.zh.download);
  expect(name).toBe("share-card.png");
  expect(PNG.sync.read(content).width).toBe(1080);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(cards(page)).toBeHidden();
  await page.getByRole("button", { name: "看卡片" }).click();
  await expect(cards(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(PNG.sync.read((await save(page, words.zh.download)).content).width).toBe(1080);
});

test("cards, notes and dark cards have no finding; an alert is titled in the language of its text, not of the page", async ({
  page,
}) => {
  await open(page, "en", {
    settings: { format: "square", tone: "dark", style: "business" },
    text: `# A\n\n${"好。".repeat(400)}\n\n- [ ] x\n\n[link](https://a.example)`,
  });
  await expect(cards(page).nth(1)).toBeVisible();
  expect(await findings(page, "main")).toEqual([]);
  const title = cards(page).first().locator(".card-alert-title");
  await editor(page, "en").fill("> [!WARNING]\n> 先存一份副本，再改正文。");
  await expect(title).toHaveText("警告");
  await editor(page, "en").fill("> [!WARNING]\n> Keep a copy before you edit the text.");
  await expect(title).toHaveText("Warning");
});

test("the inserters are undone by the browser's own undo", async ({ page }) => {
  await open(page, "en");
  const area = editor(page, "en");
  await area.click();
  await page.keyboard.insertText("hello world");
  for (const name of ["Heading", "Bold", "Italic", "Bullet list", "Numbered list", "Quote", "Inline code"]) {
    await area.evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(0, 5));
    await page.getByRole("button", { name, exact: true }).click();
    await expect(area).not.toHaveValue("hello world");
    await page.keyboard.press("Control+z");
    await expect(area).toHaveValue("hello world");
  }
});

test("text, look and brand are there again after a reload", async ({ page }) => {
  await open(page, "en");
  await editor(page, "en").fill("Kept words");
  await page.getByRole("textbox", { name: "Brand name" }).fill("文 & 字");
  await page.getByRole("radio", { name: "Minimal Clean" }).check();
  await page.getByRole("combobox", { name: "Font size" }).selectOption("xl");
  await page.reload();
  await expect(editor(page, "en")).toHaveValue("Kept words");
  await expect(cards(page)).toContainText("@文 & 字");
  await expect(cards(page)).toHaveAttribute("data-style", "minimal");
  await expect(cards(page)).toHaveAttribute("data-size", "xl");
});

test("nothing is lost while the browser keeps nothing, and it is said", async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("wink.card")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await open(page, "en");
  await editor(page, "en").fill("Only here");
  await expect(page.getByText("This browser keeps nothing")).toBeVisible();
  await expect(cards(page)).toContainText("Only here");
});

test("a text handed over takes the place of one's own, which comes back; a damaged link changes none and is told", async ({
  page,
}) => {
  await open(page, "en", { text: "My own words" }, `#text=${encodeURIComponent("From the feed")}`);
  const area = editor(page, "en");
  const goTo = (hash: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
  await expect(area).toHaveValue("From the feed");
  expect(new URL(page.url()).hash).toBe("");
  await area.press("Control+z");
  await expect(area).toHaveValue("My own words");
  await goTo("#text=%E4%BD");
  await expect(page.getByRole("alert")).toContainText("The link is damaged");
  await expect(area).toHaveValue("My own words");
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("The link is damaged")).toBeHidden();
  await goTo("#text=Another");
  await expect(area).toHaveValue("Another");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(area).toHaveValue("My own words");
  await page.getByRole("link", { name: "Open in editor" }).click();
  await expect(page).toHaveURL(/\/markdown-editor/);
});

test("what two tabs write is lost in neither", async ({ page, context }) => {
  await open(page, "en");
  const other = await context.newPage();
  await open(other, "en");
  await editor(page, "en").fill("Words of one");
  await editor(other, "en").fill("Words of the other");
  await expect(page.getByText("Another tab has a different text.")).toBeVisible();
  await page.reload();
  await expect(editor(page, "en")).toHaveValue("Words of one");
  await other.close();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(editor(page, "en")).toHaveValue("Words of the other");
});

test("a card is made with the keyboard alone", async ({ page }) => {
  await open(page, "en");
  await editor(page, "en").focus();
  await page.keyboard.type("Typed");
  await page.getByRole("radio", { name: "Modern Gradient" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(cards(page)).toHaveAttribute("data-style", "business");
  const download = page.getByRole("button", { name: "Download", exact: true }).filter({ visible: true });
  await expect(download).toBeEnabled();
  await download.focus();
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe("share-card.png");
});

test("brand and the whole card stand above the fold, and the card stays in view while one scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "en", { text: "# In view", settings: { format: "portrait" } });
  const card = page.locator("section [role=img]").filter({ hasText: "In view" });
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "Brand name" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("combobox", { name: "Font size" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "AI settings" }).or(page.getByRole("contentinfo")).first().hover();
  await expect(card).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("textbox", { name: "Brand name" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "See the card" }).click();
  const [brand, bar] = await Promise.all(
    [card.locator(".card-brand"), page.locator("[data-bottom-bar]")].map((each) => each.boundingBox()),
  );
  expect((brand?.y ?? 0) + (brand?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
