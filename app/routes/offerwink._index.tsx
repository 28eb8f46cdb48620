import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { AccountControl } from "~/features/members/AccountControl";
import { Close } from "~/features/resume/landing/Close";
import { Features } from "~/features/resume/landing/Features";
import { Hero } from "~/features/resume/landing/Hero";
import { Pricing } from "~/features/resume/landing/Pricing";
import { Privacy } from "~/features/resume/landing/Privacy";
import { Steps } from "~/features/resume/landing/Steps";
import { Voices } from "~/features/resume/landing/Voices";
import { i18nServer } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { Page } from "~/ui/Page";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["offerwink"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await i18nServer.getFixedT(request, "offerwink");
  return {
    title: t("meta.title"),
    description: t("meta.description"),
    origin: context.origin,
    pathname: paths.offerwink(),
    locale: pickLocale(request),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function OfferWink() {
  const { t } = useTranslation("offerwink");
  const { viewer, identity } = useRoot();
  const nav = (["features", "how", "pricing"] as const).map((id) => ({
    to: `${paths.offerwink()}#${id}`,
    label: t(`nav.${id}`),
  }));
  return (
    <Page
      product="offerwink"
      nav={nav}
      account={<AccountControl viewer={viewer} identity={identity} here={paths.offerwink()} />}
    >
      <Hero />
      <Features />
      <Steps />
      <Privacy />
      <Pricing />
      <Voices />
      <Close />
    </Page>
  );
}
