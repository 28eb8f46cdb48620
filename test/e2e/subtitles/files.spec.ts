import { expect, test } from "../pages/fixtures";
import { open } from "../pages/subtitles";

for (const [language, status, flag] of [
  ["en", "2 subtitles · read from a subtitle file", "Starts before the one above"],
  ["zh", "2 条字幕 · 来自字幕文件", "早于上一条开始"],
] as const) {
  test(`a pasted subtitle file keeps its times (${language})`, async ({ page }) => {
    const field = await open(page, language);
    await field.fill("1\n00:00:05,500 --> 00:00:08,000\nHello\n\n2\n00:00:01,000 --> 00:00:04,250\nBye\n");
    await expect(page.getByRole("status").first()).toHaveText(status);
    await expect(page.getByRole("row").nth(1)).toContainText("00:00:05.500");
    await expect(page.getByRole("row").nth(2)).toContainText("00:00:04.250");
    await expect(page.getByRole("row").nth(2)).toContainText(flag);
  });
}

for (const [language, refusal] of [
  ["en", "Only HTML, SRT, VTT, SBV, LRC and plain text files can be read here."],
  ["zh", "这里只能读取 HTML、SRT、VTT、SBV、LRC 和纯文本文件。"],
] as const) {
  test(`a file dropped anywhere on the page is read into the field, others are refused (${language})`, async ({
    page,
  }) => {
    const field = await open(page, language);
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
    await expect(page.getByText(refusal, { exact: true })).toBeVisible();
    await expect(field).toHaveValue("notes");
    const file = "1\n00:00:01,500 --> 00:00:04,000\nHello\n";
    expect(await drop("talk.srt", file)).toBe(true);
    await expect(field).toHaveValue(file);
    await expect(page.getByRole("row").nth(1)).toContainText("00:00:01.500");
    await field.press("ControlOrMeta+z");
    await expect(field).toHaveValue("notes");
  });
}
