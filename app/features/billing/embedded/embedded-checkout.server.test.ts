import { expect, test } from "vitest";
import { embeddedPayments } from "~/adapters/payments/embedded";
import { readMembership } from "~/features/members/read-membership.server";
import type { PaymentChange } from "~/ports/payments";
import { testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { openCheckout } from "../open-checkout.server";
import { receiveEvent } from "../receive-event.server";
import { hasCreditOf, hasSubscription } from "../store.server";

const origin = "https://wink.test";

/** The application with the embedded provider, whose webhook fails so many times. */
async function embeddedApp(failures = 0) {
  const app = await testApp();
  let left = failures;
  const told: string[] = [];
  const payments = embeddedPayments({
    ...app,
    origin,
    secret: "whsec_of_the_tests",
    async deliver(body, signature) {
      if (left-- > 0) throw new Error("the webhook answered 503");
      told.push(JSON.parse(body).type);
      await receiveEvent({ ...app, payments }, body, signature);
    },
  });
  const model = { ...app.builtinAnalyst, name: "openai" as const };
  return { ...app, payments, told, analyst: async () => model };
}

type Embedded = Awaited<ReturnType<typeof embeddedApp>>;

async function openPage(
  app: Embedded,
  plan: "pro" | "perUse",
  locale: "en" | "zh",
  member: { id: string; email: string },
) {
  const opened = await openCheckout(app, { member, plan, locale, origin });
  return new URL(opened.ok ? opened.url : "").searchParams.get("session") ?? "";
}

test("of two languages only the page that was opened last can be paid", async () => {
  const app = await embeddedApp();
  const member = await newMember(app);
  const once = await openPage(app, "perUse", "en", member);
  const first = await openPage(app, "pro", "en", member);
  const last = await openPage(app, "pro", "zh", member);
  expect(await app.payments.pay(first, member.id)).toBeNull();
  expect(await app.payments.pay(last, member.id)).not.toBeNull();
  expect(await app.payments.pay(once, member.id)).not.toBeNull();
  expect(await app.payments.subscriptionsOf(member.id)).toHaveLength(1);
});

test("a purchase that the webhook did not take arrives when one pays again, once", async () => {
  const app = await embeddedApp(2);
  const member = await newMember(app);
  const once = await openPage(app, "perUse", "en", member);
  const pro = await openPage(app, "pro", "en", member);
  await expect(app.payments.pay(once, member.id)).rejects.toThrow("503");
  await expect(app.payments.pay(pro, member.id)).rejects.toThrow("503");
  for (const page of [once, once, pro, pro]) await app.payments.pay(page, member.id);
  expect(await hasCreditOf(app.db, member.id, once)).toBe(true);
  expect(await hasSubscription(app.db, member.id, "pro")).toBe(true);
  expect(await app.payments.subscriptionsOf(member.id)).toHaveLength(1);
});

test("money that goes back takes what it bought, and a dispute that is won gives it back; nobody moves another's", async () => {
  const app = await embeddedApp();
  const [member, other] = [await newMember(app), await newMember(app)];
  for (const plan of ["perUse", "pro"] as const)
    await app.payments.pay(await openPage(app, plan, "en", member), member.id);
  const holds = async () => {
    const { credits, pro } = await readMembership(app, member.id);
    return [credits, pro !== null];
  };
  const change = async (what: PaymentChange) => {
    const moved = [];
    for (const { id } of await app.payments.paymentsOf(member.id)) {
      expect(await app.payments.changePayment(id, other.id, what)).toBe(false);
      moved.push(await app.payments.changePayment(id, member.id, what));
    }
    return [...moved, ...(await holds())];
  };
  expect(await holds()).toEqual([1, true]);
  expect(await change("win")).toEqual([false, false, 1, true]);
  expect(await change("dispute")).toEqual([true, true, 0, false]);
  expect(await change("win")).toEqual([true, true, 1, true]);
  expect(await change("refund")).toEqual([true, true, 0, false]);
  expect(await change("refund")).toEqual([false, false, 0, false]);
  expect(await app.payments.subscriptionsOf(member.id)).toMatchObject([{ status: "canceled" }]);
  const changes = app.told.filter((type) => /^customer\.subscription\.(updated|deleted)$/.test(type));
  expect(changes).toEqual(["customer.subscription.updated", "customer.subscription.deleted"]);
});
