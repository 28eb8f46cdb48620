import type { Page } from "@playwright/test";
import { openEditor } from "./fixtures";

export type Language = "en" | "zh";

export const words = {
  en: {
    text: "Article in Markdown",
    preview: "Preview",
    copy: "Copy HTML",
    more: "More actions",
    blank: "Please enter some content first",
    copied: "Content copied!",
    buttons: [
      "Heading 1",
      "Heading 2",
      "Bold",
      "Italic",
      "Bullet list",
      "Numbered list",
      "Link",
      "Image",
      "Inline code",
      "Quote",
      "Divider",
      "Table",
      "Footnote",
      "Code block",
    ],
  },
  zh: {
    text: "Markdown 正文",
    preview: "预览",
    copy: "复制 HTML",
    more: "更多操作",
    blank: "请先输入内容",
    copied: "内容已复制！",
  },
} as const;

/** Opens the editor, and gives its text area. */
export async function open(page: Page, language: Language = "en", hash = "") {
  await openEditor(page, language, hash);
  return page.getByRole("textbox", { name: words[language].text });
}

/** Copies words, as they are in rich text too, and pastes them as a hand does. */
export async function paste(page: Page, words: string, html?: string): Promise<void> {
  const copied: Record<string, string> = { "text/plain": words };
  if (html) copied["text/html"] = html;
  await page.evaluate((texts) => {
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })] as const);
    return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, copied);
  await page.keyboard.press("ControlOrMeta+v");
}

export const paper = (page: Page, language: Language = "en") =>
  page.getByRole("region", { name: words[language].preview });

export const selection = (page: Page) =>
  page
    .locator("textarea")
    .evaluate((area: HTMLTextAreaElement) => [area.value, area.selectionStart, area.selectionEnd]);

export const select = (page: Page, start: number, end: number) =>
  page
    .locator("textarea")
    .evaluate(
      (area: HTMLTextAreaElement, range) => area.setSelectionRange(range[0] ?? 0, range[1] ?? 0),
      [start, end],
    );
