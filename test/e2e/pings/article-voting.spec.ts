import type { APIRequestContext } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

/** What the server holds, as anybody and this reader may ask. */
async function stored(reader: APIRequestContext, path: string) {
  const id = path.split("/").at(-1);
  const ask = async (what: string) =>
    (await reader.get(`${ORIGIN}/api/article/vote/${what}?news_id=${id}`)).json();
  const { stats } = await ask("stats");
  return [stats.like_count, stats.dislike_count, (await ask("user")).vote_type];
}

test("a member votes, changes the vote, takes it back, and copies the text", async ({
  page,
  request,
  signIn,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const content = "# A **text**\n\n复制的是 Markdown。";
  const path = await plantArticle(request, { content });
  await signIn();
  await page.goto(`${path}?lang=zh`);
  await untilRunning(page);
  const like = page.getByRole("button", { name: /^赞/ });
  const dislike = page.getByRole("button", { name: /^踩/ });
  const expectVotes = async (likes: number, dislikes: number, own: "like" | "dislike" | null) => {
    await expect(like).toHaveText(`赞${likes}`);
    await expect(dislike).toHaveText(`踩${dislikes}`);
    await expect(like).toHaveAttribute("aria-pressed", `${own === "like"}`);
    await expect(dislike).toHaveAttribute("aria-pressed", `${own === "dislike"}`);
    await expect.poll(() => stored(page.request, path)).toEqual([likes, dislikes, own]);
  };
  await expectVotes(0, 0, null);
  await like.click();
  await expectVotes(1, 0, "like");
  await dislike.click();
  await expectVotes(0, 1, "dislike");
  await page.reload();
  await untilRunning(page);
  await expectVotes(0, 1, "dislike");
  await page.setViewportSize({ width: 1280, height: 900 });
  await dislike.press("Enter");
  await expectVotes(0, 0, null);
  await expect(dislike).toBeFocused();

  await page.getByRole("button", { name: "复制" }).click();
  await expect(page.getByRole("button", { name: "已复制" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content);
  await expect(page.getByRole("button", { name: "复制", exact: true })).toBeVisible();
});

test("a vote that could not be saved is not lost", async ({ page, request, signIn }) => {
  const path = await plantArticle(request);
  await signIn();
  await page.goto(`${path}?lang=zh`);
  await untilRunning(page);
  await page.route("**/api/article/vote", (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "10" }, json: { code: "unavailable" } }),
  );
  const like = page.getByRole("button", { name: /^赞/ });
  await like.click();
  const again = page.getByRole("button", { name: "未保存，点击重试" });
  await expect(again).toBeVisible();
  await expect(again).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("article").getByRole("status").filter({ hasText: /\S/ })).toHaveCount(1);
  expect(await stored(page.request, path)).toEqual([0, 0, null]);
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute("**/api/article/vote");
  await again.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveText("赞1");
  await expect.poll(() => stored(page.request, path)).toEqual([1, 0, "like"]);
});

test("without scripts a member votes, changes the vote and takes it back", async ({
  request,
  context,
  signIn,
}) => {
  const path = await plantArticle(request);
  await signIn();
  let page = await openPlain(context.request, `${path}?tag_id=journeys&lang=en`);
  const pressed = (name: RegExp) => page.one("button", name).getAttribute("aria-pressed");
  page = await page.press(/^Like/);
  expect(page.path).toBe(`${path}?tag_id=journeys`);
  expect(pressed(/^Like/)).toBe("true");
  expect(await stored(context.request, path)).toEqual([1, 0, "like"]);
  page = await page.press(/^Dislike/);
  expect(pressed(/^Dislike/)).toBe("true");
  expect(await stored(context.request, path)).toEqual([0, 1, "dislike"]);
  page = await page.press(/^Dislike/);
  expect(pressed(/^Dislike/)).toBe("false");
  expect(await stored(context.request, path)).toEqual([0, 0, null]);
});

test("while a vote is on its way the buttons take nothing, and one after the session has ended says why it was not saved", async ({
  page,
  request,
  signIn,
  context,
}) => {
  const path = await plantArticle(request);
  await signIn();
  await page.goto(`${path}?lang=en`);
  await untilRunning(page);
  let asked = 0;
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/article/vote", async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  const like = page.getByRole("button", { name: /^Like/ });
  await like.evaluate((button: HTMLButtonElement) => {
    // Both before anything has been drawn.
    button.click();
    button.click();
  });
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveText("Like1");
  await expect(like).toHaveAttribute("aria-disabled", "true");
  const dislike = page.getByRole("button", { name: /^Dislike/ });
  await expect(dislike).toHaveAttribute("aria-disabled", "true");
  await dislike.dispatchEvent("click");
  await like.dispatchEvent("click");
  answer();
  await expect(like).not.toHaveAttribute("aria-disabled", "true");
  expect(asked).toBe(1);
  expect(await stored(page.request, path)).toEqual([1, 0, "like"]);

  await context.clearCookies();
  await dislike.click();
  await expect(page.getByText("Your session has ended, so your vote is not saved.")).toBeVisible();
});

test("what a reader may see of an article is taken on to the editor and to a card", async ({
  page,
  request,
  signIn,
}) => {
  const path = await plantArticle(request, { content: "Words **to go on** with." });
  await page.goto(`${path}?lang=en`);
  await untilRunning(page);
  await page.getByRole("link", { name: "Make a card" }).click();
  await expect(page).toHaveURL(/\/share-card/);
  await expect(page.locator(".share-card").getByText("It answers quickly").first()).toBeVisible();
  await signIn();
  await page.goto(`${path}?lang=en`);
  await page.getByRole("link", { name: "Open in the editor" }).click();
  await expect(page).toHaveURL(/\/markdown-editor/);
  const article = page.locator("section.article");
  await expect(article.getByRole("heading", { name: "A model that fits one card" })).toBeVisible();
  await expect(article.locator("strong")).toHaveText("to go on");
});
