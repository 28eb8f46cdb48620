import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { makeSample } from "~/features/resume/sample/make-sample.server";
import { SampleBar, SampleClose } from "~/features/resume/sample/SampleBar";
import { SampleResult } from "~/features/resume/sample/SampleResult";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["sample"], product: "offerwink", scripts: "byHand" };

export async function loader(args: LoaderFunctionArgs) {
  const sample = await makeSample(appOf(args.context), pickLocale(args.request));
  return { ...pageMetaOf(args, "sample", paths.sample()), sample };
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Sample() {
  const { sample } = useLoaderData<typeof loader>();
  return (
    <>
      <SampleBar />
      <SampleResult {...sample} />
      <SampleClose />
    </>
  );
}
