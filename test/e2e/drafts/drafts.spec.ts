import { area, saved, tabOf, WORK, words, write } from "../pages/drafts";
import { expect, openEditor, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const say = words.en;

test("what was typed outlives a reload in the middle of a word, a tab that is closed, and a crash, and is free for the next", async ({
  page,
  context,
}) => {
  await openEditor(page);
  await area(page).pressSequentially("every letter counts");
  await page.reload();
  await expect(area(page)).toHaveValue("every letter counts");
  await write(page, "first");
  await page.close({ runBeforeUnload: false });
  const second = await tabOf(context);
  await expect(area(second)).toHaveValue("first");

  await write(second, WORK);
  const devtools = await context.newCDPSession(second);
  const crashed = second.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  const after = await tabOf(context);
  await expect(area(after)).toHaveValue(WORK);
  await expect(area(after)).toBeEditable();
});

test("of two tabs of a draft one writes; a duplicate takes over with every letter, and the first goes on with a copy", async ({
  page,
  context,
}) => {
  await openEditor(page);
  await write(page, WORK);
  const opening = context.waitForEvent("page");
  await page.evaluate(() => window.open(location.href));
  const second = await opening;
  await expect(second.getByText(say.elsewhere)).toBeVisible();
  await expect(area(second)).not.toBeEditable();
  await area(page).press("ControlOrMeta+End");
  await area(page).pressSequentially(" and more");
  await second.getByRole("button", { name: say.here }).click();
  await expect(area(second)).toHaveValue(`${WORK} and more`);
  await expect(area(second)).toBeEditable();
  await expect(page.getByText(say.elsewhere)).toBeVisible();
  await expect(area(page)).not.toBeEditable();

  await page.getByRole("button", { name: say.copy }).click();
  await write(page, "copied and changed");
  await expect(area(second)).toHaveValue(`${WORK} and more`);
  await expect(area(second)).toBeEditable();
  await second.reload();
  await expect(area(second)).toHaveValue(`${WORK} and more`);
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

test("without locks the tab that saves later overwrites nothing", async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await openEditor(page);
  await write(page, WORK);
  const second = await tabOf(context);
  await write(page, `${WORK} first`);
  await area(second).fill(`${WORK} second`);
  await expect(second.getByText(say.conflict)).toBeVisible();
  await second.getByRole("button", { name: say.here }).click();
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
  await expect(page.getByText(say.blocked)).toBeVisible();
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
  await page.clock.install();
  await page.goto("/markdown-editor?lang=en");
  await area(page).fill("typed while it hangs");
  await untilRunning(page);
  await page.clock.fastForward(30_000);
  await expect(page.getByText(say.fallback)).toBeVisible();
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
