import { and, count, eq, gt, inArray, isNull, lt, lte, min, notInArray, or, sql } from "drizzle-orm";
import type { ErrorKey } from "~/core/error-key";
import type { Locale } from "~/core/locale";
import type { JobStage } from "~/core/resume";
import { type Claim, claimRow, releaseClaim, updateClaimed } from "~/db/claims";
import type { Db } from "~/db/client.server";
import { resumeJobs } from "~/db/schema";

export type ResumeJob = typeof resumeJobs.$inferSelect;

const unfinished = ["uploading", "queued", "running"] as const;

const MOST_SENT_AGAIN = 100;

/** Whether its result is to be had: it has not been handed over yet, or may be fetched once more. */
export function hasResult({ state, leaseUntil }: ResumeJob, now: Date): boolean {
  return state === "done" || (state === "delivered" && leaseUntil !== null && leaseUntil > now);
}

type NewJob = { id: string; userId: string; locale: Locale; now: Date };
type Limits = { running: number; inWindow: number; windowMs: number };

/** How long a job may wait, or a worker be past its lease, before it counts as lost. Milliseconds. */
export const SILENT_MS = 2 * 60_000;

/** Nobody is working on it, and its message should have come: one of the two was lost. */
const isLost = (now: Date) =>
  or(
    and(
      inArray(resumeJobs.state, ["uploading", "queued"]),
      lt(resumeJobs.updatedAt, new Date(now.getTime() - SILENT_MS)),
    ),
    and(eq(resumeJobs.state, "running"), lte(resumeJobs.leaseUntil, now)),
  );

/** Opens a job in one statement that also checks the limits, so that two clicks cannot both slip under them. Returns whether there
 * was room. A job that is lost takes up none. */
export async function openJob(db: Db, job: NewJob, limits: Limits): Promise<boolean> {
  const at = job.now.getTime();
  const opened = await db.run(sql`
    INSERT INTO resume_jobs (id, user_id, locale, state, stage, attempt, created_at, updated_at)
    SELECT ${job.id}, ${job.userId}, ${job.locale}, 'uploading', 'reading', 0, ${at}, ${at}
    WHERE (SELECT count(*) FROM ${resumeJobs} WHERE ${resumeJobs.userId} = ${job.userId}
             AND ${inArray(resumeJobs.state, [...unfinished])} AND NOT (${isLost(job.now)})) < ${limits.running}
      AND (SELECT count(*) FROM ${resumeJobs} WHERE ${resumeJobs.userId} = ${job.userId}
             AND ${resumeJobs.createdAt} > ${at - limits.windowMs}) < ${limits.inWindow}`);
  return opened.meta.changes > 0;
}

export async function usageOf(db: Db, userId: string, since: Date) {
  const [row] = await db
    .select({ count: count(), oldest: min(resumeJobs.createdAt) })
    .from(resumeJobs)
    .where(and(eq(resumeJobs.userId, userId), gt(resumeJobs.createdAt, since)));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

export function findOwnJob(db: Db, id: string, userId: string): Promise<ResumeJob | undefined> {
  return db.query.resumeJobs.findFirst({ where: and(eq(resumeJobs.id, id), eq(resumeJobs.userId, userId)) });
}

export function findJob(db: Db, id: string): Promise<ResumeJob | undefined> {
  return db.query.resumeJobs.findFirst({ where: eq(resumeJobs.id, id) });
}

export async function markQueued(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(resumeJobs)
    .set({ state: "queued", updatedAt: now })
    .where(and(eq(resumeJobs.id, id), eq(resumeJobs.state, "uploading")));
}

export async function removeJob(db: Db, id: string): Promise<void> {
  await db.delete(resumeJobs).where(eq(resumeJobs.id, id));
}

export async function claimJob(db: Db, id: string, now: Date, leaseMs: number): Promise<ResumeJob | null> {
  const set = { stage: "reading" as const, updatedAt: now };
  const claim = await claimRow(db, resumeJobs, { id, waiting: ["uploading", "queued"], now, leaseMs, set });
  const job = claim && (await findJob(db, id));
  return job ? { ...job, ...claim } : null;
}

/** Also begins the lease anew. */
export function enterStage(
  db: Db,
  claim: Claim,
  stage: JobStage,
  now: Date,
  leaseMs: number,
): Promise<boolean> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  return updateClaimed(db, resumeJobs, claim, { stage, updatedAt: now, leaseUntil });
}

export function releaseJob(db: Db, claim: Claim, now: Date): Promise<boolean> {
  return releaseClaim(db, resumeJobs, claim, { state: "queued", updatedAt: now });
}

export function finishJob(
  db: Db,
  claim: Claim,
  outcome: { state: "done" } | { state: "failed"; error: ErrorKey },
  now: Date,
): Promise<boolean> {
  const stage = outcome.state === "done" ? { stage: "done" as const } : {};
  return releaseClaim(db, resumeJobs, claim, { ...outcome, ...stage, updatedAt: now, finishedAt: now });
}

export async function closeJob(
  db: Db,
  id: string,
  from: ResumeJob["state"][],
  to: "delivered" | "cancelled",
  now: Date,
  leaseUntil: Date | null = null,
): Promise<boolean> {
  const result = await db
    .update(resumeJobs)
    .set({ state: to, leaseUntil, updatedAt: now, finishedAt: now })
    .where(and(eq(resumeJobs.id, id), inArray(resumeJobs.state, from)));
  return result.meta.changes > 0;
}

export async function cancelJobsOf(db: Db, userId: string, now: Date): Promise<string[]> {
  const own = eq(resumeJobs.userId, userId);
  const [, jobs] = await db.batch([
    db
      .update(resumeJobs)
      .set({ state: "cancelled", leaseUntil: null, updatedAt: now, finishedAt: now })
      .where(and(own, inArray(resumeJobs.state, [...unfinished, "done"]))),
    db.select({ id: resumeJobs.id }).from(resumeJobs).where(own),
  ]);
  return jobs.map(({ id }) => id);
}

/** Fails it, unless it has ended or a worker holds it; false then. */
export async function abandonJob(db: Db, id: string, now: Date): Promise<boolean> {
  const result = await db
    .update(resumeJobs)
    .set({ state: "failed", error: "resume.failed", leaseUntil: null, updatedAt: now, finishedAt: now })
    .where(
      and(
        eq(resumeJobs.id, id),
        or(
          inArray(resumeJobs.state, ["uploading", "queued"]),
          and(eq(resumeJobs.state, "running"), lte(resumeJobs.leaseUntil, now)),
        ),
      ),
    );
  return result.meta.changes > 0;
}

export async function endOverdueJobs(db: Db, before: Date, now: Date): Promise<number> {
  const ended = { leaseUntil: null, updatedAt: now, finishedAt: now };
  const [failed, expired] = await db.batch([
    db
      .update(resumeJobs)
      .set({ ...ended, state: "failed", error: "resume.failed" })
      .where(and(inArray(resumeJobs.state, [...unfinished]), lt(resumeJobs.createdAt, before))),
    db
      .update(resumeJobs)
      .set({ ...ended, state: "delivered" })
      .where(and(eq(resumeJobs.state, "done"), lt(resumeJobs.createdAt, before))),
  ]);
  return failed.meta.changes + expired.meta.changes;
}

export async function forgetJobsBefore(db: Db, before: Date): Promise<number> {
  const result = await db
    .delete(resumeJobs)
    .where(
      and(lt(resumeJobs.createdAt, before), inArray(resumeJobs.state, ["delivered", "failed", "cancelled"])),
    );
  return result.meta.changes;
}

/** The jobs that are lost, the oldest first, as many as one sweep sends again. */
export async function lostJobs(db: Db, now: Date): Promise<string[]> {
  const jobs = await db
    .select({ id: resumeJobs.id })
    .from(resumeJobs)
    .where(isLost(now))
    .orderBy(resumeJobs.createdAt)
    .limit(MOST_SENT_AGAIN);
  return jobs.map(({ id }) => id);
}

/** Those of these jobs of which nothing is to be kept any more. At most 90 ids: D1 takes 100 parameters. */
export async function endedJobs(db: Db, ids: string[], now: Date): Promise<string[]> {
  const jobs = await db
    .select({ id: resumeJobs.id })
    .from(resumeJobs)
    .where(
      and(
        inArray(resumeJobs.id, ids),
        notInArray(resumeJobs.state, [...unfinished, "done"]),
        or(isNull(resumeJobs.leaseUntil), lte(resumeJobs.leaseUntil, now)),
      ),
    );
  return jobs.map(({ id }) => id);
}

/** Since when the first of those that wait does so, or its worker has been silent. */
export async function oldestWaiting(db: Db): Promise<Date | null> {
  const since = sql<
    number | null
  >`min(CASE ${resumeJobs.state} WHEN 'queued' THEN ${resumeJobs.updatedAt} ELSE ${resumeJobs.leaseUntil} END)`;
  const [row] = await db
    .select({ at: since })
    .from(resumeJobs)
    .where(inArray(resumeJobs.state, ["queued", "running"]));
  return row?.at ? new Date(row.at) : null;
}
