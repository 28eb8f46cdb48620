import { and, count, eq, gt, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { StoredSubscription } from "~/core/membership";
import type { Db } from "~/db/client.server";
import { isPaidCredit, isPaidSubscription } from "~/db/paid";
import { credits, resumeJobs, subscriptions, users } from "~/db/schema";

export type JobToServe = { id: string; userId: string; attempt: number };

type Holdings = { subscriptions: StoredSubscription[]; credits: number };

/** What a member has that can pay for a job: subscriptions, and credits that are free or already stand for this job. */
export async function holdingsFor(db: Db, job: JobToServe): Promise<Holdings> {
  const [held, [free]] = await db.batch([
    db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, job.userId), isPaidSubscription)),
    db
      .select({ count: count() })
      .from(credits)
      .where(
        and(
          eq(credits.userId, job.userId),
          isPaidCredit,
          or(isNull(credits.jobId), eq(credits.jobId, job.id)),
        ),
      ),
  ]);
  return { subscriptions: held, credits: free?.count ?? 0 };
}

const heldBy = (job: JobToServe) =>
  sql`EXISTS (SELECT 1 FROM ${resumeJobs} WHERE id = ${job.id} AND state = 'running' AND attempt = ${job.attempt})`;

/** Sets a free credit aside for a job that has none yet; whether the job then has one. */
export async function reserveCredit(db: Db, job: JobToServe): Promise<boolean> {
  await db.run(sql`
    UPDATE credits SET job_id = ${job.id}
    WHERE id = (SELECT id FROM credits WHERE user_id = ${job.userId} AND job_id IS NULL AND reversed_at IS NULL ORDER BY created_at, id LIMIT 1)
      AND NOT EXISTS (SELECT 1 FROM credits WHERE job_id = ${job.id}) AND ${heldBy(job)}`);
  const [row] = await db.select({ count: count() }).from(credits).where(eq(credits.jobId, job.id));
  return (row?.count ?? 0) > 0;
}

/** Gives back the credit of a job that this worker still holds and that was done without the model. */
export async function releaseCredit(db: Db, job: JobToServe): Promise<void> {
  await db.run(sql`UPDATE credits SET job_id = NULL WHERE job_id = ${job.id} AND ${heldBy(job)}`);
}

/** Gives back the credits of jobs that ended without a result: of one, or of all. */
export async function releaseCreditsOfEndedJobs(db: Db, jobId: string | null): Promise<void> {
  await db.run(sql`
    UPDATE credits SET job_id = NULL
    WHERE job_id IN (SELECT id FROM resume_jobs WHERE state IN ('failed', 'cancelled'))
      AND (${jobId} IS NULL OR job_id = ${jobId})`);
}

/** Whether a resume that was paid for by itself was sent for the model's work since then. */
export async function hasServedCredit(db: Db, userId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(credits)
    .innerJoin(resumeJobs, eq(resumeJobs.id, credits.jobId))
    .where(and(eq(credits.userId, userId), isPaidCredit, gte(resumeJobs.createdAt, since)));
  return (row?.count ?? 0) > 0;
}

/** Counts one more wording of a day (UTC), unless the day's are spent; in one statement, so that many at once are no more. */
export async function countWording(db: Db, userId: string, day: string, most: number): Promise<boolean> {
  const counted = await db
    .update(users)
    .set({
      wordingsDay: day,
      wordings: sql`CASE WHEN ${users.wordingsDay} = ${day} THEN ${users.wordings} + 1 ELSE 1 END`,
    })
    .where(and(eq(users.id, userId), or(ne(users.wordingsDay, day), lt(users.wordings, most))));
  return counted.meta.changes > 0;
}

export async function giveBackWording(db: Db, userId: string, day: string): Promise<void> {
  await db
    .update(users)
    .set({ wordings: sql`${users.wordings} - 1` })
    .where(and(eq(users.id, userId), eq(users.wordingsDay, day), gt(users.wordings, 0)));
}
