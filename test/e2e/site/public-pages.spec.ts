import { expect, ORIGIN, test } from "../pages/fixtures";
import { openWithHeldWork } from "../pages/held-scripts";
import { untilRunning } from "../pages/running";

test("the landing page reads without JavaScript, in both languages", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/offerwink?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("$1.99", { exact: true })).toBeVisible();
  await page.goto(`${ORIGIN}/offerwink?lang=zh`);
  await expect(page.getByText("¥199", { exact: true })).toBeVisible();
  await page.locator('main a[href="/offerwink/rubric"]').first().click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await context.close();
});

test("the pictures of the product follow the language and the theme, a chosen one before the system's", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const shows = async (path: string, files: string[]) => {
    asked.length = 0;
    await page.goto(path);
    const pictures = page.locator("main img:visible");
    await expect(pictures).toHaveCount(files.length);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
      await expect(picture).toHaveAttribute("alt", /.{8}/);
    }
    const fetched = asked.filter((address) => address.startsWith("/screens/"));
    expect(fetched.sort()).toEqual(files.map((file) => `/screens/${file}.webp`).sort());
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await shows("/?lang=en", ["result-en-dark", "feed-en-dark"]);
  await context.addCookies([{ name: "theme", value: "light", url: ORIGIN }]);
  await shows("/offerwink?lang=zh", ["result-zh-light"]);
});

test("signing in works without JavaScript and stays on the site", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/signin?lang=en&redirect_url=https://evil.example`);
  await page.getByLabel("Email").fill("quiet@example.com");
  await page
    .getByRole("main")
    .getByRole("button", { name: /sign in/i })
    .click();
  await expect(page).toHaveURL(`${ORIGIN}/upload`);
  await context.close();
});

test("the language is chosen by the toggle, kept in a cookie and mirrored to local storage", async ({
  page,
  context,
}) => {
  await page.goto("/offerwink");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveURL(/lang=zh/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("zh");
  expect((await context.cookies()).find(({ name }) => name === "language")?.value).toBe("zh");
  await page.goto("/upload");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("the first answer is already in the reader's language", async ({ request }) => {
  const chinese = await request.get(`${ORIGIN}/`, { headers: { "Accept-Language": "zh-TW,zh;q=0.9" } });
  expect(await chinese.text()).toContain('<html lang="zh-CN"');
  const english = await request.get(`${ORIGIN}/`, { headers: { "Accept-Language": "fr" } });
  expect(await english.text()).toContain('<html lang="en"');
});

test("each page names its twin in the other language", async ({ page }) => {
  await page.goto("/offerwink?lang=en");
  await expect(page.locator('link[rel="alternate"][hreflang="zh-CN"]')).toHaveAttribute(
    "href",
    /\/offerwink\?lang=zh/,
  );
});

test("signing out ends the session", async ({ page, signIn, context }) => {
  await signIn();
  const answer = await context.request.post(`${ORIGIN}/signout`, {
    headers: { Origin: ORIGIN },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto("/upload?lang=en");
  await expect(page.getByText("Please sign in or sign up to use")).toBeVisible();
});

test("a damaged fragment stops no page, neither at first nor later", async ({ page }) => {
  await page.goto("/offerwink?lang=en#100%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilRunning(page);
  await page.evaluate(() => {
    location.hash = "#%E4%";
  });
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
});

for (const path of ["/", "/signin", "/upload", "/markdown-editor", "/share-card", "/subtitle-converter"]) {
  test(`a press before ${path} has begun to run throws nothing, and the page runs`, async ({ page }) => {
    const { release } = await openWithHeldWork(page, `${path}?lang=en`);
    await page.getByRole("heading", { level: 1 }).click();
    await release();
    await untilRunning(page);
  });
}

test("an error page still shows who is signed in", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/nowhere?lang=en");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Your account/ })).toBeVisible();
});
