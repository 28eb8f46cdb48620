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
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMember, requireMethod } from "~/platform/auth/guards.server";
import { parseSent } from "~/platform/forms/parse-sent.server";
import { apiError } from "~/platform/http/api-error.server";

export const handle: PageHandle = { i18n: ["billing"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const member = await requireMember({ request, context });
  const subscriptions = await embeddedOf(appOf(context).payments)?.subscriptionsOf(member.id);
  if (!subscriptions) throw apiError(request, 404, "notFound");
  return json({
    title: "Portal · Wink",
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
  const { subscription, intent } = await parseSent(request, devPortalForm);
  const changed = await embeddedOf(appOf(context).payments)?.change(subscription, member.id, intent);
  if (!changed) throw apiError(request, 404, "notFound");
  return redirect(paths.devPortal(), 303);
}

export default function DevPortal() {
  const { subscriptions } = useLoaderData<typeof loader>();
  return <PortalPage subscriptions={subscriptions} />;
}
