import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import {
  type ProMember,
  type proMemberRemoved,
  proMemberRequest,
  type proMembersAnswer,
} from "~/features/members/grants/api-calls";
import { grantPro, revokePro } from "~/features/members/grants/grant.server";
import { type Grant, placeOf, queryOf } from "~/features/members/grants/grant-page";
import { listGrants } from "~/features/members/grants/list.server";
import { appOf } from "~/platform/app/context.server";
import { requireAdmin, requireFreshAdmin, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiErrorOf } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  const { pathname, searchParams } = new URL(request.url);
  const place = placeOf(searchParams);
  const { grants, next } = await listGrants(appOf(context), place);
  const answer: z.infer<typeof proMembersAnswer> = { members: grants.map(memberOf) };
  const address = pathname + queryOf({ q: place.search, after: next });
  return Response.json(answer, next ? { headers: { Link: `<${address}>; rel="next"` } } : undefined);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { pingId } = await requireFreshAdmin({ request, context });
  requireMethod(request, "POST", "DELETE");
  const { email } = await parseJson(request, proMemberRequest);
  const change = request.method === "POST" ? grantPro : revokePro;
  const result = await change(appOf(context), pingId, email);
  if (!result.ok) return apiErrorOf(request, result.reason === "members.alreadyGone" ? 404 : 422, result);
  if ("grant" in result) return Response.json(memberOf(result.grant));
  const removed: z.infer<typeof proMemberRemoved> = { ok: true };
  return Response.json(removed);
}

function memberOf({ email, expiryDate }: Grant): ProMember {
  return { email, expiry_date: expiryDate.toISOString() };
}
