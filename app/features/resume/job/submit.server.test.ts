import { env } from "cloudflare:workers";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clockAt, filesOf, testApp } from "../../../../test/support/app";
import { claimJob, findJob, SILENT_MS } from "./store.server";
import { submit } from "./submit.server";
import { getUpload } from "./uploads.server";

const pdf = new TextEncoder().encode("%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\n%%EOF");

function from(userId: string, file: Uint8Array = pdf) {
  return { userId, locale: "en" as const, file, jobDescription: null };
}

test("an upload is kept, recorded and queued under one id", async () => {
  const app = await testApp();
  const opened = await submit(app, { ...from("ann"), jobDescription: "Rust 工程师" });
  expect(opened.ok).toBe(true);
  if (!opened.ok) return;
  expect(app.sent).toEqual([{ kind: "resume.analyse", id: opened.jobId, requestId: app.requestId }]);
  expect(await findJob(app.db, opened.jobId)).toMatchObject({ state: "queued", userId: "ann", attempt: 0 });
  expect(await getUpload(app.uploads, opened.jobId)).toEqual({ file: pdf, jobDescription: "Rust 工程师" });
});

test("a file that is no resume is refused before anything is kept", async () => {
  const app = await testApp();
  const refused = await submit(app, from("bob", new TextEncoder().encode("just text")));
  expect(refused).toEqual({ ok: false, reason: "resume.notAResume" });
  expect(app.sent).toEqual([]);
});

test("an empty file, an overlong file and an overlong job description each have their own refusal", async () => {
  const app = await testApp();
  const reasons = [
    await submit(app, from("cyd", new Uint8Array())),
    await submit(app, from("cyd", new Uint8Array(5 * 1024 * 1024 + 1))),
    await submit(app, { ...from("cyd"), jobDescription: "x".repeat(12_001) }),
  ].map((result) => (result.ok ? "ok" : result.reason));
  expect(reasons).toEqual(["resume.empty", "resume.tooLarge", "resume.jobDescriptionTooLong"]);
});

test("a third running job is refused with a time to come back, also when all arrive at once", async () => {
  for (let round = 0; round < 20; round++) {
    const app = await testApp();
    const user = `dan-${round}`;
    const results = await Promise.all([1, 2, 3, 4].map(() => submit(app, from(user))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(results.filter((result) => !result.ok && result.reason === "resume.tooManyRunning")).toHaveLength(
      2,
    );
    expect(app.sent).toHaveLength(2);
  }
});

test("the twenty-first job of a day is refused until the first is a day old", async () => {
  let now = Date.parse("2026-03-01T08:00:00Z");
  const app = await testApp({ now: () => new Date(now) });
  for (let job = 0; job < 20; job++) {
    const opened = await submit(app, from("eve"));
    expect(opened.ok).toBe(true);
    if (opened.ok)
      await env.DB.prepare("UPDATE resume_jobs SET state='done' WHERE id=?").bind(opened.jobId).run();
    now += 60_000;
  }
  const refused = await submit(app, from("eve"));
  expect(refused).toMatchObject({ ok: false, reason: "resume.dailyLimit", values: { retryAfter: 85_200 } });
  now += 85_200_000;
  expect((await submit(app, from("eve"))).ok).toBe(true);
});

test("when a running job ends while it stands in the way, nobody is sent away for a day", async () => {
  const app = await testApp();
  await submit(app, from("joy"));
  await submit(app, from("joy"));
  const ending = Object.create(app.db, {
    run: {
      value: async (query: SQL) => {
        const opened = await app.db.run(query);
        await app.db.run(sql`UPDATE resume_jobs SET state = 'done' WHERE user_id = 'joy'`);
        return opened;
      },
    },
  });
  expect(await submit({ ...app, db: ending }, from("joy"))).toMatchObject({
    reason: "resume.tooManyRunning",
  });
});

test("the day's limit ends with the oldest job, failed or not", async () => {
  let now = Date.parse("2026-03-01T08:00:00Z");
  const app = await testApp({ now: () => new Date(now) });
  for (let job = 0; job < 20; job++) {
    const opened = await submit(app, from("kim"));
    if (!opened.ok) throw new Error(opened.reason);
    const end = job === 0 ? "state='failed', error='resume.failed'" : "state='done'";
    await env.DB.prepare(`UPDATE resume_jobs SET ${end} WHERE id=?`).bind(opened.jobId).run();
    now += 3_600_000;
  }
  expect(await submit(app, from("kim"))).toMatchObject({ values: { retryAfter: 4 * 3600 } });
});

test("a job whose worker or message was lost takes up no room", async () => {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await testApp({ now: clock.now });
  const jobs = [await submit(app, from("fay")), await submit(app, from("fay"))];
  const [first] = jobs;
  if (!first?.ok) throw new Error(first?.reason);
  await claimJob(app.db, first.jobId, clock.now(), SILENT_MS);
  clock.pass(SILENT_MS - 1);
  expect((await submit(app, from("fay"))).ok).toBe(false);
  clock.pass(2);
  expect((await submit(app, from("fay"))).ok).toBe(true);
});

test("when the queue refuses, the answer is unavailable and nothing is left behind", async () => {
  const base = await testApp();
  const app = {
    ...base,
    newId: () => "11111111-1111-4111-8111-111111111111",
    sendJob: () => Promise.reject(new Error("queue is down")),
  };
  expect(await submit(app, from("gus"))).toEqual({ ok: false, reason: "unavailable" });
  expect(await filesOf("11111111-1111-4111-8111-111111111111")).toEqual([]);
  expect(await findJob(app.db, "11111111-1111-4111-8111-111111111111")).toBeUndefined();
});

test("when the storage refuses, the answer is unavailable and the day is not charged", async () => {
  const base = await testApp();
  const uploads = { put: () => Promise.reject(new Error("storage is down")), delete: async () => undefined };
  const app = { ...base, newId: () => "22222222-2222-4222-8222-222222222222", uploads: uploads as never };
  expect(await submit(app, from("hal"))).toEqual({ ok: false, reason: "unavailable" });
  expect(await findJob(app.db, "22222222-2222-4222-8222-222222222222")).toBeUndefined();
});

test("when the database refuses, the answer is unavailable and nothing is queued", async () => {
  const base = await testApp();
  const db = {
    run: () => Promise.reject(new Error("D1 is overloaded")),
    delete: () => ({ where: async () => undefined }),
  };
  expect(await submit({ ...base, db: db as never }, from("ida"))).toEqual({
    ok: false,
    reason: "unavailable",
  });
  expect(base.sent).toEqual([]);
});
