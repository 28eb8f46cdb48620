import type { Locale } from "~/core/locale";
import type { PaidPlan } from "~/core/plans";
import { tooManyRequests } from "~/core/rates";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { PaymentsRefusal } from "~/ports/payments";
import { returnUrls } from "./forms";
import { openPortal } from "./open-portal.server";
import { bindCustomer, customerIdOf, hasSubscription } from "./store.server";
import { offerIn } from "./view-plans.server";

type Needs = Pick<App, "db" | "payments" | "analyst" | "now" | "withinRate">;

type Order = {
  member: { id: string; email: string };
  plan: PaidPlan;
  locale: Locale;
  /** Our own, to come back to. */
  origin: string;
};

type CheckoutRefusal = PaymentsRefusal | "billing.notSold" | "billing.noCustomer" | "tooManyRequests";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The portal, where this plan is subscribed. However often it is asked for, it is one page until that is paid or a new day begins. */
export async function openCheckout(
  app: Needs,
  order: Order,
): Promise<Result<{ url: string }, CheckoutRefusal>> {
  const { member, plan, locale, origin } = order;
  if (!(await app.withinRate("checkout", member.id))) return tooManyRequests;
  if (plan !== "perUse" && (await hasSubscription(app.db, member.id, plan)))
    return openPortal(app, { userId: member.id, locale, origin });
  if (!(await offerIn(app, locale)).sold.includes(plan)) return refuse("billing.notSold");
  const customer = await customerOf(app, member);
  if (!customer.ok) return customer;
  return app.payments.openCheckout({
    customerId: customer.customerId,
    userId: member.id,
    plan,
    locale,
    ...returnUrls(origin).checkout(plan),
    attempt: `${member.id} ${Math.floor(app.now().getTime() / DAY_MS)}`,
  });
}

async function customerOf(
  app: Needs,
  { id, email }: Order["member"],
): Promise<Result<{ customerId: string }, CheckoutRefusal>> {
  const known = await customerIdOf(app.db, id);
  if (known !== null) return { ok: true, customerId: known };
  const made = await app.payments.createCustomer({ userId: id, email });
  if (!made.ok) return made;
  await bindCustomer(app.db, id, made.customerId);
  const bound = await customerIdOf(app.db, id);
  if (bound !== null) return { ok: true, customerId: bound };
  // The account was deleted meanwhile, and what is to be forgotten of it was read before this.
  const forgotten = await app.payments.forgetCustomer(made.customerId);
  return forgotten.ok ? refuse("billing.noCustomer") : forgotten;
}
