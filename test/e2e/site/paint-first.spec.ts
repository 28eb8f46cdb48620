import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../pages/fixtures";
import { openHeld } from "../pages/held-scripts";
import { plantArticle } from "../pages/pings";
import { untilRunning } from "../pages/running";

/** Counts the scripts that a page names. What one that runs already asks for besides is fetched before it is imported. */
function weigh(page: Page) {
  const fetched = new Set<string>();
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const request = response.request();
    const address = request.url();
    if (!new URL(address).pathname.endsWith(".js")) return;
    if (request.resourceType() === "fetch") fetched.add(address);
    else if (!fetched.has(address))
      sizes.set(
        address,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  return async () => {
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    return { requests: sizes.size, kilobytes: bytes / 1024 };
  };
}

const whole = ["/", "/offerwink", "/memwink", "/offerwink/rubric", "/privacy", "/media-tools"];

for (const path of whole)
  test(`${path} asks for no script before a hand comes, and then for few`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(`${path}?lang=en`, { waitUntil: "networkidle" });
    expect(await weight()).toEqual({ requests: 0, kilobytes: 0 });
    await untilRunning(page);
    const { requests, kilobytes } = await weight();
    expect(requests).toBeLessThanOrEqual(12);
    expect(kilobytes).toBeLessThan(135);
  });

test("a feed reads without scripts, and runs by itself when it is at rest", async ({ page }) => {
  await page.goto("/pings?lang=en");
  await expect(page.getByRole("feed")).toContainText("UTC");
  await expect(page.getByRole("feed")).not.toContainText("UTC");
});

/** Script requests and their kilobytes, gzip, until the page runs. */
const limits = {
  "/upload": [12, 120],
  "/signin": [8, 115],
  "/markdown-editor": [10, 124],
  "/share-card": [12, 125],
  "/subtitle-converter": [9, 116],
  "/pings": [10, 119],
  article: [12, 117],
} as const;

for (const [path, [mostRequests, mostKilobytes]] of Object.entries(limits))
  test(`${path} is light until it runs`, async ({ page, request }) => {
    const weight = weigh(page);
    await page.goto(`${path === "article" ? await plantArticle(request) : path}?lang=zh`);
    await untilRunning(page);
    const { requests, kilobytes } = await weight();
    expect(requests).toBeLessThanOrEqual(mostRequests);
    expect(kilobytes).toBeLessThan(mostKilobytes);
  });

test("what is pressed before the scripts is answered once they are there, on a slow phone too", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { release } = await openHeld(page, "/pings?lang=en");
  await page.getByRole("feed").waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  release();
  await expect(page.locator("[aria-posinset='2']")).toBeFocused({ timeout: 15_000 });
});

test("keys pressed where nothing knows them are not pressed again in a feed that is opened later", async ({
  page,
}) => {
  const { release } = await openHeld(page, "/memwink?lang=en");
  const family = page.getByRole("banner").locator("summary");
  await page.waitForFunction(() => window.pageStart);
  await page.keyboard.press("j");
  release();
  await untilRunning(page);
  await family.click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Pings.*Scored news/ })
    .click();
  await page.getByRole("feed").waitFor();
  // It comes with the keys.
  await page.getByText("Keys", { exact: true }).waitFor({ state: "attached" });
  await page.keyboard.press("j");
  await expect(page.locator("[aria-posinset='1']")).toBeFocused();
});

test("a button pressed before the scripts is pressed once, however often", async ({ page }) => {
  const { release } = await openHeld(page, "/markdown-editor?lang=en");
  const bold = page.getByRole("button", { name: "Bold" });
  await bold.click();
  await bold.click();
  release();
  await expect(page.getByRole("textbox").first()).toHaveValue(/\*\*/, { timeout: 15_000 });
});
