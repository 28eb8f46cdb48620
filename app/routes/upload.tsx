import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SignInButton } from "~/features/members/SignInButton";
import { PrivacyNote } from "~/features/resume/upload/PrivacyNote";
import { UploadForm } from "~/features/resume/upload/UploadForm";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import type { PageHandle } from "~/ui/page-handle";
import { reloadDocument } from "~/ui/reload-document";
import { useRoot } from "~/ui/root-data";

export const handle: PageHandle = { i18n: ["upload", "errors"], product: "offerwink" };

export function loader(args: LoaderFunctionArgs) {
  return pageMetaOf(args, "upload", paths.upload());
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Upload() {
  const { t } = useTranslation(["upload", "errors"]);
  const { viewer, identity } = useRoot();
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
    <div className="wrap section grid gap-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-6">
      <div className="grid content-start gap-4 lg:col-span-4">
        <h1 className="display text-2xl break-keep md:text-3xl">{t("title")}</h1>
        <p className="measure text-muted">{t("intro")}</p>
        {fromResults && !viewer && <Alert announced={false}>{t("errors:results.signedOut")}</Alert>}
      </div>
      <div className="lg:col-span-8 lg:row-span-2">
        <UploadForm signIn={signIn} pingId={viewer?.pingId} />
      </div>
      <div className="lg:col-span-4 lg:col-start-1 lg:row-start-2">
        <PrivacyNote />
      </div>
    </div>
  );
}
