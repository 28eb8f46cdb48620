import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sourceReads, sources } from "~/db/schema";
import { testApp } from "../../../../test/support/app";
import {
  claimSource,
  endReading,
  findSource,
  giveUp,
  insertHeir,
  nameSources,
  type Reading,
  unqueue,
} from "./store.server";

const noon = new Date("2026-11-20T12:00:00Z");
const after = (ms: number) => new Date(noon.getTime() + ms);

test("the end of a reading that was overtaken, whichever, changes nothing and is noted nowhere", async () => {
  const { db } = await testApp();
  const id = "0123456789abcdef";
  await nameSources(db, [{ id, kind: "feed", url: "https://a.example/feed", host: "a.example" }], noon);
  const first = await claimSource(db, id, noon, 1000);
  const second = await claimSource(db, id, after(1000), 1000);
  if (!first || !second) throw new Error("the source is not to be had");
  expect([first.attempt, second.attempt]).toEqual([1, 2]);

  const reading: Reading = { ms: 5, error: null, notes: [], taken: 3 };
  const change = { title: "Overtaken", etag: '"old"', nextCheckAt: after(5000) };
  const reads = () => db.select().from(sourceReads).where(eq(sourceReads.sourceId, id));
  await endReading(db, first, noon, reading, change);
  await giveUp(db, first, after(5000));
  await unqueue(db, second);
  expect(await findSource(db, id)).toEqual(second);
  expect(await reads()).toEqual([]);

  await endReading(db, second, after(1000), reading, { ...change, title: "Read" });
  expect(await findSource(db, id)).toMatchObject({ state: "idle", title: "Read", leaseUntil: null });
  await endReading(db, second, after(1000), reading, change);
  await giveUp(db, second, after(9000));
  expect(await findSource(db, id)).toMatchObject({ title: "Read", failures: 0, nextCheckAt: after(5000) });
  expect(await reads()).toMatchObject([{ taken: 3 }]);
});

test("what comes in the place of a source goes on as was chosen for it", async () => {
  const { db } = await testApp();
  const sourceAt = (name: string) => ({
    id: name.padEnd(16, "0"),
    kind: "feed" as const,
    url: `https://${name}.example/feed`,
    host: `${name}.example`,
  });
  const [old, fresh, known] = [sourceAt("01d"), sourceAt("2e3"), sourceAt("4ab")];
  await nameSources(db, [old, known], noon);
  const chosen = { summaryOnly: true, isPaused: true, weight: 0.5 };
  await db.update(sources).set(chosen).where(eq(sources.id, old.id));
  await db.update(sources).set({ weight: 2, title: "Known" }).where(eq(sources.id, known.id));
  await insertHeir(db, old.id, fresh, noon);
  await insertHeir(db, old.id, known, noon);
  await nameSources(db, [fresh, known], noon);
  expect(await findSource(db, fresh.id)).toMatchObject({ ...chosen, isNamed: true, address: fresh.url });
  const kept = { summaryOnly: true, isPaused: false, weight: 2, title: "Known" };
  expect(await findSource(db, known.id)).toMatchObject(kept);
  await insertHeir(db, fresh.id, old, noon);
  expect(await findSource(db, old.id)).toMatchObject({ ...chosen, isNamed: false });
});
