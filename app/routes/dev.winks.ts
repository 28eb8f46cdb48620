import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { locales } from "~/core/locale";
import { addWink } from "~/features/pings/add-wink.server";
import { addMention } from "~/features/pings/newsroom.server";
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
  mentions: z
    .array(z.object({ url: z.url(), source: z.string(), title: z.string(), publishedAt: z.coerce.date() }))
    .default([]),
});

/** Takes an article in as a radar would, with the other sources of its story, for tests. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireDevelopment({ request, context });
  requireMethod(request, "POST");
  const app = appOf(context);
  const { mentions, ...incoming } = await parseJson(request, wink);
  const { id } = await addWink(app, incoming);
  for (const mention of mentions) await addMention(app, { articleId: id, ...mention });
  return Response.json({ id });
}
