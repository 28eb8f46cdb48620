import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readTags } from "~/features/pings/feed/feed.server";
import { sitemapOfPages } from "~/features/site/site-map";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { xmlFile } from "~/platform/http/cache-policy.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const subjects = await readTags(appOf(context), null);
  const rankings = subjects.flatMap(({ tagId }) => [paths.digest(tagId), paths.best(tagId)]);
  return xmlFile(sitemapOfPages(context.origin, rankings), "publicPage");
}
