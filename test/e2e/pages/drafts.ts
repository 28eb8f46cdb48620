import type { BrowserContext, Page } from "@playwright/test";
import { expect, openEditor } from "./fixtures";

export const words = {
  en: {
    text: "Article in Markdown",
    drafts: "Drafts",
    versions: "Versions",
    bin: "Deleted",
    saved: /^Saved · /,
    elsewhere: /open in another tab, so it can only be read/,
    here: "Continue here",
    copy: "Work on a copy",
    full: /storage is full/,
    fallback: /database does not answer/,
    blocked: /stores nothing for this site/,
    download: "Download",
    again: "Try again",
    restore: "Restore",
    fresh: "New draft",
    open: /^Open:/,
    remove: /^Delete/,
    undo: "Undo",
    putBack: /^Put back/,
    conflict: /changed in another tab/,
    shrink: /before much was deleted/,
    found: /as you found it/,
  },
  zh: {
    text: "Markdown 正文",
    drafts: "草稿",
    versions: "版本",
    bin: "已删除",
    saved: /^已保存 · /,
    elsewhere: /另一个标签页打开，这里只能阅读/,
    here: "在这里继续",
    copy: "另存一份来写",
    full: /存储空间已满/,
    fallback: /数据库没有响应/,
    blocked: /不允许本站存储/,
    download: "下载",
    again: "重试",
    restore: "恢复",
    fresh: "新建草稿",
    open: /^打开/,
    remove: /^删除/,
    undo: "撤销",
    putBack: /^放回/,
    conflict: /另一个标签页改过/,
    shrink: /大段删除之前/,
    found: /打开时的内容/,
  },
} as const;

export type Language = keyof typeof words;

/** Long enough to be worth keeping as a version when it goes. */
export const WORK = `# A day's work\n\n${"Every sentence of it counts. ".repeat(40)}`;

export function area(page: Page, language: Language = "en") {
  return page.getByRole("textbox", { name: words[language].text });
}

export async function saved(page: Page, language: Language = "en"): Promise<void> {
  await expect(page.getByText(words[language].saved)).toBeVisible();
}

export async function write(page: Page, text: string, language: Language = "en"): Promise<void> {
  await area(page, language).fill(text);
  await saved(page, language);
}

export async function openPanel(
  page: Page,
  language: Language = "en",
  tab?: "versions" | "bin",
): Promise<void> {
  await page.getByRole("button", { name: words[language].drafts, exact: true }).click();
  if (tab) await page.getByRole("tab", { name: words[language][tab] }).click();
}

export async function tabOf(context: BrowserContext, language: Language = "en"): Promise<Page> {
  const page = await context.newPage();
  await openEditor(page, language);
  return page;
}
