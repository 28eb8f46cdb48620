import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";
import { grantPro } from "../pages/settings";

const LOCKED = "LOCKED-MARKER";
const address = "https://example.com/elsewhere";
const told = {
  title: "Exchange says $84 million was stolen",
  summary: "The exchange said that hackers took tokens worth $84 million on Nov 14.",
  content: `A text. ${"word ".repeat(200)} ${LOCKED}`,
  publishedAt: "2026-11-14T05:20:00Z",
};
const mentions = [
  {
    url: address,
    source: "The Harbour Review",
    title: "Heist now stands at $91 million",
    publishedAt: "2026-11-17T13:20:00Z",
  },
];

test("from an article to its story, and on to its reports", async ({ page, request, signIn }) => {
  const path = await plantArticle(request, { ...told, mentions });
  await page.goto(`${path}?lang=en`);
  await page.getByRole("link", { name: "Also in 1 other source" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(page).toHaveURL(/\/story\/[0-9a-f]{16}$/);
  await expect(heading).toHaveText(told.title);
  await expect(page.getByText("80 hours between them")).toBeVisible();
  const reports = page.getByRole("region", { name: "Who reported when" }).getByRole("listitem");
  await expect(reports).toHaveCount(2);
  await expect(reports.nth(1)).toContainText("The Harbour Review");
  await expect(reports.nth(1)).toContainText("80 hours after the first");
  const differs = page.getByRole("region", { name: "What differs" });
  await expect(differs).toContainText("$84 million");
  await expect(differs).toContainText("$91 million The Harbour Review");
  expect(await page.content()).not.toContain(LOCKED);
  expect(await page.content()).not.toContain("example.com");
  expect(await findings(page)).toEqual([]);
  await reports.first().getByRole("link").click();
  await expect(page).toHaveURL(path);
  const story = path.replace("/pings/content/", "/story/");
  await grantPro(await signIn());
  await page.goto(`${story}?lang=en`);
  await untilRunning(page);
  await expect(
    page.getByRole("link", { name: "Source : Heist now stands at $91 million", exact: true }),
  ).toHaveAttribute("href", address);
});

test("a story is kept for readers who are signed out, tells its language, and is not there where it is not", async ({
  request,
}) => {
  const path = await plantArticle(request, { ...told, mentions });
  const story = path.replace("/pings/content/", "/story/");
  const answer = await request.get(`${story}?lang=zh`, { headers: { Cookie: "" } });
  expect(answer.headers()["cache-control"]).toBe("private, no-cache");
  const page = await openPlain(request, `${story}?lang=zh`);
  expect(page.one("h1").getAttribute("lang")).toBe("en");
  expect(page.text).toContain("暂无中文摘要");
  expect((await request.get("/story/0123456789abcdef")).status()).toBe(404);
  const alone = await plantArticle(request);
  const led = await request.get(alone.replace("/pings/content/", "/story/"), { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([302, alone]);
});

test("hostile text of a feed is text on the page of its story", async ({ page, request }) => {
  const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)> \u202eevil\u2066 ${"x".repeat(900)}`;
  const path = await plantArticle(request, {
    title: `Stolen: $84 million ${hostile}`,
    summary: `${hostile} $84 million`,
    source: `<b>${"S".repeat(120)}`,
    mentions: [
      {
        url: "javascript:alert(3)",
        source: `"><script>alert(4)</script>`,
        title: `$91 million ${hostile}`,
        publishedAt: "2026-11-21T05:20:00Z",
      },
    ],
  });
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) problems.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${ORIGIN}${path.replace("/pings/content/", "/story/")}?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>alert(1)</script>");
  expect(await page.locator("main img, main script").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});
