import type { BrowserContext } from "@playwright/test";
import { expect, ORIGIN } from "./fixtures";

export const post = (context: BrowserContext, path: string, form: Record<string, string>) =>
  context.request.post(ORIGIN + path, { form, headers: { Origin: ORIGIN }, maxRedirects: 0 });

/** The address of the hosted page that sells a plan. */
export async function checkoutOf(context: BrowserContext, plan: string): Promise<string> {
  const answer = await post(context, "/api/billing/checkout", { plan });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? "";
}

/** Buys a plan; gives the page that the buyer comes back to. */
export async function buy(context: BrowserContext, plan: string): Promise<string> {
  const session = new URL(await checkoutOf(context, plan)).searchParams.get("session") ?? "";
  const paid = await post(context, "/dev/checkout", { session, intent: "pay" });
  expect(paid.status()).toBe(303);
  return paid.headers().location ?? "";
}
