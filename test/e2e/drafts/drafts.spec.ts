import { area, saved, tabOf, WORK, words, write } from "../pages/drafts";
import { expect, openEditor, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

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

const say = words.en;

test("of two tabs one writes, and the other takes over with every letter", async ({ page, context }) => {
  await openEditor(page);
  await write(page, WORK);
  const second = await tabOf(context);
  await expect(second.getByText(say.elsewhere)).toBeVisible();
  await expect(area(second)).not.toBeEditable();
  await area(page).press("ControlOrMeta+End");
  await area(page).pressSequentially(" and more");
  await second.getByRole("button", { name: say.here }).click();
  await expect(area(second)).toHaveValue(`${WORK} and more`);
  await expect(area(second)).toBeEditable();
  await expect(page.getByText(say.elsewhere)).toBeVisible();
  await expect(area(page)).not.toBeEditable();
});

test("full storage is said with the way out, and saving goes on when there is room", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (document.documentElement.dataset.room === "yes") return put.apply(this, args);
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await openEditor(page);
  await area(page).fill(WORK);
  await expect(page.getByText(say.full)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say.download, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);
  await page.evaluate(() => {
    document.documentElement.dataset.room = "yes";
  });
  await page.getByRole("button", { name: say.again }).click();
  await saved(page);
  await expect(area(page)).toHaveValue(WORK);
});

test("a blocked database is said, and the drafts are kept all the same", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
  });
  await openEditor(page);
  await expect(page.getByText(say.fallback)).toBeVisible();
  await write(page, WORK);
  await page.reload();
  await expect(area(page)).toHaveValue(WORK);
});

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

test("a draft with an impossible date does not keep anybody from the editor", async ({ page }) => {
  await openEditor(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("wink-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("records", "readwrite");
          const damaged = { id: "far", title: "far", text: "from afar", revision: 1, writer: "w" };
          change
            .objectStore("records")
            .put({ ...damaged, updatedAt: 1e99, deletedAt: null }, ["draft", "far"]);
          change.oncomplete = () => resolve();
        };
      }),
  );
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await untilRunning(page);
  await page.getByRole("button", { name: "Drafts" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open what is left" }).click();
  await expect(page.getByLabel("Article in Markdown")).toHaveValue("from afar");
});
