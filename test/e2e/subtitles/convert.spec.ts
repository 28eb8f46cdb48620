import { readFileSync } from "node:fs";
import { findings } from "../pages/accessibility";
import { expect, openSubtitles, test } from "../pages/fixtures";

const legacy = readFileSync("test/data/transcript/youtube-legacy-two-line.html", "utf8");
const modern = readFileSync("test/data/transcript/youtube-2026-two-line.html", "utf8");

/** A page of rows as a site of today would write them. */
function manyRows(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const time = `${Math.floor(index / 1200)}:${String(Math.floor(index / 20) % 60).padStart(2, "0")}:${String((index % 20) * 3).padStart(2, "0")}`;
    return `<div class="flex gap-2 p-2"><span>${time}</span><p>Line ${index}</p><p>第 ${index} 行</p></div>`;
  });
  return rows.join("\n");
}

test("a transcript becomes a file in English: preview, mend, order, format, download, copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const field = await openSubtitles(page);
  await expect(page.getByRole("heading", { name: "HTML to Subtitles" })).toBeVisible();
  await expect(page.getByText("From YouTube in three steps")).toBeVisible();
  await field.fill(legacy);
  await expect(page.getByRole("status").first()).toHaveText(
    "10 subtitles · read from a YouTube transcript · 1 place skipped",
  );
  await expect(page.getByRole("row")).toHaveCount(11);
  await expect(page.getByRole("row").nth(4)).toContainText("No duration");
  await page.getByRole("button", { name: "Fix times" }).click();
  await expect(page.getByRole("row").nth(4)).toContainText("00:00:22");
  await expect(page.getByText("No duration")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").nth(4)).toContainText("No duration");
  await page.getByText("1 place skipped", { exact: true }).click();
  await expect(page.getByText("Chapter title")).toBeVisible();
  expect(await findings(page, "main")).toEqual([]);
  await page.getByLabel("Two languages").selectOption("Second line first");
  await expect(page.getByRole("region", { name: "File" })).toContainText(
    "1\n00:00:00,000 --> 00:00:04,000\n八十七年前，我们的先辈\nFour score",
  );
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download SRT" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("subtitles.srt");
  const text = readFileSync(await saved.path(), "utf8");
  expect(text.startsWith("1\n00:00:00,000 --> 00:00:04,000\n八十七年前，我们的先辈\n")).toBe(true);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied to clipboard!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.getByText("VTT", { exact: true }).click();
  await expect(page.getByRole("region", { name: "File" })).toContainText("WEBVTT");
  const [vtt] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download VTT" }).click(),
  ]);
  expect(vtt.suggestedFilename()).toBe("subtitles.vtt");
});

test("the same in Chinese, on a phone, whose foot says what was found, leads there and saves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const field = await openSubtitles(page, "zh");
  const foot = page.locator("[data-bottom-bar]");
  await expect(page.getByPlaceholder("在此粘贴 HTML 内容……")).toBeVisible();
  await expect(foot).toHaveCount(0);
  await field.fill("no times");
  await expect(foot.getByRole("button")).toHaveText("没有找到字幕");
  await field.fill(modern);
  await expect(page.getByRole("status").first()).toHaveText("10 条字幕 · 来自 YouTube 文字记录 · 跳过 2 处");
  await expect(page.getByRole("table")).not.toBeInViewport();
  await foot.getByRole("button", { name: "10 条字幕" }).click();
  await expect(page.getByRole("table")).toBeInViewport();
  await expect(page.getByRole("region", { name: "字幕" })).toBeFocused();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    foot.getByRole("button", { name: "下载 SRT" }).click(),
  ]);
  expect(readFileSync(await saved.path(), "utf8")).toContain(
    "Four score and seven years ago our fathers\n八十七年前",
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("on a desktop ten cues are seen without scrolling their table, the file beside them, without a network too", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const field = await openSubtitles(page);
  await field.fill("0:01 Hello");
  await expect(page.getByRole("row")).toHaveCount(2);
  await context.setOffline(true);
  await field.fill(legacy);
  await expect(page.getByRole("row")).toHaveCount(11);
  const preview = page.getByRole("region", { name: "Preview" });
  const hidden = await preview.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  const cues = await preview.boundingBox();
  const file = await page.getByRole("region", { name: "File" }).boundingBox();
  expect((file?.x ?? 0) + (file?.width ?? 0)).toBeLessThan(cues?.x ?? 0);
  expect(file?.y).toBeLessThan((cues?.y ?? 0) + (cues?.height ?? 0));
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  const field = await openSubtitles(page);
  await field.focus();
  await page.keyboard.insertText("0:01\nHello\n你好\n0:05\nBye\n再见");
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("radio", { name: "SRT" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("region", { name: "File" })).toContainText("WEBVTT");
  await page.getByRole("button", { name: "Download VTT" }).focus();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(saved.suggestedFilename()).toBe("subtitles.vtt");
});

test("an example shows what comes out of a page and is undone; what was pasted is there after a reload, until it is cleared", async ({
  page,
}) => {
  const field = await openSubtitles(page, "en");
  const example = page.getByRole("button", { name: "Try an example" });
  await example.click();
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByRole("row").nth(1)).toContainText("晚上好，感谢各位到场。");
  await expect(example).toHaveCount(0);
  await field.press("ControlOrMeta+z");
  await expect(field).toHaveValue("");
  await expect(example).toBeVisible();
  await field.fill("0:01 hello");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(field).toHaveValue("0:01 hello");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText("From YouTube in three steps")).toBeVisible();
});

test("typing is converted once it pauses; pasting from a page keeps its structure and can be undone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const counted = window as unknown as { sent: number };
    counted.sent = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      counted.sent += 1;
      post.call(this, message);
    };
  });
  const field = await openSubtitles(page);
  await field.pressSequentially("0:01 hello there", { delay: 20 });
  await expect(page.getByRole("row")).toHaveCount(2);
  expect(await page.evaluate(() => (window as unknown as { sent: number }).sent)).toBe(1);

  await page.evaluate(async (html) => {
    const parts = { "text/html": html, "text/plain": "Four score and seven years ago" };
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, modern);
  await field.press("ControlOrMeta+A");
  await field.press("ControlOrMeta+V");
  await expect(page.getByRole("row")).toHaveCount(11);
  await expect(page.getByRole("row").nth(1)).toContainText("八十七年前，我们的先辈");
  await field.press("ControlOrMeta+Z");
  await expect(field).toHaveValue("0:01 hello there");
});

test("ten thousand rows are shown a hundred at a time", async ({ page }) => {
  const field = await openSubtitles(page);
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, manyRows(10_000));
  await expect(page.getByRole("status").first()).toContainText("10,000 subtitles");
  await expect(page.getByText("too long for a text field")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(101);
  await page.getByRole("button", { name: "Next subtitles" }).click();
  await expect(page.getByText("101–200 of 10,000")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("Line 100");
});
