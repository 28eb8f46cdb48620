import type { Locale } from "~/core/locale";
import { tooManyRequests } from "~/core/rates";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { PaymentsRefusal } from "~/ports/payments";
import { returnUrls } from "./forms";
import { customerIdOf } from "./store.server";

type Visit = { userId: string; locale: Locale; origin: string };

/** The hosted page where a member changes or cancels what is paid for. */
export async function openPortal(
  app: Pick<App, "db" | "payments" | "withinRate">,
  { userId, locale, origin }: Visit,
): Promise<Result<{ url: string }, PaymentsRefusal | "billing.noCustomer" | "tooManyRequests">> {
  if (!(await app.withinRate("portal", userId))) return tooManyRequests;
  const customerId = await customerIdOf(app.db, userId);
  if (customerId === null) return refuse("billing.noCustomer");
  const opened = await app.payments.openPortal({ customerId, locale, returnUrl: returnUrls(origin).portal });
  return opened.ok ? opened : refuse("billing.portal");
}
