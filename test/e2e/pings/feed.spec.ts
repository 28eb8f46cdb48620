import { findings } from "../pages/accessibility";
import { briefs, scrollToEnd, scrollToStart, words } from "../pages/feed";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

for (const language of ["en", "zh"] as const)
  for (const width of [390, 1280]) {
    const says = words[language];
    test.describe(`${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test("a signed-out reader is asked to sign in at the end of the first page, once", async ({ page }) => {
        await page.goto(`/pings?lang=${language}`);
        await untilRunning(page);
        await expect(briefs(page)).toHaveCount(10);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await scrollToEnd(page);
        await expect(page.getByRole("dialog", { name: says.signIn })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(briefs(page)).toHaveCount(10);
        await scrollToStart(page);
        await scrollToEnd(page);
        await scrollToStart(page);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.getByRole("link", { name: says.show }).click();
        await expect(page.getByRole("dialog", { name: says.signIn })).toBeVisible();
      });

      test("a member follows a radar, reads to the end, opens an article and comes back to the same place", async ({
        page,
        signIn,
        playwright,
      }) => {
        const other = await playwright.request.newContext();
        await other.post(`${ORIGIN}/signin`, {
          form: { email: `other-${crypto.randomUUID()}@example.com` },
          headers: { Origin: ORIGIN },
          maxRedirects: 0,
        });
        const tabs: { user_id: string | null; is_self: boolean }[] = await (
          await other.get(`${ORIGIN}/api/winks/all_tags`)
        ).json();
        const pingId = tabs.find(({ is_self }) => is_self)?.user_id ?? "";
        expect(pingId).not.toBe("");
        await signIn();
        await page.goto(`/pings?lang=${language}`);
        await untilRunning(page);

        await page.locator("input[name=follow_user_id]").fill(pingId);
        await page.getByRole("button", { name: says.follow, exact: true }).click();
        await expect(page.getByText(says.followed, { exact: true }).first()).toBeVisible();
        const tab = page.getByRole("link", { name: `@${pingId}` });
        await expect(tab).toBeVisible();

        await expect(async () => {
          await scrollToEnd(page);
          await expect(page.locator("p").getByText(says.end).last()).toBeVisible({ timeout: 500 });
        }).toPass();
        const ids = await briefs(page).evaluateAll((all) => all.map(({ id }) => id));
        expect(ids.length).toBeGreaterThanOrEqual(24);
        expect(new Set(ids).size).toBe(ids.length);

        const chosen = briefs(page).nth(17);
        await chosen.scrollIntoViewIfNeeded();
        const top = await page.evaluate(() => window.scrollY);
        await chosen.getByRole("link").click();
        await page.waitForURL(/\/pings\/content\//);
        await page.goBack();
        await expect(briefs(page)).toHaveCount(ids.length);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
        await expect(chosen).toContainText(language === "en" ? "Read" : "已读");

        await page.reload();
        await untilRunning(page);
        await expect(briefs(page)).toHaveCount(ids.length);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);

        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
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
        await other.dispose();
      });

      test("nothing for axe, signed out and in", async ({ page, signIn }) => {
        await page.goto(`/pings?lang=${language}`);
        await untilRunning(page);
        expect(await findings(page)).toEqual([]);
        await signIn();
        await page.goto(`/pings?lang=${language}`);
        await untilRunning(page);
        expect(await findings(page, "html", 1)).toEqual([]);
      });
    });
  }
