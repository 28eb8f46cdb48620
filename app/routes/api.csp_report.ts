import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { appOf } from "~/platform/app/context.server";
import { requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { onlyAllows } from "~/platform/http/api-error.server";
import { countDirectives, reportTypes, securityReport } from "~/platform/http/security-report";

/** Each of a list repeats the whole policy and its addresses. */
const REPORT_BYTES = 64 * 1024;

export const loader = onlyAllows("POST");

/** What browsers refused on a page of ours. Nobody waits for the answer, so what is too much is not told to anybody. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const report = await parseJson(request, securityReport, REPORT_BYTES, reportTypes);
  const app = appOf(context);
  if (await app.withinRate("securityReport", "everybody"))
    for (const [name, count] of countDirectives(report))
      app.log({ event: "csp.violated", level: "warn", name, count });
  return new Response(null, { status: 204 });
}
