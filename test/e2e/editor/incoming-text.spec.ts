import { open, paper, select, selection, words } from "../pages/editor";
import { expect, test } from "../pages/fixtures";
import { openHeld } from "../pages/held-scripts";

test("Enter goes on with a list, a pasted address links words, rich text becomes Markdown, a picture is refused", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const area = await open(page);
  await area.click();
  await page.keyboard.type("- one");
  const before = await selection(page);
  await page.keyboard.press("Enter");
  await expect(area).toHaveValue("- one\n- ");
  await page.keyboard.press("Control+z");
  expect(await selection(page)).toEqual(before);

  await area.fill("see here now");
  await select(page, 4, 8);
  await page.evaluate(() => navigator.clipboard.writeText("https://a.example/x"));
  await area.focus();
  await page.keyboard.press("Control+v");
  await expect(area).toHaveValue("see [here](https://a.example/x) now");
  await page.keyboard.press("Control+z");
  expect(await selection(page)).toEqual(["see here now", 4, 8]);
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        "text/html": new Blob(["<b>rich</b>"], { type: "text/html" }),
        "text/plain": new Blob(["rich"], { type: "text/plain" }),
      }),
    ]),
  );
  await page.keyboard.press("Control+v");
  await expect(area).toHaveValue("see **rich** now");

  await area.evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "a.png", { type: "image/png" }));
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText("A picture file cannot be kept in the text.")).toBeVisible();
});

test("a link opened twice makes one draft beside one's own, and a damaged one changes no text and is told", async ({
  page,
}) => {
  const area = await open(page);
  await area.fill("mine");
  await page.evaluate(() => {
    location.hash = "#text=100%";
  });
  await expect(page.getByText("The link is damaged")).toBeVisible();
  await expect(area).toHaveValue("mine");
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(page.getByText("The link is damaged")).toBeHidden();

  for (const hash of ["#text=From%20a%20link", "#text=From%20a%20link"]) {
    await page.goto("about:blank");
    await open(page, "zh", hash);
    const opened = page.getByRole("textbox", { name: words.zh.text });
    await expect(opened).toHaveValue("From a link");
    await expect(page.getByText("这篇文字来自您打开的链接")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  }
  await page.getByRole("button", { name: "草稿", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("From a link")).toHaveCount(1);
  await expect(page.getByRole("dialog").getByText("mine")).toHaveCount(1);
});

test("text typed before the page runs is kept", async ({ page }) => {
  const { release } = await openHeld(page, "/markdown-editor?lang=en");
  const area = page.getByRole("textbox", { name: words.en.text });
  await area.pressSequentially("typed early");
  const field = await area.elementHandle();
  release();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(area).toHaveValue("typed early");
  // Another text area would cut off a word that is being composed.
  expect(await field?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(paper(page).getByText("typed early")).toBeVisible();
});
