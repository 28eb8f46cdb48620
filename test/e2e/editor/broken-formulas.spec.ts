import type { Page } from "@playwright/test";
import { expect, openEditor, test } from "../pages/fixtures";

const words = {
  en: {
    copy: "Copy HTML",
    problems: "2 problems",
    title: "What will look wrong or be missing",
    reason: String.raw`It cannot be drawn as it is written: Undefined control sequence: \badcmd.`,
    advice: "Correct these formulas in the text. Copied as they are, readers see the error in red.",
    anyway: "Copy anyway",
    back: "Back to the text",
    copied: "Content copied!",
  },
  zh: {
    copy: "复制 HTML",
    problems: "2 个问题",
    title: "显示有误或会丢失的内容",
    reason: String.raw`按现在的写法无法正确绘制（原因：Undefined control sequence: \badcmd）。`,
    advice: "请在正文中改正这些公式；原样复制的话，读者会看到红色的错误部分。",
    anyway: "仍然复制",
    back: "返回修改",
    copied: "内容已复制！",
  },
} as const;

const article = String.raw`Right $a^2$, wrong $\frac{1}{$ and again $\frac{1}{$.

$$\badcmd x$$

The end`;

function clipboard(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return [await read("text/html"), await read("text/plain")];
  });
}

for (const language of ["en", "zh"] as const) {
  test(`a formula with an error is told before it is copied, with its source and the reason (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const text = words[language];
    await openEditor(page, language);
    const area = page.locator("textarea");
    await area.fill(article);
    await expect(page.locator("section.article .broken-formula")).toHaveCount(3);
    await page.getByRole("button", { name: text.problems }).click();
    const dialog = page.getByRole("dialog", { name: text.title });
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await expect(dialog.getByText(String.raw`\frac{1}{`, { exact: true })).toBeVisible();
    await expect(dialog.getByText(text.reason)).toBeVisible();
    await expect(dialog.getByText(text.advice)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: text.copy }).click();
    await expect(dialog.getByRole("button", { name: text.back })).toBeVisible();
    await dialog.getByRole("button", { name: text.anyway }).click();
    await expect(page.getByText(text.copied)).toBeVisible();
    const [html, plain] = await clipboard(page);
    expect(html).not.toContain("title=");
    expect(plain?.replaceAll("\r\n", "\n")).toBe(article);

    await area.fill("Right $a^2$");
    await expect(page.getByRole("button", { name: text.problems })).toHaveCount(0);
    await page.getByRole("button", { name: text.copy }).click();
    await expect(page.getByText(text.copied)).toBeVisible();
  });
}
