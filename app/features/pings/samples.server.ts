import { z } from "zod";
import { locales } from "~/core/locale";
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
  .object({ tagId: z.string(), lang: z.enum(locales), articles: z.array(sample) })
  .array();

export function countArticles(app: Pick<App, "db">): Promise<number> {
  return app.db.$count(articles);
}

/** Fills the feed of a database that holds no article, the oldest first, as news comes in. Gives how many articles came in. */
export async function addSamples(
  app: Pick<App, "db" | "now">,
  feeds: z.infer<typeof samples>,
): Promise<number> {
  if ((await countArticles(app)) > 0) return 0;
  const all = feeds.flatMap(({ tagId, lang, articles }) =>
    articles.map((each) => ({ tagId, lang, ...each })),
  );
  let count = 0;
  for (const { slug, hoursAgo, sources, ...rest } of all.sort((a, b) => b.hoursAgo - a.hoursAgo)) {
    const added = await addWink(app, {
      ...rest,
      canonicalUrl: `https://example.com/${rest.tagId}/${slug}`,
      publishedAt: new Date(app.now().getTime() - hoursAgo * 3_600_000),
      sourceCount: sources,
      isSample: true,
    });
    count += added.isNew ? 1 : 0;
  }
  return count;
}
