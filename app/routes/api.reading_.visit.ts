import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { visitRequest } from "~/features/pings/reading/call-shapes";
import { noteVisit } from "~/features/pings/reading/mark-articles.server";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { onlyAllows } from "~/platform/http/api-error.server";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireApiMember({ request, context });
  const { tag_id: tagId } = await parseJson(request, visitRequest);
  const { since, count } = await noteVisit(appOf(context), { member, tagId, locale: pickLocale(request) });
  return Response.json({ since: since?.toISOString() ?? null, count });
}
