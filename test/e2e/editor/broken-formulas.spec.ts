import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, openEditor, test } from "../pages/fixtures";

const article = String.raw`Right $a^2$, wrong $\frac{1}{$ and again $\frac{1}{$.

$$\badcmd x$$

[TOC]

The end`;

function clipboard(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return [await read("text/html"), await read("text/plain")];
  });
}

test("what will look wrong is told before it is copied, with its source and the reason", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page, "zh");
  const area = page.locator("textarea");
  await area.fill(article);
  await expect(page.locator("section.article .broken-formula")).toHaveCount(3);
  await page.getByRole("button", { name: "3 个问题" }).click();
  const dialog = page.getByRole("dialog", { name: "显示有误或会丢失的内容" });
  const problems = dialog.getByRole("listitem");
  await expect(problems).toHaveCount(3);
  await expect(problems.filter({ hasText: String.raw`\frac{1}{` })).toHaveCount(1);
  await expect(problems.filter({ hasText: String.raw`\badcmd x` })).toContainText(
    String.raw`按现在的写法无法正确绘制（原因：Undefined control sequence \badcmd）。`,
  );
  await expect(problems.filter({ hasText: "[TOC]" })).toContainText("目录");
  await expect(
    dialog.getByText("请在正文中改正这些公式；原样复制的话，读者会看到红色的错误部分。"),
  ).toBeVisible();
  expect(await findings(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "复制 HTML" }).click();
  await expect(dialog.getByRole("button", { name: "返回修改" })).toBeVisible();
  await dialog.getByRole("button", { name: "仍然复制" }).click();
  await expect(page.getByText("内容已复制！")).toBeVisible();
  const [html, plain] = await clipboard(page);
  expect(html).not.toContain("title=");
  expect(plain?.replaceAll("\r\n", "\n")).toBe(article);

  await area.fill("Right $a^2$");
  await expect(page.getByRole("button", { name: "个问题" })).toHaveCount(0);
  await page.getByRole("button", { name: "复制 HTML" }).click();
  await expect(page.getByText("内容已复制！")).toBeVisible();
});
