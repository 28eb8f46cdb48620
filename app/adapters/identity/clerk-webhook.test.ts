import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { readClerkEvent } from "./clerk-webhook";

const secret = "whsec_b2YgdGhlIHRlc3RzIGFsb25l";
const now = Date.UTC(2026, 0, 5) / 1000;
vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });

const body = JSON.stringify({
  object: "event",
  type: "user.deleted",
  data: { id: "user_ada", deleted: true },
});

type Sent = { body?: string; signed?: string; at?: number; key?: string; without?: string };

function webhook({ body: sent = body, signed = sent, at = now, key = secret, without }: Sent = {}): Request {
  const hmac = createHmac("sha256", Buffer.from(key.slice("whsec_".length), "base64"));
  const headers = new Headers({
    "svix-id": "msg_1",
    "svix-timestamp": String(at),
    "svix-signature": `v1,${hmac.update(`msg_1.${at}.${signed}`).digest("base64")}`,
  });
  if (without) headers.delete(without);
  return new Request("https://wink.test/webhooks/clerk", { method: "POST", headers, body: sent });
}

test("a signed event tells what happened to whom", async () => {
  expect(await readClerkEvent(webhook(), secret)).toEqual({ type: "user.deleted", subject: "user_ada" });
  const updated = webhook({ body: JSON.stringify({ type: "user.updated", data: { id: "user_bob" } }) });
  expect(await readClerkEvent(updated, secret)).toEqual({ type: "user.updated", subject: "user_bob" });
});

test.each([
  ["session.created", { type: "session.created", data: { id: "sess_1" } }],
  ["user.created", { type: "user.created", data: { id: "user_ada" } }],
  ["one without an account", { type: "user.deleted", data: {} }],
  ["one that is a list", []],
])("an event that is not followed is let pass: %s", async (_, event) => {
  expect(await readClerkEvent(webhook({ body: JSON.stringify(event) }), secret)).toEqual({ type: "other" });
});

test.each<[string, Sent]>([
  ["of another secret", { key: "whsec_YW5vdGhlciBvbmUgZW50aXJlbHk=" }],
  ["of another body", { signed: body.replace("ada", "bob") }],
  ["301 seconds old", { at: now - 301 }],
  ["from 301 seconds ahead", { at: now + 301 }],
  ["that names no time", { at: Number.NaN }],
  ["without an id", { without: "svix-id" }],
  ["without a signature", { without: "svix-signature" }],
  ["that is signed and no JSON", { body: "{" }],
])("a message %s is nobody's", async (_, sent) => {
  expect(await readClerkEvent(webhook(sent), secret)).toBeNull();
});

test("without a secret no message is believed", async () => {
  expect(await readClerkEvent(webhook(), null)).toBeNull();
});
