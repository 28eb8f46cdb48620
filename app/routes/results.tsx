import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { may } from "~/core/membership";
import { sellsAbility } from "~/features/billing/sold-plans.server";
import { NoResult } from "~/features/resume/results/NoResult";
import { ResultFoot } from "~/features/resume/results/ResultFoot";
import { ResultSkeleton } from "~/features/resume/results/ResultSkeleton";
import { resultTexts } from "~/features/resume/results/result-texts";
import { useStoredResult } from "~/features/resume/results/use-result";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { requireMember } from "~/platform/auth/guards.server";
import type { PageHandle } from "~/ui/page-handle";
import { reloadDocument } from "~/ui/reload-document";
import { useRoot } from "~/ui/root-data";

export const handle: PageHandle = { i18n: [...resultTexts], product: "offerwink" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { membership } = await requireMember({ request, context }, paths.uploadFromResults());
  const locale = pickLocale(request);
  const allTemplates =
    may(membership, "allTemplates") || !(await sellsAbility(appOf(context), locale, "allTemplates"));
  return { title: translator(locale)("results:meta.title"), allTemplates };
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

const ResultScreen = lazy(() =>
  import("~/features/resume/results/ResultScreen").then(({ ResultScreen }) => ({
    default: ResultScreen,
  })),
);

export default function Results() {
  const { viewer } = useRoot();
  const { allTemplates } = useLoaderData<typeof loader>();
  const stored = useStoredResult(viewer?.pingId);
  return (
    <>
      {stored === undefined && <ResultSkeleton />}
      {stored === null && <NoResult />}
      {stored && (
        <Suspense fallback={<ResultSkeleton />}>
          <ResultScreen {...stored} allTemplates={allTemplates} />
          <ResultFoot />
        </Suspense>
      )}
    </>
  );
}
