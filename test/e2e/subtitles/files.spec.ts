import { expect, openSubtitles, test } from "../pages/fixtures";

test("a pasted subtitle file keeps its times", async ({ page }) => {
  const field = await openSubtitles(page, "zh");
  await field.fill("1\n00:00:05,500 --> 00:00:08,000\nHello\n\n2\n00:00:01,000 --> 00:00:04,250\nBye\n");
  await expect(page.getByRole("status").first()).toHaveText("2 条字幕 · 来自字幕文件");
  await expect(page.getByRole("row").nth(1)).toContainText("00:00:05.500");
  await expect(page.getByRole("row").nth(2)).toContainText("00:00:04.250");
  await expect(page.getByRole("row").nth(2)).toContainText("早于上一条开始");
});

test("a file dropped anywhere on the page is read into the field, others are refused", async ({ page }) => {
  const field = await openSubtitles(page, "en");
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

test("input without times says what was looked for, and hostile input stays text", async ({ page }) => {
  const field = await openSubtitles(page);
  await field.fill("There is nothing to see.");
  await expect(page.getByRole("heading", { name: "No times found" })).toBeVisible();
  await field.fill('0:01 <img src=x onerror="document.title=1"><b>Hello</b>');
  await expect(page.getByRole("row").nth(1)).toContainText("Hello");
  await expect(page).toHaveTitle(/HTML to Subtitles/);
});

test("a clipboard that refuses and a download that fails are told", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("denied")) },
    });
    document.execCommand = () => false;
    URL.createObjectURL = () => {
      throw new Error("full");
    };
  });
  const field = await openSubtitles(page, "zh");
  await field.fill("0:01 hello");
  await page.getByRole("button", { name: "复制" }).click();
  await expect(page.getByText("复制失败", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "下载 SRT" }).click();
  await expect(page.getByText("下载失败", { exact: true })).toBeVisible();
});

test("a conversion that fails is told, and the input stays", async ({ page }) => {
  await page.route(/convert\.worker/, (route) => route.abort());
  const field = await openSubtitles(page);
  await field.fill("0:01 hello");
  await expect(page.getByRole("alert")).toContainText("Error converting HTML. Please check your input.");
  await expect(field).toHaveValue("0:01 hello");
});

test("the toggle names the other language: EN in Chinese, 中文 in English", async ({ page }) => {
  await openSubtitles(page, "zh");
  const banner = page.getByRole("banner");
  await banner.getByText("EN", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HTML to Subtitles");
  await expect(banner.getByText("中文", { exact: true })).toBeVisible();
});
