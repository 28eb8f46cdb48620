import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { articleSitemaps } from "~/features/pings/syndication/sitemap";
import { lastArticleNumber } from "~/features/pings/syndication/syndication.server";
import { sitemapIndex } from "~/features/site/site-map";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders, xmlFile } from "~/platform/http/cache-policy.server";
import { servicePaths } from "~/service-paths";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ context }: LoaderFunctionArgs) {
  const ofArticles = articleSitemaps(await lastArticleNumber(appOf(context)));
  return xmlFile(
    sitemapIndex(context.origin, [servicePaths.pageSitemap(), servicePaths.newsSitemap(), ...ofArticles]),
  );
}
