import { PNG } from "pngjs";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { longText, plantArticle, TAG } from "../pages/pings";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

test.describe("east of Greenwich", () => {
  test.use({ viewport: { width: 390, height: 900 }, timezoneId: "Asia/Shanghai" });

  test("an article is read to its paywall, and after signing in to its end", async ({
    page,
    request,
    signIn,
  }) => {
    const path = await plantArticle(request, { content: longText, sourceCount: 4, isSample: true });
    await page.goto(`${path}?lang=en`);
    await untilRunning(page);
    const article = page.getByRole("article");
    const paywall = article.getByRole("heading", { name: "Sign in to read the rest" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A model that fits one card");
    await expect(article.getByText("It answers quickly and says what it cannot do.")).toBeVisible();
    await expect(article.getByText("Plain Inference")).toBeVisible();
    await expect(article.getByText("Also in 3 other sources")).toBeVisible();
    await expect(article.getByText("21 Nov 2026, 00:05")).toBeVisible();
    await expect(article.getByRole("img", { name: /87/ })).toBeVisible();
    await expect(article.getByText("Measured speeds and a stated weakness.")).toBeVisible();
    const crumbs = page.getByRole("navigation", { name: "You are here" }).getByRole("link");
    await expect(crumbs.last()).toHaveText(TAG);
    await expect(paywall).toBeVisible();
    await expect(article.getByText("The end of it")).toHaveCount(0);
    const text = (await article.locator(".story").textContent()) ?? "";
    expect([...text].length).toBeLessThanOrEqual(201);
    expect(text.endsWith("…")).toBe(true);
    await expect(article.getByText(/^1 min read ·/)).toBeVisible();
    const like = article.getByRole("button", { name: /^Like/ });
    await expect(like).toBeDisabled();
    await expect(like).toHaveAccessibleDescription("Sign in to read the rest");
    const login = article.getByText("Voting and reading in full need an account. Please sign in first.");
    await expect(login).toHaveCount(0);
    await expect(article.getByRole("button", { name: "Copy" })).toHaveCount(0);

    await signIn();
    await page.reload();
    await expect(article.getByRole("heading", { name: "The end of it" })).toBeVisible();
    await expect(paywall).toHaveCount(0);
    await expect(login).toHaveCount(0);
    await untilRunning(page);
    await page.getByRole("link", { name: "Back to Pings" }).click();
    await expect(page).toHaveURL(/\/pings\?tag_id=/);
  });
});

test("an article that does not exist says so and leads back", async ({ request }) => {
  for (const id of ["0123456789abcdef", "x".repeat(2000), "%22%3E%3Cscript%3E", "..%2f"])
    expect((await request.get(`/pings/content/${id}`)).status(), id).toBe(404);
  for (const [lang, title, body, back] of [
    ["en", "Content Not Found", "The requested content does not exist or has been deleted.", "Back to Pings"],
    ["zh", "内容不存在", "您访问的内容不存在或已被删除。", "返回 Pings"],
  ] as const) {
    const page = await openPlain(request, `/pings/content/0123456789abcdef?lang=${lang}`);
    expect(page.texts("h1")).toEqual([title]);
    expect(page.document.title).toBe(title);
    expect(page.text).toContain(body);
    expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect((await page.follow(back)).path).toBe("/pings");
  }
});

test("an article without a text shows what there is", async ({ request }) => {
  const page = await openPlain(request, `${await plantArticle(request, { content: "" })}?lang=zh`);
  expect(page.texts("h2")).toContain("暂无正文");
  expect(page.texts("h2")).not.toContain("登录后阅读全文");
  expect(page.text).toContain("投票和查看完整内容需要登录，请先登录您的账号。");
});

test("a Chinese article is read without scripts, its length in characters and its time in UTC", async ({
  request,
  context,
  signIn,
}) => {
  const content = `${"这是一句不长不短的话。".repeat(30)}\n\n## 到此为止\n\n- *一*\n- 二`;
  const path = await plantArticle(request, { lang: "zh", content });
  const cut = await openPlain(request, `${path}?lang=zh`);
  expect(cut.text).toContain("2026年11月20日 UTC 16:05");
  expect(cut.texts("h2")).toContain("登录后阅读全文");
  expect(cut.text).toMatch(/3\d\d 字 ·/);
  expect(cut.text).not.toContain("到此为止");
  await signIn();
  const whole = await openPlain(context.request, `${path}?lang=zh`);
  expect(textOf(whole.one(".story"))).toContain("到此为止");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what needs a script is not shown", async ({ page, request, signIn }) => {
    await signIn();
    await page.goto(`${await plantArticle(request, { content: longText })}?lang=en`);
    await expect(page.getByRole("heading", { name: "The end of it" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy" })).toBeHidden();
  });
});

test("the head of an article is for search engines, and tells that it is for members", async ({
  page,
  request,
}) => {
  const summary = `Quillon says "it" is </script><script>alert(1)</script> ${"long ".repeat(60)}`;
  const path = await plantArticle(request, { summary, content: longText });
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
    "cache-control": "public, max-age=60, s-maxage=3600",
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

test("an article's address is shared where the browser can: who thinks better of it is told nothing, a failure is", async ({
  page,
  request,
}) => {
  const path = await plantArticle(request, { lang: "en", content: longText });
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
  await untilRunning(page);
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
