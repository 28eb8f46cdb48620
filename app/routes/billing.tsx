import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readReturn } from "~/features/billing/forms";
import { PurchaseScreen } from "~/features/billing/PurchaseScreen";
import { viewPurchase } from "~/features/billing/view-purchase.server";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { requireMember } from "~/platform/auth/guards.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["billing", "errors"] };

/** Where the hosted pages lead back to, and where a form that could not open one leads. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember({ request, context });
  const back = readReturn(new URL(request.url).searchParams);
  if (!back) throw redirect(paths.profile());
  const title = translator(pickLocale(request))("billing:meta.title");
  return { title, view: await viewPurchase(appOf(context), member, back) };
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export default function Billing() {
  const { view } = useLoaderData<typeof loader>();
  return <PurchaseScreen view={view} />;
}
