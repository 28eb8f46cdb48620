import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, resumeJobs } from "~/db/schema";
import { testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { releaseCredit, reserveCredit } from "./store.server";

const at = new Date("2026-03-01T08:00:00Z");

test("a worker without the lease of its job sets no credit aside and gives none back", async () => {
  const { db } = await testApp();
  const { id: userId } = await newMember({ db });
  const job = { id: crypto.randomUUID(), userId };
  const common = { locale: "en", stage: "reading", createdAt: at, updatedAt: at } as const;
  await db.insert(resumeJobs).values({ ...job, ...common, state: "running", attempt: 2 });
  await db.insert(credits).values({ id: job.id, userId, source: job.id, createdAt: at });
  const usedBy = async () =>
    (await db.select().from(credits).where(eq(credits.userId, userId))).map(({ jobId }) => jobId);

  expect(await reserveCredit(db, { ...job, attempt: 1 })).toBe(false);
  expect(await usedBy()).toEqual([null]);
  expect(await reserveCredit(db, { ...job, attempt: 2 })).toBe(true);
  await releaseCredit(db, { ...job, attempt: 1 });
  expect(await usedBy()).toEqual([job.id]);

  await releaseCredit(db, { ...job, attempt: 2 });
  await db.update(resumeJobs).set({ state: "cancelled" }).where(eq(resumeJobs.id, job.id));
  expect(await reserveCredit(db, { ...job, attempt: 2 })).toBe(false);
  expect(await usedBy()).toEqual([null]);
});
