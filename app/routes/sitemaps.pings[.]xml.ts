import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { articleSitemap } from "~/features/pings/syndication/sitemap";
import { listArticles } from "~/features/pings/syndication/syndication.server";
import { appOf } from "~/platform/app/context.server";
import { apiError } from "~/platform/http/api-error.server";
import { cacheHeaders, xmlFile } from "~/platform/http/cache-policy.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const articles = /^[1-9]\d{0,5}$/.test(page) ? await listArticles(appOf(context), Number(page)) : null;
  return articles ? xmlFile(articleSitemap(context.origin, articles)) : apiError(request, 404, "notFound");
}
