import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ErrorKey } from "~/core/error-key";
import { jobStages } from "../core/job-stage";

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  pingId: text("ping_id").notNull().unique(),
  primaryEmail: text("primary_email").notNull(),
  emails: text("emails", { mode: "json" }).$type<string[]>().notNull(),
  emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
  name: text("name"),
  imageUrl: text("image_url"),
  createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
});

export const jobStates = [
  "uploading",
  "queued",
  "running",
  "done",
  "delivered",
  "failed",
  "cancelled",
] as const;

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
