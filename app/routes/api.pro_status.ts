import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { proStatusOf } from "~/features/members/api-calls";
import { requireApiMember } from "~/platform/auth/guards.server";
import { onlyAllows } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { membership } = await requireApiMember({ request, context });
  return Response.json(proStatusOf(membership));
}

export const action = onlyAllows("GET", "HEAD");
