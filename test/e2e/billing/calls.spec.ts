import { buy, checkoutOf } from "../pages/billing";
import { expect, ORIGIN, PRODUCTION, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";

test("what is not sold is not offered", async ({ request }) => {
  for (const [path, free] of [
    ["/memwink", "This plan is not on sale at the moment."],
    ["/offerwink", "All templates"],
  ] as const) {
    const html = await (await request.get(`${PRODUCTION}${path}?lang=en`)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain(free);
    for (const offer of ["<table", 'name="plan"', "AI model for", "Only you see this", "STRIPE_PRICES"])
      expect(main.includes(offer), `${path} ${offer}`).toBe(false);
  }
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

test("a call that is no order is refused, and a portal of nothing says so", async ({
  context,
  request: other,
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
  const stranger = { form: { email: `person-${crypto.randomUUID()}@example.com` }, headers, maxRedirects: 0 };
  await other.post(`${ORIGIN}/signin`, stranger);
  const nothing = await other.post(`${ORIGIN}/api/billing/portal`, { headers });
  expect(nothing.status()).toBe(404);
  expect(await nothing.json()).toMatchObject({ code: "billing.noCustomer" });
  const session = new URL(await checkoutOf(context, "pro")).searchParams.get("session") ?? "";
  expect((await other.get(`${ORIGIN}/dev/checkout?session=${session}`)).status()).toBe(404);
  const form = { session, intent: "pay" };
  expect((await other.post(`${ORIGIN}/dev/checkout`, { form, headers })).status()).toBe(404);
  const nobody = await openPlain(context.request, "/billing?problem=billing.noCustomer&lang=en");
  expect(nobody.text).toContain("There is nothing to manage yet");
  const failed = await openPlain(context.request, "/billing?problem=billing.portal&lang=zh");
  expect(failed.text).toContain("打开客户门户失败，请稍后重试");
  expect(failed.all("main a").map((link) => link.getAttribute("href"))).toEqual(["/profile"]);
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
