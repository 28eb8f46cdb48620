import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";
import { grantPro, readConfig, revokePro } from "../pages/settings";

test("a stranger is asked to sign in, and the page is not for search engines", async ({ page }) => {
  await page.goto("/memwink_settings?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please sign in");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await findings(page)).toEqual([]);
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

test("without configured links nothing pretends to be there", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/memwink_settings?lang=en");
  await expect(page.getByText("The extension is coming soon.")).toBeVisible();
  await expect(page.getByText("The iOS app is coming soon.")).toBeVisible();
  await expect(page.locator("#downloads").getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Community" })).toHaveCount(0);
});

test("the settings lead to Pings in their own body", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/memwink_settings?lang=en");
  await expect(page.getByRole("main").getByRole("link", { name: "Open Pings" })).toHaveAttribute(
    "href",
    "/pings",
  );
});

test("both plans stand whole, the eighth line of Pro with them", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/memwink_settings?lang=zh");
  const cards = page.locator("#plans article");
  await expect(cards.nth(0).getByRole("listitem")).toHaveCount(7);
  await expect(cards.nth(1).getByRole("listitem")).toHaveCount(8);
  await expect(cards.nth(1).getByRole("listitem").last()).toHaveText("随时取消，到期前照常使用");
  await expect(cards.nth(1)).toContainText("¥99");
});

test("the administrator alone sees the way to the administration", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/memwink_settings?lang=en");
  await expect(page.locator("#admin")).toHaveCount(0);
  await signIn("admin@example.com");
  await page.reload();
  const targets = await page
    .locator("#admin a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/member-manage", "/llm-config", "/focus-point-config", "/radar"]);
});

test("when Pro ends, what was saved with it is kept, counts no more and is named", async ({
  page,
  signIn,
}) => {
  const email = await signIn();
  await grantPro(email);
  const save = (type: string, value: unknown) =>
    page.request.post(`${ORIGIN}/api/config`, { data: { type, value }, headers: { Origin: ORIGIN } });
  expect((await save("memwink_quote_style", "custom")).status()).toBe(422);
  expect((await save("memwink_quote_template", "A line about the sea")).status()).toBe(200);
  expect((await save("memwink_quote_style", "custom")).status()).toBe(200);
  expect((await save("memwink_gen_prompt", "Short.")).status()).toBe(200);
  await page.goto("/memwink_settings?lang=zh");
  await expect(page.getByText("Pro 已到期")).toHaveCount(0);
  await revokePro(email);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Pro 已到期，这些设置暂不生效" })).toBeVisible();
  await expect(page.locator("#quote")).toContainText("默认 · 您的设置暂不生效");
  await expect(page.locator("#theme")).not.toContainText("暂不生效");
  const suspended = { value: "default", is_default: true, is_suspended: true };
  expect(await readConfig(page, "memwink_quote_style")).toEqual(suspended);
  expect((await save("memwink_gen_prompt", "Longer.")).status()).toBe(403);
  expect(await findings(page)).toEqual([]);
  await grantPro(email);
  expect(await readConfig(page, "memwink_quote_style")).toMatchObject({ value: "custom" });
  expect(await readConfig(page, "memwink_gen_prompt")).toMatchObject({ value: "Short." });
});

const loadFailed = {
  en: { config: "Failed to load configuration, please try again later", retry: "Try again" },
  zh: { config: "加载配置失败，请稍后重试", retry: "重试" },
};

for (const [route, opener, from, language] of [
  ["memwink_settings", "a[href='/memwink_settings']", "/memwink", "zh"],
  ["llm-config", "#admin a[href='/llm-config']", "/memwink_settings", "en"],
  ["focus-point-config", "#admin a[href='/focus-point-config']", "/memwink_settings", "zh"],
] as const) {
  test(`a configuration that cannot be loaded is named and can be tried again: ${route}`, async ({
    page,
    signIn,
  }) => {
    const say = loadFailed[language];
    await signIn("admin@example.com");
    await page.goto(`${from}?lang=${language}`);
    await untilRunning(page);
    const data = new RegExp(`_data=routes%2F${route}`);
    await page.route(data, (asked) =>
      asked.fulfill({ status: 500, json: { message: "D1_ERROR" }, headers: { "X-Remix-Error": "yes" } }),
    );
    await page.locator("main").locator(opener).first().click();
    await expect(page.getByRole("heading", { level: 1, name: say.config })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.unroute(data);
    await page.getByRole("link", { name: say.retry }).click();
    await expect(page.getByRole("heading", { level: 1, name: say.config })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${route}`));
    await expect(page.locator("main form").first()).toBeVisible();
  });
}

test("whose membership cannot be read counts as free, is told so and can try again", async ({
  page,
  signIn,
}) => {
  await grantPro(await signIn());
  const notice = page.getByText("获取会员状态失败，请稍后重试");
  for (const [from, path, part] of [
    ["/memwink", "memwink_settings", "view.plan"],
    ["/memwink_settings", "profile", "account"],
  ] as const) {
    await page.goto(`${from}?lang=zh`);
    await untilRunning(page);
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
    expect(await findings(page)).toEqual([]);
    await page.unroute(data);
    await page.getByRole("main").getByRole("link", { name: "重试" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("main").getByText("Pro", { exact: true }).first()).toBeVisible();
  }
});

for (const language of ["en", "zh"]) {
  test(`in ${language} axe finds nothing, whichever form is open`, async ({ page, signIn }) => {
    test.slow();
    await grantPro(await signIn());
    await page.goto(`/memwink_settings?lang=${language}`);
    await untilRunning(page);
    expect(await findings(page)).toEqual([]);
    for (const form of ["gen_prompt", "embedding", "theme", "quote", "language", "focus"]) {
      await page.locator(`#${form} a`).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await findings(page, "[role=dialog]"), form).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.goto(`/memwink_settings?lang=${language}&edit=focus`);
    expect(await findings(page)).toEqual([]);
  });
}
