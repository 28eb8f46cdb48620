import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, openEditor, test } from "../pages/fixtures";

const waiting = "It will be copied, saved or printed as soon as all of it is there.";
const end = "这是最后几个字 the last words.";

/** Puts in a text as a paste does, and at once does what follows it. */
async function paste(page: Page, text: string, then: "copy" | "nothing" = "nothing") {
  await page.locator("textarea").evaluate(
    (area: HTMLTextAreaElement, [text, then]) => {
      area.value = text;
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
      if (then !== "copy") return;
      for (const button of document.querySelectorAll("button"))
        if (button.textContent?.trim() === "Copy HTML") button.click();
    },
    [text, then] as const,
  );
}

async function onClipboard(page: Page, type: string): Promise<string> {
  return page.evaluate(async (type) => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType(type))?.text() ?? "";
  }, type);
}

async function download(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "More actions" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name }).click();
  return readFile(await (await saved).path(), "utf8");
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("what was typed last is copied, though a long article is still drawn", async ({ page }) => {
  test.slow();
  await openEditor(page);
  await paste(page, "A paragraph.\n\n".repeat(3000));
  const paragraphs = () =>
    page.locator("section.article").evaluate((all) => all.querySelectorAll("p").length);
  await expect.poll(paragraphs, { timeout: 60_000 }).toBe(3000);
  for (const words of ["first", "second", end]) {
    await paste(page, `${"A paragraph.\n\n".repeat(3000)}${words}`, words === end ? "copy" : "nothing");
  }
  await expect(page.getByText("Content copied!")).toBeVisible({ timeout: 60_000 });
  expect((await onClipboard(page, "text/plain")).endsWith(end)).toBe(true);
});

test("a block too complex to be drawn is copied and saved as its whole source", async ({ page }) => {
  await openEditor(page);
  const bomb = `${"<b>".repeat(400)}\n${"words &amp; words ".repeat(2000)}\n<i>the end of the block</i>`;
  const table = `| [a][x] | b |\n| - | - |\n${"| 1 | **2** |\n".repeat(14_000)}| the last | row |`;
  const text = `# Title\n\n${bomb}\n\nBetween\n\n${table}\n\n[x]: https://example.com/x\n\n${end}`;
  await paste(page, text);
  const article = page.locator("section.article");
  await expect(article.getByText(end)).toBeVisible();
  await expect(article.locator("pre")).toHaveCount(2);
  await expect(article.locator("pre").last()).toContainText("| 1 | **2** |");
  await expect(page.getByText("Copying and downloading take all of its source.")).toBeVisible();
  await page.getByRole("button", { name: "Copy HTML" }).click();
  await expect(page.getByText("was copied as its whole source")).toBeVisible();
  const plain = await onClipboard(page, "text/plain");
  for (const part of [bomb, table, end]) expect(plain).toContain(part);
  const html = await onClipboard(page, "text/html");
  const written = (source: string) => source.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(html.replaceAll("&nbsp;", " ")).toContain(written("<i>the end of the block</i>"));
  expect(html).not.toContain("<i>the");

  const file = await download(page, "Download page (.html)");
  await expect(page.getByText("the file shows its source instead")).toBeVisible();
  expect(file.replaceAll("&nbsp;", " ")).toContain(`${written("<i>the end of the block</i>")}</code></pre>`);
  expect(file.replaceAll("&nbsp;", " ")).toContain("| the last | row |");
  expect(await download(page, "Download Markdown (.md)")).toBe(text);
});

/** Keeps back what formulas are drawn with until it is let go. */
async function holdFormulas(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(/drawing\.worker[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release?.();
}

test("while a part of the drawing does not come, it is said that copying and printing wait; each is done once, of all of it", async ({
  page,
}) => {
  await page.addInitScript((end) => {
    window.print = () => {
      const roots = [...document.querySelectorAll("*")].map(({ shadowRoot }) => shadowRoot);
      const article = roots.find((root) => root?.querySelector("section.article"))?.querySelector("section");
      const isDrawn = Boolean(article?.querySelector(".formula svg"));
      const { dataset } = document.documentElement;
      const printed = isDrawn && article?.textContent?.endsWith(end) ? "whole" : "part";
      dataset.printed = (dataset.printed ?? "") + printed;
    };
  }, end);
  const release = await holdFormulas(page);
  await openEditor(page);
  await paste(page, `$a^2$ and ${end}`, "copy");
  await expect(page.getByText(waiting)).toBeVisible();
  for (const _ of ["once", "again"]) {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Print or save as PDF" }).click();
  }
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-printed");
  release();
  await expect(page.getByText("Content copied!")).toBeVisible();
  await expect(root).toHaveAttribute("data-printed", "whole");
  await expect(page.getByText(waiting)).toHaveCount(0);
  expect(await onClipboard(page, "text/plain")).toBe(`$a^2$ and ${end}`);
});
