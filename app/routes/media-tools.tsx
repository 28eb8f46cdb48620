import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CreatorPage } from "~/features/creator/CreatorPage";
import { externalLinks } from "~/features/creator/toolbox/external-tools";
import { ToolsScreen } from "~/features/creator/toolbox/ToolsScreen";
import { AccountControl } from "~/features/members/AccountControl";
import { i18nServer } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { ownDocument } from "~/ui/reload-document";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["tools"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await i18nServer.getFixedT(request, "tools");
  return {
    title: t("meta.title"),
    description: t("meta.description"),
    origin: context.origin,
    pathname: paths.mediaTools(),
    locale: pickLocale(request),
    links: externalLinks(context.settings.creatorLinks),
  };
}

export const clientLoader = ownDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function MediaTools() {
  const { viewer, identity } = useRoot();
  const { links } = useLoaderData<typeof loader>();
  return (
    <CreatorPage account={<AccountControl viewer={viewer} identity={identity} here={paths.mediaTools()} />}>
      <ToolsScreen links={links} />
    </CreatorPage>
  );
}
