import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, openEditor, test } from "./support";

const words = {
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

type Language = keyof typeof words;

const WORK = `# A day's work\n\n${"Every sentence of it counts. ".repeat(40)}`;

function area(page: Page, language: Language = "en") {
  return page.getByRole("textbox", { name: words[language].text });
}

async function saved(page: Page, language: Language = "en"): Promise<void> {
  await expect(page.getByText(words[language].saved)).toBeVisible();
}

async function write(page: Page, text: string, language: Language = "en"): Promise<void> {
  await area(page, language).fill(text);
  await saved(page, language);
}

async function openPanel(page: Page, language: Language = "en", tab?: "versions" | "bin"): Promise<void> {
  await page.getByRole("button", { name: words[language].drafts, exact: true }).click();
  if (tab) await page.getByRole("tab", { name: words[language][tab] }).click();
}

async function tabOf(context: BrowserContext, language: Language = "en"): Promise<Page> {
  const page = await context.newPage();
  await openEditor(page, language);
  return page;
}

test("a reload in the middle of a word keeps the text", async ({ page }) => {
  await openEditor(page);
  await area(page).pressSequentially("every letter counts");
  await page.reload();
  await expect(area(page)).toHaveValue("every letter counts");
});

test("a crash keeps the text, and the draft is free for the next tab", async ({ page, context }) => {
  await openEditor(page);
  await write(page, WORK);
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  const after = await tabOf(context);
  await expect(area(after)).toHaveValue(WORK);
  await expect(area(after)).toBeEditable();
});

test("a tab that is closed without a word has saved what it said was saved", async ({ page, context }) => {
  await openEditor(page);
  await write(page, "first");
  await page.close({ runBeforeUnload: false });
  await expect(area(await tabOf(context))).toHaveValue("first");
});

for (const language of ["en", "zh"] as const) {
  const say = words[language];

  test(`of two tabs one writes, and the other takes over with every letter (${language})`, async ({
    page,
    context,
  }) => {
    await openEditor(page, language);
    await write(page, WORK, language);
    const second = await tabOf(context, language);
    await expect(second.getByText(say.elsewhere)).toBeVisible();
    await expect(area(second, language)).not.toBeEditable();
    await area(page, language).press("ControlOrMeta+End");
    await area(page, language).pressSequentially(" and more");
    await second.getByRole("button", { name: say.here }).click();
    await expect(area(second, language)).toHaveValue(`${WORK} and more`);
    await expect(area(second, language)).toBeEditable();
    await expect(page.getByText(say.elsewhere)).toBeVisible();
    await expect(area(page, language)).not.toBeEditable();
  });

  test(`a text that was deleted is restored from its versions, on a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openEditor(page, language);
    await write(page, WORK, language);
    await area(page, language).press("ControlOrMeta+a");
    await area(page, language).press("Delete");
    await area(page, language).pressSequentially("oh");
    await saved(page, language);
    await page.reload();
    await expect(area(page, language)).toHaveValue("oh");
    await openPanel(page, language, "versions");
    await page.getByText(say.shrink).click();
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(WORK);
    await page.getByRole("button", { name: say.restore, exact: true }).click();
    await expect(area(page, language)).toHaveValue(WORK);
    await area(page, language).press("ControlOrMeta+z");
    await expect(area(page, language)).toHaveValue(WORK);
    await openPanel(page, language, "versions");
    await expect(page.getByText(say.found)).toBeVisible();
  });

  test(`a draft is deleted, brought back and opened (${language})`, async ({ page }) => {
    await openEditor(page, language);
    await write(page, "# First\n\ntext", language);
    await openPanel(page, language);
    await page.getByRole("button", { name: say.fresh }).click();
    await write(page, "# Second", language);
    await openPanel(page, language);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await dialog
      .getByRole("listitem")
      .filter({ hasText: "First" })
      .getByRole("button", { name: say.remove })
      .click();
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await dialog.getByRole("button", { name: say.undo }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await dialog.getByRole("button", { name: say.open }).click();
    await expect(area(page, language)).toHaveValue("# First\n\ntext");
  });

  test(`full storage is said with the way out, and saving goes on when there is room (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...given) {
        if (document.documentElement.dataset.room === "yes") return put.apply(this, given);
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
    await openEditor(page, language);
    await area(page, language).fill(WORK);
    await expect(page.getByText(say.full)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: say.download, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.md$/);
    await page.evaluate(() => {
      document.documentElement.dataset.room = "yes";
    });
    await page.getByRole("button", { name: say.again }).click();
    await saved(page, language);
    await expect(area(page, language)).toHaveValue(WORK);
  });

  test(`a blocked database is said, and the drafts are kept all the same (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("Blocked", "SecurityError");
      };
    });
    await openEditor(page, language);
    await expect(page.getByText(say.fallback)).toBeVisible();
    await write(page, WORK, language);
    await page.reload();
    await expect(area(page, language)).toHaveValue(WORK);
  });

  test(`the panel has no accessibility findings (${language})`, async ({ page }) => {
    await openEditor(page, language);
    await write(page, WORK, language);
    await area(page, language).fill("x");
    await saved(page, language);
    await openPanel(page, language);
    await page.getByRole("button", { name: say.fresh }).click();
    await write(page, "# Second", language);
    await openPanel(page, language);
    await page
      .getByRole("dialog")
      .getByRole("listitem")
      .filter({ hasText: "Second" })
      .getByRole("button", { name: say.remove })
      .click();
    await expect(page.getByRole("button", { name: say.undo })).toBeVisible();
    for (const tab of [say.drafts, say.versions, say.bin]) {
      await page.getByRole("tab", { name: tab }).click();
      const summary = page.getByText(say.shrink);
      if (await summary.isVisible()) await summary.click();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    }
  });
}

test("a duplicated tab leaves the draft to the first, and works on a copy", async ({ page, context }) => {
  await openEditor(page);
  await write(page, WORK);
  const opening = context.waitForEvent("page");
  await page.evaluate(() => window.open(location.href));
  const copy = await opening;
  await expect(copy.getByText(words.en.elsewhere)).toBeVisible();
  await copy.getByRole("button", { name: words.en.copy }).click();
  await write(copy, "copied and changed");
  await expect(area(page)).toHaveValue(WORK);
  await expect(area(page)).toBeEditable();
  await page.reload();
  await expect(area(page)).toHaveValue(WORK);
});

test("without locks the tab that saves later overwrites nothing", async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await openEditor(page);
  await write(page, WORK);
  const second = await tabOf(context);
  await write(page, `${WORK} first`);
  await area(second).fill(`${WORK} second`);
  await expect(second.getByText(words.en.conflict)).toBeVisible();
  await second.getByRole("button", { name: words.en.here }).click();
  await expect(area(second)).toHaveValue(`${WORK} first`);
});

test("where nothing can be stored it is said at once, and closing the tab asks first", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await openEditor(page);
  await expect(page.getByText(words.en.blocked)).toBeVisible();
  await area(page).pressSequentially("only here");
  const asking = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asking;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(area(page)).toHaveValue("only here");
});

test("a database that never answers does not keep anybody from writing", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto("/markdown-editor?lang=en");
  await area(page).fill("typed while it hangs");
  await expect(page.getByText(words.en.fallback)).toBeVisible();
  await saved(page);
  await expect(area(page)).toHaveValue("typed while it hangs");
});

test("two million characters are kept", async ({ page }) => {
  await openEditor(page);
  const text = `${"长文 long text. ".repeat(8)}\n\n`.repeat(20_000).slice(0, 2_000_000);
  await area(page).evaluate((field: HTMLTextAreaElement, value) => {
    field.value = value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);
  await expect(page.getByText(words.en.saved)).toBeVisible();
  await page.reload();
  await expect
    .poll(() => area(page).evaluate((field: HTMLTextAreaElement) => field.value.length))
    .toBe(2_000_000);
});
