import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountControl } from "~/features/members/AccountControl";
import { SignInButton } from "~/features/members/SignInButton";
import { PrivacyNote } from "~/features/resume/upload/PrivacyNote";
import { UploadForm } from "~/features/resume/upload/UploadForm";
import { i18nServer } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { Page } from "~/ui/Page";
import { ownDocument } from "~/ui/reload-document";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["upload", "errors"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await i18nServer.getFixedT(request, "upload");
  return {
    title: t("meta.title"),
    description: t("meta.description"),
    origin: context.origin,
    pathname: paths.upload(),
    locale: pickLocale(request),
  };
}

export const clientLoader = ownDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Upload() {
  const { t } = useTranslation(["upload", "errors"]);
  const { viewer, identity } = useRoot();
  const fromResults = useSearchParams()[0].get("from") === "results";
  const signIn = viewer ? null : (
    <div className="grid justify-items-start gap-4 rounded-card bg-sunken p-6">
      <p>{t(fromResults ? "errors:results.signedOut" : "errors:upload.signedOut")}</p>
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
    <Page
      product="offerwink"
      account={<AccountControl viewer={viewer} identity={identity} here={paths.upload()} />}
    >
      <div className="wrap section grid gap-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-6">
        <div className="grid content-start gap-4 lg:col-span-4">
          <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
          <p className="measure text-muted">{t("intro")}</p>
        </div>
        <div className="lg:col-span-8 lg:row-span-2">
          <UploadForm signIn={signIn} pingId={viewer?.pingId} />
        </div>
        <div className="lg:col-span-4 lg:col-start-1 lg:row-start-2">
          <PrivacyNote />
        </div>
      </div>
    </Page>
  );
}
