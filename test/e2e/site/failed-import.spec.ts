import { expect, openEditor, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

for (const part of ["Drafts", "Custom CSS", "More actions"]) {
  test(`the text and its undo stay when what "${part}" needs does not come, and it opens later`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await openEditor(page);
    const text = page.getByLabel("Article in Markdown");
    await text.pressSequentially("mine");
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await page.getByRole("button", { name: part }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await expect(text).toHaveValue("mine");
    await text.press("ControlOrMeta+z");
    await expect(text).not.toHaveValue("mine");
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: part }).click();
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toBeVisible();
  });
}

test("two links in a row do not take a person's own card text away", async ({ page }) => {
  await page.goto("/share-card?lang=en");
  const text = page.getByLabel("Text (Markdown)", { exact: true });
  await expect(page.getByRole("button", { name: "Start with an example" })).toBeVisible();
  await text.fill("my own words");
  for (const theirs of ["first link", "second link"]) {
    await page.evaluate((words) => {
      location.hash = `text=${encodeURIComponent(words)}`;
    }, theirs);
    await expect(text).toHaveValue(theirs);
  }
  await page.reload();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(text).toHaveValue("my own words");
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
