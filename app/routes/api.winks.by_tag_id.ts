import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { winkAnswer } from "~/features/pings/api-shapes";
import { readFeed } from "~/features/pings/feed/feed.server";
import { feedPlaceOf } from "~/features/pings/feed/feed-place";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { apiError, apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";
import { servicePaths } from "~/service-paths";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = feedPlaceOf(new URL(request.url).searchParams);
  if (!place.ok) return apiErrorOf(request, 400, place);
  const viewer = await viewerOf({ request, context });
  const locale = pickLocale(request);
  const { tab, cards, next } = await readFeed(appOf(context), { ...place, locale, viewer });
  if (!tab) return apiError(request, 404, "pings.noTag");
  const answer = cards.map((card) => winkAnswer(card, tab.tagId));
  if (next === null) return Response.json(answer);
  const query = new URLSearchParams({ tag_id: tab.tagId, limit: `${place.limit}`, before: next });
  return Response.json(answer, { headers: { Link: `<${servicePaths.winksByTag()}?${query}>; rel="next"` } });
}

export const action = onlyAllows("GET");
