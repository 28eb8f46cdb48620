import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { embeddedOf } from "~/features/billing/embedded/embedded-provider";
import { PortalPage } from "~/features/billing/embedded/PortalPage";
import { devPortalForm } from "~/features/billing/forms";
import type { PageHandle } from "~/frame/page-handle";
import { privatePageMeta } from "~/i18n/page-meta";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMember, requireMethod } from "~/platform/auth/guards.server";
import { parseSent } from "~/platform/forms/parse-sent.server";
import { apiError } from "~/platform/http/api-error.server";
import { servicePaths } from "~/service-paths";

export const handle: PageHandle = { i18n: ["billing"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const member = await requireMember({ request, context });
  const payments = embeddedOf(appOf(context).payments);
  if (!payments) throw apiError(request, 404, "notFound");
  const subscriptions = await payments.subscriptionsOf(member.id);
  return json({
    title: "Portal · Wink",
    payments: await payments.paymentsOf(member.id),
    subscriptions: subscriptions.map(({ id, plan, status, currentPeriodEnd, cancelsAtPeriodEnd }) => ({
      id,
      plan,
      ended: status === "canceled",
      until: currentPeriodEnd.getTime(),
      cancelsAtPeriodEnd,
    })),
  });
}

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const member = await requireMember({ request, context });
  const sent = await parseSent(request, devPortalForm);
  const payments = embeddedOf(appOf(context).payments);
  const changed =
    "payment" in sent
      ? await payments?.changePayment(sent.payment, member.id, sent.intent)
      : await payments?.change(sent.subscription, member.id, sent.intent);
  if (!changed) throw apiError(request, 404, "notFound");
  return redirect(servicePaths.devPortal(), 303);
}

export default function DevPortal() {
  return <PortalPage {...useLoaderData<typeof loader>()} />;
}
