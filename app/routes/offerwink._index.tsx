import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isPaidPlan } from "~/core/plans";
import { PlanComparison } from "~/features/billing/PlanComparison";
import { viewPlans } from "~/features/billing/view-plans.server";
import { Landing, LandingNav } from "~/features/resume/landing/Landing";
import { Pricing } from "~/features/resume/landing/Pricing";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { cacheHeaders, keptHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["offerwink", "billing"],
  product: "offerwink",
  nav: <LandingNav />,
  scripts: "byHand",
};

export async function loader(args: LoaderFunctionArgs) {
  const locale = pickLocale(args.request);
  const chosen = new URL(args.request.url).searchParams.get("plan");
  const plans = await viewPlans(appOf(args.context), await viewerOf(args), locale);
  const page = {
    ...pageMetaOf(args, "offerwink", paths.offerwink()),
    plans,
    chosen: isPaidPlan(chosen) ? chosen : ("free" as const),
  };
  return json(page, { headers: plans.isUnread ? cacheHeaders("private") : {} });
}

/** What is sold changes with the configuration, which outdates the pages of the feed. */
export const headers = keptHeaders("publicFeed");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OfferWink() {
  const { plans, chosen } = useLoaderData<typeof loader>();
  return (
    <Landing>
      <Pricing {...plans} chosen={chosen}>
        <PlanComparison view={plans} />
      </Pricing>
    </Landing>
  );
}
