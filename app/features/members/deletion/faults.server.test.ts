import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { discardAll } from "~/features/resume/job/discard.server";
import { clockAt } from "../../../../test/support/app";
import { everythingKept, openJob, personKept } from "../../../../test/support/deletion";
import { insist, onTrial, type Trial, walk } from "../../../../test/support/faults";
import { messages } from "../../../../test/support/messages";
import { deleteAccount } from "./delete-account.server";
import { followProvider } from "./follow-provider.server";

/** Somebody about whom every table says something deletes the account, while a resume of theirs waits. */
async function leave(trial: Trial) {
  const { app: kept, clerk, id, pingId, second, job, voted, authenticated, forgotten } = await personKept();
  const app = onTrial(kept, trial);
  const queue = messages(trial);
  await queue.sending.sendJob({ kind: "resume.analyse", id: job });
  const running = await openJob({ ...kept, now: trial.clock.now }, id);
  await queue.sending.sendJob({ kind: "resume.analyse", id: running });

  const discardFiles = (of: string) => discardAll(app, of);
  const ask = () =>
    deleteAccount(app, { id, discardFiles, endAccount: () => app.identity.deleteAccount(id) });
  /** What Clerk sends once it has ended the account, until it is answered. */
  const event = () => followProvider(app, { type: "user.deleted", subject: id }, discardFiles);

  const isGone = await insist(trial, 6, async () => {
    const work = clerk.people.has(id) ? ask : event;
    trial.beside(work);
    return (await work()).ok || null;
  });
  expect(isGone).toBe(true);
  trial.beside(null);
  await queue.workOff(app);
  trial.end();
  const left = await everythingKept();
  for (const mark of [id, pingId, second, job, running]) expect(left).not.toContain(mark);
  expect(left).toContain(voted);
  expect((await env.UPLOADS.list()).objects).toEqual([]);
  expect(new Set(forgotten)).toEqual(new Set([`cus_${id}`]));
  expect((await authenticated()).state).toBe("signedOut");
}

test.each(["before", "after", "killed", "again"] as const)(
  "%s at whichever call of a deletion: of the person nothing is left, and the payments service has forgotten them",
  async (fault) => {
    const { met, wrong } = await walk(fault, () => clockAt(new Date().toISOString()), leave);
    expect(wrong).toEqual([]);
    expect(met).toBeGreaterThan(2);
  },
);
