import type { Page } from "@playwright/test";
import { buy, checkoutOf, post } from "../pages/billing";
import { expect, ORIGIN, tabTo, test } from "../pages/fixtures";
import { withModel } from "../pages/model";
import { openPlain, type PlainPage, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

withModel();

/** Presses a button that opens a page in a new tab. */
async function inNewTab(page: Page, button: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await tab.waitForLoadState();
  return tab;
}

test("checkout and portal open beside the page, and the plan is there at the next click", async ({
  page,
  signIn,
}) => {
  const held = page.getByText("您已开通");
  await signIn();
  await page.goto("/offerwink?lang=zh");
  await expect(held).toHaveCount(0);
  await page.getByRole("radio", { name: /^包月/ }).check();

  const checkout = await inNewTab(page, "选好了，继续");
  await expect(checkout.getByText("¥199 每月")).toBeVisible();
  await expect(checkout.getByText(/person-.*@example\.com/)).toBeVisible();
  await checkout.getByRole("button", { name: "付款" }).click();
  await expect(checkout.getByRole("heading", { name: "付款已确认" })).toBeVisible();

  await page.reload();
  await expect(held).toBeVisible();
  const portal = await inNewTab(page, "管理订阅");
  await expect(portal.getByText(/续订$/)).toBeVisible();
});

test("without scripts: free, checkout, plan at the next click, portal, cancelled, free at the period's end", async ({
  context,
  signIn,
}) => {
  await signIn();
  let plans = await openPlain(context.request, "/offerwink?lang=en");
  expect(plans.text).not.toContain("You have this plan");
  let hosted = await plans.press(/^Continue with this plan/, { plan: "monthly" });
  expect(hosted.text).toContain("$99 per month");
  hosted = await hosted.press(/^Pay/);
  expect(hosted.texts("h1")).toEqual(["Payment confirmed"]);

  plans = await plans.open("/offerwink?lang=en");
  expect(plans.text).toContain("You have this plan");
  hosted = await plans.press(/^Manage subscription/);
  expect(hosted.text).toContain("Renews on");
  hosted = await hosted.press("Cancel at period end");
  expect(hosted.text).toContain("Ends on");
  hosted = await hosted.press("Resume");
  expect(hosted.text).toContain("Renews on");
  hosted = await hosted.press("Cancel at period end");
  expect((await plans.open("/offerwink?lang=en")).text).toContain("You have this plan");
  hosted = await hosted.press("Let the period end now");
  expect(hosted.text).toContain("Ended on");
  expect((await plans.open("/offerwink?lang=en")).text).not.toContain("You have this plan");
});

test("who comes back before the confirmation sees the page change by itself", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto("/billing?plan=pro&lang=en");
  await untilRunning(page);
  await expect(page.getByRole("heading", { name: "Your payment is being confirmed" })).toBeVisible();
  await buy(context, "pro");
  await expect(page.getByRole("heading", { name: "Payment confirmed" })).toBeVisible({ timeout: 15_000 });
});

test("one resume is bought once, however often one pays and comes back", async ({ context, signIn }) => {
  await signIn();
  const session = new URL(await checkoutOf(context, "perUse")).searchParams.get("session") ?? "";
  const paid = await Promise.all(
    [1, 2, 3].map(() => post(context, "/dev/checkout", { session, intent: "pay" })),
  );
  expect(paid.map((answer) => answer.status())).toEqual([303, 303, 303]);
  const page = await openPlain(context.request, paid[0]?.headers().location ?? "");
  expect(page.texts("h1")).toEqual(["Payment confirmed"]);
  expect((await page.open("/offerwink?lang=zh")).text).toContain("还剩 1 次");
});

test("a checkout that is left charges nothing and says so", async ({ context, signIn }) => {
  await signIn();
  let page = await openPlain(context.request, await checkoutOf(context, "monthly"));
  page = await page.press("Cancel");
  expect(page.texts("h1")).toEqual(["Payment cancelled"]);
  expect((await page.open("/offerwink?lang=en")).text).not.toContain("You have this plan");
});

test("three things to buy are told apart on each page with plans, with what one has of them", async ({
  request,
  context,
  signIn,
}) => {
  test.setTimeout(180_000);
  const lineOf = (page: PlainPage, plan: string) => {
    const [line] = page.all("table tr").filter((row) => textOf(row).startsWith(plan));
    return { text: textOf(line ?? null), buttons: line?.querySelectorAll("button").length };
  };
  for (const path of ["/offerwink", "/memwink"]) {
    const open = () => openPlain(request, `${path}?lang=en`);
    // A page that was kept before the model was configured is served for up to a minute.
    await expect(async () => expect((await open()).all("table tr")).toHaveLength(4)).toPass();
    const page = await open();
    expect(lineOf(page, "MemWink Pro").text).toContain("Buy for $19 a year");
    expect(textOf(page.one("table"))).not.toContain("You have");
  }
  await signIn();
  await buy(context, "pro");
  await buy(context, "perUse");
  for (const path of ["/offerwink", "/memwink", "/memwink_settings", "/profile"]) {
    const page = await openPlain(context.request, `${path}?lang=en`);
    expect(lineOf(page, "MemWink Pro").text, path).toContain("You have this");
    expect(lineOf(page, "MemWink Pro").buttons).toBe(0);
    expect(lineOf(page, "OfferWink, one resume").text, path).toContain("You have 1 unused");
    expect(lineOf(page, "OfferWink monthly").text, path).not.toContain("You have");
    const checkout = await page.press(/^Buy for \$99/);
    expect(checkout.text).toContain("$99 per month");
  }
});

test("a plan is chosen, paid and cancelled by keyboard alone", async ({ page, signIn }) => {
  const press = async (tab: Page, name: string) => {
    await tabTo(tab, tab.getByRole("button", { name }));
    await tab.keyboard.press("Enter");
  };
  await signIn();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/offerwink?lang=en#pricing");
  await untilRunning(page);
  const table = await page.getByRole("table").boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 999)).toBeLessThanOrEqual(320);
  await page.getByRole("radio", { name: /^Free/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const opened = page.waitForEvent("popup");
  await press(page, "Continue with this plan");
  const checkout = await opened;
  await checkout.waitForLoadState();
  await press(checkout, "Pay");
  await expect(checkout.getByRole("heading", { name: "Payment confirmed" })).toBeVisible();
  await checkout.goto("/dev/portal");
  await press(checkout, "Cancel now");
  await expect(checkout.getByText(/^Ended on /)).toBeVisible();
});

test("somebody signed out is led to sign-in and back to the plans, and a call is told 401", async ({
  page,
  request,
}) => {
  await page.goto("/offerwink?lang=en");
  await page.getByRole("radio", { name: /^Monthly/ }).check();
  const signIn = await inNewTab(page, "Continue with this plan");
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
