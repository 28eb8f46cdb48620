import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CheckoutPage } from "~/features/billing/embedded/CheckoutPage";
import { embeddedOf } from "~/features/billing/embedded/embedded-provider";
import { devCheckoutForm } from "~/features/billing/forms";
import type { PageHandle } from "~/frame/page-handle";
import { privatePageMeta } from "~/i18n/page-meta";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMember, requireMethod } from "~/platform/auth/guards.server";
import { parseSent } from "~/platform/forms/parse-sent.server";
import { apiError } from "~/platform/http/api-error.server";

export const handle: PageHandle = { i18n: ["billing"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const member = await requireMember({ request, context });
  const id = new URL(request.url).searchParams.get("session") ?? "";
  const checkout = await embeddedOf(appOf(context).payments)?.checkout(id, member.id);
  if (!checkout) throw apiError(request, 404, "notFound");
  return json({ title: "Checkout · Wink", id, checkout });
}

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const member = await requireMember({ request, context });
  const { session, intent } = await parseSent(request, devCheckoutForm);
  const left = await embeddedOf(appOf(context).payments)?.[intent](session, member.id);
  if (!left) throw apiError(request, 404, "notFound");
  return redirect(left.url, 303);
}

export default function DevCheckout() {
  const { id, checkout } = useLoaderData<typeof loader>();
  return <CheckoutPage id={id} checkout={checkout} />;
}
