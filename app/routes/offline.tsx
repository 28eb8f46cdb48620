import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { safeRedirect } from "~/features/members/sign-in/redirect-target";
import { OfflineScreen } from "~/features/site/OfflineScreen";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["tools"], signInButton: false };

export function loader({ request }: LoaderFunctionArgs) {
  return { title: translator(pickLocale(request))("common:error.offline.title") };
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export default function Offline() {
  const wanted = useSearchParams()[0].get("wanted");
  return <OfflineScreen wanted={safeRedirect(wanted, paths.home())} />;
}
