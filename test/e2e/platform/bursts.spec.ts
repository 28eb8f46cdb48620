import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";

const headers = { Origin: ORIGIN };

/** Asks so often that a minute's end among the requests lets the allowed number pass twice, and no more; gives the refused. */
async function ask(allowed: number, send: (number: number) => Promise<APIResponse>): Promise<APIResponse[]> {
  const answers = await Promise.all(Array.from({ length: 2 * allowed + 1 }, (_, number) => send(number)));
  const refused = answers.filter((answer) => answer.status() === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(allowed);
  for (const answer of refused) expect(answer.headers()["retry-after"]).toBe("60");
  return refused;
}

const signingIn = (request: APIRequestContext, email: string, more = {}) =>
  request.post(`${ORIGIN}/signin?lang=zh`, {
    form: { email, name: "林小姐" },
    headers: { ...headers, ...more },
    maxRedirects: 0,
  });

test("who signs in too often is told so on the form, which keeps what was typed", async ({ request }) => {
  const email = `often-${crypto.randomUUID()}@example.com`;
  const [refused] = await ask(10, () => signingIn(request, email));
  const html = await refused?.text();
  expect(html).toContain("操作过于频繁，请稍等片刻再试。");
  for (const typed of [email, "林小姐"]) expect(html).toContain(`value="${typed}"`);
  expect(refused?.headers()["set-cookie"] ?? "").not.toContain("wink_session");
});

test("a network signs in so often, whatever addresses it has and names", async ({ request }) => {
  const network = crypto.randomUUID().slice(0, 4);
  const from = (host: number, place = network) =>
    signingIn(request, `${crypto.randomUUID()}@example.com`, {
      "CF-Connecting-IP": `2001:db8:0:${place}::${host.toString(16)}`,
    });
  await ask(30, (number) => from(number + 1));
  expect((await from(1, `${network.slice(0, 3)}${network.endsWith("0") ? 1 : 0}`)).status()).toBe(303);
});

test("calls of one person are counted, those of another are not among them", async ({
  browser,
  context,
  signIn,
}) => {
  await signIn();
  const own = context.request;
  const file = { name: "cv.xyz", mimeType: "application/pdf", buffer: Buffer.from("no resume") };
  const json = { ...headers, "Content-Type": "application/json" };
  const calls: [number, (sender: APIRequestContext) => Promise<APIResponse>][] = [
    [10, (sender) => sender.get(`${ORIGIN}/api/account/data`)],
    [10, (sender) => sender.post(`${ORIGIN}/api/billing/portal`, { headers: json, maxRedirects: 0 })],
    [
      10,
      (sender) =>
        sender.post(`${ORIGIN}/api/billing/checkout`, { headers, data: { plan: "pro" }, maxRedirects: 0 }),
    ],
    [30, (sender) => sender.post(`${ORIGIN}/api/upload_resume`, { headers, multipart: { file } })],
  ];
  const other = await browser.newContext();
  const form = { email: `person-${crypto.randomUUID()}@example.com` };
  await other.request.post(`${ORIGIN}/signin`, { form, headers, maxRedirects: 0 });
  for (const [allowed, send] of calls) {
    for (const answer of await ask(allowed, () => send(own)))
      expect(await answer.json()).toEqual({ code: "tooManyRequests", error: expect.any(String) });
    expect((await send(other.request)).status()).not.toBe(429);
  }
  const offer = { headers, form: { plan: "pro" }, maxRedirects: 0 };
  const forms = Array.from({ length: 21 }, () => own.post(`${ORIGIN}/api/billing/checkout`, offer));
  const led = (await Promise.all(forms)).map((answer) => answer.headers().location);
  expect(led).toContain("/billing?problem=tooManyRequests&plan=pro");
  const page = await openPlain(own, "/billing?problem=tooManyRequests&plan=pro&lang=en");
  expect(page.text).toContain("That was a lot of requests in a short time.");
  await other.close();
});

test("who searches too often keeps the words, and can still read", async ({ context, signIn }) => {
  await signIn();
  const [refused] = await ask(30, () => context.request.get(`${ORIGIN}/pings?q=harbour&lang=en`));
  const html = await refused?.text();
  expect(html).toContain("That was a lot of requests in a short time.");
  expect(html).toContain('value="harbour"');
  expect((await context.request.get(`${ORIGIN}/pings`)).status()).toBe(200);
});

test("reports of the security policy are read in both forms, and nothing of them is answered", async ({
  request,
}) => {
  const send = (type: string, data: unknown) =>
    request.post(`${ORIGIN}/api/csp_report`, {
      data: Buffer.from(JSON.stringify(data)),
      headers: { "Content-Type": type, Cookie: "wink_session=x" },
    });
  const old = { "csp-report": { "violated-directive": "img-src", "blocked-uri": "https://secret.example" } };
  const list = [{ type: "csp-violation", body: { effectiveDirective: "script-src-elem" } }];
  expect((await send("application/csp-report", old)).status()).toBe(204);
  expect((await send("application/reports+json; charset=utf-8", list)).status()).toBe(204);
  expect((await send("application/json", old)).status()).toBe(400);
  expect((await send("application/csp-report", { ...old, more: "x".repeat(64 * 1024) })).status()).toBe(413);
});
