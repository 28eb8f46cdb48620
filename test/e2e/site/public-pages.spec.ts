import { expect, ORIGIN, test } from "../pages/fixtures";
import { openWithHeldWork } from "../pages/held-scripts";
import { withModel } from "../pages/model";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

test.describe("where a model is configured, and so its plans are sold", () => {
  withModel();

  test("the landing page reads without scripts, in both languages", async ({ request }) => {
    const opened = async (language: string, price: string) => {
      const page = await openPlain(request, `/offerwink?lang=${language}`);
      expect(page.text).toContain(price);
      return page;
    };
    // A page kept from before the model was there is handed out for ten seconds more.
    await expect(() => opened("en", "$1.99")).toPass({ timeout: 20_000 });
    await expect(() => opened("zh", "¥199")).toPass({ timeout: 20_000 });
    expect((await opened("en", "$1.99")).texts("h1")).toHaveLength(1);
    const chinese = await opened("zh", "¥199");
    const rubric = await chinese.open(
      chinese.one('main a[href="/offerwink/rubric"]').getAttribute("href") ?? "",
    );
    expect(rubric.all("table").length).toBeGreaterThan(0);
  });
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

test("the language is chosen by the toggle, kept in a cookie and mirrored to local storage", async ({
  page,
  context,
}) => {
  await page.goto("/offerwink");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveURL(/lang=zh/);
  await untilRunning(page);
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

test("signing out ends the session", async ({ context, signIn }) => {
  await signIn();
  const headers = { Origin: ORIGIN };
  const answer = await context.request.post(`${ORIGIN}/signout`, { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const page = await openPlain(context.request, "/upload?lang=en");
  expect(page.text).toContain("Please sign in or sign up to use");
});

test("a damaged fragment stops no page, neither at first nor later", async ({ page }) => {
  await page.goto("/offerwink?lang=en#100%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilRunning(page);
  // The mended address is the same one: the framework asks for its data once more.
  const asked = page.waitForResponse((answer) => answer.url().includes("_data=routes"));
  await page.evaluate(() => {
    location.hash = "#%E4%";
  });
  await (await asked).finished();
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
});

test("a press before a page has begun to run throws nothing, and the page runs", async ({ page }) => {
  test.slow();
  for (const path of ["/", "/signin", "/upload", "/markdown-editor", "/share-card", "/subtitle-converter"]) {
    const { release } = await openWithHeldWork(page, `${path}?lang=en`);
    await page.getByRole("heading", { level: 1 }).click();
    await release();
    await untilRunning(page);
  }
});

test("an error page still shows who is signed in", async ({ context, signIn }) => {
  await signIn();
  const page = await openPlain(context.request, "/nowhere?lang=en");
  expect([page.status, page.texts("h1")]).toEqual([404, ["Page not found"]]);
  expect(page.all("header a", /^Your account/)).toHaveLength(1);
});
