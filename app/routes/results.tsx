import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { lazy, Suspense } from "react";
import { NoResult } from "~/features/resume/results/NoResult";
import { ResultFoot } from "~/features/resume/results/ResultFoot";
import { ResultSkeleton } from "~/features/resume/results/ResultSkeleton";
import { useStoredResult } from "~/features/resume/results/use-result";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { requireMember } from "~/platform/auth/guards.server";
import type { PageHandle } from "~/ui/page-handle";
import { reloadDocument } from "~/ui/reload-document";
import { useRoot } from "~/ui/root-data";

export const handle: PageHandle = {
  i18n: ["results", "summary", "rubric", "reasons", "errors"],
  product: "offerwink",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember({ request, context }, paths.uploadFromResults());
  return { title: translator(pickLocale(request))("results:meta.title") };
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
  const { stored, versions } = useStoredResult(viewer?.pingId);
  return (
    <>
      {stored === undefined && <ResultSkeleton />}
      {stored === null && <NoResult />}
      {stored && (
        <Suspense fallback={<ResultSkeleton />}>
          <ResultScreen
            key={stored.opened}
            result={stored.result}
            store={stored.store}
            versions={versions}
            isReopened={stored.opened > 0}
          />
          <ResultFoot kept={versions?.state.kept ?? null} />
        </Suspense>
      )}
    </>
  );
}
