import type { App } from "~/ports/app";
import { hasEnded, type JobView } from "./job-view";
import { findOwnJob } from "./store.server";

type Needs = Pick<App, "db" | "now">;
type Owned = { jobId: string; userId: string };

export async function viewJob(app: Needs, { jobId, userId }: Owned): Promise<JobView | null> {
  const job = await findOwnJob(app.db, jobId, userId);
  if (!job) return null;
  return {
    id: job.id,
    state: job.state === "uploading" ? "queued" : job.state,
    stage: job.stage,
    error: job.error,
    elapsed: (job.finishedAt ?? app.now()).getTime() - job.createdAt.getTime(),
  };
}

export async function* followJob(app: Needs, owned: Owned, forMs: number): AsyncGenerator<JobView> {
  const deadline = app.now().getTime() + forMs;
  let lastSent = "";
  for (let asked = 0; ; asked++) {
    const view = await viewJob(app, owned);
    if (!view) return;
    if (`${view.state} ${view.stage}` !== lastSent) {
      lastSent = `${view.state} ${view.stage}`;
      yield view;
    }
    if (hasEnded(view) || app.now().getTime() >= deadline) return;
    await new Promise((resolve) => setTimeout(resolve, asked < 40 ? 100 : 500));
  }
}
