import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ErrorKey } from "~/core/error-key";
import { jobStages } from "../core/job-stage";
import { subscribedPlans } from "../core/plans";

export const auditActions = ["member.grant", "member.revoke", "config.save"] as const;

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  pingId: text("ping_id").notNull().unique(),
  primaryEmail: text("primary_email").notNull(),
  emails: text("emails", { mode: "json" }).$type<string[]>().notNull(),
  emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
  name: text("name"),
  imageUrl: text("image_url"),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  /** When the identity provider last told the addresses; null for one whose turn it is. */
  checkedAt: integer("checked_at", { mode: "timestamp_ms" }),
  stripeCustomerId: text("stripe_customer_id").unique(),
});

/** Accounts that were deleted, each as SHA-256 of its id: a session that was opened before opens no new account. */
export const deletedAccounts = sqliteTable("deleted_accounts", {
  idHash: text("id_hash").primaryKey(),
  deletedAt: integer("deleted_at", { mode: "timestamp_ms" }).notNull(),
});

/** What the administrator gave, by address in lower case. */
export const proGrants = sqliteTable("pro_grants", {
  email: text("email").primaryKey(),
  expiryDate: integer("expiry_date", { mode: "timestamp_ms" }).notNull(),
  grantedAt: integer("granted_at", { mode: "timestamp_ms" }).notNull(),
});

/** Stripe's subscriptions as Stripe last told them, at `checked_at`. */
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
  },
  (table) => [index("credits_by_user").on(table.userId)],
);

/** Every change that an administrator has made. `actor` is a Ping ID, `subject` what was changed. */
export const audit = sqliteTable(
  "audit",
  {
    id: text("id").primaryKey(),
    at: integer("at", { mode: "timestamp_ms" }).notNull(),
    actor: text("actor").notNull(),
    action: text("action", { enum: auditActions }).notNull(),
    subject: text("subject").notNull(),
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
