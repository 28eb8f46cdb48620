import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";
import { grantPro, readConfig, revokePro } from "../pages/settings";

test("a stranger is asked to sign in, and the page is not for search engines", async ({ request }) => {
  const page = await openPlain(request, "/memwink_settings?lang=en");
  expect(page.texts("h1")).toEqual(["Please sign in"]);
  expect(page.all("main a", "Sign in")).toHaveLength(1);
  expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("the card shows plan, expiry and Ping ID, which can be copied", async ({ page, context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = await signIn();
  await page.goto("/memwink_settings?lang=en");
  await untilRunning(page);
  const card = page.getByRole("region", { name: "Account" });
  await expect(card).toContainText("Explorer (free)");
  await expect(card.getByRole("link", { name: `${email} Your account` })).toHaveAttribute("href", "/profile");
  await expect(card.locator("form[action='/api/billing/checkout']")).toHaveAttribute("target", "_blank");
  const pingId = await card.locator("code").textContent();
  await card.getByRole("button", { name: "Copy" }).click();
  await expect(card.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pingId);
  await grantPro(email);
  await page.reload();
  await expect(card).toContainText(/Pro\s*valid until \d+ \w+ \d{4}/);
  await expect(card.locator("form[action='/api/billing/checkout']")).toHaveCount(0);
});

test("a member has the way to Pings and both plans, nothing that is not there, and no administration", async ({
  context,
  signIn,
}) => {
  await signIn();
  const page = await openPlain(context.request, "/memwink_settings?lang=zh");
  expect(page.text).toContain("iOS 应用即将推出");
  expect(page.all("#downloads a").map((link) => link.getAttribute("href"))).toEqual([
    "/downloads/memwink.zip",
  ]);
  expect(page.all("#community-title")).toEqual([]);
  expect(page.one("main a", "打开 Pings").getAttribute("href")).toBe("/pings");
  const lines = page
    .all("#plans article")
    .map((plan) => [...plan.querySelectorAll("li")].map((li) => textOf(li)));
  expect(lines.map(({ length }) => length)).toEqual([7, 8]);
  expect(lines[1]?.at(-1)).toBe("随时取消，到期前照常使用");
  expect(page.texts("#plans article")[1]).toContain("¥99");
  expect(page.all("#admin")).toEqual([]);

  await signIn("admin@example.com");
  const own = await page.open("/memwink_settings?lang=zh");
  expect(own.all("#admin a").map((link) => link.getAttribute("href"))).toEqual([
    "/member-manage",
    "/llm-config",
    "/focus-point-config",
    "/radar",
  ]);
});

test("when Pro ends, what was saved with it is kept, counts no more and is named", async ({
  context,
  signIn,
}) => {
  const reader = context.request;
  const email = await signIn();
  await grantPro(email);
  const save = (type: string, value: unknown) =>
    reader.post(`${ORIGIN}/api/config`, { data: { type, value }, headers: { Origin: ORIGIN } });
  expect((await save("memwink_quote_style", "custom")).status()).toBe(422);
  expect((await save("memwink_quote_template", "A line about the sea")).status()).toBe(200);
  expect((await save("memwink_quote_style", "custom")).status()).toBe(200);
  expect((await save("memwink_gen_prompt", "Short.")).status()).toBe(200);
  const before = await openPlain(reader, "/memwink_settings?lang=zh");
  expect(before.text).not.toContain("Pro 已到期");
  await revokePro(email);
  const page = await openPlain(reader, "/memwink_settings?lang=zh");
  expect(page.all(":is(h2, h3)", "Pro 已到期，这些设置暂不生效")).toHaveLength(1);
  expect(textOf(page.one("#quote"))).toMatch(/默认\s?· 您的设置暂不生效/);
  expect(textOf(page.one("#theme"))).not.toContain("暂不生效");
  const suspended = { value: "default", is_default: true, is_suspended: true };
  expect(await readConfig(reader, "memwink_quote_style")).toEqual(suspended);
  expect((await save("memwink_gen_prompt", "Longer.")).status()).toBe(403);
  await grantPro(email);
  expect(await readConfig(reader, "memwink_quote_style")).toMatchObject({ value: "custom" });
  expect(await readConfig(reader, "memwink_gen_prompt")).toMatchObject({ value: "Short." });
});

test("a configuration that cannot be loaded is named and can be tried again", async ({ page, signIn }) => {
  await signIn("admin@example.com");
  const failed = page.getByRole("heading", { level: 1, name: "加载配置失败，请稍后重试" });
  // From the landing page to the settings, and from there to each of the others.
  await page.goto("/memwink?lang=zh");
  await untilRunning(page);
  for (const route of ["memwink_settings", "llm-config", "focus-point-config"]) {
    const data = new RegExp(`_data=routes%2F${route}`);
    await page.route(data, (asked) =>
      asked.fulfill({ status: 500, json: { message: "D1_ERROR" }, headers: { "X-Remix-Error": "yes" } }),
    );
    await page.locator(`main a[href='/${route}']`).first().click();
    await expect(failed).toBeVisible();
    if (route === "llm-config") expect(await findings(page)).toEqual([]);
    await page.unroute(data);
    await page.getByRole("link", { name: "重试" }).click();
    await expect(failed).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${route}`));
    await expect(page.locator("main form").first()).toBeVisible();
    // A page that is left while it is being taken over says so in the console.
    await untilRunning(page);
    if (route === "llm-config") await page.goBack();
  }
});

test("whose membership cannot be read counts as free, is told so and can try again", async ({
  page,
  signIn,
}) => {
  await grantPro(await signIn());
  const notice = page.getByText("获取会员状态失败，请稍后重试");
  await page.goto("/memwink?lang=zh");
  await untilRunning(page);
  for (const [path, part] of [
    ["memwink_settings", "view.plan"],
    ["profile", "account"],
  ] as const) {
    const data = new RegExp(`_data=routes%2F${path}`);
    await page.route(data, async (asked) => {
      const answer = await asked.fetch();
      const json = await answer.json();
      const plan = part === "account" ? json.account : json.view.plan;
      json.plans = { sold: [], held: { pro: false, monthly: false, credits: 0 }, isUnread: true };
      Object.assign(plan, {
        isUnread: true,
        ...(part === "account" ? { pro: null, memberSince: null } : { until: null }),
      });
      await asked.fulfill({ response: answer, json });
    });
    await page.locator(`main a[href='/${path}']`).first().click();
    await expect(notice).toBeVisible();
    await expect(page.getByText("免费").first()).toBeVisible();
    await expect(page.getByRole("main").locator("form[action='/api/billing/checkout']")).toHaveCount(0);
    expect(await findings(page, "main")).toEqual([]);
    await page.unroute(data);
    await page.getByRole("main").getByRole("link", { name: "重试" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("main").getByText("Pro", { exact: true }).first()).toBeVisible();
  }
});
