import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const words = {
  en: {
    title: "Your account",
    since: "Member since",
    free: "Free",
    upgrade: /Upgrade to Pro/,
    please: "Please Sign In",
    remove: /Delete my account/,
    signOut: "Sign out",
    menu: /^Your account,/,
    settings: "MemWink settings",
    members: "Member management",
  },
  zh: {
    title: "我的账户",
    since: "注册日期",
    free: "免费",
    upgrade: /升级到 Pro/,
    please: "请先登录",
    remove: /删除我的账户/,
    signOut: "退出登录",
    menu: /^我的账户，/,
    settings: "MemWink 设置",
    members: "会员管理",
  },
};

for (const language of ["en", "zh"] as const) {
  const say = words[language];

  test(`a profile says who one is and what one has (${language})`, async ({ page, signIn }) => {
    const email = await signIn();
    await page.goto(`/profile?lang=${language}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
    await expect(main.getByText(email)).toBeVisible();
    await expect(main.getByText(say.since)).toBeVisible();
    await expect(main.getByText(say.free, { exact: true })).toBeVisible();
    await expect(main.getByRole("button", { name: say.upgrade })).toBeVisible();
    for (const to of ["/", "/offerwink", "/memwink", "/memwink_settings", "/privacy"])
      await expect(main.locator(`a[href="${to}"]`)).toBeVisible();
    await expect(main.getByRole("link", { name: say.members })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });

  test(`the question before a deletion has no finding, as dialog and as form (${language})`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/profile?lang=${language}`);
    await untilRunning(page);
    await page.getByRole("link", { name: say.remove }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(await findings(page, "[role=alertdialog]")).toEqual([]);
    await page.goto(`/profile?delete&lang=${language}`);
    await expect(page.getByRole("main").getByRole("textbox")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`a signed-out reader is asked to sign in, and comes back (${language})`, async ({ page }) => {
    await page.goto(`/profile?lang=${language}`);
    await untilRunning(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: say.please })).toBeVisible();
    await main.getByRole("link").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(`person-${crypto.randomUUID()}@example.com`);
    await dialog.getByRole("textbox").press("Enter");
    await expect(main.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
  });

  test(`the menu of the administrator leads to the pages that run the service (${language})`, async ({
    page,
    signIn,
  }) => {
    await signIn("admin@example.com");
    await page.goto(`/profile?lang=${language}`);
    await untilRunning(page);
    await page.getByRole("banner").getByRole("link", { name: say.menu }).click();
    const menu = page.getByRole("menu");
    await expect(menu.getByRole("menuitem", { name: say.settings })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: say.members })).toHaveAttribute("href", "/member-manage");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main").getByRole("link", { name: say.members })).toBeVisible();
  });
}

test("signing in with a name and signing out from the profile work without JavaScript", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ORIGIN });
  const page = await context.newPage();
  await page.goto("/signin?lang=en&redirect_url=/profile");
  await page.getByRole("main").getByRole("textbox").fill(`person-${crypto.randomUUID()}@example.com`);
  await page.getByRole("main").getByText("Add a name").click();
  await page.getByLabel("Name", { exact: true }).fill("Ada 林");
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole("main").getByText("Ada 林")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.goto("/profile?lang=en");
  await expect(page.getByRole("heading", { name: "Please Sign In" })).toBeVisible();
  await context.close();
});

test("the status of a free member, for oneself alone", async ({ context, signIn, request }) => {
  const email = await signIn();
  const asked = (named?: string) =>
    context.request.get(`${ORIGIN}/api/pro_status`, { headers: named ? { "X-User-Email": named } : {} });
  const answer = await asked(email);
  expect(await answer.json()).toEqual({ is_pro: false, is_stripe_user: false });
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect((await asked()).status()).toBe(200);
  expect((await asked("admin@example.com")).status()).toBe(403);
  expect((await request.get(`${ORIGIN}/api/pro_status`)).status()).toBe(401);
  const posted = await context.request.post(`${ORIGIN}/api/pro_status`, { headers: { Origin: ORIGIN } });
  expect(posted.status()).toBe(405);
});

test("one's data is a file to keep", async ({ page, signIn }) => {
  const email = await signIn();
  await page.goto("/profile?lang=en");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^wink-data-\d{4}-\d\d-\d\d\.json$/);
  const answer = await page.request.get("/api/account/data");
  expect(answer.headers()["content-disposition"]).toMatch(/^attachment; /);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(await answer.json()).toMatchObject({ account: { primary_email: email }, resume_jobs: [] });
});

test("whoever is signed in is not asked to sign in again", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/signin?redirect_url=/profile");
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto("/signin?redirect_url=https://evil.example");
  await expect(page).toHaveURL(/\/upload$/);
});
