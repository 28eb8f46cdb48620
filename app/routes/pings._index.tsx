import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readCursor } from "~/features/pings/feed/cursor";
import { FeedScreen } from "~/features/pings/feed/FeedScreen";
import { readFeed } from "~/features/pings/feed/read-feed.server";
import { feedLinks } from "~/features/pings/syndication/feed-links";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { apiErrorOf } from "~/platform/http/api-error.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { i18n: ["pings"], product: "pings" };

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const read = readCursor(searchParams.get("before"));
  if (!read.ok) throw apiErrorOf(args.request, 400, read);
  const words = pageMetaOf(args, "pings", paths.pings());
  const viewer = await viewerOf(args);
  const asked = { tagId: searchParams.get("tag_id"), cursor: read.cursor, locale: words.locale, viewer };
  return json({ ...words, feed: await readFeed(appOf(args.context), asked) });
}

export const headers = () => cacheHeaders("publicFeed");

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta({ data }),
  ...(data ? feedLinks(data.origin, data.feed.tab) : []),
];

export default function Pings() {
  const { feed } = useLoaderData<typeof loader>();
  return <FeedScreen feed={feed} />;
}
