import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { changesCsv } from "~/features/members/grants/list.server";
import { appOf } from "~/platform/app/context.server";
import { requireAdmin } from "~/platform/auth/guards.server";

/** All changes that an administrator made, as a file for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  return new Response(changesCsv(appOf(context)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="changes.csv"',
    },
  });
}
