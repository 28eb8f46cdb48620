import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { claimRow, releaseClaim, updateClaimed } from "./claims";
import { openDb } from "./client.server";

/** A table that the product does not have: what holds here holds for every table with these columns. */
const letters = sqliteTable("letters", {
  id: text("id").primaryKey(),
  state: text("state", { enum: ["written", "running", "sent"] }).notNull(),
  attempt: integer("attempt").notNull().default(0),
  leaseUntil: integer("lease_until", { mode: "timestamp_ms" }),
  stamp: text("stamp"),
});

const db = openDb(env.DB);
const noon = new Date("2026-03-01T12:00:00Z");
const LEASE = 60_000;

async function writtenLetter(): Promise<string> {
  await env.DB.exec(
    "CREATE TABLE IF NOT EXISTS letters (id TEXT PRIMARY KEY, state TEXT NOT NULL, attempt INTEGER NOT NULL DEFAULT 0, lease_until INTEGER, stamp TEXT)",
  );
  const id = crypto.randomUUID();
  await db.insert(letters).values({ id, state: "written" });
  return id;
}

const claimAt = (id: string, afterMs = 0) =>
  claimRow(db, letters, {
    id,
    waiting: ["written"],
    now: new Date(noon.getTime() + afterMs),
    leaseMs: LEASE,
    set: { stamp: null },
  });

async function claimed(id: string, afterMs = 0) {
  const claim = await claimAt(id, afterMs);
  if (!claim) throw new Error("the letter is not to be had");
  return claim;
}

const letter = async (id: string) => (await db.select().from(letters)).find((row) => row.id === id);

test("a row that waits is claimed once, however many ask at the same time", async () => {
  const id = await writtenLetter();
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimAt(id)));
  expect(claims.filter(Boolean)).toEqual([{ id, attempt: 1 }]);
  expect(await letter(id)).toMatchObject({
    state: "running",
    attempt: 1,
    leaseUntil: new Date(noon.getTime() + LEASE),
  });
});

test("a claimed row is to be had again when its lease has run out, and not before", async () => {
  const id = await writtenLetter();
  await claimed(id);
  expect(await claimAt(id, LEASE - 1)).toBeNull();
  expect(await claimAt(id, LEASE)).toEqual({ id, attempt: 2 });
});

test("a row that has ended, or that is not there, is never to be had", async () => {
  const id = await writtenLetter();
  await releaseClaim(db, letters, await claimed(id), { state: "sent" });
  expect(await claimAt(id, LEASE)).toBeNull();
  // Nor where whoever ended it left the lease standing.
  await db.update(letters).set({ leaseUntil: noon }).where(eq(letters.id, id));
  expect(await claimAt(id, LEASE)).toBeNull();
  expect(await claimAt("nobody")).toBeNull();
});

test("a worker that was overtaken writes, gives back and ends nothing more", async () => {
  const id = await writtenLetter();
  const first = await claimed(id);
  const second = await claimed(id, LEASE);
  const overtaken = await letter(id);
  expect(await updateClaimed(db, letters, first, { stamp: "late" })).toBe(false);
  expect(await releaseClaim(db, letters, first, { state: "written" })).toBe(false);
  expect(await releaseClaim(db, letters, first, { state: "sent" })).toBe(false);
  expect(await letter(id)).toEqual(overtaken);
  expect(await updateClaimed(db, letters, second, { stamp: "in time" })).toBe(true);
  expect(await letter(id)).toMatchObject({ state: "running", stamp: "in time" });
});

test("a row that was ended from outside cannot be written by the worker that had it", async () => {
  const id = await writtenLetter();
  const claim = await claimed(id);
  await db.update(letters).set({ state: "sent" });
  expect(await updateClaimed(db, letters, claim, { stamp: "late" })).toBe(false);
});

test("a row that is given back is to be had at once, and its lease is over", async () => {
  const id = await writtenLetter();
  expect(await releaseClaim(db, letters, await claimed(id), { state: "written" })).toBe(true);
  expect(await letter(id)).toMatchObject({ state: "written", leaseUntil: null });
  expect(await claimAt(id)).toEqual({ id, attempt: 2 });
});
