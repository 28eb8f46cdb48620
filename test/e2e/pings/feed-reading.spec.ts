import { findings } from "../pages/accessibility";
import { briefs, scrollToEnd, scrollToStart, words } from "../pages/feed";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { untilRunning } from "../pages/running";
import { grantPro } from "../pages/settings";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the feed is read to its end by links", async ({ page }) => {
    await page.goto("/pings?lang=en");
    const next = page.getByRole("link", { name: words.en.show });
    const seen: string[] = [];
    const collect = async () => {
      for (const id of await briefs(page).evaluateAll((all) => all.map(({ id }) => id))) seen.push(id);
    };
    await collect();
    while (await next.isVisible()) {
      const address = await next.getAttribute("href");
      await next.click();
      await page.waitForURL((url) => url.pathname + url.search === address);
      await collect();
    }
    expect(seen.length).toBeGreaterThanOrEqual(24);
    expect(new Set(seen).size).toBe(seen.length);
    await expect(page.getByText(words.en.end).last()).toBeVisible();
    await page.getByRole("link", { name: "AI 资讯" }).click();
    await expect(page).toHaveURL(/tag_id=ai_news_zh/);
    await briefs(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/pings\/content\/[0-9a-f]{16}\?tag_id=ai_news_zh/);
  });

  test("a radar is followed and unfollowed by forms", async ({ page, signIn, playwright }) => {
    const other = await playwright.request.newContext();
    const form = { email: `other-${crypto.randomUUID()}@example.com` };
    await other.post(`${ORIGIN}/signin`, { form, headers: { Origin: ORIGIN }, maxRedirects: 0 });
    const tabs: { user_id: string; is_self: boolean }[] = await (
      await other.get(`${ORIGIN}/api/winks/all_tags`)
    ).json();
    const pingId = tabs.find(({ is_self }) => is_self)?.user_id ?? "";
    await signIn();
    await page.goto("/pings?lang=en");
    await page.locator("input[name=follow_user_id]").fill("nobody");
    await page.getByRole("button", { name: words.en.follow, exact: true }).click();
    await expect(page.getByText("Nobody has this Ping ID")).toBeVisible();
    await page.locator("input[name=follow_user_id]").fill(pingId);
    await page.getByRole("button", { name: words.en.follow, exact: true }).click();
    await expect(page.getByText("Successfully followed")).toBeVisible();
    await page.goto(`/pings?tag_id=${pingId}`);
    await page.getByRole("link", { name: "Unfollow" }).click();
    await expect(page.getByText("Are you sure you want to unfollow?")).toBeVisible();
    await page.getByRole("button", { name: "Unfollow" }).click();
    await expect(page.getByText("Successfully unfollowed")).toBeVisible();
    await expect(page.getByRole("link", { name: "My radar" })).toHaveAttribute("aria-current", "page");
    await other.dispose();
  });
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

test.describe("in the reader's zone", () => {
  test.use({ timezoneId: "Asia/Shanghai", viewport: { width: 1280, height: 800 } });

  test("days and hours lead to their first article and follow the reading, and nothing shifts", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const sum = { value: 0 };
      Object.assign(window, { layoutShift: sum });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry && typeof entry.value === "number") sum.value += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/pings?lang=en");
    await untilRunning(page);
    const timeline = page.getByRole("navigation", { name: "Days and hours" });
    await expect(timeline).toBeVisible();
    const first = briefs(page).first().locator("time");
    const moment = new Date((await first.getAttribute("datetime")) ?? "");
    const format = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Asia/Shanghai",
      hour: "2-digit",
      minute: "2-digit",
    });
    await expect(first).toContainText(format.format(moment));
    const hours = timeline.locator("li button");
    await expect(hours.first()).toHaveAttribute("aria-current", "true");
    expect(
      await page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value),
    ).toBeLessThan(0.02);
    await hours.last().click();
    await expect(page.locator("article:focus")).toBeInViewport();
    await expect(hours.first()).not.toHaveAttribute("aria-current", "true");
  });
});

for (const width of [390, 1280])
  test.describe(`days at ${width} px`, () => {
    test.use({ timezoneId: "Asia/Shanghai", viewport: { width, height: 800 } });

    test("have a heading each, are gone to by a press, and the mark goes along", async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signIn();
      await page.goto("/pings?lang=en");
      await untilRunning(page);
      await expect(async () => {
        await scrollToEnd(page);
        expect(await briefs(page).count()).toBeGreaterThanOrEqual(24);
      }).toPass();
      const timeline = page.getByRole("navigation", { name: "Days and hours" });
      const days = timeline.locator("section > button");
      const headings = page.getByRole("feed").getByRole("heading", { level: 2 });
      const room = () =>
        timeline.evaluate((rail) => {
          const footer = document.querySelector("footer")?.getBoundingClientRect().top ?? Number.NaN;
          return footer - rail.getBoundingClientRect().bottom;
        });
      await scrollToEnd(page);
      await expect.poll(room).toBeGreaterThanOrEqual(0);

      await scrollToStart(page);
      await expect(days.first()).toHaveAttribute("aria-current", "date");
      expect(await headings.count()).toBe(await days.count());
      const longDay = new Intl.DateTimeFormat("en-GB", {
        timeZone: "Asia/Shanghai",
        weekday: "long",
        day: "numeric",
        month: "long",
      });
      const second = headings.nth(1).locator("xpath=..");
      const moment = (await second.locator("time").getAttribute("datetime")) ?? "";
      await expect(headings.nth(1)).toHaveText(longDay.format(new Date(moment)));

      await days.nth(1).click();
      await expect(second).toBeFocused();
      await expect(headings.nth(1)).toBeInViewport({ ratio: 1 });
      await expect(days.nth(1)).toHaveAttribute("aria-current", "date");
      await expect(timeline.locator("[aria-current=true]")).toBeInViewport({ ratio: 1 });
      const { bar, heading } = await headings.nth(1).evaluate((day) => ({
        bar: document.querySelector(".sticky")?.getBoundingClientRect(),
        heading: day.getBoundingClientRect(),
      }));
      if (width === 390) {
        expect(heading.top).toBeGreaterThanOrEqual(bar?.bottom ?? Number.POSITIVE_INFINITY);
        const sizes = await timeline
          .getByRole("button")
          .evaluateAll((all) =>
            all.map((each) =>
              Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height),
            ),
          );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      }
      await scrollToStart(page);
      await expect(days.first()).toHaveAttribute("aria-current", "date");
      expect(await findings(page)).toEqual([]);
    });
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
  }).toPass();
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

test.describe("the banner", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("offers to install the site after two seconds, once in two hours", async ({ page }) => {
    await page.clock.install();
    await page.goto("/pings?lang=en");
    await untilRunning(page);
    const banner = page.getByRole("complementary", { name: "Get the app" });
    await page.clock.runFor(2500);
    await expect(banner).toHaveCount(0);
    await page.evaluate(() =>
      window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => undefined })),
    );
    await expect(banner).toBeVisible();
    await banner.getByRole("button", { name: "Close for now" }).click();
    await expect(banner).toHaveCount(0);
    const later = async (milliseconds: number) => {
      await page.reload();
      await untilRunning(page);
      await page.clock.fastForward(milliseconds);
      await page.evaluate(() =>
        window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => undefined })),
      );
    };
    await later(2500);
    await expect(banner).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem("mobileDownloadPromptClosed", String(Date.now() - 7_200_001)),
    );
    await later(2500);
    await expect(banner).toBeVisible();
  });

  test.describe("in Safari on iOS", () => {
    test.use({
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    });

    test("shows the two steps, on the feed and on articles, until the site is installed", async ({
      page,
    }) => {
      await page.clock.install();
      const banner = page.getByRole("complementary", { name: "下载应用" });
      let asked = 0;
      page.on("request", (request) => {
        if (request.resourceType() === "script" && /\/Banner-/.test(request.url())) asked += 1;
      });
      const arrive = async () => {
        await untilRunning(page);
        await page.clock.runFor(2000);
      };
      await page.goto("/pings?lang=zh");
      await arrive();
      await expect(banner.getByRole("listitem")).toContainText(["共享", "添加到主屏幕"]);
      expect(await findings(page)).toEqual([]);
      await banner.getByRole("button", { name: "暂时关闭" }).click();
      await briefs(page).first().getByRole("link").first().click();
      await expect(page).toHaveURL(/\/pings\/content\//);
      await arrive();
      expect(asked).toBe(1);
      await page.evaluate(() => localStorage.removeItem("mobileDownloadPromptClosed"));
      await page.reload();
      await arrive();
      await expect(banner).toBeVisible();
      await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
      await page.reload();
      await arrive();
      expect(asked).toBe(2);
    });
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`search ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("finds in the feed and in all, and says what cannot be searched for", async ({ page }) => {
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
  });

for (const language of ["en", "zh"] as const)
  test(`a radar that has just been set up says when its first news come (${language})`, async ({
    page,
    signIn,
  }) => {
    await grantPro(await signIn());
    const value = {
      worldFilter: "ai_news_en",
      prompt: `nothing about this ${crypto.randomUUID()}`,
      enabled: true,
    };
    const saved = await page.request.post("/api/config", {
      headers: { Origin: ORIGIN },
      data: { type: "memwink_news_agent", value: JSON.stringify(value) },
    });
    expect(saved.status()).toBe(200);
    await page.goto(`/pings?lang=${language}`);
    await page.getByRole("link", { name: words[language].own, exact: true }).click();
    await expect(page.getByRole("main")).toContainText(/8–10 (hours|小时)/);
    await expect(briefs(page)).toHaveCount(0);
  });

test("an unknown feed and a forged page say so", async ({ page }) => {
  expect((await page.goto("/pings?tag_id=nope&lang=en"))?.status()).toBe(404);
  await expect(page.getByText("There is no such feed")).toBeVisible();
  expect((await page.goto("/pings?before=forged&lang=en"))?.status()).toBe(400);
  await expect(page.getByText("This page of the feed does not exist.")).toBeVisible();
});

test.describe("ads of a network", () => {
  const script = `${ORIGIN}/network.js`;

  test("that do not come are told after five seconds, and a document without places for them is left", async ({
    page,
  }) => {
    await page.route(/\/pings\?.*_data=/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), ads: { scriptUrl: script, slot: "42" } } });
    });
    await page.route(script, (route) => route.abort());
    await page.goto("/pings?tag_id=digital_currency&lang=en");
    await untilRunning(page);
    await page.getByRole("link", { name: "AI News" }).click();
    await expect(page.locator("ins")).toBeAttached();
    const asked = Date.now();
    await expect(page.getByText("Ad loading failed")).toBeVisible({ timeout: 10_000 });
    expect(Date.now() - asked).toBeGreaterThan(3000);

    await page.goto("/privacy?lang=en");
    await untilRunning(page);
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole("link", { name: "Pings" }).last().click();
    expect(new URL((await document).url()).pathname).toBe("/pings");
  });
});
