import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { drawPicture } from "~/features/pings/picture/draw-picture.server";
import { appOf } from "~/platform/app/context.server";
import { apiError } from "~/platform/http/api-error.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { keptFile } from "~/platform/http/kept-file.server";

export function loader({ request, context, params }: LoaderFunctionArgs) {
  async function make() {
    const picture = await drawPicture(appOf(context), params.id ?? "");
    if (!picture) return apiError(request, 404, "notFound");
    return new Response(picture, { headers: { "Content-Type": "image/png", ...cacheHeaders("picture") } });
  }
  return keptFile(request, context.origin, { make, waitUntil: context.waitUntil });
}
