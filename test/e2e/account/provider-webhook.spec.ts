import { createHmac } from "node:crypto";
import { expect, ORIGIN, PRODUCTION, test } from "../pages/fixtures";

/** That of test/e2e/production.mjs. */
const secret = Buffer.from("b2YgdGhlIHRlc3RzIGFsb25l", "base64");

function signed(body: string, { at = Math.floor(Date.now() / 1000), text = body } = {}) {
  const signature = createHmac("sha256", secret).update(`msg_1.${at}.${text}`).digest("base64");
  const headers = {
    "Content-Type": "application/json",
    "svix-id": "msg_1",
    "svix-timestamp": String(at),
    "svix-signature": `v1,${signature}`,
  };
  return { data: Buffer.from(body), headers };
}

const bodyOf = (type: string, id: string) => JSON.stringify({ type, data: { id } });

test("a message that Clerk signed is taken, once and again, also of what is not followed", async ({
  request,
}) => {
  const send = (body: string) => request.post(`${PRODUCTION}/webhooks/clerk`, signed(body));
  for (const body of [bodyOf("user.deleted", "user_nobody"), bodyOf("session.ended", "sess_1")]) {
    for (let round = 0; round < 2; round += 1) {
      const answer = await send(body);
      expect(answer.status()).toBe(200);
      expect(await answer.json()).toEqual({ ok: true });
    }
  }
});

test("a message of nobody's is refused, and one too large is not read", async ({ request }) => {
  const body = bodyOf("user.deleted", "user_ada");
  const now = Math.floor(Date.now() / 1000);
  const refused = [
    { data: Buffer.from(body) },
    signed(body, { text: `${body} ` }),
    signed(body, { at: now - 301 }),
    signed(body, { at: now + 310 }),
  ];
  for (const message of refused) {
    const answer = await request.post(`${PRODUCTION}/webhooks/clerk`, message);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "account.badSignature" });
  }
  const large = bodyOf("user.deleted", "x".repeat(300_000));
  expect((await request.post(`${PRODUCTION}/webhooks/clerk`, signed(large))).status()).toBe(413);
  expect((await request.get(`${PRODUCTION}/webhooks/clerk`)).status()).toBe(405);
});

test("a server without Clerk says so", async ({ request }) => {
  const answer = await request.post(`${ORIGIN}/webhooks/clerk`, signed(bodyOf("user.deleted", "user_ada")));
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "account.notConnected" });
});
