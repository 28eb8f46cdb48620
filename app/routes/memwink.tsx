import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DOWNLOAD } from "~/core/memwink";
import { PlanComparison } from "~/features/billing/PlanComparison";
import { viewPlans } from "~/features/billing/view-plans.server";
import { Landing, LandingNav } from "~/features/memwink/Landing";
import { PlanCards } from "~/features/memwink/PlanCards";
import { readDownload } from "~/features/memwink/read-download.server";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { cacheHeaders, keptHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["memwink", "billing"],
  product: "memwink",
  nav: <LandingNav />,
  scripts: "byHand",
};

export async function loader(args: LoaderFunctionArgs) {
  const words = pageMetaOf(args, "memwink", paths.memwink());
  const { pluginStore, pluginZip } = args.context.settings.memwinkLinks;
  const app = appOf(args.context);
  const plans = await viewPlans(app, await viewerOf(args), words.locale);
  const page = {
    ...words,
    install: pluginStore ?? pluginZip ?? DOWNLOAD,
    zip: pluginStore ? undefined : await readDownload(app, pluginZip),
    plans,
  };
  return json(page, { headers: plans.isUnread ? cacheHeaders("private") : {} });
}

/** What is sold changes with the configuration, which outdates the pages of the feed. */
export const headers = keptHeaders("publicFeed");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Memwink() {
  const { install, zip, plans } = useLoaderData<typeof loader>();
  return (
    <Landing install={install} zip={zip}>
      <PlanCards current={plans.held.pro ? "pro" : null} isSold={plans.sold.includes("pro")} />
      <PlanComparison view={plans} />
    </Landing>
  );
}
