import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { checkoutRequest, statusOfBilling } from "~/features/billing/api-calls";
import { openCheckout } from "~/features/billing/open-checkout.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { memberOrForm } from "~/platform/auth/guards.server";
import { isForm, parseSent } from "~/platform/forms/parse-sent.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";
import { servicePaths } from "~/service-paths";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await memberOrForm({ request, context });
  const { plan } = await parseSent(request, checkoutRequest);
  if (plan === "free") return redirect(paths.upload(), 303);
  if (!member) return redirect(paths.signIn(paths.offerOf(plan)), 303);
  const order = { member, plan, locale: pickLocale(request), origin: context.origin };
  const opened = await waitUntil(context, openCheckout(appOf(context), order));
  if (opened.ok) return redirect(opened.url, 303);
  if (isForm(request)) return redirect(servicePaths.billingProblem(opened.reason, plan), 303);
  return apiErrorOf(request, statusOfBilling(opened.reason), opened);
}
