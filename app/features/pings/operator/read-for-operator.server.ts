import type { Removal } from "~/core/removal";
import type { App } from "~/ports/app";
import type { OperatorArticle } from "./operator-article";
import { findForOperator, findRemoved, listLatest } from "./store.server";

const LATEST = 12;

/** What the administrator is shown of an article; null where there never was one. */
export async function readForOperator(
  app: Pick<App, "db" | "now">,
  id: string,
): Promise<OperatorArticle | null> {
  const found = await findForOperator(app.db, id);
  if (!found) return null;
  const { article, places } = found;
  const now = app.now();
  return {
    id,
    title: article.title,
    summary: article.summary,
    source: article.source,
    url: article.canonicalUrl,
    lang: article.lang,
    publishedAt: article.publishedAt.getTime(),
    fetchedAt: article.fetchedAt.getTime(),
    correctedAt: article.correctedAt?.getTime() ?? null,
    removed: article.removedAt && { at: article.removedAt.getTime(), removal: article.removedFor },
    places: places.map(({ tagId, name, score, reason, pinnedUntil }) => ({
      ...{ tagId, name: name ?? tagId, score, reason },
      pinnedUntil: pinnedUntil && pinnedUntil > now ? pinnedUntil.getTime() : null,
    })),
  };
}

/** Why the administrator took an article away; null where nobody did. */
export async function readRemoval(app: Pick<App, "db">, id: string): Promise<Removal | null> {
  return (await findRemoved(app.db, id))?.removedFor ?? null;
}

/** What came in last, whatever for. */
export async function readLatest(app: Pick<App, "db">) {
  const latest = await listLatest(app.db, LATEST);
  return latest.map(({ fetchedAt, ...each }) => ({ ...each, fetchedAt: fetchedAt.getTime() }));
}
