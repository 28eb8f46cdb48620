import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { appOf } from "~/platform/app/context.server";
import { readiness } from "~/platform/app/readiness.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const checks = await readiness(appOf(context));
  const ready = Object.values(checks).every(Boolean);
  return Response.json(
    { ready, checks },
    { status: ready ? 200 : 503, headers: ready ? undefined : { "Retry-After": "30" } },
  );
}
