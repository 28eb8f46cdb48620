import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { lazy, Suspense } from "react";
import { AccountControl } from "~/features/members/AccountControl";
import { NoResult } from "~/features/resume/results/NoResult";
import { ResultFoot } from "~/features/resume/results/ResultFoot";
import { ResultSkeleton } from "~/features/resume/results/ResultSkeleton";
import { useStoredResult } from "~/features/resume/results/use-result";
import { i18nServer } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import { requireMember } from "~/platform/auth/guards.server";
import { Page } from "~/ui/Page";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["results", "summary", "rubric", "reasons", "errors"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember({ request, context }, paths.uploadFromResults());
  const t = await i18nServer.getFixedT(request, "results");
  return { title: t("meta.title") };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.title }] : []),
  { name: "robots", content: "noindex" },
];

const ResultScreen = lazy(() =>
  import("~/features/resume/results/ResultScreen").then(({ ResultScreen }) => ({
    default: ResultScreen,
  })),
);

export default function Results() {
  const { viewer, identity } = useRoot();
  const result = useStoredResult(viewer?.pingId);
  return (
    <Page
      product="offerwink"
      account={<AccountControl viewer={viewer} identity={identity} here={paths.results()} />}
    >
      {result === undefined && <ResultSkeleton />}
      {result === null && <NoResult />}
      {result && (
        <Suspense fallback={<ResultSkeleton />}>
          <ResultScreen result={result} />
          <ResultFoot />
        </Suspense>
      )}
    </Page>
  );
}
