import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, resumeJobs, subscriptions } from "~/db/schema";
import { LEASE_MS } from "~/features/resume/job/analyse.server";
import { acknowledgeDelivery, deliver } from "~/features/resume/job/deliver.server";
import { discard } from "~/features/resume/job/discard.server";
import { submit } from "~/features/resume/job/submit.server";
import type { Analyst } from "~/ports/analyst";
import type { App } from "~/ports/app";
import type { Labeller } from "~/ports/labeller";
import { clockAt, readFile, type TestApp, testApp } from "../../../test/support/app";
import { newMember } from "../../../test/support/billing";
import { cronLines } from "../cron/lines.server";
import { jobRegistry } from "./registry.server";

const resume = await readFile("test/data/resume/awesome-cv-resume.pdf");
const { run, abandon } = jobRegistry["resume.analyse"];

/** A model that the administrator configured; `before` comes first in each of its answers. */
const model = (app: App, before: () => unknown = () => undefined): Analyst => ({
  name: "openai",
  analyse: async (question, signal) => {
    await before();
    return app.builtinAnalyst.analyse(question, signal);
  },
});

const down: Analyst = { name: "openai", analyse: async () => ({ ok: false, reason: "analyst.unavailable" }) };

const unavailable = (plan: string) => ({ from: "openai", reason: "analyst.unavailable", plan });
const notConfigured = (plan: string) => ({ from: "openai", reason: "analyst.notConfigured", plan });

const withModel = (app: TestApp, before?: () => unknown) => ({
  ...app,
  analyst: async () => model(app, before),
});

async function memberWith(app: TestApp, bought: number) {
  const { id } = await newMember(app);
  for (let index = 0; index < bought; index++)
    await app.db.insert(credits).values({
      id: `${id} ${index}`,
      userId: id,
      source: `${id} ${index}`,
      createdAt: new Date(1_000_000 + index),
    });
  return id;
}

async function submitted(app: TestApp, userId: string, file: Uint8Array = resume) {
  const opened = await submit(app, { userId, locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.jobId;
}

const usedBy = async (app: App, userId: string) =>
  (await app.db.select().from(credits).where(eq(credits.userId, userId)).orderBy(credits.createdAt)).map(
    ({ jobId }) => jobId,
  );

async function reportOf(app: App, jobId: string, userId: string) {
  const delivered = await deliver(app, { jobId, userId });
  return delivered.ok ? JSON.parse(delivered.resumeData).report : delivered.reason;
}

async function analystOf(app: App, jobId: string, userId: string) {
  const report = await reportOf(app, jobId, userId);
  return report.analyst ?? report;
}

test("a job done by the model takes one credit, the oldest, however often its message comes", async () => {
  const app = withModel(await testApp());
  const userId = await memberWith(app, 2);
  const jobId = await submitted(app, userId);
  await Promise.all([1, 2, 3].map(() => run(app, jobId)));
  await run(app, jobId);
  expect(await analystOf(app, jobId, userId)).toBe("openai");
  expect(await usedBy(app, userId)).toEqual([jobId, null]);
  await acknowledgeDelivery(app, jobId);
  await run(app, jobId);
  await abandon(app, jobId);
  for (const line of cronLines.filter(({ cron }) => cron === "* * * * *")) await line.run(app);
  expect(await usedBy(app, userId)).toEqual([jobId, null]);
});

test("who has paid for nothing gets the built-in analyst, with or without a model, and nothing is said of one", async () => {
  const app = await testApp();
  const userId = await memberWith(app, 0);
  for (const site of [app, withModel(app), { ...app, analyst: async () => down }]) {
    const jobId = await submitted(app, userId);
    await run(site, jobId);
    expect(await reportOf(app, jobId, userId)).toMatchObject({ analyst: "builtin", fallback: null });
    await discard(app, { jobId, userId });
  }
});

test.each(["analyst.stopped", "analyst.spent", "analyst.ownSpent"] as const)(
  "a model that is not asked for %s is told with its reason, and nobody is charged",
  async (reason) => {
    const app = await testApp();
    const userId = await memberWith(app, 1);
    const analyst: Analyst =
      reason === "analyst.stopped"
        ? { ...app.builtinAnalyst, insteadBecause: reason }
        : { name: "openai", analyse: async () => ({ ok: false, reason }) };
    const jobId = await submitted(app, userId);
    await run({ ...app, analyst: async () => analyst }, jobId);
    const fallback = { from: "openai", reason, plan: "perUse" };
    expect(await reportOf(app, jobId, userId)).toMatchObject({ analyst: "builtin", fallback });
    expect(await usedBy(app, userId)).toEqual([null]);
  },
);

test("where the model is gone, who paid for it is served by the rules, told so and not charged", async () => {
  const app = await testApp();
  const buyer = await memberWith(app, 1);
  const subscriber = await memberWith(app, 0);
  await subscribe(app, subscriber, "monthly");
  for (const [userId, plan] of [
    [buyer, "perUse"],
    [subscriber, "monthly"],
  ] as const) {
    const jobId = await submitted(app, userId);
    await run(app, jobId);
    const fallback = notConfigured(plan);
    expect(await reportOf(app, jobId, userId)).toMatchObject({ analyst: "builtin", fallback });
  }
  expect(await usedBy(app, buyer)).toEqual([null]);
});

async function subscribe(app: App, userId: string, plan: "monthly" | "pro") {
  await app.db.insert(subscriptions).values({
    id: `sub ${userId}`,
    userId,
    plan,
    status: "active",
    currentPeriodEnd: new Date(Date.now() + 1_000_000),
    cancelsAtPeriodEnd: true,
    checkedAt: new Date(),
  });
}

test.each([
  ["monthly", "openai"],
  ["pro", "builtin"],
] as const)("the plan %s is served by %s and takes no credit", async (plan, analyst) => {
  const app = withModel(await testApp());
  const userId = await memberWith(app, plan === "monthly" ? 1 : 0);
  await subscribe(app, userId, plan);
  const jobId = await submitted(app, userId);
  await run(app, jobId);
  expect(await analystOf(app, jobId, userId)).toBe(analyst);
  expect((await usedBy(app, userId)).filter(Boolean)).toEqual([]);
});

test("a job that falls back to the built-in analyst says so and gives its credit back, however often its message comes", async () => {
  const app = await testApp();
  const userId = await memberWith(app, 2);
  const jobId = await submitted(app, userId);
  const broken = { ...app, analyst: async () => down };
  await Promise.all([1, 2, 3].map(() => run(broken, jobId)));
  await run(withModel(app), jobId);
  const report = await reportOf(app, jobId, userId);
  expect(report).toMatchObject({ analyst: "builtin", fallback: unavailable("perUse") });
  await acknowledgeDelivery(app, jobId);
  await run(withModel(app), jobId);
  expect(await usedBy(app, userId)).toEqual([null, null]);
});

test("a subscriber whose model fails is told so and loses no credit", async () => {
  const app = await testApp();
  const userId = await memberWith(app, 1);
  await subscribe(app, userId, "monthly");
  const jobId = await submitted(app, userId);
  await run({ ...app, analyst: async () => down }, jobId);
  const report = await reportOf(app, jobId, userId);
  expect(report).toMatchObject({ analyst: "builtin", fallback: unavailable("monthly") });
  expect(await usedBy(app, userId)).toEqual([null]);
});

test("a credit that a crashed worker set aside comes back where the model is gone meanwhile", async () => {
  const app = await testApp();
  const userId = await memberWith(app, 1);
  const jobId = await submitted(app, userId);
  const failing = withModel(app, () => Promise.reject(new Error("out of memory")));
  await expect(run(failing, jobId)).rejects.toThrow("out of memory");
  expect(await usedBy(app, userId)).toEqual([jobId]);
  await run(app, jobId);
  expect(await reportOf(app, jobId, userId)).toMatchObject({ fallback: notConfigured("perUse") });
  expect(await usedBy(app, userId)).toEqual([null]);
});

test("a job that is cancelled or whose file is no use gives its credit back", async () => {
  const app = await testApp();
  const userId = await memberWith(app, 1);
  const cancelled = await submitted(app, userId);
  const seen: (string | null)[] = [];
  const cancelling = withModel(app, async () => {
    seen.push(...(await usedBy(app, userId)));
    await discard(app, { jobId: cancelled, userId });
  });
  await run(cancelling, cancelled);
  expect(seen).toEqual([cancelled]);
  expect(await usedBy(app, userId)).toEqual([null]);
  await run(withModel(app), await submitted(app, userId, resume.slice(0, 2000)));
  expect(await usedBy(app, userId)).toEqual([null]);
});

test("of two jobs at once and one credit, one is done by the model", async () => {
  const app = withModel(await testApp());
  for (let round = 0; round < 5; round++) {
    const userId = await memberWith(app, 1);
    const jobs = [await submitted(app, userId), await submitted(app, userId)];
    await Promise.all(jobs.map((jobId) => run(app, jobId)));
    const analysts = await Promise.all(jobs.map((jobId) => analystOf(app, jobId, userId)));
    expect(analysts.sort()).toEqual(["builtin", "openai"]);
    expect((await usedBy(app, userId)).filter(Boolean)).toHaveLength(1);
  }
});

test("a crashed worker's credit serves the one who takes the job over", async () => {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await testApp({ now: clock.now });
  const userId = await memberWith(app, 1);
  const jobId = await submitted(app, userId);
  void run(
    withModel(app, () => new Promise(() => undefined)),
    jobId,
  );
  await expect.poll(() => usedBy(app, userId)).toEqual([jobId]);
  clock.pass(LEASE_MS);
  await run(withModel(app), jobId);
  expect(await analystOf(app, jobId, userId)).toBe("openai");
  expect(await usedBy(app, userId)).toEqual([jobId]);
});

test("a worker that was overtaken and falls back takes nothing from the one who goes on", async () => {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await testApp({ now: clock.now });
  const userId = await memberWith(app, 1);
  const jobId = await submitted(app, userId);
  const fallingBack: Analyst = {
    name: "openai",
    analyse: async () => {
      clock.pass(LEASE_MS);
      await run(withModel(app), jobId);
      return { ok: false, reason: "analyst.timedOut" };
    },
  };
  await run({ ...app, analyst: async () => fallingBack }, jobId);
  expect(await analystOf(app, jobId, userId)).toBe("openai");
  expect(await usedBy(app, userId)).toEqual([jobId]);
});

test("an unexpected failure keeps the credit for the next delivery, and giving up gives it back", async () => {
  const app = await testApp();
  const userId = await memberWith(app, 1);
  const jobId = await submitted(app, userId);
  const failing = withModel(app, () => Promise.reject(new Error("out of memory")));
  await expect(run(failing, jobId)).rejects.toThrow("out of memory");
  expect(await usedBy(app, userId)).toEqual([jobId]);
  await abandon(app, jobId);
  expect(await usedBy(app, userId)).toEqual([null]);
});

test("a job that nobody finished gives its credit back when the sweep ends it", async () => {
  const app = await testApp();
  const userId = await memberWith(app, 1);
  const jobId = await submitted(app, userId);
  await expect(
    run(
      withModel(app, () => Promise.reject(new Error("gone"))),
      jobId,
    ),
  ).rejects.toThrow("gone");
  await app.db
    .update(resumeJobs)
    .set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
    .where(eq(resumeJobs.id, jobId));
  for (const line of cronLines.filter(({ cron }) => cron === "* * * * *")) await line.run(app);
  expect(await usedBy(app, userId)).toEqual([null]);
});

const unclear = new TextEncoder().encode(
  "# Jane Smith\n\njane@example.com\n\n## Experience\n\nWalnut harbour; 2019 – 2021; Zebra quilt\n\n* Built a search page\n",
);

/** A model that says what the unclear page holds, and whose analyst is out of order. */
function withLabeller(app: TestApp) {
  const asked: string[][] = [];
  const labeller: Labeller = {
    name: "openai",
    label: async ({ segments }) => {
      asked.push(segments.map(({ text }) => text));
      const idOf = (text: string) => segments.find((segment) => segment.text === text)?.id;
      const fields = { "Walnut harbour": "O+", "2019 – 2021": "D", "Zebra quilt": "T" };
      return { ok: true, labels: Object.entries(fields).map(([text, label]) => `${idOf(text)} ${label}`) };
    },
  };
  return { app: { ...app, analyst: async () => down, labeller: async () => labeller }, asked };
}

test("an unclear page is read by the model of whoever paid for it; where its analyst then fails, nothing is charged", async () => {
  const { app, asked } = withLabeller(await testApp());
  const userId = await memberWith(app, 1);
  const jobId = await submitted(app, userId, unclear);
  await run(app, jobId);
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).not.toMatch(/Jane|example\.com/);
  const report = await reportOf(app, jobId, userId);
  expect(report).toMatchObject({ reader: "openai", analyst: "builtin" });
  expect(report.resume.sections[0].entries[0].organisation.text).toBe("Walnut harbour");
  expect(await usedBy(app, userId)).toEqual([null]);
});

test("the unclear page of nobody who paid is shown to no model", async () => {
  const { app, asked } = withLabeller(await testApp());
  const userId = await memberWith(app, 0);
  await run(app, await submitted(app, userId, unclear));
  expect(asked).toEqual([]);
});
