import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sampleTags } from "~/features/radar/samples/sample-tags";
import { sourcesRead } from "~/features/radar/sources/send-due.server";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment } from "~/platform/auth/guards.server";
import { servicePaths } from "~/service-paths";

/** Whether the radar has read the sample feeds; journeys wait for it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const feeds = sampleTags.map((tagId) => context.origin + servicePaths.sampleFeed(tagId));
  const read = await sourcesRead(appOf(context), feeds);
  return Response.json({ feeds, read }, { status: read.length < feeds.length ? 503 : 200 });
}
