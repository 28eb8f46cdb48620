import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { longText, plantArticle } from "../pages/pings";
import { untilRunning } from "../pages/running";
import { grantPro } from "../pages/settings";

test("where a Pro member reads, the source is asked about before it is opened", async ({
  page,
  request,
  signIn,
  context,
}) => {
  const path = await plantArticle(request, { content: longText });
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
  expect(await findings(page, "dialog")).toEqual([]);
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
  await grantPro(await signIn());
  await page.goto(`${path}?lang=en`);
  const link = also.getByRole("link", { name: "Weights out" });
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
});

test("a free member is asked about Pro, a stranger to sign in", async ({
  page,
  request,
  signIn,
  context,
}) => {
  const path = await plantArticle(request, { content: longText });
  await page.goto(`${path}?lang=en`);
  await untilRunning(page);
  await page.getByRole("link", { name: "Source", exact: true }).click();
  const login = page.getByRole("dialog", { name: "Sign in first" });
  await expect(
    login.getByText("Voting and reading in full need an account. Please sign in first."),
  ).toBeVisible();
  await expect(login.getByRole("link")).toHaveAttribute(
    "href",
    `/signin?redirect_url=${encodeURIComponent(path)}`,
  );
  expect(await findings(page, "dialog")).toEqual([]);
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
    const path = await plantArticle(request, { lang: "zh", content: longText });
    await page.goto(`${path}?lang=zh`);
    await untilRunning(page);
    const signIn = page.getByRole("link", { name: "登录并继续阅读" });
    const dialog = page.getByRole("dialog", { name: "请在浏览器中打开" });
    await signIn.click();
    await dialog.getByRole("button", { name: "复制链接" }).click();
    await expect(dialog.getByRole("status")).toHaveText("链接已复制到剪贴板，请在浏览器中粘贴打开");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ORIGIN}${path}`);
    expect(await findings(page, "dialog")).toEqual([]);
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
