import { expect, openEditor, test } from "../pages/fixtures";

const say = {
  text: "Markdown 正文",
  example: "用示例文章开始",
  steps: /点“复制 HTML”，到公众号后台/,
  title: "一篇文章，从草稿到公众号",
  copy: "复制 HTML",
  copied: "内容已复制！",
  next: /接下来，到公众号后台/,
  link: /到公众号后台粘贴/,
  bold: "加粗",
  boldKeys: "加粗（Ctrl+B）",
  preview: "预览",
};

test("a newcomer is told the keys, gets from the empty page to a copied article, and is told where it goes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page, "zh");
  const area = page.getByRole("textbox", { name: say.text });
  const bold = page.getByRole("button", { name: say.bold, exact: true });
  await expect(bold).toHaveAttribute("title", say.boldKeys);
  await expect(bold).toHaveAttribute("aria-keyshortcuts", "Control+B");
  await expect(page.getByText(say.steps)).toBeVisible();
  await page.getByRole("button", { name: say.example }).click();
  await expect(page.locator("section.article h1")).toHaveText(say.title);
  await expect(page.getByRole("button", { name: say.example })).toHaveCount(0);
  await expect(page.locator("section.article section.alert")).toHaveCount(1);
  await expect(page.locator("section.article mark")).toHaveCount(1);
  await page.getByRole("button", { name: say.copy }).click();
  await expect(page.getByText(say.copied)).toBeVisible();
  await expect(page.getByText(say.next)).toBeVisible();
  await expect(page.getByRole("link", { name: say.link })).toHaveAttribute(
    "href",
    "https://mp.weixin.qq.com/",
  );
  await area.press("ControlOrMeta+z");
  await expect(area).toHaveValue("");
  await expect(page.getByRole("button", { name: say.example })).toBeVisible();
});

test("the example is one tap away on a phone, before and in the preview; only the article is printed, all of it, at any width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await openEditor(page, "zh");
  await expect(page.getByRole("button", { name: say.example })).toHaveCount(1);
  await page.getByRole("button", { name: say.preview, exact: true }).click();
  await expect(page.getByText(say.steps)).toBeVisible();
  await page.getByRole("button", { name: say.example }).click();
  await expect(page.locator("section.article h1")).toHaveText(say.title);
  await page.getByRole("button", { name: say.preview, exact: true }).click();
  await expect(page.getByRole("textbox", { name: say.text })).toHaveValue(new RegExp(`^# ${say.title}`));

  const text = page.getByRole("textbox", { name: say.text, includeHidden: true });
  await text.fill(`# Printed\n\n${"A paragraph.\n\n".repeat(80)}The last line.`);
  await expect(page.locator("section.article").getByText("The last line.")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.locator("section.article h1")).toBeVisible();
    for (const button of [say.copy, say.bold])
      await expect(page.getByRole("button", { name: button, exact: true })).toBeHidden();
    await expect(text).toBeHidden();
    const cut = await page
      .getByRole("region", { name: say.preview })
      .evaluate((pane) => pane.scrollHeight - pane.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  }
});
