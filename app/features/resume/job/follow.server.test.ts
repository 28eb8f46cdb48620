import { expect, test } from "vitest";
import { clockAt, testApp } from "../../../../test/support/app";
import { awaitEnd, followForPerson, followJob, viewJob } from "./follow.server";
import type { JobView } from "./job-view";
import { claimJob, closeJob, enterStage } from "./store.server";
import { submit } from "./submit.server";

async function opened() {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await testApp({ now: clock.now });
  const owned = { userId: crypto.randomUUID() };
  const file = new TextEncoder().encode("%PDF-1.7");
  const result = await submit(app, { ...owned, locale: "en", file, jobDescription: null });
  if (!result.ok) throw new Error(result.reason);
  return { app, clock, owned: { ...owned, jobId: result.jobId } };
}

async function collected(views: AsyncGenerator<JobView>, seen: JobView[] = []): Promise<JobView[]> {
  for await (const view of views) seen.push(view);
  return seen;
}

test("a job is shown to its owner and to nobody else", async () => {
  const { app, clock, owned } = await opened();
  clock.pass(1500);
  expect(await viewJob(app, owned)).toEqual({
    id: owned.jobId,
    state: "queued",
    stage: "reading",
    error: null,
    elapsed: 1500,
  });
  expect(await viewJob(app, { ...owned, userId: "somebody-else" })).toBeNull();
  expect(await viewJob(app, { ...owned, jobId: "' OR 1=1 --" })).toBeNull();
});

test("a job is followed through its stages to its end, each said once", async () => {
  const { app, owned } = await opened();
  const seen: JobView[] = [];
  const followed = collected(followJob(app, owned, 10_000), seen);
  await expect.poll(() => seen.length).toBe(1);
  const claimed = await claimJob(app.db, owned.jobId, app.now(), 1000);
  if (!claimed) throw new Error("the job is not to be had");
  await enterStage(app.db, claimed, "rewriting", app.now(), 1000);
  await expect.poll(() => seen.at(-1)?.stage).toBe("rewriting");
  await closeJob(app.db, owned.jobId, ["running"], "cancelled", app.now());
  const states = (await followed).map(({ state, stage }) => `${state} ${stage}`);
  expect(states.at(0)).toBe("queued reading");
  expect(states.at(-1)).toBe("cancelled rewriting");
  expect(new Set(states).size).toBe(states.length);
});

test("following ends when its time is over, so that the connection can be made anew", async () => {
  const { app, clock, owned } = await opened();
  const seen: JobView[] = [];
  const followed = collected(followJob(app, owned, 25_000), seen);
  await expect.poll(() => seen.length).toBe(1);
  clock.pass(25_000);
  expect(await followed).toHaveLength(1);
});

test("a job that has ended is said once, one that is not there not at all", async () => {
  const { app, owned } = await opened();
  await closeJob(app.db, owned.jobId, ["queued"], "cancelled", app.now());
  expect(await collected(followJob(app, owned, 10_000))).toMatchObject([{ state: "cancelled" }]);
  expect(await collected(followJob(app, { ...owned, userId: "somebody-else" }, 10_000))).toEqual([]);
});

test("a fifth connection of a person says how the job stands and ends, until one of the four does", async () => {
  const { app, owned } = await opened();
  const follow = () => followForPerson(app, owned, 10_000);
  const four = [1, 2, 3, 4].map(follow);
  for (const each of four) expect((await each.next()).value).toMatchObject({ state: "queued" });
  expect(await collected(follow())).toMatchObject([{ state: "queued" }]);
  await four[0]?.return(undefined);
  const next = follow();
  expect((await next.next()).value).toMatchObject({ state: "queued" });
  const going = next.next();
  await closeJob(app.db, owned.jobId, ["queued"], "cancelled", app.now());
  expect((await going).value).toMatchObject({ state: "cancelled" });
});

test("whoever waits is told of the end, and of nothing where there is none or the database does not say", async () => {
  const { app, owned } = await opened();
  const waited = (db = app.db) => awaitEnd({ ...app, db }, owned, 0);
  expect(await waited()).toBeNull();
  const lost = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
  const query = { ...app.db.query, resumeJobs: { ...app.db.query.resumeJobs, findFirst: lost } };
  expect(await waited(Object.assign(Object.create(app.db), { query }))).toBeNull();
  await closeJob(app.db, owned.jobId, ["queued"], "cancelled", app.now());
  expect(await waited()).toMatchObject({ state: "cancelled" });
});
