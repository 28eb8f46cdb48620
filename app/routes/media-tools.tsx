import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CreatorNav } from "~/features/creator/CreatorNav";
import { externalLinks } from "~/features/creator/toolbox/external-tools";
import { ToolsScreen } from "~/features/creator/toolbox/ToolsScreen";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["tools"],
  product: "creator",
  nav: <CreatorNav />,
  scripts: "byHand",
};

export function loader(args: LoaderFunctionArgs) {
  return {
    ...pageMetaOf(args, "tools", paths.mediaTools()),
    links: externalLinks(args.context.settings.creatorLinks),
  };
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function MediaTools() {
  const { links } = useLoaderData<typeof loader>();
  return <ToolsScreen links={links} />;
}
