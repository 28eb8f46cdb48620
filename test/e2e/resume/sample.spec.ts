import { findings } from "../pages/accessibility";
import { DATA, expect, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const stored = () => ({ ...sessionStorage });

test("a stranger tries the sample: decides, sees the score follow, copies, and goes on to upload", async ({
  page,
}) => {
  await page.goto("/offerwink/sample?lang=en");
  await expect(page.getByText("This is a sample")).toBeVisible();
  await expect(page.getByRole("img", { name: /Score \d+ before and \d+ after/ })).toBeVisible();
  const kept = await page.evaluate(stored);
  const score = page.getByRole("img", { name: /^Score/ });
  const before = await score.getAttribute("aria-label");
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(score).not.toHaveAttribute("aria-label", before ?? "");
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(score).toHaveAttribute("aria-label", before ?? "");
  expect(await page.evaluate(stored)).toEqual(kept);
  await page.getByRole("link", { name: "Upload your own" }).first().click();
  await expect(page).toHaveURL(/\/upload/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sample can be read whole: resume, score, reasons and interview", async ({ page }) => {
    await page.goto("/offerwink/sample?lang=en");
    const main = page.getByRole("main");
    await expect(main.getByRole("img", { name: /Score \d+ before and \d+ after/ })).toBeVisible();
    await expect(main.getByText("Ecommerce Manager").locator("visible=true").first()).toBeVisible();
    await expect(main.getByText(/Add figures to \d+ lines/)).toBeVisible();
    await main.getByText("Wording", { exact: true }).click();
    await expect(main.getByText("Verb first").locator("visible=true").first()).toBeVisible();
    await expect(main.getByRole("heading", { name: "What was changed and why" })).toBeVisible();
    await expect(main.getByRole("heading", { name: /^1\. Tell me about yourself/ })).toBeVisible();
    // Nothing is offered that only scripts answer.
    for (const role of ["tab", "textbox"] as const) await expect(main.getByRole(role)).toHaveCount(0);
    await expect(main.getByRole("button", { name: /Accept|Reject|Save|Copy/ })).toHaveCount(0);
  });
});

test("what answers the hand on the sample comes with the first press, which is not lost", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/ResultScreen-/.test(request.url())) scripts.push(request.url());
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/ResultScreen-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/offerwink/sample?lang=en");
  await untilRunning(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts).toEqual([]);
  const tab = page.getByRole("tab", { name: "Interview" });
  await tab.click();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(tab).toHaveAttribute("aria-selected", "false");
  letGo();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(tab).toBeFocused();
  await expect(page.getByRole("heading", { name: /^1\. Tell me about yourself/ })).toBeVisible();
});

test("where that does not come the page says so, and the next press asks again", async ({ page }) => {
  await page.route(/\/assets\/ResultScreen-/, (route) => route.abort());
  await page.goto("/offerwink/sample?lang=en");
  await untilRunning(page);
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByText("This part of the page could not be loaded").first()).toBeVisible();
  await page.unroute(/\/assets\/ResultScreen-/);
  await page.getByRole("tab", { name: "Interview" }).press("Enter");
  await expect(page.getByRole("tab", { name: "Interview" })).toHaveAttribute("aria-selected", "true");
});

test("示例用中文，简历也是中文的", async ({ page }) => {
  await page.goto("/offerwink/sample?lang=zh");
  await expect(page.getByText("这是一份示例")).toBeVisible();
  await expect(page.getByText("林晓禾").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "上传您的简历" }).first()).toBeVisible();
});

test("a sample leaves the result alone that its reader has", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  await page.evaluate(() => {
    sessionStorage.setItem("resumeData", "mine");
    sessionStorage.setItem("resumeRevision", "mine too");
  });
  await page.getByRole("link", { name: "See the whole sample" }).click();
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByText(/^0 of \d+ changes accepted/)).toBeVisible();
  expect(await page.evaluate(stored)).toMatchObject({ resumeData: "mine", resumeRevision: "mine too" });
});

test("the sample is one click from the landing page, the upload and a tab without a result", async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [from, name] of [
    ["/offerwink", "See it on a sample"],
    ["/upload", "See the whole sample"],
    ["/results", "See a sample result"],
  ] as const) {
    await page.goto(`${from}?lang=en`);
    await page.getByRole("main").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(/\/offerwink\/sample/);
  }
});

test("what the upload page says of the sample is what the sample says", async ({ page }) => {
  await page.goto("/upload?lang=en");
  const label = (await page.getByRole("img", { name: /^Score/ }).getAttribute("aria-label")) ?? "";
  const figures = label.match(/\d+/g);
  await page.getByRole("link", { name: "See the whole sample" }).click();
  const score = page.getByRole("img", { name: `Score ${figures?.[0]} before and ${figures?.[1]} after` });
  await expect(score).toBeVisible();
});

test("from the home page to a result takes four clicks", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/?lang=en");
  await untilRunning(page);
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  const counting = 'document.addEventListener("click", (event) => event.isTrusted && countClick(), true)';
  await page.addInitScript(counting);
  await page.evaluate(counting);
  await page.getByRole("main").getByRole("link", { name: "Start with your resume" }).click();
  await page.getByRole("main").getByRole("link", { name: "Upload a resume" }).first().click();
  await untilRunning(page);
  const chooser = page.waitForEvent("filechooser");
  await page.locator("input[type=file]").click();
  await (await chooser).setFiles(`${DATA}/awesome-cv-resume.pdf`);
  await page.getByRole("button", { name: "Upload and optimise" }).click();
  await page.waitForURL(/\/results/);
  expect(clicks).toBeLessThanOrEqual(4);
});

for (const [path, lang] of [
  ["/offerwink/sample", "en"],
  ["/upload", "zh"],
] as const) {
  test(`${path} has no barrier, on a wide screen and a phone`, async ({ page }) => {
    await page.goto(`${path}?lang=${lang}`);
    await untilRunning(page);
    await expect(page.getByRole("img", { name: /^(Score|修改前|.*分)/ })).toBeVisible();
    for (const [width, themes] of [
      [1280, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findings(page, "html", themes)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
