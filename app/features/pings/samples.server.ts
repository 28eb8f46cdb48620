import { z } from "zod";
import { articles } from "~/db/schema";
import type { App } from "~/ports/app";
import { addWink } from "./add-wink.server";

const sample = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  source: z.string(),
  hoursAgo: z.number().min(0),
  score: z.number().int().min(0).max(100),
  reason: z.string(),
  sources: z.number().int().min(1),
});

export const samples = z
  .object({ tagId: z.string(), lang: z.enum(["zh", "en"]), articles: z.array(sample) })
  .array();

/** Fills the feed of a database that holds no article. Gives how many articles came in. */
export async function addSamples(
  app: Pick<App, "db" | "now">,
  feeds: z.infer<typeof samples>,
): Promise<number> {
  if ((await app.db.$count(articles)) > 0) return 0;
  let count = 0;
  for (const { tagId, lang, articles: those } of feeds) {
    for (const { slug, hoursAgo, sources, ...rest } of those) {
      const publishedAt = new Date(app.now().getTime() - hoursAgo * 3_600_000);
      const canonicalUrl = `https://example.com/${tagId}/${slug}`;
      const added = await addWink(app, {
        ...rest,
        tagId,
        lang,
        canonicalUrl,
        publishedAt,
        sourceCount: sources,
        isSample: true,
      });
      count += added.isNew ? 1 : 0;
    }
  }
  return count;
}
