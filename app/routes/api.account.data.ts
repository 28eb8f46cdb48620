import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportData } from "~/features/members/profile/export-data.server";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember, requireRate } from "~/platform/auth/guards.server";
import { onlyAllows } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireApiMember({ request, context });
  await requireRate({ request, context }, "export", id);
  const data = await exportData(appOf(context), id);
  const name = `wink-data-${data.exported_at.slice(0, 10)}.json`;
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

export const action = onlyAllows("GET", "HEAD");
