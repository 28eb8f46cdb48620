import type { BrowserContext, Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, PRODUCTION, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const words = {
  en: {
    monthly: "Monthly",
    go: "Continue with this plan",
    held: "You have this plan",
    manage: "Manage subscription",
    price: "$99 per month",
    pay: "Pay",
    cancel: "Cancel",
    confirmed: "Payment confirmed",
    waiting: "Your payment is being confirmed",
    cancelled: "Payment cancelled",
    later: "Cancel at period end",
    resume: "Resume",
    endPeriod: "Let the period end now",
    renews: /^Renews on /,
    ends: /^Ends on /,
    ended: /^Ended on /,
    left: "You have 1 left",
  },
  zh: {
    monthly: "包月",
    go: "选好了，继续",
    held: "您已开通",
    manage: "管理订阅",
    price: "¥199 每月",
    pay: "付款",
    cancel: "取消",
    confirmed: "付款已确认",
    waiting: "正在确认付款",
    cancelled: "付款已取消",
    later: "到期后取消",
    resume: "恢复订阅",
    endPeriod: "让本期立即结束",
    renews: /续订$/,
    ends: /^将于.+结束$/,
    ended: /^已于/,
    left: "还剩 1 次",
  },
};
const languages = ["en", "zh"] as const;

const post = (context: BrowserContext, path: string, form: Record<string, string>) =>
  context.request.post(ORIGIN + path, { form, headers: { Origin: ORIGIN }, maxRedirects: 0 });

/** The address of the hosted page that sells a plan. */
async function checkoutOf(context: BrowserContext, plan: string): Promise<string> {
  const answer = await post(context, "/api/billing/checkout", { plan });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? "";
}

async function buy(context: BrowserContext, plan: string): Promise<string> {
  const session = new URL(await checkoutOf(context, plan)).searchParams.get("session") ?? "";
  const paid = await post(context, "/dev/checkout", { session, intent: "pay" });
  expect(paid.status()).toBe(303);
  return paid.headers().location ?? "";
}

/** Presses a button that opens a page in a new tab. */
async function inNewTab(page: Page, button: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await tab.waitForLoadState();
  return tab;
}

async function fromFreeToFree(page: Page, language: "en" | "zh") {
  const t = words[language];
  await page.goto(`/offerwink?lang=${language}`);
  await expect(page.getByText(t.held)).toHaveCount(0);
  await page.getByRole("radio", { name: new RegExp(`^${t.monthly}`) }).check();

  const checkout = await inNewTab(page, t.go);
  await expect(checkout.getByText(t.price)).toBeVisible();
  await expect(checkout.getByText(/person-.*@example\.com/)).toBeVisible();
  await checkout.getByRole("button", { name: t.pay }).click();
  await expect(checkout.getByRole("heading", { name: t.confirmed })).toBeVisible();

  await page.reload();
  await expect(page.getByText(t.held)).toBeVisible();
  const portal = await inNewTab(page, t.manage);
  await expect(portal.getByText(t.renews)).toBeVisible();
  await portal.getByRole("button", { name: t.later }).click();
  await expect(portal.getByText(t.ends)).toBeVisible();
  await portal.getByRole("button", { name: t.resume }).click();
  await expect(portal.getByText(t.renews)).toBeVisible();
  await portal.getByRole("button", { name: t.later }).click();
  await expect(portal.getByText(t.ends)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.held)).toBeVisible();

  await portal.getByRole("button", { name: t.endPeriod }).click();
  await expect(portal.getByText(t.ended)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.held)).toHaveCount(0);
}

for (const language of languages) {
  const t = words[language];

  test(`${language}: free, checkout, plan at the next click, portal, cancelled, free at the period's end`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await fromFreeToFree(page, language);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test(`${language}: the same way works without JavaScript`, async ({ page, signIn }) => {
      await signIn();
      await fromFreeToFree(page, language);
    });
  });

  test(`${language}: who comes back before the confirmation sees the page change by itself`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await page.goto(`/billing?plan=pro&lang=${language}`);
    await untilRunning(page);
    await expect(page.getByRole("heading", { name: t.waiting })).toBeVisible();
    await buy(context, "pro");
    await expect(page.getByRole("heading", { name: t.confirmed })).toBeVisible({ timeout: 15_000 });
  });

  test(`${language}: one resume is bought once, however often one pays and comes back`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await page.goto(`/offerwink?lang=${language}`);
    const session = new URL(await checkoutOf(context, "perUse")).searchParams.get("session") ?? "";
    const paid = await Promise.all(
      [1, 2, 3].map(() => post(context, "/dev/checkout", { session, intent: "pay" })),
    );
    expect(paid.map((answer) => answer.status())).toEqual([303, 303, 303]);
    await page.goto(paid[0]?.headers().location ?? "");
    await expect(page.getByRole("heading", { name: t.confirmed })).toBeVisible();
    await page.goto("/offerwink");
    await expect(page.getByText(t.left)).toBeVisible();
  });

  test(`${language}: a checkout that is left charges nothing and says so`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await page.goto(`/offerwink?lang=${language}`);
    await page.goto(await checkoutOf(context, "monthly"));
    await page.getByRole("button", { name: t.cancel }).click();
    await expect(page.getByRole("heading", { name: t.cancelled })).toBeVisible();
    await page.goto("/offerwink");
    await expect(page.getByText(t.held)).toHaveCount(0);
  });

  test(`${language}: axe finds nothing on the pages of billing`, async ({ page, context, signIn }) => {
    test.slow();
    await signIn();
    const pages = [
      "/billing?plan=perUse",
      "/billing?plan=pro&cancelled=1",
      "/billing?problem=billing.busy&plan=pro",
      await checkoutOf(context, "monthly"),
      await buy(context, "monthly"),
      "/dev/portal",
      "/offerwink?plan=monthly",
    ];
    for (const path of pages) {
      const address = new URL(path, ORIGIN);
      address.searchParams.set("lang", language);
      await page.goto(address.href);
      await untilRunning(page);
      expect(await findings(page), path).toEqual([]);
    }
  });
}

/** The line of a plan in the comparison of all that can be bought. */
const lineOf = (page: Page, plan: string) =>
  page.getByRole("table").getByRole("row", { name: new RegExp(`^${plan} `) });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("three things to buy are told apart on each page with plans, with what one has of them", async ({
    page,
    context,
    signIn,
  }) => {
    test.slow();
    for (const path of ["/offerwink", "/memwink"]) {
      await page.goto(`${path}?lang=en`);
      await expect(page.getByRole("table").getByRole("row")).toHaveCount(4);
      await expect(lineOf(page, "MemWink Pro").getByRole("button")).toHaveText(/^Buy for \$19 a year/);
      await expect(page.getByRole("table")).not.toContainText("You have");
    }
    await signIn();
    await buy(context, "pro");
    await buy(context, "perUse");
    for (const path of ["/offerwink", "/memwink", "/memwink_settings", "/profile"]) {
      await page.goto(`${path}?lang=en`);
      await expect(lineOf(page, "MemWink Pro"), path).toContainText("You have this");
      await expect(lineOf(page, "MemWink Pro").getByRole("button")).toHaveCount(0);
      await expect(lineOf(page, "OfferWink, one resume"), path).toContainText("You have 1 unused");
      await expect(lineOf(page, "OfferWink monthly"), path).not.toContainText("You have");
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const table = await page.getByRole("table").boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 999)).toBeLessThanOrEqual(320);
    const [checkout] = await Promise.all([
      page.waitForEvent("popup"),
      lineOf(page, "OfferWink monthly").getByRole("button").click(),
    ]);
    await expect(checkout.getByText(words.en.price)).toBeVisible();
  });
});

test("what is not sold says so and has no button", async ({ request }) => {
  for (const path of ["/memwink", "/offerwink"]) {
    const html = await (await request.get(`${PRODUCTION}${path}?lang=en`)).text();
    const table = html.slice(html.indexOf("<table"), html.indexOf("</table>"));
    expect(table.split("This plan is coming soon").length - 1, path).toBe(3);
    expect(table).not.toContain("<button");
  }
});

/** Goes on by the Tab key until a button has the focus, and presses it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  for (let steps = 0; steps < 40; steps++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
}

test("a plan is chosen, paid and cancelled by keyboard alone", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/offerwink?lang=en#pricing");
  await untilRunning(page);
  await page.getByRole("radio", { name: /^Free/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const opened = page.waitForEvent("popup");
  await tabTo(page, words.en.go);
  const checkout = await opened;
  await checkout.waitForLoadState();
  await tabTo(checkout, words.en.pay);
  await expect(checkout.getByRole("heading", { name: words.en.confirmed })).toBeVisible();
  await checkout.goto("/dev/portal");
  await tabTo(checkout, "Cancel now");
  await expect(checkout.getByText(words.en.ended)).toBeVisible();
});

test("five clicks lead to the same page; who has the plan is led to the portal", async ({
  context,
  signIn,
}) => {
  await signIn();
  const pages = await Promise.all([1, 2, 3, 4, 5].map(() => checkoutOf(context, "pro")));
  expect(new Set(pages).size).toBe(1);
  await buy(context, "pro");
  expect(await checkoutOf(context, "pro")).toBe(`${ORIGIN}/dev/portal`);
});

test("somebody signed out is led to sign-in and back to the plans, and a call is told 401", async ({
  page,
  request,
}) => {
  await page.goto("/offerwink?lang=en");
  await page.getByRole("radio", { name: /^Monthly/ }).check();
  const signIn = await inNewTab(page, words.en.go);
  await signIn.getByRole("textbox").fill(`person-${crypto.randomUUID()}@example.com`);
  await signIn.getByRole("main").getByRole("button").click();
  await expect(signIn).toHaveURL(/\/offerwink\?plan=monthly#pricing$/);
  await expect(signIn.getByRole("radio", { name: /^Monthly/ })).toBeChecked();
  for (const path of ["/api/billing/checkout", "/api/billing/portal"]) {
    const answer = await request.post(ORIGIN + path, { data: { plan: "pro" }, headers: { Origin: ORIGIN } });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "signedOut" });
  }
});

test("a call that is no order is refused, and a portal of nothing says so", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const headers = { Origin: ORIGIN };
  const order = (data: unknown) =>
    context.request.post(`${ORIGIN}/api/billing/checkout`, {
      data: JSON.stringify(data),
      headers: { ...headers, "Content-Type": "application/json" },
      maxRedirects: 0,
    });
  for (const data of [null, [], "pro", {}, { plan: "gold" }, { plan: ["pro"] }])
    expect((await order(data)).status(), JSON.stringify(data)).toBe(400);
  expect((await order({ plan: "x".repeat(70_000) })).status()).toBe(413);
  expect((await order({ plan: "pro" })).status()).toBe(303);
  const other = await context.browser()?.newContext();
  if (!other) throw new Error("no browser");
  const stranger = { form: { email: `person-${crypto.randomUUID()}@example.com` }, headers, maxRedirects: 0 };
  await other.request.post(`${ORIGIN}/signin`, stranger);
  const nothing = await other.request.post(`${ORIGIN}/api/billing/portal`, { headers });
  expect(nothing.status()).toBe(404);
  expect(await nothing.json()).toMatchObject({ code: "billing.noCustomer" });
  const session = new URL(await checkoutOf(context, "pro")).searchParams.get("session") ?? "";
  expect((await other.request.get(`${ORIGIN}/dev/checkout?session=${session}`)).status()).toBe(404);
  expect((await post(other, "/dev/checkout", { session, intent: "pay" })).status()).toBe(404);
  await other.close();
  await page.goto("/billing?problem=billing.noCustomer&lang=en");
  await expect(page.getByText("There is nothing to manage yet")).toBeVisible();
  await page.goto("/billing?problem=billing.portal&lang=zh");
  await expect(page.getByText("打开客户门户失败，请稍后重试")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/profile");
});

test("a webhook without Stripe's signature, or too large, changes nothing", async ({ request }) => {
  const send = (data: string, headers = {}) =>
    request.post(`${ORIGIN}/webhooks/stripe`, {
      data,
      headers: { "Content-Type": "application/json", ...headers },
    });
  const event = '{"id":"evt_1","type":"customer.subscription.created"}';
  expect((await send(event)).status()).toBe(400);
  const signed = { "Stripe-Signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` };
  const answer = await send(event, signed);
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "billing.badSignature" });
  expect((await send("x".repeat(300 * 1024), signed)).status()).toBe(413);
  expect((await request.get(`${ORIGIN}/webhooks/stripe`)).status()).toBe(405);
});
