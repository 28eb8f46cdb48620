import { articleLink, briefs, scrollToEnd, scrollToStart, words } from "../pages/feed";
import { expect, test } from "../pages/fixtures";
import { somebodyToFollow } from "../pages/pings";
import { untilRunning } from "../pages/running";

const says = words.zh;

test.use({ viewport: { width: 390, height: 844 } });

test("a signed-out reader is asked to sign in at the end of the first page, once", async ({ page }) => {
  await page.goto("/pings?lang=zh");
  await untilRunning(page);
  await expect(briefs(page)).toHaveCount(10);
  const asked = page.getByRole("dialog", { name: says.signIn });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await scrollToEnd(page);
  await expect(asked).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(briefs(page)).toHaveCount(10);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollToStart(page);
    await scrollToEnd(page);
    await scrollToStart(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("link", { name: says.show }).click();
    await expect(asked).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a member follows a radar, reads to the end, opens an article and comes back to the same place", async ({
  page,
  signIn,
}) => {
  test.slow();
  const pingId = await somebodyToFollow();
  await signIn();
  await page.goto("/pings?lang=zh");
  await untilRunning(page);

  await page.locator("input[name=follow_user_id]").fill(pingId);
  await page.getByRole("button", { name: says.follow, exact: true }).click();
  await expect(page.getByText(says.followed, { exact: true }).first()).toBeVisible();
  const tab = page.getByRole("link", { name: `@${pingId}` });
  await expect(tab).toBeVisible();

  await expect(async () => {
    await scrollToEnd(page);
    expect(await page.locator("p").getByText(says.end).last().isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
  const ids = await briefs(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ids).size).toBe(ids.length);

  const chosen = briefs(page).nth(17);
  // The place in the feed is kept where the rail of days stands above it, and where it stands beside it.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // The list may be laid out anew for the new width just then.
    await expect(() => chosen.scrollIntoViewIfNeeded()).toPass();
    const top = await page.evaluate(() => window.scrollY);
    await articleLink(chosen).click();
    await page.waitForURL(/\/pings\/content\//);
    await page.goBack();
    await expect(briefs(page)).toHaveCount(ids.length);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
    await expect(chosen).toContainText("已读");
  }
  const top = await page.evaluate(() => window.scrollY);
  await page.reload();
  await untilRunning(page);
  await expect(briefs(page)).toHaveCount(ids.length);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);

  await scrollToStart(page);
  await tab.click();
  await page.waitForURL(/tag_id=/);
  await page.getByRole("link", { name: says.unfollow }).click();
  await expect(page.getByRole("alertdialog", { name: says.question })).toBeVisible();
  const call = "**/api/unfollow_user";
  await page.route(call, (asked) => asked.fulfill({ status: 500, json: { error: "D1_ERROR" } }));
  await page.getByRole("alertdialog").getByRole("button", { name: says.unfollow }).click();
  await expect(page.getByText(says.unfollowFailed, { exact: true }).first()).toBeVisible();
  await page.unroute(call);
  await page.getByRole("link", { name: says.unfollow }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: says.unfollow }).click();
  await expect(page.getByText(says.unfollowed, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: says.own, exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(tab).toHaveCount(0);
});
