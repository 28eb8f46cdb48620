import { expect, test } from "../pages/fixtures";
import { open } from "../pages/subtitles";

test("a pasted subtitle file keeps its times", async ({ page }) => {
  const field = await open(page, "zh");
  await field.fill("1\n00:00:05,500 --> 00:00:08,000\nHello\n\n2\n00:00:01,000 --> 00:00:04,250\nBye\n");
  await expect(page.getByRole("status").first()).toHaveText("2 条字幕 · 来自字幕文件");
  await expect(page.getByRole("row").nth(1)).toContainText("00:00:05.500");
  await expect(page.getByRole("row").nth(2)).toContainText("00:00:04.250");
  await expect(page.getByRole("row").nth(2)).toContainText("早于上一条开始");
});

test("a file dropped anywhere on the page is read into the field, others are refused", async ({ page }) => {
  const field = await open(page, "en");
  await field.fill("notes");
  const drop = (name: string, text: string) =>
    page.locator("h1").evaluate(
      (heading, file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([file.text], file.name));
        const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
        heading.dispatchEvent(event);
        return event.defaultPrevented;
      },
      { name, text },
    );
  expect(await drop("talk.mp4", "x")).toBe(true);
  await expect(
    page.getByText("Only HTML, SRT, VTT, SBV, LRC and plain text files can be read here.", { exact: true }),
  ).toBeVisible();
  await expect(field).toHaveValue("notes");
  const file = "1\n00:00:01,500 --> 00:00:04,000\nHello\n";
  expect(await drop("talk.srt", file)).toBe(true);
  await expect(field).toHaveValue(file);
  await expect(page.getByRole("row").nth(1)).toContainText("00:00:01.500");
  await field.press("ControlOrMeta+z");
  await expect(field).toHaveValue("notes");
});
