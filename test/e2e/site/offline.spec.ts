import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { save } from "../pages/card";
import { paper, words } from "../pages/editor";
import { DATA, expect, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { untilRunning } from "../pages/running";
import {
  builtWorker,
  lookForUpdate,
  openWithWorker,
  share,
  startSite,
  statesOf,
  walkCaches,
} from "../pages/service-worker";

test.use({ serviceWorkers: "allow" });
// The worker fetches all that it keeps, hundreds of files.
test.setTimeout(120_000);
const SLOW = { timeout: 30_000 };

test("each creator tool opens without a network and works, a shared text too, and a shared file waits for its upload", async ({
  page,
  context,
}) => {
  await openWithWorker(page, "/media-tools?lang=en");
  await context.setOffline(true);
  await page.reload();
  await untilRunning(page);
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(4);

  await page.getByRole("link", { name: "Open the editor" }).first().click();
  await page.waitForURL(/\/markdown-editor/);
  await page
    .getByRole("textbox", { name: words.en.text })
    .fill("# Offline\n\n```js\nconst a = 1;\n```\n\n$$a^2$$\n");
  await expect(paper(page).locator("pre [class*=hljs]").first()).toBeVisible();
  await expect(paper(page).locator(".formula").first()).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(paper(page).getByRole("heading", { name: "Offline" })).toBeVisible();
  await page.getByRole("button", { name: words.en.copy }).click();
  await expect(page.getByText(words.en.copied)).toBeVisible();

  await page.goto("/share-card?lang=zh");
  await untilRunning(page);
  await page.getByRole("textbox", { name: "文字（Markdown）" }).fill("没有网络\n\n$a^2$");
  await expect(page.locator(".share-card .formula svg path").first()).toBeAttached(SLOW);
  expect((await save(page, "下载")).content.subarray(1, 4).toString()).toBe("PNG");

  await page.goto("/subtitle-converter");
  await page.getByLabel("Transcript page").fill("WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n");
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.goto("/material-library?q=arxiv");
  await page.getByRole("searchbox").fill("arxiv");
  await expect(page.getByRole("main").locator("a[target=_blank]")).toHaveCount(1);

  await share(page, { title: "A title", text: "", url: "https://example.com/a?b=1&c=2" });
  await page.waitForURL(/\/markdown-editor/);
  const area = page.getByRole("textbox", { name: words.en.text });
  await expect(area).toHaveValue("A title\n\nhttps://example.com/a?b=1&c=2");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const long = "很长的文字。".repeat(11_000);
  await share(page, { title: "", text: long, url: "" });
  await expect(area).toHaveValue(long);

  await context.setOffline(false);
  const pdf = readFileSync(`${DATA}/awesome-cv-resume.pdf`).toString("base64");
  await share(page, { title: "", text: "", url: "" }, pdf);
  await page.waitForURL(/\/upload/);
  await expect(page.getByText("简历.pdf")).toBeVisible();
  expect((await walkCaches(page)).addresses.filter((each) => each.startsWith("shared"))).toEqual([]);
  await page.reload();
  await untilRunning(page);
  await expect(page.getByText("简历.pdf")).toHaveCount(0);
});

test("the last feed and the articles that were opened are read without a network, nothing of a signed-in page is kept, and signing in and out drop what was read", async ({
  page,
  context,
  signIn,
  request,
}) => {
  const read = await plantArticle(request, { title: "Read offline" });
  const pagesKept = async () =>
    (await walkCaches(page)).addresses.filter((each) => /^(articles|feeds|shared) /.test(each)).sort();
  const email = await signIn();
  await openWithWorker(page, `${read}?lang=en`);
  for (const path of ["/pings", "/profile", "/memwink_settings", "/markdown-editor", "/upload"]) {
    await page.goto(path);
    await untilRunning(page);
  }
  await expect.poll(pagesKept, SLOW).toEqual([`articles ${read}`, "feeds /pings"]);
  const { addresses, words: told } = await walkCaches(page);
  expect(told).not.toContain(email);
  expect(told).not.toMatch(/aria-label="Your account,|"viewer":\{/);
  expect(addresses.filter((each) => / \/(?!assets|pings|offline|[a-z]+-[a-z]+\?lang=)/.test(each))).toEqual(
    [],
  );

  // Shared and not yet taken by a page.
  await page.evaluate(async () => {
    const body = new FormData();
    body.append("file", new File(["%PDF-1.4"], "mine.pdf"));
    await fetch("/upload", { method: "POST", body, redirect: "manual" });
  });
  expect(await pagesKept()).toContainEqual(expect.stringMatching(/^shared /));
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(pagesKept, SLOW).toEqual([]);

  const opened = await plantArticle(request, { title: "Opened by its address" });
  await page.goto(`${opened}?lang=en`);
  const feed = await (await request.get("/pings?lang=en")).text();
  const [later = ""] = /\/pings\?[^"]{0,300}before=[^"]{0,300}/.exec(feed) ?? [];
  await page.goto(later.replaceAll("&amp;", "&"));
  await page.goto("/pings?tag_id=ai_news_en");
  await untilRunning(page);
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /^Read more/ })
    .first();
  const title = ((await link.textContent()) ?? "").replace(/^Read more\s*: /, "");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const next = new URL(page.url()).pathname;
  const all = [`articles ${opened}`, `articles ${next}`, "feeds /pings?tag_id=ai_news_en"].sort();
  await expect.poll(pagesKept, SLOW).toEqual(all);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto(opened);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Opened by its address");
  await page.goto("/pings?tag_id=ai_news_en");
  await expect(page.getByRole("main").getByText(title).first()).toBeVisible();

  for (const path of ["/results", "/profile?lang=zh", "/radar", "/pings?q=model", "/"]) {
    await page.goto(path);
    const isChinese = path.includes("zh");
    const heading = isChinese ? "现在没有网络" : "You are offline";
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    await expect(page.getByRole("link", { name: title }), path).toBeVisible();
    await expect(page.locator('main a[href="/pings?tag_id=ai_news_en"]'), path).toBeVisible();
  }
  await page.getByRole("link", { name: "Opened by its address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Opened by its address");
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("One look");

  await page.goto("/media-tools");
  await untilRunning(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Sign in/ })
    .click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Your account/ })).toBeVisible(SLOW);
  await expect.poll(pagesKept, SLOW).toEqual([]);
});

test("a new version waits until the draft is stored, then says once that it is there; a build without the worker takes it away", async ({
  page,
}) => {
  const site = await startSite();
  await openWithWorker(page, `${site.origin}/markdown-editor?lang=en`);
  const area = page.getByRole("textbox", { name: words.en.text });
  await area.fill("Kept before");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  // Storage that does not answer: what is typed now is nowhere but in the page.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    window.addEventListener("heal", () => {
      IDBObjectStore.prototype.put = put;
    });
  });
  await area.pressSequentially(" and typed since");
  await expect(page.getByText(/not stored|not saved|Not saved/i).first()).toBeVisible();
  site.deploy(`${builtWorker()}\n// newer`);
  await lookForUpdate(page);
  await expect.poll(() => statesOf(page), SLOW).toEqual(["installed", "activated"]);
  await expect(page.getByText("Wink has been updated")).toHaveCount(0);

  await page.evaluate(() => void window.dispatchEvent(new Event("heal")));
  await area.pressSequentially(".");
  await expect(page.getByText("Wink has been updated")).toHaveCount(1, SLOW);
  await expect(area).toHaveValue("Kept before and typed since.");
  // A page of the build without the worker registers none.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
  });
  await page.reload();
  await expect(area).toHaveValue("Kept before and typed since.");
  expect(await statesOf(page)).toEqual([undefined, "activated"]);

  const folder = mkdtempSync(join(tmpdir(), "wink-worker-"));
  execFileSync("node", ["app/platform/local/build-service-worker.mjs", folder], {
    env: { ...process.env, VITE_SERVICE_WORKER: "off" },
  });
  site.deploy(readFileSync(join(folder, "sw.js"), "utf8"));
  await lookForUpdate(page);
  await expect
    .poll(
      () =>
        page.evaluate(async () => [
          await navigator.serviceWorker.getRegistration(),
          ...(await caches.keys()),
        ]),
      SLOW,
    )
    .toEqual([undefined]);
  site.close();
});

test("a file that the system opens is a draft, or a resume that waits for its upload", async ({ page }) => {
  await page.addInitScript(() => {
    const isEditor = location.pathname === "/markdown-editor";
    const file = isEditor ? new File(["# 打开的文件"], "a.md") : new File(["%PDF-1.4"], "b.pdf");
    const setConsumer = (consume: (launch: object) => void) =>
      consume({ files: [{ getFile: async () => file }] });
    Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
  });
  await page.goto("/markdown-editor?lang=en");
  await expect(page.getByRole("textbox", { name: words.en.text })).toHaveValue("# 打开的文件");
  await page.goto("/upload?lang=en");
  await expect(page.getByText("b.pdf")).toBeVisible();
});
