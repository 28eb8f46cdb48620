import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { locales } from "~/core/locale";
import { addWink } from "~/features/pings/add-wink.server";
import { appOf } from "~/platform/app/context.server";
import { requireDevelopment, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";

const wink = z.object({
  tagId: z.string(),
  canonicalUrl: z.url(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  source: z.string(),
  lang: z.enum(locales),
  publishedAt: z.coerce.date(),
  sourceCount: z.number().int().min(1).optional(),
  isSample: z.boolean().optional(),
  score: z.number().int().min(0).max(100),
  reason: z.string(),
});

/** Takes an article in as a radar would, for tests. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const { id } = await addWink(appOf(context), await parseJson(request, wink));
  return Response.json({ id });
}
