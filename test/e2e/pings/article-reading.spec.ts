import { PNG } from "pngjs";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle, TAG } from "../pages/pings";
import { untilRunning } from "../pages/running";
import { grantPro } from "../pages/settings";

const words = {
  en: {
    lang: "en",
    content: `${"A sentence of some length follows. ".repeat(12)}\n\n## The end of it\n\n- *One*\n- Two`,
    paywall: "Sign in to read the rest",
    login: "Voting and reading in full need an account. Please sign in first.",
    length: /^1 min read ·/,
    like: "Like",
    copy: "Copy",
    notFound: "Content Not Found",
    notFoundBody: "The requested content does not exist or has been deleted.",
    back: "Back to Pings",
    noContent: "Content Not Available",
    also: "Also in 3 other sources",
    utc: "20 Nov 2026, 16:05 UTC",
    local: "21 Nov 2026, 00:05",
  },
  zh: {
    lang: "zh",
    content: `${"这是一句不长不短的话。".repeat(30)}\n\n## The end of it\n\n- *一*\n- 二`,
    paywall: "登录后阅读全文",
    login: "投票和查看完整内容需要登录，请先登录您的账号。",
    length: /^3\d\d 字 ·/,
    like: "赞",
    copy: "复制",
    notFound: "内容不存在",
    notFoundBody: "您访问的内容不存在或已被删除。",
    back: "返回 Pings",
    noContent: "暂无正文",
    also: "另有 3 个来源报道",
    utc: "2026年11月20日 UTC 16:05",
    local: "2026年11月21日 00:05",
  },
} as const;

for (const language of ["en", "zh"] as const) {
  const { lang, content, ...t } = words[language];
  for (const width of [390, 1280]) {
    test.describe(`${language}, ${width}`, () => {
      test.use({ viewport: { width, height: 900 }, timezoneId: "Asia/Shanghai" });

      test("an article is read to its paywall, and after signing in to its end", async ({
        page,
        request,
        signIn,
      }) => {
        const path = await plantArticle(request, { lang, content, sourceCount: 4, isSample: true });
        await page.goto(`${path}?lang=${language}`);
        await untilRunning(page);
        const article = page.getByRole("article");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A model that fits one card");
        await expect(article.getByText("It answers quickly and says what it cannot do.")).toBeVisible();
        await expect(article.getByText("Plain Inference")).toBeVisible();
        await expect(article.getByText(t.also)).toBeVisible();
        await expect(article.getByText(t.local)).toBeVisible();
        await expect(article.getByRole("img", { name: /87/ })).toBeVisible();
        await expect(article.getByText("Measured speeds and a stated weakness.")).toBeVisible();
        const crumbs = page.getByRole("navigation", { name: /You are here|当前位置/ }).getByRole("link");
        await expect(crumbs.last()).toHaveText(TAG);
        await expect(article.getByRole("heading", { name: t.paywall })).toBeVisible();
        await expect(article.getByText("The end of it")).toHaveCount(0);
        const text = (await article.locator(".story").textContent()) ?? "";
        expect([...text].length).toBeLessThanOrEqual(201);
        expect(text.endsWith("…")).toBe(true);
        await expect(article.getByText(t.length)).toBeVisible();
        const like = article.getByRole("button", { name: new RegExp(`^${t.like}`) });
        await expect(like).toBeDisabled();
        await expect(like).toHaveAccessibleDescription(t.paywall);
        await expect(article.getByText(t.login)).toHaveCount(0);
        await expect(article.getByRole("button", { name: t.copy })).toHaveCount(0);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

        await signIn();
        await page.reload();
        await expect(article.getByRole("heading", { name: "The end of it" })).toBeVisible();
        await expect(article.getByRole("heading", { name: t.paywall })).toHaveCount(0);
        await expect(article.getByText(t.login)).toHaveCount(0);
        await untilRunning(page);
        expect(await findings(page)).toEqual([]);
        await page.getByRole("link", { name: t.back }).click();
        await expect(page).toHaveURL(/\/pings\?tag_id=/);
      });
    });
  }

  test(`${language}: an article that does not exist says so and leads back`, async ({ page, request }) => {
    for (const id of ["0123456789abcdef", "x".repeat(2000), "%22%3E%3Cscript%3E", "..%2f"]) {
      expect((await request.get(`/pings/content/${id}?lang=${language}`)).status(), id).toBe(404);
    }
    await page.goto(`/pings/content/0123456789abcdef?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.notFound);
    await expect(page).toHaveTitle(t.notFound);
    await expect(page.getByText(t.notFoundBody)).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: t.back }).click();
    await expect(page).toHaveURL(/\/pings$/);
  });

  test(`${language}: an article without a text shows what there is`, async ({ page, request }) => {
    const path = await plantArticle(request, { lang, content: "" });
    await page.goto(`${path}?lang=${language}`);
    await expect(page.getByRole("heading", { name: t.noContent })).toBeVisible();
    await expect(page.getByRole("heading", { name: t.paywall })).toHaveCount(0);
    await expect(page.getByText(t.login)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test.describe(`${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test("an article is readable and leads on, its time in UTC", async ({ page, request, signIn }) => {
      const path = await plantArticle(request, { lang, content });
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByText(t.utc)).toBeVisible();
      await expect(page.getByRole("heading", { name: t.paywall })).toBeVisible();
      await signIn();
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole("heading", { name: "The end of it" })).toBeVisible();
      await expect(page.getByRole("button", { name: t.copy })).toBeHidden();
    });
  });
}

test("the head of an article is for search engines, and tells that it is for members", async ({
  page,
  request,
}) => {
  const summary = `Quillon says "it" is </script><script>alert(1)</script> ${"long ".repeat(60)}`;
  const path = await plantArticle(request, { summary, content: words.en.content });
  const blocked: string[] = [];
  page.on(
    "console",
    (message) => /Content Security Policy/i.test(message.text()) && blocked.push(message.text()),
  );
  page.on("dialog", () => blocked.push("a dialog"));
  await page.goto(`${path}?tag_id=${TAG}&lang=en`);
  await expect(page).toHaveTitle("A model that fits one card · Pings");
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  expect(await content("meta[name=description]")).toBe([...summary].slice(0, 150).join(""));
  const keywords = (await content("meta[name=keywords]"))?.split(", ") ?? [];
  expect(keywords.length).toBeGreaterThan(3);
  expect(keywords.length).toBeLessThanOrEqual(8);
  expect(await content("meta[property='og:type']")).toBe("article");
  expect(await content("meta[property='og:image']")).toBe(`${ORIGIN}${path}/og.png`);
  const picture = await request.get(`${ORIGIN}${path}/og.png`);
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=3600",
  });
  const { width, height } = PNG.sync.read(await picture.body());
  expect([width, height]).toEqual([1200, 630]);
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `${ORIGIN}${path}?lang=en`);
  await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(3);
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const [news, crumbs] = blocks.map((block) => JSON.parse(block));
  expect(news).toMatchObject({
    "@type": "NewsArticle",
    headline: "A model that fits one card",
    datePublished: "2026-11-20T16:05:00.000Z",
    isAccessibleForFree: false,
    hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywall" },
  });
  await expect(page.locator(news.hasPart.cssSelector)).toHaveCount(1);
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Home",
    "Pings",
    TAG,
    "A model that fits one card",
  ]);
  expect(blocked).toEqual([]);
});

test("an article of the world's feed is of its subject, and leads to others of it", async ({
  page,
  request,
}) => {
  const [{ id, title }] = await (await request.get("/api/winks/by_tag_id?tag_id=ai_news_zh&limit=1")).json();
  await page.goto(`/pings/content/${id}?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const crumb = page.getByRole("navigation", { name: "You are here" }).getByRole("link").last();
  await expect(crumb).toHaveText("AI 资讯");
  await expect(crumb).toHaveAttribute("href", "/pings?tag_id=ai_news_zh");
  const others = page.getByRole("region", { name: "More from AI 资讯" }).getByRole("link");
  await expect(others).toHaveCount(4);
  const next = (await others.first().textContent()) ?? "";
  await others.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
});

test("no line of a headline ends between a hyphen and a digit", async ({ page, request }) => {
  await page.goto(await plantArticle(request, { title: "A court asks the makers of GPT-5 for their list" }));
  for (let width = 320; width < 480; width += 10) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let text = "";
      const tops: number[] = [];
      while (texts.nextNode()) {
        const { currentNode } = texts;
        for (const [index, character] of [...(currentNode.textContent ?? "")].entries()) {
          const range = document.createRange();
          range.setStart(currentNode, index);
          range.setEnd(currentNode, index + 1);
          text += character;
          tops.push(range.getBoundingClientRect().top);
        }
      }
      const at = text.indexOf("GPT-5");
      return tops.slice(at, at + 5);
    });
    expect(new Set(heights).size, `${width}`).toBe(1);
  }
});

test("no word is too long for a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const long = "x".repeat(300);
  const content = `${long}\n\n| a | b |\n| - | - |\n| ${long} | ${long} |\n\n    ${long}`;
  await plantArticle(request, { title: long, tagId: "long-words" });
  const more = { title: long, summary: long, source: long, reason: long, tagId: "long-words" };
  await page.goto(await plantArticle(request, { content, ...more }));
  await expect(page.getByRole("region", { name: /More from/ }).getByRole("link")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("nothing moves when scripts take the page over", async ({ page, request }) => {
  const path = await plantArticle(request, { content: words.en.content });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: Number(Reflect.get(window, "shifted")) + Number(Reflect.get(entry, "value")),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${path}?lang=en`);
    await untilRunning(page);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shifted"))), `${width}`).toBeLessThan(0.02);
  }
});

test("a picture that does not come is hidden, one that comes is shown", async ({ page, request, signIn }) => {
  const picture = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page.route("https://pictures.localhost/**", (route) =>
    route.request().url().endsWith("/there.png")
      ? route.fulfill({ contentType: "image/png", body: picture })
      : route.fulfill({ status: 404 }),
  );
  const content =
    "![there](http://pictures.localhost/there.png) ![gone](https://pictures.localhost/gone.png)";
  const path = await plantArticle(request, { content });
  await signIn();
  await page.goto(`${path}?lang=en`);
  await expect(page.getByRole("img", { name: "there" })).toBeVisible();
  await expect(page.locator("img[alt=gone]")).toBeHidden();
});

test("where a Pro member reads, the source is asked about before it is opened", async ({
  page,
  request,
  signIn,
  context,
}) => {
  const path = await plantArticle(request, { content: words.en.content });
  await grantPro(await signIn());
  await page.goto(`${path}?lang=en`);
  await untilRunning(page);
  const source = page.getByRole("link", { name: "Source", exact: true });
  const address = (await source.getAttribute("href")) ?? "";
  expect(address).toMatch(/^https:\/\/example\.com\//);
  await source.click();
  const dialog = page.getByRole("dialog", { name: "Open the source?" });
  for (const text of [
    "A model that fits one card",
    "It answers quickly",
    "Plain Inference",
    "20 Nov 2026",
    "87 / 100",
    address,
  ])
    await expect(dialog.getByText(text)).toBeVisible();
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(source).toBeFocused();
  await source.click();
  await context.route("https://example.com/**", (route) => route.fulfill({ body: "the source" }));
  const opened = context.waitForEvent("page");
  await dialog.getByRole("link", { name: "Continue" }).click();
  await expect(await opened).toHaveURL(address);
  await expect(dialog).toHaveCount(0);
});

test("the other sources of a story are named to everybody, and a Pro member may go there", async ({
  page,
  request,
  signIn,
}) => {
  const address = "https://example.com/elsewhere";
  const mentions = [
    { url: address, source: "The Harbour Review", title: "Weights out", publishedAt: "2026-11-20T18:30:00Z" },
  ];
  await page.goto(`${await plantArticle(request, { mentions })}?lang=en`);
  const path = new URL(page.url()).pathname;
  const also = page.getByRole("list", { name: "Also in 1 other source" }).getByRole("listitem");
  await expect(also).toHaveText(/^The Harbour Review · Weights out · 20 Nov 2026, \d\d:30/);
  await expect(also.getByRole("link")).toHaveCount(0);
  expect(await page.content()).not.toContain(address);
  expect(await findings(page)).toEqual([]);
  await grantPro(await signIn());
  await page.goto(`${path}?lang=en`);
  const link = also.getByRole("link", { name: "Weights out" });
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  expect(await findings(page, "html", 1)).toEqual([]);
});

test("a free member is asked about Pro, a stranger to sign in", async ({
  page,
  request,
  signIn,
  context,
}) => {
  const path = await plantArticle(request, { content: words.en.content });
  await page.goto(`${path}?lang=en`);
  await untilRunning(page);
  await page.getByRole("link", { name: "Source", exact: true }).click();
  const login = page.getByRole("dialog", { name: "Sign in first" });
  await expect(login.getByText(words.en.login)).toBeVisible();
  await expect(login.getByRole("link")).toHaveAttribute(
    "href",
    `/signin?redirect_url=${encodeURIComponent(path)}`,
  );
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await signIn();
  await page.reload();
  await untilRunning(page);
  expect(await page.content()).not.toContain("https://example.com/");
  await page.getByRole("link", { name: "Source", exact: true }).click();
  const pro = page.getByRole("alertdialog", { name: "Pro membership required" });
  await expect(
    pro.getByText("This feature requires Pro membership. Would you like to purchase Pro version?"),
  ).toBeVisible();
  const opened = context.waitForEvent("page");
  await pro.getByRole("link", { name: "See Pro" }).click();
  await expect(await opened).toHaveURL(/\/memwink_settings/);
  await expect(page).toHaveURL(new RegExp(path));
});

test.describe("in WeChat's browser", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile MicroMessenger/8.0.50" });

  test("signing in from the paywall leads to another browser instead", async ({ page, request, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const path = await plantArticle(request, { ...words.zh, content: words.zh.content });
    await page.goto(`${path}?lang=zh`);
    await untilRunning(page);
    const signIn = page.getByRole("link", { name: "登录并继续阅读" });
    const dialog = page.getByRole("dialog", { name: "请在浏览器中打开" });
    await signIn.click();
    await dialog.getByRole("button", { name: "复制链接" }).click();
    await expect(dialog.getByRole("status")).toHaveText("链接已复制到剪贴板，请在浏览器中粘贴打开");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ORIGIN}${path}`);
    expect(await findings(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "我知道了" }).click();
    await expect(dialog).toHaveCount(0);
    for (const close of [
      () => dialog.getByRole("button", { name: "关闭" }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await signIn.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
    }
    await expect(page).toHaveURL(new RegExp(path));
  });
});

test("an article's address is shared where the browser can: who thinks better of it is told nothing, a failure is", async ({
  page,
  request,
}) => {
  const path = await plantArticle(request, { lang: "en", content: words.en.content });
  await page.addInitScript(() => {
    const outcomes = ["AbortError", "NotAllowedError"];
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", {
      value: async ({ url }: ShareData) => {
        const outcome = outcomes.shift();
        if (outcome) throw new DOMException("no", outcome);
        document.title = `shared ${url}`;
      },
    });
  });
  await page.goto(`${path}?lang=zh`);
  const button = page.getByRole("button", { name: "分享" });
  const failure = page.getByText("没能分享出去，请重试，或复制网址。").first();
  await button.click();
  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await expect(failure).toHaveCount(0);
  await button.click();
  await expect(failure).toBeVisible();
  await button.click();
  await expect(page).toHaveTitle(`shared ${ORIGIN}${path}`);
  await expect(failure).toHaveCount(0);
});
