import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { may } from "~/core/membership";
import { offersWordings } from "~/features/billing/serving/allow-wordings.server";
import { sellsAbility } from "~/features/billing/view-plans.server";
import { ResultSkeleton } from "~/features/resume/results/store/ResultSkeleton";
import { resultTexts } from "~/features/resume/use-words";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { requireMember } from "~/platform/auth/guards.server";
import { reloadDocument } from "~/ui/browser/reload-document";
import { useHydrated } from "~/ui/browser/use-hydrated";

export const handle: PageHandle = { i18n: [...resultTexts], product: "offerwink", footless: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember({ request, context }, paths.uploadFromResults());
  const locale = pickLocale(request);
  const app = appOf(context);
  const [isSold, hasWordings] = await Promise.all([
    sellsAbility(app, locale, "allTemplates"),
    offersWordings(app, member),
  ]);
  const allTemplates = may(member.membership, "allTemplates") || !isSold;
  return { title: translator(locale)("results:meta.title"), allTemplates, hasWordings };
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

// Only a browser knows what its tab holds, so none of this is of the first load.
const TabResult = lazy(() =>
  import("~/features/resume/results/store/TabResult").then(({ TabResult }) => ({ default: TabResult })),
);

export default function Results() {
  const { viewer } = useRoot();
  const { allTemplates, hasWordings } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  if (!hydrated) return <ResultSkeleton />;
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <TabResult pingId={viewer?.pingId || undefined} {...{ allTemplates, hasWordings }} />
    </Suspense>
  );
}
