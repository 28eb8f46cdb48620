import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
} from "drizzle-orm";
import type { Removal } from "~/core/removal";
import { type AuditEntry, recordChangeOf } from "~/db/audit";
import type { Db } from "~/db/client.server";
import { articleMentions, articles, tags, winks } from "~/db/schema";
import { raiseTags, raiseVersion, showing } from "../raise-versions.server";
import { emptying, indexAnew } from "../store.server";
import { countSources, ofStory, storyOf, toldStory } from "../story/store.server";

const standing = (id: string) => and(eq(articles.id, id), isNull(articles.removedAt));

const texts = sql`json_object('title', ${articles.title}, 'summary', ${articles.summary}, 'source', ${articles.source})`;

/** An article with the subjects of the world that show it, or what is left of it. */
export async function findForOperator(db: Db, id: string) {
  const [found, places] = await db.batch([
    db.select().from(articles).where(eq(articles.id, id)),
    db
      .select({
        tagId: tags.id,
        name: tags.name,
        score: winks.score,
        reason: winks.reason,
        pinnedUntil:
          sql<Date | null>`CASE WHEN ${tags.pinnedId} = ${id} THEN ${tags.pinnedUntil} END`.mapWith(
            tags.pinnedUntil,
          ),
      })
      .from(winks)
      .innerJoin(tags, and(eq(tags.id, winks.tagId), isNull(tags.userId)))
      .where(eq(winks.articleId, id))
      .orderBy(asc(tags.position)),
  ]);
  return found[0] ? { article: found[0], places } : null;
}

export async function findRemoved(db: Db, id: string) {
  const [removed] = await db
    .select({ removedAt: articles.removedAt, removedFor: articles.removedFor })
    .from(articles)
    .where(and(eq(articles.id, id), isNotNull(articles.removedAt), isNotNull(articles.removedFor)));
  return removed ?? null;
}

type Pin = { id: string; tagId: string; until: Date | null };

/** Sets an article on top of a subject that shows it, in the place of another; or takes it from there again. Gives whether it could. */
export async function pin(db: Db, { id, tagId, until }: Pin, change: AuditEntry): Promise<boolean> {
  const shows = sql`EXISTS (SELECT 1 FROM ${winks} WHERE ${winks.tagId} = ${tagId} AND ${winks.articleId} = ${id})`;
  const where = and(eq(tags.id, tagId), isNull(tags.userId), until ? shows : eq(tags.pinnedId, id));
  const before = sql`json_object('pinned', ${tags.pinnedId}, 'until', ${tags.pinnedUntil})`;
  const [, pinned] = await db.batch([
    recordChangeOf(db, change, { table: tags, where, before }),
    db
      .update(tags)
      .set({ pinnedId: until && id, pinnedUntil: until })
      .where(where),
    raiseVersion(db),
  ]);
  return pinned.meta.changes > 0;
}

type Mended = { title: string; summary: string; content: string };

/** Writes title and summary anew beside the text as it is, in the search and where it is told of with the article of another as well. Gives whether the article still stood. */
export async function correct(
  db: Db,
  id: string,
  { title, summary, content }: Mended,
  change: AuditEntry,
): Promise<boolean> {
  const where = standing(id);
  const [, corrected] = await db.batch([
    recordChangeOf(db, change, { table: articles, where, before: texts }),
    db.update(articles).set({ title, summary, correctedAt: change.at }).where(where),
    raiseVersion(db),
    ...indexAnew(db, id, { title, summary, content }),
    raiseTags(db, showing(db, id)),
    db
      .update(articleMentions)
      .set({ title, summary })
      .where(
        inArray(articleMentions.url, db.select({ url: articles.canonicalUrl }).from(articles).where(where)),
      ),
  ]);
  return corrected.meta.changes > 0;
}

const told = aliasedTable(articleMentions, "told");

/** Of so many stories that tell of it is counted anew who tells them. */
const MOST_STORIES = 20;

/** Takes an article away from everywhere in one batch: also where it is told of with the article of another, on top of a subject, and
 * from its story, whose next article has the reports of others from then on. What was kept of it by somebody stays as a row without text. */
export async function remove(db: Db, id: string, removedFor: Removal, change: AuditEntry): Promise<boolean> {
  const address = sql`(SELECT ${articles.canonicalUrl} FROM ${articles} WHERE ${articles.id} = ${id})`;
  const tellers = db
    .select({ id: articleMentions.articleId })
    .from(articleMentions)
    .where(sql`${articleMentions.url} = ${address}`);
  const toldOf = await db
    .selectDistinct({ story: toldStory })
    .from(articles)
    .where(sql`${articles.id} = ${id} OR ${articles.id} IN ${tellers}`)
    .limit(MOST_STORIES);
  const next = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(ofStory(storyOf(id)), isNull(articles.removedAt), sql`${articles.id} <> ${id}`))
    .orderBy(asc(articles.publishedAt), asc(articles.id))
    .limit(1);
  const toldAtNext = db
    .select({ url: told.url })
    .from(told)
    .where(eq(told.articleId, sql`${next}`));
  const [, , removed] = await db.batch([
    recordChangeOf(db, change, { table: articles, where: standing(id), before: texts }),
    db
      .update(articleMentions)
      .set({ articleId: sql`${next}` })
      .where(
        and(eq(articleMentions.articleId, id), exists(next), notInArray(articleMentions.url, toldAtNext)),
      ),
    ...emptying(db, id, change.at, removedFor),
    db.delete(articleMentions).where(sql`${articleMentions.url} = ${address}`),
    db.update(tags).set({ pinnedId: null, pinnedUntil: null }).where(eq(tags.pinnedId, id)),
    ...toldOf.map(({ story }) => countSources(db, story)),
  ]);
  return removed.meta.changes > 0;
}

export function listLatest(db: Db, limit: number) {
  return db
    .select({
      id: articles.id,
      title: articles.title,
      source: articles.source,
      fetchedAt: articles.fetchedAt,
      score: sql<
        number | null
      >`(SELECT max(${winks.score}) FROM ${winks} WHERE ${winks.articleId} = ${articles.id})`.as("score"),
    })
    .from(articles)
    .where(isNull(articles.removedAt))
    .orderBy(desc(articles.number))
    .limit(limit);
}
