import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { drawPicture, pictureVersion } from "~/features/pings/picture/draw-picture.server";
import { appOf } from "~/platform/app/context.server";
import { apiError } from "~/platform/http/api-error.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { keptFile } from "~/platform/http/kept-file.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [app, id] = [appOf(context), params.id ?? ""];
  // What is removed or corrected is so at once, whatever is kept.
  const version = await pictureVersion(app, id);
  if (version === null) return apiError(request, 404, "notFound");
  async function make() {
    const picture = await drawPicture(app, id);
    if (!picture) return apiError(request, 404, "notFound");
    return new Response(picture, { headers: { "Content-Type": "image/png", ...cacheHeaders("picture") } });
  }
  return keptFile(request, context.origin, { version, make, waitUntil: context.waitUntil });
}
