import { expect, test } from "../pages/fixtures";
import { openPane } from "../pages/results-page";
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
  await openPane(page, "All steps");
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
    await main.getByText("Wording", { exact: true }).click();
    await expect(main.getByText("Verb first", { exact: true })).toBeVisible();
    await expect(main.getByRole("heading", { name: "What was changed and why" })).toBeVisible();
    await expect(main.getByRole("heading", { name: /^1\. Tell me about yourself/ })).toBeVisible();
    // Nothing is offered that only scripts answer.
    for (const role of ["tab", "textbox"] as const) await expect(main.getByRole(role)).toHaveCount(0);
    await expect(main.getByRole("button", { name: /Accept|Reject|Save|Copy/ })).toHaveCount(0);
  });
});

test("what answers the hand comes with a press, which says so where it does not come, asks again and is not lost", async ({
  page,
}) => {
  const code = /\/assets\/ResultScreen-/;
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (code.test(request.url())) scripts.push(request.url());
  });
  await page.route(code, (route) => route.abort());
  await page.goto("/offerwink/sample?lang=en");
  await untilRunning(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts).toEqual([]);
  await page.getByRole("button", { name: "All steps" }).click();
  await expect(page.getByText("This part of the page could not be loaded").first()).toBeVisible();

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.unroute(code);
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  const failed = scripts.length;
  const tab = page.getByRole("tab", { name: "Interview" });
  await tab.press("Enter");
  await expect.poll(() => scripts.length).toBeGreaterThan(failed);
  await expect(tab).toHaveAttribute("aria-selected", "false");
  letGo();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(tab).toBeFocused();
  await expect(
    page
      .getByRole("tabpanel")
      .getByText(/Tell me about yourself/)
      .first(),
  ).toBeVisible();
});

test("示例用中文，简历也是中文的", async ({ page }) => {
  await page.goto("/offerwink/sample?lang=zh");
  await expect(page.getByText("这是一份示例")).toBeVisible();
  await expect(page.getByText("林晓禾").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "上传您的简历" }).first()).toBeVisible();
});

test("the sample is one click from landing page, upload and a tab without a result, as the upload says, and leaves a result alone", async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [from, name] of [
    ["/offerwink", "See it on a sample"],
    ["/results", "See a sample result"],
  ] as const) {
    await page.goto(`${from}?lang=en`);
    await page.getByRole("main").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(/\/offerwink\/sample/);
  }
  await page.goto("/upload?lang=en");
  await untilRunning(page);
  const mine = { resumeData: "mine", resumeRevision: "mine too" };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
  }, mine);
  const label = (await page.getByRole("img", { name: /^Score/ }).getAttribute("aria-label")) ?? "";
  const figures = label.match(/\d+/g);
  await page.getByRole("link", { name: "See the whole sample" }).click();
  const score = page.getByRole("img", { name: `Score ${figures?.[0]} before and ${figures?.[1]} after` });
  await expect(score).toBeVisible();
  await openPane(page, "All steps");
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByText(/^0 of \d+ changes accepted/)).toBeVisible();
  expect(await page.evaluate(stored)).toMatchObject(mine);
});
