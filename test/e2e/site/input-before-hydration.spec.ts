import { expect, test } from "../pages/fixtures";
import { openHeld } from "../pages/held-scripts";

test("a transcript and choices of before the page ran become its subtitles", async ({ page }) => {
  const { release } = await openHeld(page, "/subtitle-converter?lang=en");
  const field = page.getByRole("textbox", { name: "Transcript page" });
  await field.fill("0:01 hello\n0:05 world");
  await page.getByRole("radio", { name: "VTT" }).check();
  await page.getByRole("checkbox").uncheck();
  release();
  await expect(page.getByRole("button", { name: "Download VTT" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "VTT" })).toBeChecked();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").check();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(field).toHaveValue("0:01 hello\n0:05 world");
});

test("words in the search of before the page ran are searched, and the caret stays", async ({ page }) => {
  const { release } = await openHeld(page, "/material-library?lang=en");
  const search = page.getByRole("searchbox", { name: "Search the sites" });
  await search.pressSequentially("arxi");
  await search.press("ArrowLeft");
  release();
  await expect(page.getByRole("main").locator("a[target=_blank]")).toHaveCount(1);
  await expect(page).toHaveURL(/q=arxi/);
  await expect(search).toBeFocused();
  expect(await search.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
});

test("what was entered for a card before the page ran is on it, what was stored stays", async ({ page }) => {
  const stored = { style: "business", tone: "dark", source: "Kept source", brand: "Kept brand" };
  await page.addInitScript((settings) => {
    const before = localStorage.getItem("wink.card.settings");
    localStorage.setItem("wink.card.settings", before ?? JSON.stringify(settings));
  }, stored);
  const { release } = await openHeld(page, "/share-card?lang=en");
  await page.getByRole("textbox", { name: "Text (Markdown)" }).fill("Early words");
  await page.getByRole("textbox", { name: "Brand name" }).fill("Mine");
  await page.getByRole("combobox").selectOption("large");
  await page.getByRole("radio", { name: "1:1" }).check();
  await page.getByRole("checkbox").uncheck();
  release();
  const card = page.getByRole("img", { name: "Preview of card 1 of 1" }).locator(".share-card");
  // All scripts of the page, those that compose cards too, begin to load only now.
  await expect(card).toContainText("Early words", { timeout: 15_000 });
  await expect(card).toContainText("@Mine");
  await expect(card).toContainText("Kept source");
  await expect(card).toHaveAttribute("data-size", "large");
  await expect(card).toHaveAttribute("data-format", "square");
  await expect(card).toHaveAttribute("data-style", "business");
  await expect(page.getByRole("radio", { name: "1:1" })).toBeChecked();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.reload();
  await expect(card).toContainText("@Mine");
  await expect(card).toHaveAttribute("data-format", "square");
});
