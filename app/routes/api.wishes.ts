import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { wishChange } from "~/features/pings/wishes/api-shapes";
import { changeWishes, readWishes } from "~/features/pings/wishes/change-wishes.server";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiErrorOf } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireApiMember({ request, context });
  return Response.json({ wishes: await readWishes(appOf(context), id) });
}

/** Four hundred wishes of the longest kind, in bytes. */
const MAX_BYTES = 256 * 1024;

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireApiMember({ request, context });
  const change = await parseJson(request, wishChange, MAX_BYTES);
  const after = await changeWishes(appOf(context), { member, change });
  if (!after.ok) return apiErrorOf(request, after.reason === "pings.busy" ? 503 : 400, after);
  const { wishes, before } = after;
  return Response.json({ wishes, before });
}
