import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readCapped } from "~/core/read-capped";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMethod } from "~/platform/auth/guards.server";
import { apiError, onlyAllows } from "~/platform/http/api-error.server";
import { servicePaths } from "~/service-paths";

/** That a push service takes (RFC 8030). */
const MOST_BYTES = 4096;
const RETRY_SECONDS = 120;

export const loader = onlyAllows("POST");

/** An endpoint of the embedded push service. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const service = appOf(context).push?.embedded;
  if (!service) throw apiError(request, 404, "notFound");
  const body = await readCapped(request.body, MOST_BYTES);
  if (!body) throw apiError(request, 413, "requestTooLarge");
  const endpoint = `${context.origin}${servicePaths.devPush()}/${params.id}`;
  const status = await service.receive(endpoint, request.headers, body);
  const headers = status === 429 ? { "Retry-After": `${RETRY_SECONDS}` } : undefined;
  return new Response(null, { status, headers });
}
