import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { ResultSkeleton } from "~/features/resume/results/ResultSkeleton";
import { resultTexts } from "~/features/resume/results/result-texts";
import { makeSample } from "~/features/resume/sample/make-sample.server";
import { SampleBar } from "~/features/resume/sample/SampleBar";
import { SampleClose } from "~/features/resume/sample/SampleClose";
import { usePassingRevision } from "~/features/resume/sample/use-passing-revision";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import type { PageHandle } from "~/ui/page-handle";
import { reloadDocument } from "~/ui/reload-document";
import { useHydrated } from "~/ui/use-hydrated";

export const handle: PageHandle = { i18n: ["sample", ...resultTexts], product: "offerwink" };

export async function loader(args: LoaderFunctionArgs) {
  const result = await makeSample(appOf(args.context), pickLocale(args.request));
  return { ...pageMetaOf(args, "sample", paths.sample()), result };
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

const ResultScreen = lazy(() =>
  import("~/features/resume/results/ResultScreen").then(({ ResultScreen }) => ({ default: ResultScreen })),
);

export default function Sample() {
  const isHydrated = useHydrated();
  const { result } = useLoaderData<typeof loader>();
  const store = usePassingRevision();
  return (
    <>
      <SampleBar />
      {isHydrated ? (
        <Suspense fallback={<ResultSkeleton />}>
          <ResultScreen result={result} store={store} allTemplates={false} />
          <SampleClose />
        </Suspense>
      ) : (
        <ResultSkeleton />
      )}
    </>
  );
}
