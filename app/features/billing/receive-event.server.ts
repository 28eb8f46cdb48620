import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { PaymentEvent, PaymentsRefusal } from "~/ports/payments";
import { finishEvent, noteEvent, storeCreditOfEvent, storeSubscriptionOfEvent } from "./store.server";

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

async function workOff(app: Needs, event: PaymentEvent): Promise<Result<object, PaymentsRefusal>> {
  if (event.subscriptionId !== null) return takeSubscription(app, event.id, event.subscriptionId);
  if (event.purchaseId !== null) return takePurchase(app, event.id, event.purchaseId);
  await finishEvent(app.db, event.id);
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
): Promise<Result<object, PaymentsRefusal>> {
  const told = await app.payments.purchase(id);
  if (!told.ok) return told;
  const { purchase } = told;
  if (purchase?.paid && purchase.plan === "perUse" && purchase.userId !== null) {
    const credit = { id: app.newId(), userId: purchase.userId, source: purchase.id, now: app.now() };
    await storeCreditOfEvent(app.db, eventId, credit);
  } else {
    await finishEvent(app.db, eventId);
  }
  return { ok: true };
}
