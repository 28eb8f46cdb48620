import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { AccountControl } from "~/features/members/AccountControl";
import { About } from "~/features/site/home/About";
import { CreatorTools } from "~/features/site/home/CreatorTools";
import { HomeHero } from "~/features/site/home/HomeHero";
import { Products } from "~/features/site/home/Products";
import { i18nServer } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { Page } from "~/ui/Page";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["home"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await i18nServer.getFixedT(request, "home");
  return {
    title: t("meta.title"),
    description: t("meta.description"),
    origin: context.origin,
    pathname: paths.home(),
    locale: pickLocale(request),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Home() {
  const { t } = useTranslation("home");
  const { viewer, identity } = useRoot();
  const nav = [
    { to: paths.homeProducts(), label: t("nav.products") },
    { to: paths.homeAbout(), label: t("nav.about") },
  ];
  return (
    <Page nav={nav} account={<AccountControl viewer={viewer} identity={identity} here={paths.home()} />}>
      <HomeHero />
      <Products />
      <CreatorTools />
      <About />
    </Page>
  );
}
