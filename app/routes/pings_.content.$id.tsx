import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArticleScreen } from "~/features/pings/article/ArticleScreen";
import { readArticle } from "~/features/pings/article/read-article.server";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { apiError } from "~/platform/http/api-error.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { i18n: ["story"], product: "pings" };

export async function loader(args: LoaderFunctionArgs) {
  const tagId = new URL(args.request.url).searchParams.get("tag_id");
  const viewer = await viewerOf(args);
  const article = await readArticle(appOf(args.context), { id: args.params.id ?? "", tagId, viewer });
  if (!article) throw apiError(args.request, 404, "notFound");
  return json({ article });
}

export const headers = () => cacheHeaders("publicFeed");

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.article.title }];

export default function Article() {
  return <ArticleScreen article={useLoaderData<typeof loader>().article} />;
}
