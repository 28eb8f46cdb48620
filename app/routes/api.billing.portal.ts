import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { statusOfBilling } from "~/features/billing/api-calls";
import { openPortal } from "~/features/billing/open-portal.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { memberOrForm } from "~/platform/auth/guards.server";
import { isForm } from "~/platform/forms/parse-sent.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";
import { servicePaths } from "~/service-paths";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await memberOrForm({ request, context });
  if (!member) return redirect(paths.signIn(paths.profile()), 303);
  const visit = { userId: member.id, locale: pickLocale(request), origin: context.origin };
  const opened = await openPortal(appOf(context), visit);
  if (opened.ok) return redirect(opened.url, 303);
  if (isForm(request)) return redirect(servicePaths.billingProblem(opened.reason), 303);
  return apiErrorOf(request, statusOfBilling(opened.reason), opened);
}
