import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SignInButton } from "~/features/members/sign-in/SignInButton";
import { makeSample } from "~/features/resume/sample/make-sample.server";
import { SampleFigure } from "~/features/resume/sample/SampleFigure";
import { excerptOf } from "~/features/resume/sample/sample-excerpt";
import { PrivacyNote, UploadForm } from "~/features/resume/upload/UploadForm";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { Alert } from "~/ui/Alert";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["upload", "errors"], product: "offerwink" };

export async function loader(args: LoaderFunctionArgs) {
  const app = appOf(args.context);
  const locale = pickLocale(args.request);
  const { resumeData } = (await makeSample(app, locale)).result;
  return {
    ...pageMetaOf(args, "upload", paths.upload()),
    excerpt: excerptOf(app.translate(locale), resumeData),
  };
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Upload() {
  const { t } = useTranslation(["upload", "errors"]);
  const { viewer, identity } = useRoot();
  const { excerpt } = useLoaderData<typeof loader>();
  const fromResults = useSearchParams()[0].get("from") === "results";
  const signIn = viewer ? null : (
    <div className="grid justify-items-start gap-4 rounded-card bg-sunken p-6">
      <p>{t("errors:upload.signedOut")}</p>
      <SignInButton
        identity={identity}
        here={fromResults ? paths.results() : paths.upload()}
        kind="primary"
        size="large"
        label={t("signIn")}
      />
    </div>
  );
  return (
    <div className="wrap section grid gap-10 lg:grid-cols-12 lg:gap-x-12">
      <div className="grid content-start gap-4 lg:col-span-12">
        <h1 className="display text-2xl break-keep md:text-3xl">{t("title")}</h1>
        <p className="measure text-muted">{t("intro")}</p>
        {fromResults && !viewer && <Alert announced={false}>{t("errors:results.signedOut")}</Alert>}
      </div>
      <div className="lg:col-span-7">
        <UploadForm signIn={signIn} pingId={viewer?.pingId || undefined} />
      </div>
      <div className="grid content-start gap-8 lg:col-span-5">
        {excerpt && <SampleFigure {...excerpt} />}
        <PrivacyNote />
      </div>
    </div>
  );
}
