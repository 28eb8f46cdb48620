import { isOutage } from "~/db/client.server";
import type { App } from "~/ports/app";
import { hasEnded, type JobView } from "./job-view";
import { findOwnJob, hasResult } from "./store.server";

/** The database is asked once a second for each that follows. */
const ASK_MS = 1000;
/** Not at once, as most jobs have ended by then. */
const FIRST_MS = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The connections that each person holds here, by when each ends at the latest: one whose client left in silence says nothing. */
const held = new Map<string, number[]>();
const MOST_HELD = 4;

type Needs = Pick<App, "db" | "now">;
type Owned = { jobId: string; userId: string };

export async function viewJob(app: Needs, { jobId, userId }: Owned): Promise<JobView | null> {
  const job = await findOwnJob(app.db, jobId, userId);
  if (!job) return null;
  return {
    id: job.id,
    state: job.state === "uploading" ? "queued" : hasResult(job, app.now()) ? "done" : job.state,
    stage: job.stage,
    error: job.error,
    elapsed: (job.finishedAt ?? app.now()).getTime() - job.createdAt.getTime(),
  };
}

export async function* followJob(app: Needs, owned: Owned, forMs: number): AsyncGenerator<JobView> {
  const deadline = app.now().getTime() + forMs;
  let lastSent = "";
  await pause(FIRST_MS);
  for (;;) {
    const view = await viewJob(app, owned);
    if (!view) return;
    if (`${view.state} ${view.stage}` !== lastSent) {
      lastSent = `${view.state} ${view.stage}`;
      yield view;
    }
    if (hasEnded(view) || app.now().getTime() >= deadline) return;
    await pause(ASK_MS);
  }
}

/** How a job ended; null where it has not after so long, or the database does not say: it goes on all the same. */
export async function awaitEnd(app: Needs, owned: Owned, forMs: number): Promise<JobView | null> {
  try {
    let last: JobView | null = null;
    for await (const view of followJob(app, owned, forMs)) last = view;
    return last && hasEnded(last) ? last : null;
  } catch (error) {
    if (!isOutage(error)) throw error;
    return null;
  }
}

/** As `followJob`. Beyond four connections a person holds none: each says how it stands and ends, and its browser asks again. */
export async function* followForPerson(app: Needs, owned: Owned, forMs: number): AsyncGenerator<JobView> {
  const now = app.now().getTime();
  const others = (held.get(owned.userId) ?? []).filter((end) => end > now);
  if (others.length >= MOST_HELD) return yield* followJob(app, owned, 0);
  const end = now + forMs;
  held.set(owned.userId, [...others, end]);
  try {
    yield* followJob(app, owned, forMs);
  } finally {
    const left = held.get(owned.userId) ?? [];
    const place = left.indexOf(end);
    if (place >= 0) left.splice(place, 1);
    if (left.length === 0) held.delete(owned.userId);
  }
}
