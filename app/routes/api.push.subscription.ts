import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import { type pushAnswer, pushRequest } from "~/features/pings/push/push-shapes";
import { endPush, readPush, renewPush, savePush, tryPush } from "~/features/pings/push/subscriptions.server";
import { appOf } from "~/platform/app/context.server";
import { type Handler, requireMethod, requireRate, viewerOf } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";
import { networkOf } from "~/platform/http/network.server";

export const loader = onlyAllows("POST");

const statuses: Record<string, number> = {
  "push.none": 404,
  "push.gone": 404,
  "push.mostBrowsers": 409,
  "push.mostToday": 429,
  "push.badEndpoint": 400,
  "pings.noTag": 400,
};

/** Whoever knows the address that a push service gave a browser speaks for that browser; nothing here tells of another. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const call = await parseJson(request, pushRequest);
  if (call.action !== "read") await requireNetworkRate({ request, context });
  const app = appOf(context);
  const answer = (chosen: z.infer<typeof pushAnswer>["chosen"], ended = false) =>
    Response.json({ success: true, chosen, ended } satisfies z.infer<typeof pushAnswer>);
  if (call.action === "end")
    return answer(null, await endPush(app, { endpoint: call.endpoint, ofMember: call.of_member }));
  const done = await perform({ request, context }, call);
  return done.ok ? answer(done.chosen) : apiErrorOf(request, statuses[done.reason] ?? 503, done);
}

async function perform(handler: Handler, call: Exclude<z.infer<typeof pushRequest>, { action: "end" }>) {
  const app = appOf(handler.context);
  if (call.action === "read") return readPush(app, call.endpoint);
  if (call.action === "test") return tryPush(app, call.endpoint);
  const { subscription } = call;
  if (call.action === "renew") return renewPush(app, { endpoint: call.old_endpoint, subscription });
  const userId = (await viewerOf(handler))?.id ?? null;
  return savePush(app, { subscription, chosen: call, userId, network: networkOf(handler.request) });
}

async function requireNetworkRate(handler: Handler): Promise<void> {
  const network = networkOf(handler.request);
  if (network !== null) await requireRate(handler, "pushChange", network);
}
