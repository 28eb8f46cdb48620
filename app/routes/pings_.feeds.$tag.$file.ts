import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { may } from "~/core/membership";
import { readMembership } from "~/features/members/read-membership.server";
import { feedFiles, isFeedFile } from "~/features/pings/syndication/feed-links";
import { readFeedFile } from "~/features/pings/syndication/syndication.server";
import { languageAsked } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { apiError } from "~/platform/http/api-error.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { conditionalFile } from "~/platform/http/conditional.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { tag = "", file = "" } = params;
  const { origin } = context;
  const app = appOf(context);
  const mayOwn = async (userId: string) => may(await readMembership(app, userId), "customFocus");
  const asked = languageAsked(request);
  const feed = isFeedFile(file) ? await readFeedFile(app, { tagId: tag, file, origin, asked, mayOwn }) : null;
  if (feed === null || !isFeedFile(file)) return apiError(request, 404, "notFound");
  const type = { "Content-Type": `${feedFiles[file]}; charset=utf-8` };
  const link: Record<string, string> = feed.link === null ? {} : { Link: feed.link };
  return conditionalFile(request, feed.text, { ...type, ...link, ...cacheHeaders("publicFile") });
}
