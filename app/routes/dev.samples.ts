import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addSamples, countArticles, samples } from "~/features/pings/samples.server";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiError } from "~/platform/http/api-error.server";

const MOST_BYTES = 1024 * 1024;

let isFilling = false;

/** Answers once the feed is filled; the journeys wait for it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const count = isFilling ? 0 : await countArticles(appOf(context));
  return count > 0 ? Response.json({ count }) : apiError(request, 404, "notFound");
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const feeds = await parseJson(request, samples, MOST_BYTES);
  isFilling = true;
  return Response.json({ count: await addSamples(appOf(context), feeds).finally(filled) });
}

function filled() {
  isFilling = false;
}
