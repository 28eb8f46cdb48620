import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { previewWishes } from "~/features/pings/wishes/preview-wishes.server";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireRate, viewerOf } from "~/platform/auth/guards.server";
import { onlyAllows } from "~/platform/http/api-error.server";
import { networkOf } from "~/platform/http/network.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await viewerOf({ request, context });
  const who = viewer?.id ?? networkOf(request);
  if (who !== null) await requireRate({ request, context }, "search", who);
  const tagId = new URL(request.url).searchParams.get("tag_id");
  const locale = pickLocale(request);
  return Response.json(await previewWishes(appOf(context), { tagId, locale, viewer }));
}

export const action = onlyAllows("GET");
