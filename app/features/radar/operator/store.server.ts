import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { radarServices } from "~/core/service-calls";
import type { Db } from "~/db/client.server";
import { listed } from "~/db/listed";
import {
  articleMentions,
  articleReads,
  articles,
  keptArticles,
  memberSources,
  resumeJobs,
  serviceUsage,
  sourceItems,
  sourceReads,
  sources,
  tags,
  winks,
} from "~/db/schema";
import { lastBrought, OWN_ROUNDS } from "../status/store.server";

const DAY_MS = 86_400_000;
const before = (now: Date, days: number) => now.getTime() - days * DAY_MS;

/** As many in a row as come together in three days, of a source that never answered. */
const FAILURES_OF_DEAD = 8;

/** Those that the world names, whom alone the administrator can replace or drop. */
const isAsked = (world: readonly string[]) =>
  and(
    eq(sources.isNamed, true),
    eq(sources.isPaused, false),
    or(eq(sources.kind, "search"), inArray(sources.url, listed(world))),
  );

const isDead = (now: Date): SQL => sql`(${sources.state} = 'stopped' OR (${sources.failures} > 0
  AND coalesce(${sources.succeededAt} < ${before(now, 3)}, ${sources.failures} >= ${FAILURES_OF_DEAD})))`;

/** Has brought nothing for a week, and something in the year that items are remembered for. */
const isSilent = (now: Date): SQL => sql`(NOT EXISTS (SELECT 1 FROM ${sourceReads}
  WHERE ${sourceReads.sourceId} = ${sources.id} AND ${sourceReads.at} >= ${before(now, 7)} AND ${sourceReads.fresh} > 0)
  AND EXISTS (SELECT 1 FROM ${sourceItems} WHERE ${sourceItems.sourceId} = ${sources.id}))`;

/** What needs somebody, in one round trip. */
export async function findNeeds(db: Db, world: readonly string[], now: Date, most: number) {
  const columns = {
    id: sources.id,
    title: sources.title,
    host: sources.host,
    state: sources.state,
    error: sources.error,
    succeededAt: sources.succeededAt,
    lastNewAt: sql<
      number | null
    >`coalesce((SELECT max(read.at) FROM source_reads AS read WHERE read.source_id = sources.id AND read.fresh > 0),
      (SELECT max(item.seen_at) FROM source_items AS item WHERE item.source_id = sources.id))`.as(
      "last_new_at",
    ),
    isDead: sql<number>`${isDead(now)}`.as("is_dead"),
  };
  const needy = db
    .select(columns)
    .from(sources)
    .where(and(isAsked(world), or(isDead(now), isSilent(now))))
    .as("needy");
  const day = now.toISOString().slice(0, 10);
  const [found, [counts], [used], [jobs]] = await db.batch([
    db.select().from(needy).orderBy(desc(needy.isDead), asc(needy.host), asc(needy.id)).limit(most),
    db
      .select({
        dead: sql<number>`coalesce(sum(${needy.isDead}), 0)`,
        all: sql<number>`count(*)`.as("all_needy"),
      })
      .from(needy),
    db
      .select({
        calls: sql<number>`coalesce(sum(${serviceUsage.calls}), 0)`,
        tokens: sql<number>`coalesce(sum(${serviceUsage.tokens}), 0)`,
      })
      .from(serviceUsage)
      .where(and(eq(serviceUsage.day, day), inArray(serviceUsage.service, [...radarServices]))),
    db
      .select({ count: sql<number>`count(*)` })
      .from(resumeJobs)
      .where(
        and(
          eq(resumeJobs.state, "failed"),
          gte(resumeJobs.createdAt, new Date(before(now, 1))),
          eq(resumeJobs.error, "resume.failed"),
        ),
      ),
  ]);
  return {
    found,
    dead: counts?.dead ?? 0,
    all: counts?.all ?? 0,
    used: used ?? { calls: 0, tokens: 0 },
    failedJobs: jobs?.count ?? 0,
  };
}

/** The last alone, as no index leads to those of a source. */
const MOST_MENTIONS = 20_000;
const MOST_ARTICLES = 500;

const ofSource = (id: string, since: Date) =>
  and(
    eq(sourceItems.sourceId, id),
    gte(sourceItems.seenAt, since),
    lt(sourceItems.key, OWN_ROUNDS),
    isNotNull(sourceItems.articleId),
  );

/** A source with what it brought since then. The titles are of articles that no other source has told of. */
export async function findSourceRecord(db: Db, id: string, since: Date) {
  const own = db.select({ id: sourceItems.articleId }).from(sourceItems).where(ofSource(id, since));
  const toldLast = db
    .select({ source: articleMentions.source, publishedAt: articleMentions.publishedAt })
    .from(articleMentions)
    .orderBy(sql`rowid DESC`)
    .limit(MOST_MENTIONS)
    .as("told_last");
  const lately = lastBrought(db, since);
  const elsewhere = db.select({ id: lately.articleId }).from(lately).where(sql`${lately.sourceId} <> ${id}`);
  const later = sql`EXISTS (SELECT 1 FROM ${articles} AS later WHERE later.story_id = ${articles.id})`;
  const [[found], [reads], brought, [opened], [told], only] = await db.batch([
    db
      .select({
        source: sources,
        isMembers:
          sql<boolean>`EXISTS (SELECT 1 FROM ${memberSources} WHERE ${memberSources.url} = ${sources.url})`
            .mapWith(Boolean)
            .as("is_members"),
      })
      .from(sources)
      .where(eq(sources.id, id)),
    db
      .select({
        readings: sql<number>`count(*)`,
        failures: sql<number>`count(${sourceReads.error})`,
        fresh: sql<number>`coalesce(sum(${sourceReads.fresh}), 0)`,
        taken: sql<number>`coalesce(sum(${sourceReads.taken}), 0)`,
      })
      .from(sourceReads)
      .where(and(eq(sourceReads.sourceId, id), gte(sourceReads.at, since))),
    db
      .select({
        publishedAt: articles.publishedAt,
        fetchedAt: articles.fetchedAt,
        likes: articles.likeCount,
        dislikes: articles.dislikeCount,
        kept: sql<number>`(SELECT count(*) FROM ${keptArticles} WHERE ${keptArticles.articleId} = ${articles.id})`.as(
          "kept",
        ),
      })
      .from(articles)
      .where(and(inArray(articles.id, own), isNull(articles.removedAt)))
      .orderBy(desc(articles.number))
      .limit(MOST_ARTICLES),
    db
      .select({ count: sql<number>`count(*)` })
      .from(articleReads)
      .where(inArray(articleReads.articleId, own)),
    db
      .select({ count: sql<number>`count(*)` })
      .from(toldLast)
      .where(
        and(
          sql`${toldLast.source} = (SELECT ${sources.title} FROM ${sources} WHERE ${sources.id} = ${id})`,
          gte(toldLast.publishedAt, since),
        ),
      ),
    db
      .select({
        id: articles.id,
        title: articles.title,
        tagIds: sql<
          string[]
        >`(SELECT json_group_array(${winks.tagId}) FROM ${winks} WHERE ${winks.articleId} = ${articles.id})`
          .mapWith(JSON.parse)
          .as("tag_ids"),
      })
      .from(articles)
      .where(
        and(
          inArray(articles.id, own),
          isNull(articles.removedAt),
          eq(articles.sourceCount, 1),
          isNull(articles.storyId),
          sql`NOT ${later}`,
          sql`${articles.id} NOT IN ${elsewhere}`,
        ),
      )
      .orderBy(desc(articles.number))
      .limit(MOST_ARTICLES),
  ]);
  return { found, reads, brought, opened: opened?.count ?? 0, told: told?.count ?? 0, only };
}

type Address = { id: string; url: string; keys: string[]; hosts: string[]; site: string };

const MOST_PLACES = 5;

/** What is stored of an address: as an article, as another's story, as an item of a source, and the sources of its site. */
export async function findTraces(db: Db, { id, url, keys, hosts, site }: Address) {
  const [found, places, stories, seen, own] = await db.batch([
    db.select().from(articles).where(eq(articles.id, id)),
    db
      .select({ name: tags.name, tagId: tags.id, score: winks.score, reason: winks.reason })
      .from(winks)
      .innerJoin(tags, and(eq(tags.id, winks.tagId), isNull(tags.userId)))
      .where(eq(winks.articleId, id)),
    db
      .select({ id: articles.id, title: articles.title })
      .from(articleMentions)
      .innerJoin(articles, eq(articles.id, articleMentions.articleId))
      .where(eq(articleMentions.url, url))
      .limit(MOST_PLACES),
    db
      .select({ source: sources, seenAt: sourceItems.seenAt, articleId: sourceItems.articleId })
      .from(sources)
      .innerJoin(sourceItems, and(eq(sourceItems.sourceId, sources.id), inArray(sourceItems.key, keys)))
      .limit(MOST_PLACES),
    db
      .select()
      .from(sources)
      .where(or(inArray(sources.host, hosts), sql`${sources.host} LIKE ${`%.${site}`}`))
      .orderBy(desc(sources.isNamed), asc(sources.host))
      .limit(MOST_PLACES),
  ]);
  return { article: found[0] ?? null, places, stories, seen, own };
}
