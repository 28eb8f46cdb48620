import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { editor as cardText, open as openCard } from "../pages/card";
import { area, write } from "../pages/drafts";
import { DATA, expect, ORIGIN, openEditor, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { englishResult } from "../pages/results";
import { openResult } from "../pages/results-page";
import { untilRunning } from "../pages/running";
import { openWithWorker } from "../pages/service-worker";

test.use({ serviceWorkers: "allow" });
// The worker fetches all that it keeps, hundreds of files.
test.setTimeout(150_000);

/** Stands in all that the first person does, and nowhere else. */
const MARK = "quokka";
const first = () => `${MARK}-${crypto.randomUUID()}@example.com`;
const marked = JSON.stringify(englishResult()).replaceAll("Fjord", MARK);
const SLOW = { timeout: 30_000 };

/** All that this browser holds for the site, as one text; of Cache Storage no files of the build. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll();
        found.push(
          await new Promise((resolve) => rows.addEventListener("success", () => resolve(rows.result))),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!new URL(request.url).pathname.startsWith("/assets/"))
          found.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(found);
  });

/** Neither shown, nor in the document, nor stored. */
async function expectNothingOf(mark: string, ...pages: Page[]) {
  for (const page of pages) {
    await expect.poll(() => page.content().catch(() => mark), SLOW).not.toContain(mark);
    await untilRunning(page);
    await expect.poll(() => stored(page).catch(() => mark), SLOW).not.toContain(mark);
  }
}

async function signOut(page: Page, name = "Sign out") {
  await page.goto("/profile?lang=en");
  await untilRunning(page);
  await page.getByRole("main").getByRole("button", { name }).click();
}

async function tabAt(context: BrowserContext, path: string, text: string) {
  const tab = await context.newPage();
  await tab.goto(path);
  await untilRunning(tab);
  await expect(tab.getByText(text).first()).toBeAttached();
  return tab;
}

/** The first person's result, kept on this device, in this tab and in another one. */
async function showResult(page: Page, context: BrowserContext, email: string) {
  await openResult(page, marked, "en", email);
  await page.getByRole("switch", { name: "Keep on this device" }).click();
  await expect(page.getByRole("switch", { name: "Keep on this device" })).toBeChecked();
  expect(await stored(page)).toContain(MARK);
  return tabAt(context, "/results?lang=en", MARK);
}

test("nothing of who signed out is shown, stored or done once another has signed in: back, tabs left open, a restored tab, data, without network", async ({
  page,
  context,
  signIn,
  request,
}) => {
  const email = first();
  const read = await plantArticle(request, { title: "What the first one read" });
  await signIn(email);
  await openWithWorker(page, `${read}?lang=en`);
  await expect.poll(() => stored(page), SLOW).toContain("What the first one read");
  const results = await showResult(page, context, email);
  const account = await tabAt(context, "/profile?lang=en", email);
  const session = await page.evaluate(() => ({ ...sessionStorage }));

  await signOut(page);
  await page.waitForURL(`${ORIGIN}/`);
  await expectNothingOf(MARK, page, results, account);
  expect(await stored(page)).not.toContain(read);
  await page.goBack();
  await expectNothingOf(MARK, page);

  const asked: string[] = [];
  context.on("request", (one) => one.method() === "POST" && asked.push(one.url()));
  const second = await signIn();
  asked.length = 0;
  for (const path of ["/profile", "/results", "/applications", "/upload", "/radar", "/memwink_settings"]) {
    await page.goto(`${path}?lang=en`);
    await expectNothingOf(MARK, page);
    const data = await page.evaluate(async () => (await fetch("?_data=root")).text());
    expect(data, path).toContain(second);
    expect(data, path).not.toContain(MARK);
  }
  for (let step = 0; step < 4; step += 1) {
    await page.goBack();
    await expectNothingOf(MARK, page);
  }
  await results.bringToFront();
  await account.reload();
  await expect(account.getByText(second).first()).toBeAttached();
  await expectNothingOf(MARK, results, account);

  const restored = await context.newPage();
  await restored.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, session);
  await restored.goto("/offerwink?lang=en");
  await untilRunning(restored);
  await expectNothingOf(MARK, restored);
  await restored.goto("/results?lang=en");
  await expectNothingOf(MARK, restored);
  expect(asked).toEqual([]);

  await context.setOffline(true);
  for (const path of [read, "/results", "/profile"]) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expectNothingOf(MARK, page);
    await expectNothingOf("What the first one read", page);
  }
});

for (const held of ["**/api/upload_resume", "**/api/resume_jobs/**"])
  test(`who signs out in one tab while another waits for ${held} leaves neither file nor result`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(first());
    await page.goto("/upload?lang=en");
    await untilRunning(page);
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const isAsked = page.waitForRequest(held);
    await context.route(held, async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
    const buffer = readFileSync(`${DATA}/awesome-cv-resume.pdf`);
    const file = { name: `${MARK}.pdf`, mimeType: "application/pdf", buffer };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Upload and optimise" }).click();
    await isAsked;

    const other = await context.newPage();
    await signOut(other);
    await other.waitForURL(`${ORIGIN}/`);
    await expectNothingOf(MARK, page, other);
    letGo();
    await signIn();
    for (const path of ["/upload", "/results"]) {
      await page.goto(`${path}?lang=en`);
      await expectNothingOf(MARK, page);
    }
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("resumeJob");
  });

test("an account that is deleted takes its result along, in the tab that was left open too", async ({
  page,
  context,
}) => {
  const results = await showResult(page, context, first());
  await page.goto("/profile?lang=en");
  await untilRunning(page);
  await page.getByRole("link", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("delete");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "Your account has been deleted", level: 1 })).toBeVisible();
  await expectNothingOf(MARK, page, results);
});

test("drafts and cards belong to the browser and outlast who wrote them, until somebody empties it", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openEditor(page);
  await write(page, `# The ${MARK}`);
  await openCard(page, "en");
  await cardText(page, "en").fill(`A card of the ${MARK}`);
  await expect.poll(() => stored(page)).toContain(`A card of the ${MARK}`);
  await signOut(page);
  await page.waitForURL(`${ORIGIN}/`);

  await signIn();
  await openEditor(page);
  await expect(area(page)).toHaveValue(`# The ${MARK}`);
  await signOut(page, "Leave and empty this browser");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave and delete" }).click();
  await page.waitForURL(`${ORIGIN}/`);
  await expectNothingOf(MARK, page);
  await openEditor(page);
  await expectNothingOf(MARK, page);
});

test("who leaves a browser that does not let go of everything is told so", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    IDBFactory.prototype.deleteDatabase = () => {
      throw new DOMException("refused", "UnknownError");
    };
  });
  await signOut(page, "Leave and empty this browser");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave and delete" }).click();
  await expect(page.getByText("this browser did not let go of everything")).toBeVisible();
  await expect(page).toHaveURL(/\/profile/);
});
