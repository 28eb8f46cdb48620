import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { safeRedirect } from "~/features/members/sign-in/redirect-target";
import { type followAnswer, followRequest } from "~/features/pings/api-shapes";
import { followRadar } from "~/features/pings/follows/follow.server";
import { paths, withNotice } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { memberOrForm } from "~/platform/auth/guards.server";
import { isForm, parseSent } from "~/platform/forms/parse-sent.server";
import { apiError, apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await memberOrForm({ request, context });
  const { user_id, follow_user_id, back } = await parseSent(request, followRequest);
  const page = safeRedirect(back, paths.pings());
  if (!member) return redirect(paths.signIn(page), 303);
  if (user_id !== undefined && user_id !== member.pingId) return apiError(request, 403, "forbidden");
  const followed = await followRadar(appOf(context), { member, pingId: follow_user_id });
  if (!followed.ok)
    return isForm(request)
      ? redirect(withNotice(page, followed.reason), 303)
      : apiErrorOf(request, 400, followed);
  if (isForm(request)) return redirect(withNotice(paths.pingsOf(followed.pingId), "followed"), 303);
  const answer: z.infer<typeof followAnswer> = { success: true, tag_id: followed.pingId };
  return Response.json(answer);
}
