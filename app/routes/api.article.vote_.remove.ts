import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safeRedirect } from "~/features/members/sign-in/redirect-target";
import { statsAnswer, voteRemoval } from "~/features/pings/api-shapes";
import { removeVote } from "~/features/pings/votes/votes.server";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { memberOrForm } from "~/platform/auth/guards.server";
import { isForm, parseSent } from "~/platform/forms/parse-sent.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await memberOrForm({ request, context });
  const { news_id: articleId, back } = await parseSent(request, voteRemoval);
  const page = safeRedirect(back, paths.article(articleId));
  if (!member) return redirect(paths.signIn(page), 303);
  const voted = await removeVote(appOf(context), { member, articleId });
  if (isForm(request)) return redirect(page, 303);
  return voted.ok ? Response.json(statsAnswer(voted.stats)) : apiErrorOf(request, 404, voted);
}
