import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

test("a profile says who one is and what one has", async ({ context, signIn }) => {
  const email = await signIn();
  const page = await openPlain(context.request, "/profile?lang=zh");
  expect(page.texts("h1")).toEqual(["我的账户"]);
  const main = textOf(page.one("main"));
  for (const told of [email, "注册日期", "免费"]) expect(main).toContain(told);
  expect(page.all("main button", /升级到 Pro/).length).toBeGreaterThan(0);
  for (const to of ["/", "/offerwink", "/memwink", "/memwink_settings", "/privacy"])
    expect(page.all(`main a[href="${to}"]`), to).toHaveLength(1);
  expect(page.all("main a", "会员管理")).toEqual([]);
});

test("a signed-out reader is asked to sign in, and comes back", async ({ page }) => {
  await page.goto("/profile?lang=zh");
  await untilRunning(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "请先登录" })).toBeVisible();
  await main.getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(`person-${crypto.randomUUID()}@example.com`);
  await dialog.getByRole("textbox").press("Enter");
  await expect(main.getByRole("heading", { level: 1, name: "我的账户" })).toBeVisible();
});

test("the menu of the administrator leads to the pages that run the service", async ({ page, signIn }) => {
  await signIn("admin@example.com");
  await page.goto("/profile?lang=zh");
  await untilRunning(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^我的账户，/ })
    .click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "MemWink 设置" })).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "会员管理" })).toHaveAttribute("href", "/member-manage");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByRole("link", { name: "会员管理" })).toBeVisible();
});

test("without scripts one signs in with a name, stays on the site and signs out by forms", async ({
  request,
}) => {
  const email = `person-${crypto.randomUUID()}@example.com`;
  let page = await openPlain(request, "/signin?lang=en&redirect_url=/profile");
  page = await page.press("Sign in", { email, name: "Ada 林" }, "main");
  expect(page.path).toBe("/profile");
  expect(textOf(page.one("main"))).toContain("Ada 林");
  page = await page.press("Sign out", {}, "main");
  page = await page.open("/profile?lang=en");
  expect(page.texts("h1")).toEqual(["Please Sign In"]);
  page = await page.open("/signin?lang=en&redirect_url=https://evil.example");
  page = await page.press("Sign in", { email }, "main");
  expect(page.url.href).toBe(`${ORIGIN}/upload`);
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

test("whoever is signed in is not asked to sign in again", async ({ context, signIn }) => {
  await signIn();
  const asked = (to: string) => openPlain(context.request, `/signin?redirect_url=${to}`);
  expect((await asked("/profile")).path).toBe("/profile");
  expect((await asked("https://evil.example")).url.href).toBe(`${ORIGIN}/upload`);
});

test("every footer leads to the privacy page", async ({ request }) => {
  for (const path of ["/", "/offerwink", "/media-tools", "/signin"]) {
    const page = await openPlain(request, `${path}?lang=en`);
    expect(page.one("footer a", "Privacy").getAttribute("href"), path).toBe("/privacy");
  }
  for (const [lang, title, promise] of [
    ["en", "Privacy", "one hour at most"],
    ["zh", "隐私说明", "最多保留一小时"],
  ]) {
    const page = await openPlain(request, `/privacy?lang=${lang}`);
    expect(page.texts("h1")).toEqual([title]);
    expect(textOf(page.one("main"))).toContain(promise);
  }
});

test("the people of the home page are marked as illustrations", async ({ request }) => {
  const page = await openPlain(request, "/?lang=zh");
  const voices = page.all("#voices figure");
  expect(voices).toHaveLength(5);
  for (const voice of voices) expect(textOf(voice)).toContain("示例");
  expect(page.all("#voices img")).toEqual([]);
  expect(page.all('#products a[href="/memwink"]')).toHaveLength(1);
});
