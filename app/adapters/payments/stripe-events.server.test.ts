import { expect, test } from "vitest";
import { fakeStripe, SECRET } from "../../../test/support/fake-stripe";
import { sign } from "../../../test/support/fake-stripe-wire";
import { readSignedEvent, signEvent } from "./stripe-events";

const now = new Date("2026-05-01T12:00:00Z");
const at = (seconds: number) => now.getTime() + seconds * 1000;
const fake = fakeStripe();
const { id: subscriptionId } = fake.subscribe({});
const body = fake.subscriptionEvent("updated", subscriptionId, { id: "evt_1" });

const read = (text: string, signature: string | null, more: { livemode?: boolean } = {}) =>
  readSignedEvent(text, signature, { secret: SECRET, livemode: false, now, ...more });

test("a signed event says which subscription it speaks of", async () => {
  const subject = { kind: "subscription", id: subscriptionId };
  const expected = { id: "evt_1", type: "customer.subscription.updated", subject };
  expect(await read(body, await sign(body, now))).toEqual(expected);
  expect(await read(body, await signEvent(body, SECRET, now))).toEqual(expected);
});

test.each([
  [-301, false],
  [-300, true],
  [0, true],
  [300, true],
  [301, false],
])("a signature of %i seconds from now: %s", async (seconds, isRead) => {
  expect((await read(body, await sign(body, at(seconds)))) !== null).toBe(isRead);
});

test("a signature of another body, another secret or another form is none", async () => {
  const signature = await sign(body, now);
  for (const index of [0, 40, body.length - 1]) {
    const changed = `${body.slice(0, index)}#${body.slice(index + 1)}`;
    expect(await read(changed, signature)).toBeNull();
  }
  expect(await read(body, await sign(body, now, "whsec_of_another"))).toBeNull();
  const time = Math.floor(now.getTime() / 1000);
  const forms = [
    null,
    "",
    "t=",
    "v1=abc",
    `t=${time}`,
    `t=${time},v1=`,
    `t=${time},v0=${signature.slice(-64)}`,
  ];
  for (const form of forms) expect(await read(body, form), String(form)).toBeNull();
  expect(await read("", await sign("", now))).toBeNull();
});

test("a signed text that is no event is none", async () => {
  for (const text of [
    "null",
    "[]",
    "no JSON",
    '{"id":"evt_1"}',
    JSON.stringify({ ...JSON.parse(body), id: "../x" }),
  ])
    expect(await read(text, await sign(text, now)), text).toBeNull();
});

test("an event of the other mode speaks of nothing", async () => {
  const signature = await sign(body, now);
  expect(await read(body, signature, { livemode: true })).toMatchObject({ subject: null });
});

test("each kind of event leads to what it speaks of", async () => {
  const subjectOf = async (object: object, type = "any") => {
    const text = fake.event(type, object);
    return (await read(text, await sign(text, now)))?.subject ?? null;
  };
  const session = { object: "checkout.session", id: "cs_test_1" };
  expect(await subjectOf({ ...session, mode: "payment", subscription: null })).toEqual({
    kind: "purchase",
    id: "cs_test_1",
  });
  expect(await subjectOf({ ...session, mode: "subscription", subscription: "sub_7" })).toEqual({
    kind: "subscription",
    id: "sub_7",
  });
  expect(await subjectOf({ ...session, mode: "setup", subscription: null })).toBeNull();
  const parent = { subscription_details: { subscription: "sub_8" } };
  expect(await subjectOf({ object: "invoice", id: "in_1", parent })).toEqual({
    kind: "subscription",
    id: "sub_8",
  });
  expect(await subjectOf({ object: "invoice", id: "in_1", parent: null })).toBeNull();
  for (const object of ["charge", "refund", "dispute"]) {
    const payment = { kind: "payment", id: "pi_9" };
    expect(await subjectOf({ object, id: "x_1", payment_intent: "pi_9" })).toEqual(payment);
    expect(await subjectOf({ object, id: "x_1", payment_intent: null })).toBeNull();
  }
  const customer = { object: "customer", id: "cus_1", email: "new@example.com" };
  const deleted = { kind: "deletedCustomer", id: "cus_1" };
  expect(await subjectOf(customer, "customer.deleted")).toEqual(deleted);
  expect(await subjectOf(customer, "customer.updated")).toBeNull();
  expect(await subjectOf({})).toBeNull();
});
