import { expect, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { openResult } from "../pages/open-result";
import { englishResult } from "../pages/results";
import { openSheet } from "../pages/sheet";

const english = { ...englishResult(), original_file_name: "cv.pdf" };

test("signed-out readers are led to the upload page", async ({ page }) => {
  await page.goto("/results");
  await expect(page).toHaveURL(/\/upload/);
});

test("without content the page says so and leads back", async ({ page }) => {
  await openResult(page, "{damaged", "zh");
  await expect(page.getByText("网络不稳定，请稍后再试。")).toBeVisible();
  await page.getByRole("link", { name: "返回上传" }).click();
  await expect(page).toHaveURL(/\/upload/);
});

test("the six fields of the contract alone are a result", async ({ page }) => {
  const { report, ...texts } = english;
  await openResult(page, { ...texts, original_score: 41, optimized_score: 62 });
  await expect(page.getByRole("img", { name: /41 before and 62 after/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Zoë Fitzgerald" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Improve" })).toHaveCount(0);
});

test("rejecting a change by keyboard puts the text back and moves the score at once, and lasts", async ({
  page,
}) => {
  await openResult(page, english);
  const reject = page.getByRole("button", { name: "Reject change 2" });
  await expect(page.locator("ins", { hasText: "Led" })).toHaveCount(1);
  await reject.focus();
  await page.keyboard.press("Enter");
  await expect(reject).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("ins", { hasText: "Led" })).toHaveCount(0);
  await expect(page.getByText(/^The score is now \d+ of 100\.$/)).toHaveCount(1);
  await expect(page.getByText("1 of 2 changes accepted")).toBeVisible();
  await expect(await openSheet(page)).toContainText("Responsible for leading a team of six");
  await page.reload();
  await expect(page.getByText("1 of 2 changes accepted")).toBeVisible();
});

test("summary and reasons follow the decisions and the language of the page", async ({ page }) => {
  await openResult(page, english);
  const summary = page.getByText(/^Your resume (rose|scores)/);
  await expect(summary).toContainText("2 lines were reworded");
  await page.getByRole("button", { name: "Reject change 2" }).click();
  await expect(summary).toContainText("1 line was reworded");
  await page.getByRole("tab", { name: "Score and reasons" }).click();
  await expect(
    page.getByRole("tabpanel").getByRole("heading", { name: "What was changed and why" }),
  ).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText("Work History");
  await expect(page.getByRole("tabpanel")).not.toContainText("Led a team");
  await page.goto("/results?lang=zh");
  await page.getByRole("tab", { name: "得分与理由" }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "改了什么，为什么改" })).toBeVisible();
  await expect(page.getByText(/^简历(得分|现在)/).first()).toBeVisible();
});

test("rejecting all gives the first score back, and accepting all the second", async ({ page }) => {
  await openResult(page, english);
  const score = (number: number | null) => page.getByRole("img", { name: `and ${number} after` });
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(score(english.original_score)).toBeVisible();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(score(english.optimized_score)).toBeVisible();
});

test("what does not load is told, and comes when it is asked for again", async ({ page }) => {
  await openResult(page, { ...english, report: undefined });
  const renderer = "**/assets/render-markdown*.js*";
  await page.route(renderer, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await page.unroute(renderer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Zoë Fitzgerald" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toHaveCount(0);
});

test("a score that cannot follow a decision says so, and follows once its code has come", async ({
  page,
}) => {
  await openResult(page, english);
  const scorer = "**/assets/score-*.js*";
  await page.route(scorer, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The score can’t update" })).toBeVisible();
  await page.unroute(scorer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("img", { name: `and ${english.original_score} after` })).toBeVisible();
});

test("the resume is copied as the Markdown of the accepted changes", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openResult(page, english);
  await page.getByRole("button", { name: "Reject change 1" }).click();
  await page.getByRole("tab", { name: "Optimised resume" }).click();
  await page.getByRole("button", { name: "Copy as Markdown" }).filter({ visible: true }).click();
  await expect(page.getByText("Optimised resume has been copied to clipboard!").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(english.optimized_resume.replace("## Experience", "## Work History"));
});

test("a refused clipboard is said once, above the bar of a phone, until copying succeeds", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openResult(page, english);
  await page.getByRole("tab", { name: "Interview" }).click();
  const copy = page.getByRole("button", { name: "Copy as Markdown" }).filter({ visible: true });
  const toasts = page.getByRole("region", { name: /^Messages/ }).getByRole("listitem");
  await copy.click();
  await expect(toasts).toHaveText("Copy failed. Please try again.");
  await copy.click();
  await expect(toasts).toHaveText("Copy failed. Please try again.");
  const [message, bar] = await Promise.all([
    toasts.boundingBox(),
    page.locator("[data-bottom-bar]").boundingBox(),
  ]);
  expect(message && message.y + message.height).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.evaluate(() => {
    document.execCommand = () => true;
  });
  await copy.click();
  await expect(toasts).toHaveText("Interview questions has been copied to clipboard!");
});

test("markup in a stored text is shown as nothing and runs nothing", async ({ page }) => {
  const hostile =
    '# Hi\n\n<img src=x onerror="window.ran=1"><script>window.ran=1</script>[x](javascript:window.ran=1)';
  await openResult(page, { ...english, report: undefined, optimized_resume: hostile });
  await expect(page.getByRole("heading", { name: "Hi", exact: true })).toBeVisible();
  expect(await page.locator("main img[src], main script, main a[href^=javascript]").count()).toBe(0);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("no tab has an accessibility finding, or leaves the screen", async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, english);
  await expect(page.getByRole("tab")).toHaveCount(5);
  for (const summary of await page.locator("main summary").all()) await summary.click();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(page.locator("[role=tabpanel] span[role=status]")).toHaveCount(0);
      if (width === 320) expect(await findings(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

test("the document alone is printed, in ink on white though the page is dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openResult(page, english);
  await page.getByRole("tab", { name: "Interview" }).click();
  const heading = page.getByRole("tabpanel").getByRole("heading").first();
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("color", "rgb(28, 27, 24)");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("tablist")).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
});
