import { briefs, words } from "../pages/feed";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle, somebodyToFollow } from "../pages/pings";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";
import { grantPro } from "../pages/settings";

test("without scripts the feed is read to its end by links, and leads to other subjects and articles", async ({
  request,
}) => {
  let page = await openPlain(request, "/pings?lang=en");
  const seen: string[] = [];
  for (let pages = 1; pages < 20; pages += 1) {
    seen.push(...page.all("[role=feed] article[aria-posinset]").map(({ id }) => id));
    if (page.all("a", words.en.show).length === 0) break;
    page = await page.follow(words.en.show);
  }
  expect(seen.length).toBeGreaterThanOrEqual(24);
  expect(new Set(seen).size).toBe(seen.length);
  expect(page.text).toContain(words.en.end);
  page = await page.follow("AI 资讯");
  expect(page.path).toContain("tag_id=ai_news_zh");
  page = await page.follow(/./, "[role=feed] article");
  expect(page.path).toMatch(/^\/pings\/content\/[0-9a-f]{16}\?tag_id=ai_news_zh/);
  expect(page.status).toBe(200);
});

test("without scripts a radar is followed and unfollowed by forms", async ({ context, signIn }) => {
  const follow_user_id = await somebodyToFollow();
  await signIn();
  let page = await openPlain(context.request, "/pings?lang=en");
  page = await page.press(words.en.follow, { follow_user_id: "nobody" });
  expect(page.text).toContain("Nobody has this Ping ID");
  page = await page.press(words.en.follow, { follow_user_id });
  expect(page.text).toContain(words.en.followed);
  page = await page.open(`/pings?tag_id=${follow_user_id}`);
  page = await page.follow(words.en.unfollow);
  expect(page.text).toContain(words.en.question);
  page = await page.press(words.en.unfollow);
  expect(page.text).toContain(words.en.unfollowed);
  expect(page.one("a", words.en.own).getAttribute("aria-current")).toBe("page");
});

test("without scripts a search finds in the feed and in all, and says what cannot be searched for", async ({
  request,
}) => {
  let page = await openPlain(request, "/pings?lang=zh");
  const [title = ""] = page.texts("[role=feed] h3");
  const [q = ""] = title.match(/\p{Script=Han}{4,8}/u) ?? [];
  page = await page.press("搜索", { q });
  expect(page.path).toMatch(/tag_id=ai_news_zh&q=/);
  expect(page.texts("[role=feed] h2")).toContain(title);
  page = await page.follow("搜索所有频道");
  expect(page.text).toContain(`在所有频道中搜索“${q}”`);
  expect(page.texts("[role=feed] h2")).toContain(title);
  page = await page.press("搜索", { q: '"' });
  expect(page.texts("[role=alert]")).toHaveLength(1);
  expect(page.all("article[aria-posinset]")).toEqual([]);
  page = await page.follow("返回频道");
  expect(page.all("article[aria-posinset]")).toHaveLength(10);
});

test("by keyboard alone: between articles, past them, and by single letters that can be switched off", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/pings?lang=en");
  await untilRunning(page);
  await expect(page.getByRole("button", { name: "Keys" })).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-posinset") ?? null);
  expect(await focused()).toBeNull();
  await page.keyboard.press("j");
  expect(await focused()).toBe("1");
  await page.keyboard.press("PageDown");
  expect(await focused()).toBe("2");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("PageUp");
  expect(await focused()).toBe("1");
  await page.keyboard.press("PageUp");
  expect(await focused()).toBe("1");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("j");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("switch").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  expect(await focused()).not.toBe("2");
  await page.evaluate(() => localStorage.removeItem("wink.pings.keys"));
  await briefs(page).nth(2).focus();
  await page.keyboard.press("Control+End");
  expect(await page.evaluate(() => document.activeElement?.closest("footer") !== null)).toBe(true);
  await briefs(page).nth(2).focus();
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("v");
  await expect(await opened).toHaveURL(/\/pings\/content\//);
  await briefs(page).nth(2).focus();
  await page.keyboard.press("o");
  await page.waitForURL(/\/pings\/content\//);
});

test("search engines are told of the first ten, the way and the search, whatever a title says", async ({
  page,
  request,
}) => {
  await page.goto("/pings?lang=en");
  const read = async () =>
    (await page.locator("script[type='application/ld+json']").allTextContents()).map((each) =>
      JSON.parse(each),
    );
  const [site, crumbs, list] = await read();
  expect(site["@type"]).toBe("WebSite");
  const found = await request.get(site.potentialAction.target.replace("{search_term_string}", "report"));
  expect(await found.text()).toContain('role="feed"');
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "Pings"]);
  const shown = await briefs(page).evaluateAll((all) =>
    all.map((each) => `${each.querySelector("h3")?.textContent} ${each.id.slice(1)}`),
  );
  expect(
    list.itemListElement.map(({ name, url }: Record<string, string>) => `${name} ${url?.split("/").at(-1)}`),
  ).toEqual(shown);

  const title = "</script><script>document.title='taken'</script> <!-- GPT-5";
  await plantArticle(request, { title, tagId: "digital_currency", publishedAt: "2026-10-01T00:00:00Z" });
  const before = `${Date.parse("2026-10-01T00:00:01Z")}-0123456789abcdef`;
  await page.goto(`/pings?tag_id=digital_currency&before=${before}&lang=en`);
  const [, way, listed] = await read();
  expect(way.itemListElement.at(-1)).toMatchObject({ position: 3, name: "数字货币" });
  expect(listed.itemListElement[0].name).toBe(title);
  await expect(page).not.toHaveTitle("taken");
  const here = page.getByRole("navigation", { name: "You are here" }).getByRole("listitem");
  await expect(here).toContainText(["Home", "Pings", "数字货币"]);
  await expect(here.last().locator("[aria-current=page]")).toHaveText("数字货币");
});

test("a crawler is led on without an account", async ({ browser, page: _ }) => {
  const context = await browser.newContext({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/pings?lang=en`);
  await untilRunning(page);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await briefs(page).count()).toBeGreaterThanOrEqual(24);
  }).toPass({ intervals: [100] });
  await context.close();
});

test("a tab that is on its way shows the outline of a list, and then it", async ({ page }) => {
  await page.goto("/pings?lang=en");
  await untilRunning(page);
  const before = await briefs(page).first().getAttribute("id");
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/pings\?.*_data=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "AI 资讯" }).click();
  await expect(page.getByText("Loading the news…")).toBeAttached();
  await expect(briefs(page)).toHaveCount(0);
  release();
  await expect(briefs(page)).toHaveCount(10);
  expect(await briefs(page).first().getAttribute("id")).not.toBe(before);
  await expect(page.getByRole("link", { name: "AI 资讯" })).toHaveAttribute("aria-current", "page");
});

test("what cannot be loaded can be tried again", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/pings?lang=en");
  await untilRunning(page);
  await page.route("**/pings?*_data=*", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const retry = page.getByRole("link", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(briefs(page)).toHaveCount(10);
  await page.unroute("**/pings?*_data=*");
  await retry.click();
  await expect(briefs(page)).toHaveCount(20);
});

test("a search finds in the feed and in all, and says what cannot be searched for", async ({ page }) => {
  await page.goto("/pings?lang=zh");
  const title = (await briefs(page).first().getByRole("heading", { level: 3 }).textContent()) ?? "";
  const [pair = ""] = title.match(/\p{Script=Han}{4,8}/u) ?? [];
  expect(pair).not.toBe("");
  await page.getByRole("searchbox").fill(pair);
  await page.getByRole("button", { name: "搜索" }).click();
  await expect(page).toHaveURL(/tag_id=ai_news_zh&q=/);
  await expect(briefs(page).getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByText(`在“AI 资讯”中搜索“${pair}”`)).toBeVisible();
  await page.getByRole("link", { name: "搜索所有频道" }).click();
  await expect(page).toHaveURL(/in=all/);
  await expect(page.getByText(`在所有频道中搜索“${pair}”`)).toBeVisible();
  await expect(briefs(page).getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("searchbox").fill('"');
  await page.getByRole("button", { name: "搜索" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(briefs(page)).toHaveCount(0);
  await page.getByRole("link", { name: "返回频道" }).click();
  await expect(briefs(page)).toHaveCount(10);
});

test("a radar that has just been set up says when its first news come", async ({ context, signIn }) => {
  await grantPro(await signIn());
  const value = {
    worldFilter: "ai_news_en",
    prompt: `nothing about this ${crypto.randomUUID()}`,
    enabled: true,
  };
  const saved = await context.request.post("/api/config", {
    headers: { Origin: ORIGIN },
    data: { type: "memwink_news_agent", value: JSON.stringify(value) },
  });
  expect(saved.status()).toBe(200);
  const feed = await openPlain(context.request, "/pings?lang=zh");
  const own = await feed.follow(words.zh.own);
  expect(textOf(own.one("main"))).toMatch(/8–10 小时/);
  expect(own.all("article[aria-posinset]")).toEqual([]);
});

test("an unknown feed and a forged page say so", async ({ request }) => {
  const unknown = await openPlain(request, "/pings?tag_id=nope&lang=en");
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain("There is no such feed");
  const forged = await openPlain(request, "/pings?before=forged&lang=en");
  expect(forged.status).toBe(400);
  expect(forged.text).toContain("This page of the feed does not exist.");
});
