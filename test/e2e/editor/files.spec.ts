import { bytesOf, type Dropped, drop } from "../pages/drop-files";
import { open, paper, words } from "../pages/editor";
import { expect, test } from "../pages/fixtures";

test("a Markdown file opens as a draft of its own, wherever it is dropped, and from the menu, the same one twice", async ({
  page,
}) => {
  const area = await open(page);
  await area.fill("what was written before");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(await drop(page, "textarea", [{ name: "a.md", bytes: bytesOf("\uFEFF# 标题\r\n\r\n正文") }])).toBe(
    true,
  );
  await expect(area).toHaveValue("# 标题\n\n正文");
  await expect(paper(page).getByRole("heading", { name: "标题" })).toBeVisible();
  await expect(page.getByText("The file is open as a separate draft.")).toBeVisible();
  expect(await drop(page, "body", [{ name: "b.txt", bytes: [0xd6, 0xd0, 0xce, 0xc4] }])).toBe(true);
  await expect(area).toHaveValue("中文");
  for (const wanted of ["first", "second"]) {
    await page.getByRole("button", { name: words.en.more }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("menuitem", { name: "Open files…" }).click();
    const buffer = Buffer.from(`# ${wanted}`);
    await (await chooser).setFiles({ name: "a.md", mimeType: "text/markdown", buffer });
    await expect(area).toHaveValue(`# ${wanted}`);
  }
  await page.getByRole("button", { name: "Drafts" }).click();
  const drafts = page.getByRole("dialog");
  await expect(drafts.getByText("what was written before")).toBeVisible();
  await expect(drafts.getByText("标题")).toBeVisible();
});

test("what cannot be opened is told, and leaves text and page as they are", async ({ page }) => {
  const area = await open(page, "zh");
  await area.fill("原来的文字");
  const address = page.url();
  const cases: [Dropped[], string][] = [
    [[{ name: "a.pdf", bytes: [1], type: "application/pdf" }], "只能打开 Markdown 或纯文本文件"],
    [[{ name: "a.md", bytes: [] }], "这个文件里没有文字"],
    [[{ name: "a.md", bytes: [0xff, 0x00] }], "无法识别这个文件的文字编码"],
    [[{ name: "a.png", bytes: [1], type: "image/png" }], "正文里放不下图片文件"],
  ];
  for (const [files, message] of cases) {
    expect(await drop(page, "h1", files)).toBe(true);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(area).toHaveValue("原来的文字");
  expect(page.url()).toBe(address);
});
