import { and, eq, type Placeholder, sql } from "drizzle-orm";
import { articleReads, articles, keptArticles } from "~/db/schema";

const isThere = (value: number): boolean | null => value === 1;

/** Whether a reader has read and keeps the article of a row, each found by its key; null where nobody is signed in, whose id is "". */
export function markColumns(readerId: string | Placeholder) {
  const read = and(eq(articleReads.userId, readerId), eq(articleReads.articleId, articles.id));
  const kept = and(eq(keptArticles.userId, readerId), eq(keptArticles.articleId, articles.id));
  return {
    isRead: sql`CASE WHEN ${readerId} <> '' THEN EXISTS (SELECT 1 FROM ${articleReads} WHERE ${read}) END`
      .mapWith(isThere)
      .as("is_read"),
    isKept: sql`CASE WHEN ${readerId} <> '' THEN EXISTS (SELECT 1 FROM ${keptArticles} WHERE ${kept}) END`
      .mapWith(isThere)
      .as("is_kept"),
  };
}
