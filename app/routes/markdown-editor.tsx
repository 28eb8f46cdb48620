import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CreatorNav } from "~/features/creator/CreatorNav";
import { EditorScreen } from "~/features/creator/editor/EditorScreen";
import { externalLinks } from "~/features/creator/toolbox/external-tools";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["editor", "drafts", "copying", "tools"],
  product: "creator",
  nav: <CreatorNav />,
  fitted: true,
};

export function loader(args: LoaderFunctionArgs) {
  return {
    ...pageMetaOf(args, "editor", paths.markdownEditor()),
    wechat: externalLinks(args.context.settings.creatorLinks).wechat,
  };
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function MarkdownEditor() {
  const { wechat } = useLoaderData<typeof loader>();
  return <EditorScreen wechat={wechat} />;
}
