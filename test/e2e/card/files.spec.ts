import { cards, editor, open } from "../pages/card";
import { bytesOf, drop } from "../pages/drop-files";
import { expect, test } from "../pages/fixtures";
import { holdPart } from "../pages/held-scripts";

test("a file of text becomes the card wherever it is dropped, the former text comes back, and what is no text is told", async ({
  page,
}) => {
  await open(page, "en", { text: "what was written before" });
  const area = editor(page, "en");
  await expect(area).toHaveValue("what was written before");
  expect(
    await drop(page, "h1 >> nth=0", [{ name: "a.md", bytes: bytesOf("\uFEFF# 标题\r\n\r\n正文") }]),
  ).toBe(true);
  await expect(area).toHaveValue("# 标题\n\n正文");
  await expect(cards(page).locator("h1")).toHaveText("标题");
  expect(await drop(page, "textarea", [{ name: "b.txt", bytes: [0xd6, 0xd0, 0xce, 0xc4] }])).toBe(true);
  await expect(area).toHaveValue("中文");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(area).toHaveValue("what was written before");

  const address = page.url();
  expect(await drop(page, "body", [{ name: "a.pdf", bytes: [1], type: "application/pdf" }])).toBe(true);
  await expect(page.getByText("Only Markdown and plain text files").first()).toBeVisible();
  expect(await drop(page, "body", [{ name: "a.png", bytes: [1], type: "image/png" }])).toBe(true);
  await expect(page.getByText("A card shows pictures by their address").first()).toBeVisible();
  await expect(area).toHaveValue("what was written before");
  expect(page.url()).toBe(address);
});

test("two links in a row do not take a person's own card text away, even before the code that edits is there", async ({
  page,
}) => {
  await holdPart(page, "**/assets/listen.client-*.js*");
  await page.goto("/share-card?lang=en");
  const text = editor(page, "en");
  await expect(page.getByRole("button", { name: "Start with an example" })).toBeVisible();
  await text.fill("my own words");
  for (const theirs of ["first link", "second link"]) {
    await page.evaluate((words) => {
      location.hash = `text=${encodeURIComponent(words)}`;
    }, theirs);
    await expect(text).toHaveValue(theirs);
  }
  await page.reload();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(text).toHaveValue("my own words");
});
