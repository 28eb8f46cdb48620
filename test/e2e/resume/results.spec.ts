import { expect, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { englishResult } from "../pages/results";
import { arrowTo, lineOf, openPane, openResult, openSheet, paneOf } from "../pages/results-page";

const english = { ...englishResult(), original_file_name: "cv.pdf" };

test("without content the page says so and leads back", async ({ page }) => {
  await openResult(page, "{damaged", "zh");
  await expect(page.getByText("网络不稳定，请稍后再试。")).toBeVisible();
  await page.getByRole("link", { name: "返回上传" }).click();
  await expect(page).toHaveURL(/\/upload/);
});

test("the six fields of the contract alone are a result, in which markup runs nothing, told while it does not load", async ({
  page,
}) => {
  const hostile =
    '# Hi\n\n<img src=x onerror="window.ran=1"><script>window.ran=1</script>[x](javascript:window.ran=1)';
  const { report, ...texts } = { ...english, optimized_resume: hostile };
  const renderer = "**/assets/render-markdown*.js*";
  await page.route(renderer, (route) => route.abort());
  await openResult(page, { ...texts, original_score: 41, optimized_score: 62 });
  const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("img", { name: /41 before and 62 after/ })).toBeVisible();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.unroute(renderer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Hi", exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await page.locator("main img[src], main script, main a[href^=javascript]").count()).toBe(0);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("a change turned down by keyboard moves score, summary, reasons, paper and copy at once, and lasts in the other language", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openResult(page, english);
  const paper = await openSheet(page);
  const summary = page.getByText(/^Your resume (rose|scores)/);
  const led = "Led a team of six engineers";
  await expect(lineOf(page, led)).toHaveAttribute("data-changed", "ours");
  await expect(summary).toContainText("2 lines were reworded");
  await arrowTo(page, led);
  await page.keyboard.press("Enter");
  await expect(paneOf(page).getByRole("button", { name: "Accept" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const own = "Responsible for leading a team of six engineers";
  await expect(lineOf(page, own)).toBeVisible();
  await expect(lineOf(page, own)).not.toHaveAttribute("data-changed");
  await expect(page.getByText(/^The score is now \d+ of 100\.$/)).toHaveCount(1);
  await expect(summary).toContainText("1 line was reworded");
  await page.keyboard.press("Escape");
  await openPane(page, "All steps");
  await expect(page.getByText("1 of 2 changes accepted")).toBeVisible();

  await expect(paper).toContainText(own);
  await page.getByRole("button", { name: "Copy as Markdown" }).filter({ visible: true }).click();
  await expect(page.getByText("Optimised resume has been copied to clipboard!").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(english.optimized_resume.replace(led, own));

  await page.getByRole("tab", { name: "Score and reasons" }).click();
  const reasons = page.getByRole("tabpanel");
  await expect(reasons.getByRole("heading", { name: "What was changed and why" })).toBeVisible();
  await expect(reasons).toContainText("Work History");
  await expect(reasons).not.toContainText("Led a team");
  await page.goto("/results?lang=zh");
  await openSheet(page);
  await openPane(page, "全部");
  await expect(page.getByText("已接受 1 / 2 处修改")).toBeVisible();
  await page.getByRole("tab", { name: "得分与理由" }).click();
  await expect(reasons.getByRole("heading", { name: "改了什么，为什么改" })).toBeVisible();
  await expect(page.getByText(/^简历(得分|现在)/).first()).toBeVisible();
});

test("the paper shows the upload on request, and marks what we changed in it again", async ({ page }) => {
  await openResult(page, english);
  const paper = await openSheet(page);
  const original = page.getByRole("button", { name: "Original", exact: true });
  await expect(paper).toContainText("Experience");
  await original.click();
  await expect(original).toHaveAttribute("aria-pressed", "true");
  await expect(paper).toContainText("Work History");
  await expect(paper).toContainText("Responsible for leading a team");
  await expect(page.locator("[data-changed]")).toHaveCount(0);
  await original.click();
  await expect(paper).not.toContainText("Work History");
  await expect(page.locator("[data-changed=ours]")).toHaveCount(2);
});

test("a score that cannot follow says so till its code comes: all turned down it is the first, all accepted the second", async ({
  page,
}) => {
  const scorer = "**/assets/next-steps-*.js*";
  await page.route(scorer, (route) => route.abort());
  await openResult(page, english);
  const score = (number: number | null) => page.getByRole("img", { name: `and ${number} after` });
  await openSheet(page);
  await openPane(page, "All steps");
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The score can’t update" })).toBeVisible();
  await page.unroute(scorer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(score(english.original_score)).toBeVisible();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(score(english.optimized_score)).toBeVisible();
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
  const copy = async () => {
    await page.getByRole("button", { name: "Other formats" }).filter({ visible: true }).click();
    await page.getByRole("menuitem", { name: "Copy as Markdown" }).click();
  };
  const toasts = page.getByRole("region", { name: /^Messages/ }).getByRole("listitem");
  await copy();
  await expect(toasts).toHaveText("Copy failed. Please try again.");
  await copy();
  await expect(toasts).toHaveText("Copy failed. Please try again.");
  const [message, bar] = await Promise.all([
    toasts.boundingBox(),
    page.locator("[data-bottom-bar]").boundingBox(),
  ]);
  expect(message && message.y + message.height).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.evaluate(() => {
    document.execCommand = () => true;
  });
  await copy();
  await expect(toasts).toHaveText("Interview questions has been copied to clipboard!");
});

test("no tab leaves a screen, what is judged nowhere else has no finding, and it is printed in ink on white though the page is dark", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, english);
  await expect(page.getByRole("tab")).toHaveCount(4);
  for (const summary of await page.locator("main summary").all()) await summary.click();
  // The resume is judged by the journey in both languages, the letter by its own.
  const judged = ["Interview", "Score and reasons"];
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.locator("[role=tabpanel] span[role=status]")).toHaveCount(0);
    for (const width of [1600, 1280, 900, 768, 767, 600, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${await tab.textContent()} at ${width} px`).toBeLessThanOrEqual(0);
    }
    if (judged.includes((await tab.textContent()) ?? ""))
      expect(await findings(page, "[role=tabpanel][data-state=active]")).toEqual([]);
  }
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
