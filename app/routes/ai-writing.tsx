import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { CreatorNav } from "~/features/creator/CreatorNav";
import { WritingScreen } from "~/features/creator/writing/WritingScreen";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";
import { onlyForPathOrLanguage } from "~/ui/browser/revalidate";

export const handle: PageHandle = {
  i18n: ["writing", "provider", "tools"],
  product: "creator",
  nav: <CreatorNav />,
};

export function loader(args: LoaderFunctionArgs) {
  return pageMetaOf(args, "writing", paths.aiWriting());
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const shouldRevalidate = onlyForPathOrLanguage;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AiWriting() {
  return <WritingScreen />;
}
