import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { EventReceived } from "~/features/billing/api-calls";
import { receiveEvent } from "~/features/billing/receive-event.server";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { requireMethod } from "~/platform/auth/guards.server";
import { apiError, apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";
import { readRaw } from "~/platform/http/body.server";

const MAX_BYTES = 256 * 1024;

export const loader = onlyAllows("POST");

/** Whatever is not worked off is answered with 500, so that Stripe sends it again. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const body = await readRaw(request, MAX_BYTES);
  if (body === null) return apiError(request, 413, "requestTooLarge");
  const signature = request.headers.get("Stripe-Signature");
  const received = await waitUntil(context, receiveEvent(appOf(context), body, signature));
  if (received.ok) return Response.json({ received: true } satisfies EventReceived);
  return apiErrorOf(request, received.reason === "billing.badSignature" ? 400 : 500, received);
}
