import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { followProvider } from "~/features/members/deletion/follow-provider.server";
import { discardAll } from "~/features/resume/job/discard.server";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { requireMethod } from "~/platform/auth/guards.server";
import { apiError, onlyAllows } from "~/platform/http/api-error.server";
import { readRaw } from "~/platform/http/body.server";

/** A person of Clerk's with all metadata, several times over. */
const MAX_BYTES = 256 * 1024;

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const app = appOf(context);
  const { identity } = app;
  if (identity.kind !== "clerk" || !context.settings.clerkWebhookSecret)
    return apiError(request, 404, "account.notConnected");
  const body = await readRaw(request, MAX_BYTES);
  if (body === null) return apiError(request, 413, "requestTooLarge");
  const webhook = new Request(request.url, { method: "POST", headers: request.headers, body });
  const event = await identity.readEvent(webhook);
  if (!event) return apiError(request, 400, "account.badSignature");
  const followed = await waitUntil(
    context,
    followProvider({ ...app, identity }, event, (id) => discardAll(app, id)),
  );
  return followed.ok ? Response.json({ ok: true }) : apiError(request, 500, followed.reason);
}
