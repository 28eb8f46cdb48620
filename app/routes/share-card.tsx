import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { CreatorNav } from "~/features/creator/CreatorNav";
import { CardScreen } from "~/features/creator/card/CardScreen";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["card", "provider", "copying", "tools"],
  product: "creator",
  nav: <CreatorNav />,
};

export function loader(args: LoaderFunctionArgs) {
  return pageMetaOf(args, "card", paths.shareCard());
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ShareCard() {
  return <CardScreen />;
}
