import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { newsSitemap } from "~/features/pings/syndication/sitemap";
import { listNews } from "~/features/pings/syndication/syndication.server";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders, xmlFile } from "~/platform/http/cache-policy.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ context }: LoaderFunctionArgs) {
  return xmlFile(newsSitemap(context.origin, await listNews(appOf(context))));
}
