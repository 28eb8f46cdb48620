import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safeRedirect } from "~/features/members/sign-in/redirect-target";
import { markRequest } from "~/features/pings/reading/call-shapes";
import { markArticles } from "~/features/pings/reading/mark-articles.server";
import { paths, withNotice } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { memberOrForm } from "~/platform/auth/guards.server";
import { isForm, parseSent } from "~/platform/forms/parse-sent.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await memberOrForm({ request, context });
  const { action, ids, kept_at, back } = await parseSent(request, markRequest);
  const page = safeRedirect(back, paths.kept());
  if (!member) return redirect(paths.signIn(page), 303);
  const keptAt = kept_at === undefined ? undefined : new Date(kept_at);
  const marked = await markArticles(appOf(context), { member, action, ids, keptAt });
  if (isForm(request)) return redirect(marked.ok ? page : withNotice(paths.kept(), marked.reason), 303);
  if (marked.ok) return Response.json({ success: true, kept: marked.kept });
  const status = marked.reason === "pings.keptFull" ? 409 : marked.reason === "badRequest" ? 400 : 404;
  return apiErrorOf(request, status, marked);
}
