import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { addSamples, samples } from "~/features/pings/samples.server";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";

export async function action({ request, context }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const feeds = await parseJson(request, samples);
  return Response.json({ count: await addSamples(appOf(context), feeds) });
}
