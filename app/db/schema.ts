import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ErrorKey } from "~/core/error-key";
import { locales } from "../core/locale";
import { subscribedPlans } from "../core/plans";
import type { Removal } from "../core/removal";
import { jobStages } from "../core/resume";
import { voteTypes } from "../core/vote";

export const auditActions = [
  "member.grant",
  "member.revoke",
  "config.save",
  "source.set",
  "source.read",
  "article.pin",
  "article.unpin",
  "article.remove",
  "article.correct",
] as const;

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  pingId: text("ping_id").notNull().unique(),
  primaryEmail: text("primary_email").notNull(),
  emails: text("emails", { mode: "json" }).$type<string[]>().notNull(),
  emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
  name: text("name"),
  imageUrl: text("image_url"),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  checkedAt: integer("checked_at", { mode: "timestamp_ms" }),
  stripeCustomerId: text("stripe_customer_id").unique(),
  /** The last day (UTC) on which other wordings of a line were asked for, and how often. */
  wordingsDay: text("wordings_day").notNull().default(""),
  wordings: integer("wordings").notNull().default(0),
});

/** Accounts that were deleted, each as SHA-256 of its id: a session that was opened before opens no new account. */
export const deletedAccounts = sqliteTable("deleted_accounts", {
  idHash: text("id_hash").primaryKey(),
  deletedAt: integer("deleted_at", { mode: "timestamp_ms" }).notNull(),
});

export const proGrants = sqliteTable("pro_grants", {
  email: text("email").primaryKey(),
  expiryDate: integer("expiry_date", { mode: "timestamp_ms" }).notNull(),
  grantedAt: integer("granted_at", { mode: "timestamp_ms" }).notNull(),
});

export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    plan: text("plan", { enum: subscribedPlans }).notNull(),
    status: text("status").notNull(),
    currentPeriodEnd: integer("current_period_end", { mode: "timestamp_ms" }).notNull(),
    cancelsAtPeriodEnd: integer("cancels_at_period_end", { mode: "boolean" }).notNull(),
    checkedAt: integer("checked_at", { mode: "timestamp_ms" }).notNull(),
    /** The end of the latest period whose payment went back. */
    reversedUntil: integer("reversed_until", { mode: "timestamp_ms" }),
    /** The latest period of whose money we were told, and when we asked: an earlier answer changes nothing. */
    moneyUntil: integer("money_until", { mode: "timestamp_ms" }),
    moneyAt: integer("money_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("subscriptions_by_user").on(table.userId)],
);

/** Webhook events that were received. One that is not `done` is worked on again when it comes again. */
export const stripeEvents = sqliteTable("stripe_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  state: text("state", { enum: ["received", "done"] }).notNull(),
  receivedAt: integer("received_at", { mode: "timestamp_ms" }).notNull(),
});

/** Resumes paid for one by one: what bought each, and the job that has taken it (null: unused). */
export const credits = sqliteTable(
  "credits",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    source: text("source").notNull().unique(),
    jobId: text("job_id").unique(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** Set where the payment went back: it can pay for nothing any more. */
    reversedAt: integer("reversed_at", { mode: "timestamp_ms" }),
    /** When we last asked about that payment. */
    moneyAt: integer("money_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("credits_by_user").on(table.userId)],
);

/** Every change that an administrator has made. `actor` is a Ping ID, `subject` what was changed: an address, a source, the name of a
 * configuration. `before` is what it was, without a secret and without an address of a person. */
export const audit = sqliteTable(
  "audit",
  {
    id: text("id").primaryKey(),
    at: integer("at", { mode: "timestamp_ms" }).notNull(),
    actor: text("actor").notNull(),
    action: text("action", { enum: auditActions }).notNull(),
    subject: text("subject").notNull(),
    before: text("before", { mode: "json" }).$type<Record<string, unknown>>(),
  },
  (table) => [index("audit_by_time").on(table.at, table.id)],
);

/** The embedded payments provider's own memory (development only): what Stripe would keep at its place. */
export const embeddedPayments = sqliteTable("embedded_payments", {
  id: text("id").primaryKey(),
  value: text("value", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
});

const jobStates = ["uploading", "queued", "running", "done", "delivered", "failed", "cancelled"] as const;

/** Resume jobs: their progress and nothing of what is in them. D1 keeps history, so no content and no file name. */
export const resumeJobs = sqliteTable(
  "resume_jobs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    locale: text("locale", { enum: ["zh", "en"] }).notNull(),
    state: text("state", { enum: jobStates }).notNull(),
    stage: text("stage", { enum: jobStages }).notNull(),
    attempt: integer("attempt").notNull().default(0),
    leaseUntil: integer("lease_until", { mode: "timestamp_ms" }),
    error: text("error").$type<ErrorKey>(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
    finishedAt: integer("finished_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("resume_jobs_by_user").on(table.userId, table.createdAt),
    index("resume_jobs_by_state").on(table.state, table.createdAt),
  ],
);

/** Saved configuration. `scope` is `global` or a user's id; secrets in `value` are sealed; `updated_at` is the version. */
export const config = sqliteTable(
  "config",
  {
    scope: text("scope").notNull(),
    type: text("type").notNull(),
    value: text("value", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.type] })],
);

/** What news is gathered for: a subject of the world's feed (`user_id` null), or the radar of a member, whose id is their Ping ID. */
export const tags = sqliteTable(
  "tags",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").unique(),
    name: text("name"),
    lang: text("lang", { enum: locales }).notNull(),
    worldFilter: text("world_filter").notNull().default(""),
    prompt: text("prompt").notNull().default(""),
    enabled: integer("enabled", { mode: "boolean" }).notNull(),
    position: integer("position").notNull().default(0),
    /** Counts up with whatever comes into this feed, changes in it or goes. */
    version: integer("version").notNull().default(0),
    /** What the administrator has set on top, and until when. */
    pinnedId: text("pinned_id"),
    pinnedUntil: integer("pinned_until", { mode: "timestamp_ms" }),
  },
  (table) => [index("tags_of_world").on(table.userId, table.position)],
);

/** `id` is derived from the canonical address, so that an article that comes twice is one. A removed one stays as a tombstone without
 * its text, so that it does not come back. */
export const articles = sqliteTable(
  "articles",
  {
    number: integer("number").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    canonicalUrl: text("canonical_url").notNull().unique(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    content: text("content").notNull(),
    source: text("source").notNull(),
    lang: text("lang", { enum: locales }).notNull(),
    sourceCount: integer("source_count").notNull().default(1),
    isSample: integer("is_sample", { mode: "boolean" }).notNull().default(false),
    publishedAt: integer("published_at", { mode: "timestamp_ms" }).notNull(),
    fetchedAt: integer("fetched_at", { mode: "timestamp_ms" }).notNull(),
    removedAt: integer("removed_at", { mode: "timestamp_ms" }),
    likeCount: integer("like_count").notNull().default(0),
    dislikeCount: integer("dislike_count").notNull().default(0),
    /** The first article of the story that this one tells too; null where it is the first. */
    storyId: text("story_id"),
    /** Why the administrator took it away, and when they last mended its texts, which no source overwrites then. */
    removedFor: text("removed_for", { mode: "json" }).$type<Removal>(),
    correctedAt: integer("corrected_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("articles_of_story").on(table.storyId).where(sql`story_id IS NOT NULL`),
    index("articles_by_time").on(table.publishedAt, table.id),
    index("articles_standing").on(table.publishedAt).where(sql`removed_at IS NULL`),
  ],
);

export const winks = sqliteTable(
  "winks",
  {
    tagId: text("tag_id").notNull(),
    articleId: text("article_id").notNull(),
    score: integer("score").notNull(),
    reason: text("reason").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.articleId] }),
    // Holds all that a page of the feed needs of a wink, so that the table itself is not read.
    index("winks_by_time").on(table.tagId, desc(table.createdAt), desc(table.articleId), table.score),
    index("winks_by_article").on(table.articleId),
  ],
);

export const votes = sqliteTable(
  "votes",
  {
    articleId: text("article_id").notNull(),
    userId: text("user_id").notNull(),
    voteType: text("vote_type", { enum: voteTypes }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index("votes_by_user").on(table.userId),
  ],
);

export const follows = sqliteTable(
  "follows",
  {
    followerId: text("follower_id").notNull(),
    followeeId: text("followee_id").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followeeId] }),
    index("follows_by_followee").on(table.followeeId),
  ],
);

/** One row: raised with whatever comes into a feed or goes, so that kept pages of the feed know that they are out of date. */
export const feedVersion = sqliteTable("feed_version", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
});

export const sourceKinds = ["feed", "search", "links"] as const;
const sourceStates = ["idle", "queued", "running", "stopped"] as const;

export const sources = sqliteTable(
  "sources",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: sourceKinds }).notNull().default("feed"),
    url: text("url").notNull().unique(),
    address: text("address").notNull(),
    host: text("host").notNull(),
    title: text("title").notNull().default(""),
    isNamed: integer("is_named", { mode: "boolean" }).notNull().default(true),
    isPaused: integer("is_paused", { mode: "boolean" }).notNull().default(false),
    summaryOnly: integer("summary_only", { mode: "boolean" }).notNull().default(false),
    weight: real("weight").notNull().default(1),
    state: text("state", { enum: sourceStates }).notNull().default("idle"),
    attempt: integer("attempt").notNull().default(0),
    leaseUntil: integer("lease_until", { mode: "timestamp_ms" }),
    nextCheckAt: integer("next_check_at", { mode: "timestamp_ms" }).notNull(),
    checkedAt: integer("checked_at", { mode: "timestamp_ms" }),
    succeededAt: integer("succeeded_at", { mode: "timestamp_ms" }),
    error: text("error").$type<ErrorKey>(),
    status: integer("status"),
    failures: integer("failures").notNull().default(0),
    etag: text("etag"),
    lastModified: text("last_modified"),
    unchangedSince: integer("unchanged_since", { mode: "timestamp_ms" }),
    bodyHash: text("body_hash"),
    movedTo: text("moved_to"),
    movedCount: integer("moved_count").notNull().default(0),
    itemsPerWeek: real("items_per_week").notNull().default(0),
  },
  (table) => [
    index("sources_by_turn").on(table.state, table.nextCheckAt),
    index("sources_by_host").on(table.host, table.state),
  ],
);

/** What a source has brought already. It is no news when it comes again, also where no feed has taken it. */
export const sourceItems = sqliteTable(
  "source_items",
  {
    sourceId: text("source_id").notNull(),
    key: text("key").notNull(),
    contentHash: text("content_hash").notNull(),
    articleId: text("article_id"),
    seenAt: integer("seen_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.key] }),
    index("source_items_by_time").on(table.seenAt),
  ],
);

export const sourceReads = sqliteTable(
  "source_reads",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sourceId: text("source_id").notNull(),
    at: integer("at", { mode: "timestamp_ms" }).notNull(),
    ms: integer("ms").notNull(),
    error: text("error").$type<ErrorKey>(),
    status: integer("status"),
    isUnchanged: integer("is_unchanged", { mode: "boolean" }).notNull().default(false),
    items: integer("items").notNull().default(0),
    fresh: integer("fresh").notNull().default(0),
    taken: integer("taken").notNull().default(0),
    /** Who has worked on it, and what has failed on the way: "reader:jina", "editor:news.timedOut". */
    notes: text("notes", { mode: "json" }).$type<string[]>().notNull(),
    rowsWritten: integer("rows_written").notNull().default(0),
  },
  (table) => [
    index("source_reads_by_time").on(table.at),
    index("source_reads_by_source").on(table.sourceId, table.at),
  ],
);

export const serviceUsage = sqliteTable(
  "service_usage",
  {
    day: text("day").notNull(),
    service: text("service").notNull(),
    calls: integer("calls").notNull().default(0),
    tokens: integer("tokens").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.service] })],
);

export const articleMentions = sqliteTable(
  "article_mentions",
  {
    articleId: text("article_id").notNull(),
    url: text("url").notNull(),
    source: text("source").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull().default(""),
    lang: text("lang", { enum: locales }),
    publishedAt: integer("published_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.url] }),
    index("article_mentions_by_url").on(table.url),
  ],
);

/** What the embedding service makes of an article, so that the same story is found in other words and languages. */
export const articleVectors = sqliteTable("article_vectors", {
  articleId: text("article_id").primaryKey(),
  model: text("model").notNull(),
  /** A byte a number, in hexadecimal digits. */
  vector: text("vector").notNull(),
});

export const articleReads = sqliteTable(
  "article_reads",
  {
    userId: text("user_id").notNull(),
    articleId: text("article_id").notNull(),
    readAt: integer("read_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index("article_reads_by_time").on(table.userId, table.readAt),
    index("article_reads_by_article").on(table.articleId),
  ],
);

export const keptArticles = sqliteTable(
  "kept_articles",
  {
    userId: text("user_id").notNull(),
    articleId: text("article_id").notNull(),
    keptAt: integer("kept_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index("kept_articles_by_time").on(table.userId, desc(table.keptAt), desc(table.articleId)),
    index("kept_articles_by_article").on(table.articleId),
  ],
);

/** What a member wants of the feeds, as the reader's own room writes it, and when they were last here: until the visit before, and in
 * this one. */
export const readers = sqliteTable("readers", {
  userId: text("user_id").primaryKey(),
  wishes: text("wishes", { mode: "json" }).$type<unknown>(),
  seenUntil: integer("seen_until", { mode: "timestamp_ms" }),
  visitedAt: integer("visited_at", { mode: "timestamp_ms" }),
});

/** A browser that is told of the news. `id` is derived from its endpoint; whose it is, only where they were signed in. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id"),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    timeZone: text("time_zone").notNull(),
    hour: integer("hour").notNull(),
    tagIds: text("tag_ids", { mode: "json" }).$type<string[]>().notNull(),
    /** A story of at least this score is told at once; null for none. */
    alertScore: integer("alert_score"),
    /** When the next digest is due, and for which story there was an alert last, and when. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }).notNull(),
    alertedAt: integer("alerted_at", { mode: "timestamp_ms" }),
    alertedStory: text("alerted_story"),
    failures: integer("failures").notNull().default(0),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("push_subscriptions_by_turn").on(table.dueAt),
    index("push_subscriptions_by_user").on(table.userId),
    index("push_subscriptions_by_alert")
      .on(table.alertScore, table.alertedAt)
      .where(sql`alert_score IS NOT NULL`),
  ],
);

/** The sources of a member's own radar. */
export const memberSources = sqliteTable(
  "member_sources",
  {
    userId: text("user_id").notNull(),
    url: text("url").notNull(),
    kind: text("kind", { enum: ["feed", "links"] }).notNull(),
    title: text("title").notNull().default(""),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.url] }),
    index("member_sources_by_url").on(table.url),
  ],
);
