import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { may } from "~/core/membership";
import { readMembership } from "~/features/members/read-membership.server";
import { feedFiles, isFeedFile } from "~/features/pings/syndication/feed-links";
import { readFeedFile } from "~/features/pings/syndication/syndication.server";
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
  const text = isFeedFile(file) ? await readFeedFile(app, { tagId: tag, file, origin, mayOwn }) : null;
  if (text === null || !isFeedFile(file)) return apiError(request, 404, "notFound");
  const headers = { "Content-Type": `${feedFiles[file]}; charset=utf-8`, ...cacheHeaders("publicFile") };
  return conditionalFile(request, text, headers);
}
