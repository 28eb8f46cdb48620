import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiError } from "~/platform/http/api-error.server";

const order = z.object({
  /** One that it gave before; left out, it gives a new one. */
  endpoint: z.string().optional(),
  answer: z.literal([201, 410, 429]).default(201),
});

/** What the embedded push service has received, as the browsers behind it read it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  return Response.json(appOf(context).push?.embedded?.received() ?? []);
}

/** Gives a subscription as a browser would make one, or says what its service is to answer from now on. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const { endpoint, answer } = await parseJson(request, order);
  const service = appOf(context).push?.embedded;
  if (!service) throw apiError(request, 404, "notFound");
  if (endpoint === undefined) {
    const { p256dh, auth, ...opened } = await service.open(answer);
    return Response.json({ ...opened, keys: { p256dh, auth } });
  }
  if (!service.answerWith(endpoint, answer)) throw apiError(request, 404, "notFound");
  return Response.json({ endpoint });
}
