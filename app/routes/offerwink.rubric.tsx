import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { AccountControl } from "~/features/members/AccountControl";
import { RubricTable } from "~/features/resume/scoring/RubricTable";
import { rubricVersion } from "~/features/resume/scoring/rubric";
import { i18nServer } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { Page } from "~/ui/Page";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["rubric", "offerwink"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await i18nServer.getFixedT(request, "rubric");
  return {
    title: `${t("title")} — OfferWink`,
    description: t("intro"),
    origin: context.origin,
    pathname: paths.rubric(),
    locale: pickLocale(request),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Rubric() {
  const { t } = useTranslation(["rubric", "common"]);
  const { viewer, identity } = useRoot();
  const account = <AccountControl viewer={viewer} identity={identity} here={paths.rubric()} />;
  return (
    <Page product="offerwink" account={account}>
      <div className="wrap section grid gap-(--section)">
        <div className="grid gap-4">
          <h1 className="display text-3xl md:text-4xl">{t("title")}</h1>
          <p className="measure text-lg">{t("intro")}</p>
          <p className="text-sm text-muted tabular-nums">{t("version", { version: rubricVersion })}</p>
        </div>
        <RubricTable />
        <ButtonLink to={paths.upload()} kind="primary" size="large" className="justify-self-start">
          {t("common:scoreMyResume")}
        </ButtonLink>
      </div>
    </Page>
  );
}
