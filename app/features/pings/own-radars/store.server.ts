import { aliasedTable, and, desc, eq, gte, isNotNull, isNull, ne } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { articles, tags, winks } from "~/db/schema";

const MOST_RECENT = 1000;

export function listOthers(db: Db, from: string, to: string, since: Date) {
  const there = aliasedTable(winks, "there");
  return db
    .select({
      canonicalUrl: articles.canonicalUrl,
      title: articles.title,
      summary: articles.summary,
      content: articles.content,
      source: articles.source,
      lang: articles.lang,
      publishedAt: articles.publishedAt,
      isSample: articles.isSample,
      sourceCount: articles.sourceCount,
    })
    .from(winks)
    .innerJoin(articles, eq(articles.id, winks.articleId))
    .leftJoin(there, and(eq(there.articleId, winks.articleId), eq(there.tagId, to)))
    .where(and(eq(winks.tagId, from), gte(winks.createdAt, since), isNull(there.tagId)))
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(MOST_RECENT);
}

export function findRadar(db: Db, id: string) {
  return db.query.tags.findFirst({
    where: and(eq(tags.id, id), isNotNull(tags.userId), eq(tags.enabled, true)),
  });
}

export function listRadars(db: Db) {
  return db
    .select({ id: tags.id })
    .from(tags)
    .where(and(isNotNull(tags.userId), eq(tags.enabled, true), ne(tags.prompt, "")));
}
