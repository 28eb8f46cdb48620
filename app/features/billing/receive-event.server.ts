import { standingStates } from "~/core/membership";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { Payment, PaymentEvent, PaymentsRefusal } from "~/ports/payments";
import {
  finishEvent,
  type Money,
  noteEvent,
  storeCreditOfEvent,
  storePaidPeriod,
  storeSubscriptionOfEvent,
  unbindCustomer,
} from "./store.server";

type Needs = Pick<App, "db" | "payments" | "now" | "newId">;

type ReceptionRefusal = PaymentsRefusal | "billing.badSignature";

/** An event says only what has changed: what is so now is asked for, so neither order nor number matters. Refused, it comes again. */
export async function receiveEvent(
  app: Needs,
  body: string,
  signature: string | null,
): Promise<Result<object, ReceptionRefusal>> {
  const event = await app.payments.readEvent(body, signature);
  if (!event) return refuse("billing.badSignature");
  const isNew = await noteEvent(app.db, { id: event.id, type: event.type, now: app.now() });
  return isNew ? workOff(app, event) : { ok: true };
}

async function workOff(app: Needs, { id, subject }: PaymentEvent): Promise<Result<object, PaymentsRefusal>> {
  switch (subject?.kind) {
    case "subscription":
      return takeSubscription(app, id, subject.id);
    case "purchase":
      return takePurchase(app, id, subject.id, null);
    case "payment":
      return takePayment(app, id, subject.id);
    case "deletedCustomer":
      await unbindCustomer(app.db, subject.id);
  }
  await finishEvent(app.db, id);
  return { ok: true };
}

async function takeSubscription(
  app: Needs,
  eventId: string,
  id: string,
): Promise<Result<object, PaymentsRefusal>> {
  const askedAt = app.now();
  const told = await app.payments.subscription(id);
  if (!told.ok) return told;
  await storeSubscriptionOfEvent(app.db, eventId, { id, subscription: told.subscription, askedAt });
  return { ok: true };
}

async function takePurchase(
  app: Needs,
  eventId: string,
  id: string,
  money: Money | null,
): Promise<Result<object, PaymentsRefusal>> {
  const told = await app.payments.purchase(id);
  if (!told.ok) return told;
  const { purchase } = told;
  if (purchase?.paid && purchase.plan === "perUse" && purchase.userId !== null) {
    const credit = { id: app.newId(), userId: purchase.userId, source: purchase.id, now: app.now() };
    await storeCreditOfEvent(app.db, eventId, credit, money);
  } else {
    await finishEvent(app.db, eventId);
  }
  return { ok: true };
}

/** A charge was refunded or disputed, or that has come to nothing: what it paid for goes, or comes back. */
async function takePayment(
  app: Needs,
  eventId: string,
  id: string,
): Promise<Result<object, PaymentsRefusal>> {
  const askedAt = app.now();
  const told = await app.payments.payment(id);
  if (!told.ok) return told;
  const { payment } = told;
  const isBack = payment !== null && payment.money !== "kept";
  if (payment?.purchaseId) return takePurchase(app, eventId, payment.purchaseId, { isBack, askedAt });
  if (payment?.period) {
    const { period, money } = payment;
    const taken = await takePeriod(app, { ...period, money, isBack, askedAt });
    if (!taken.ok || taken.hasEnded) return taken.ok ? takeSubscription(app, eventId, period.id) : taken;
  }
  await finishEvent(app.db, eventId);
  return { ok: true };
}

/** Here at once, then at Stripe: returned money ends the subscription, disputed money its renewal, so that it can be given back. */
async function takePeriod(
  app: Needs,
  { id, until, money, ...told }: NonNullable<Payment["period"]> & Pick<Payment, "money"> & Money,
): Promise<Result<{ hasEnded: boolean }, PaymentsRefusal>> {
  const askedAt = app.now();
  const answer = await app.payments.subscription(id);
  if (!answer.ok) return answer;
  const { subscription } = answer;
  if (!subscription?.userId || !subscription.plan) return { ok: true, hasEnded: false };
  await storePaidPeriod(app.db, { subscriptions: [subscription], askedAt }, { id, until, ...told });
  const isOver = !standingStates.includes(subscription.status) || subscription.currentPeriodEnd > until;
  const isEnding = money === "disputed" && subscription.cancelsAtPeriodEnd;
  if (!told.isBack || isOver || isEnding) return { ok: true, hasEnded: false };
  const ended = await app.payments.endSubscription(id, money === "returned" ? "now" : "periodEnd");
  return ended.ok ? { ok: true, hasEnded: true } : ended;
}
