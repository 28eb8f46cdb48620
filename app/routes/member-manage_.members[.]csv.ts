import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { grantsCsv } from "~/features/members/grants/list.server";
import { appOf } from "~/platform/app/context.server";
import { requireAdmin, requireRate } from "~/platform/auth/guards.server";

/** All members as a file for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin({ request, context });
  await requireRate({ request, context }, "export", id);
  return new Response(grantsCsv(appOf(context)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="members.csv"',
    },
  });
}
