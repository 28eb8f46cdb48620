import { z } from "zod";
import { parsedJson } from "~/core/parse-unknown";
import type { PaymentEvent } from "~/ports/payments";

/** How far a signature's time may lie from ours, to either side. Stripe's own check refuses only what is too old. */
const TOLERANCE_SECONDS = 300;

const id = z.string().regex(/^\w{1,255}$/);

const eventShape = z.object({
  id,
  type: z.string().max(255),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
});

const subscriptionEvent = z.object({ object: z.literal("subscription"), id });

const checkoutEvent = z.discriminatedUnion("mode", [
  z.object({ object: z.literal("checkout.session"), mode: z.literal("payment"), id }),
  z.object({ object: z.literal("checkout.session"), mode: z.literal("subscription"), subscription: id }),
]);

/** What moves a payment's money: a charge that is refunded, a refund that fails, a dispute. */
const paymentEvent = z.object({ object: z.enum(["charge", "refund", "dispute"]), payment_intent: id });

const customerEvent = z.object({ object: z.literal("customer"), id });

const invoiceEvent = z.object({
  object: z.literal("invoice"),
  parent: z.object({ subscription_details: z.object({ subscription: id }) }),
});

type Verification = { secret: string; livemode: boolean; now: Date };

/** Reads an event that its signature vouches for. One of the other mode speaks of nothing that is ours. */
export async function readSignedEvent(
  body: string,
  signature: string | null,
  { secret, livemode, now }: Verification,
): Promise<PaymentEvent | null> {
  if (!signature || !isRecent(signature, now)) return null;
  if (!(await isSigned(body, signature, secret, now))) return null;
  const event = eventShape.safeParse(parsedJson(body));
  if (!event.success) return null;
  const { type, data } = event.data;
  return {
    id: event.data.id,
    type,
    subject: event.data.livemode === livemode ? subjectOf(type, data.object) : null,
  };
}

function subjectOf(type: string, object: unknown): PaymentEvent["subject"] {
  const subscription = subscriptionEvent.safeParse(object).data;
  if (subscription) return { kind: "subscription", id: subscription.id };
  const invoice = invoiceEvent.safeParse(object).data;
  if (invoice) return { kind: "subscription", id: invoice.parent.subscription_details.subscription };
  const payment = paymentEvent.safeParse(object).data;
  if (payment) return { kind: "payment", id: payment.payment_intent };
  const customer = customerEvent.safeParse(object).data;
  if (customer && type === "customer.deleted") return { kind: "deletedCustomer", id: customer.id };
  const checkout = checkoutEvent.safeParse(object).data;
  if (!checkout) return null;
  return checkout.mode === "payment"
    ? { kind: "purchase", id: checkout.id }
    : { kind: "subscription", id: checkout.subscription };
}

function isRecent(signature: string, now: Date): boolean {
  const time = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1];
  return time !== undefined && Number(time) - now.getTime() / 1000 <= TOLERANCE_SECONDS;
}

async function isSigned(body: string, signature: string, secret: string, now: Date): Promise<boolean> {
  const { Stripe } = await import("stripe");
  const crypto = Stripe.createSubtleCryptoProvider();
  try {
    await Stripe.webhooks.signature?.verifyHeaderAsync(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      crypto,
      now.getTime(),
    );
    return Stripe.webhooks.signature !== null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** The header that Stripe would send with this body. */
export async function signEvent(body: string, secret: string, now: Date): Promise<string> {
  const { Stripe } = await import("stripe");
  return Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
}
