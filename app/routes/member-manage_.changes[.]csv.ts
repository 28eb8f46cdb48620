import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { changesCsv } from "~/features/members/grants/list.server";
import { appOf } from "~/platform/app/context.server";
import { requireAdmin, requireRate } from "~/platform/auth/guards.server";

/** All changes that an administrator made, as a file for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin({ request, context });
  await requireRate({ request, context }, "export", id);
  return new Response(changesCsv(appOf(context)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="changes.csv"',
    },
  });
}
