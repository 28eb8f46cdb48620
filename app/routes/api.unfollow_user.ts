import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { safeRedirect } from "~/features/members/sign-in/redirect-target";
import { type followAnswer, unfollowRequest } from "~/features/pings/api-shapes";
import { unfollowRadar } from "~/features/pings/follows/follow.server";
import { paths, withNotice } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { memberOrForm } from "~/platform/auth/guards.server";
import { isForm, parseSent } from "~/platform/forms/parse-sent.server";
import { apiError, apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await memberOrForm({ request, context });
  const { user_id, unfollow_user_id, back } = await parseSent(request, unfollowRequest);
  if (!member) return redirect(paths.signIn(safeRedirect(back, paths.pings())), 303);
  if (user_id !== undefined && user_id !== member.pingId) return apiError(request, 403, "forbidden");
  const page = safeRedirect(back, paths.pingsOf(member.pingId));
  const unfollowed = await unfollowRadar(appOf(context), { member, pingId: unfollow_user_id });
  if (isForm(request))
    return redirect(withNotice(page, unfollowed.ok ? "unfollowed" : unfollowed.reason), 303);
  if (!unfollowed.ok) return apiErrorOf(request, 400, unfollowed);
  const answer: z.infer<typeof followAnswer> = { success: true, tag_id: unfollowed.pingId };
  return Response.json(answer);
}
