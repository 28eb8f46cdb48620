import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { clockAt, testApp } from "../../../../test/support/app";
import { countingD1 } from "../../../../test/support/counting-d1";
import { grantPro, revokePro } from "./grant.server";
import { placeOf } from "./grant-page";
import { changePlaceOf, changesCsv, grantsCsv, listGrants, readMemberPage } from "./list.server";

const NOW = "2026-11-22T10:00:00Z";

beforeEach(async () => {
  await testApp();
  await env.DB.batch([env.DB.prepare("DELETE FROM pro_grants"), env.DB.prepare("DELETE FROM audit")]);
});

async function setUp() {
  const clock = clockAt(NOW);
  const app = await testApp({ now: clock.now });
  return { app, clock };
}

const changes = async () =>
  (await env.DB.prepare("SELECT actor, action, subject, before FROM audit ORDER BY at, rowid").all()).results;

const until = (expiry_date: string | null) => JSON.stringify({ expiry_date });

const place = (query = "") => placeOf(new URLSearchParams(query));

async function fill(count: number) {
  const rows = Array.from({ length: count }, (_, index) => `m${String(index).padStart(4, "0")}@example.com`);
  await env.DB.prepare("INSERT INTO pro_grants SELECT value, 1900000000000, 0 FROM json_each(?)")
    .bind(JSON.stringify(rows))
    .run();
  return rows;
}

test("a member is added for a year, again for another year, and each stands in the audit", async () => {
  const { app, clock } = await setUp();
  const first = await grantPro(app, "ping-1", " Ann@Example.com ");
  expect(first).toEqual({
    ok: true,
    grant: { email: "ann@example.com", expiryDate: new Date("2027-11-22T10:00:00Z") },
  });
  clock.pass(1000);
  expect(await grantPro(app, "ping-2", "ann@example.com")).toMatchObject({
    grant: { expiryDate: new Date("2028-11-22T10:00:00Z") },
  });
  expect((await listGrants(app, place())).grants).toHaveLength(1);
  expect(await changes()).toEqual([
    { actor: "ping-1", action: "member.grant", subject: "ann@example.com", before: until(null) },
    {
      actor: "ping-2",
      action: "member.grant",
      subject: "ann@example.com",
      before: until("2027-11-22T10:00:00.000Z"),
    },
  ]);
});

test.each([
  { now: "2026-11-22", present: "2027-01-10", expiry: "2028-01-10" },
  { now: "2026-11-22", present: "2026-11-21", expiry: "2027-11-22" },
  { now: "2026-11-22", present: "2019-02-01", expiry: "2027-11-22" },
  { now: "2028-02-29", present: null, expiry: "2029-02-28" },
  { now: "2027-03-01", present: "2028-02-29", expiry: "2029-02-28" },
  { now: "2027-02-28", present: null, expiry: "2028-02-28" },
  { now: "2026-12-31", present: null, expiry: "2027-12-31" },
])("granted on $now, where it ran to $present, it runs to $expiry", async ({ now, present, expiry }) => {
  const at = (day: string) => new Date(`${day}T10:30:00.125Z`);
  const app = await testApp({ now: () => at(now) });
  const email = "ann@example.com";
  if (present)
    await env.DB.prepare("INSERT INTO pro_grants VALUES (?, ?, 0)").bind(email, at(present).getTime()).run();
  const grant = { email, expiryDate: at(expiry) };
  expect(await grantPro(app, "ping-1", email)).toEqual({ ok: true, grant });
  expect((await listGrants(app, place())).grants).toEqual([grant]);
});

test("ten administrators who press at the same time add ten years", async () => {
  const { app } = await setUp();
  const presses = Array.from({ length: 10 }, (_, index) => grantPro(app, `ping-${index}`, "ann@example.com"));
  const years = (await Promise.all(presses)).map(
    (result) => result.ok && result.grant.expiryDate.getUTCFullYear(),
  );
  expect(new Set(years)).toEqual(new Set([2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036]));
  expect((await listGrants(app, place())).grants).toEqual([
    { email: "ann@example.com", expiryDate: new Date("2036-11-22T10:00:00Z") },
  ]);
  expect(await changes()).toHaveLength(10);
});

test("an address that is none adds nobody and stands in no audit", async () => {
  const { app } = await setUp();
  for (const typed of ["", "ann", "ann@exam\u0000ple.com", "a".repeat(10_000), "wang@例子.中国"])
    expect(await grantPro(app, "ping-1", typed)).toMatchObject({ ok: false });
  expect((await listGrants(app, place())).grants).toEqual([]);
  expect(await changes()).toEqual([]);
});

test("a member is removed once, and only that stands in the audit", async () => {
  const { app } = await setUp();
  await grantPro(app, "ping-1", "ann@example.com");
  const results = await Promise.all([1, 2, 3].map(() => revokePro(app, "ping-1", "ANN@example.com")));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, reason: "members.alreadyGone" });
  expect((await listGrants(app, place())).grants).toEqual([]);
  expect((await changes()).map(({ action, before }) => [action, before])).toEqual([
    ["member.grant", until(null)],
    ["member.revoke", until("2027-11-22T10:00:00.000Z")],
  ]);
});

test("pages follow each other forwards and backwards without a gap or a repeat", async () => {
  const { app } = await setUp();
  const rows = await fill(25);
  const seen: string[][] = [];
  let after: string | null = null;
  do {
    const page = await listGrants(app, { search: "", after, before: null }, 10);
    seen.push(page.grants.map(({ email }) => email));
    expect(page.previous === null).toBe(after === null);
    after = page.next;
  } while (after !== null);
  expect(seen.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(seen.flat()).toEqual(rows);
  const back = await listGrants(app, { search: "", after: null, before: rows[20] ?? "" }, 10);
  expect(back.grants.map(({ email }) => email)).toEqual(seen[1]);
  expect([back.previous, back.next]).toEqual([rows[10], rows[19]]);
  const first = await listGrants(app, { search: "", after: null, before: back.previous }, 10);
  expect(first.grants.map(({ email }) => email)).toEqual(seen[0]);
  expect([first.previous, first.next]).toEqual([null, rows[9]]);
});

test("a page of exactly as many members as fit has none after it", async () => {
  const { app } = await setUp();
  await fill(10);
  expect(await listGrants(app, place(), 10)).toMatchObject({ previous: null, next: null });
  expect((await listGrants(app, place("after=m9"), 10)).grants).toEqual([]);
});

test("a search finds addresses by how they begin, and takes signs of patterns as they are", async () => {
  const { app } = await setUp();
  await fill(3);
  for (const email of ["ann@example.com", "anna@example.com", "a%@example.com", "bob_ann@example.com"])
    await grantPro(app, "ping-1", email);
  const found = async (q: string) =>
    (await listGrants(app, place(`q=${encodeURIComponent(q)}`))).grants.map(({ email }) => email);
  expect(await found(" ANN ")).toEqual(["ann@example.com", "anna@example.com"]);
  expect(await found("a%")).toEqual(["a%@example.com"]);
  expect(await found("_")).toEqual([]);
  expect(await found("' OR 1=1 --")).toEqual([]);
  expect(await found("x".repeat(5000))).toHaveLength(7);
});

test("the page of members is one round trip, with the latest changes and who made them", async () => {
  const { app, clock } = await setUp();
  await env.DB.prepare(
    "INSERT OR REPLACE INTO users (id, ping_id, primary_email, emails, created_at) VALUES ('u1', 'ping-1', 'admin@wink.test', '[]', 0)",
  ).run();
  for (let index = 0; index < 25; index++) {
    clock.pass(1);
    await grantPro(app, index % 2 ? "ping-1" : "ping-gone", `m${index}@example.com`);
  }
  const { trips, db } = countingD1();
  const page = await readMemberPage({ db }, place(), null);
  expect(trips.count).toBe(1);
  await listGrants({ db }, place());
  expect(trips.count).toBe(2);
  expect(page.changes).toHaveLength(20);
  expect(page.changes[0]).toMatchObject({
    actor: "ping-gone",
    action: "member.grant",
    subject: "m24@example.com",
  });
  expect(page.changes[1]).toMatchObject({ actor: "admin@wink.test", subject: "m23@example.com" });
  const rest = await readMemberPage(app, place(), changePlaceOf(page.earlier));
  expect(rest.changes.map(({ subject }) => subject)).toEqual([4, 3, 2, 1, 0].map((n) => `m${n}@example.com`));
  expect(rest.earlier).toBeNull();
});

test("changes of one moment stand on their pages once each", async () => {
  const { app } = await setUp();
  for (let index = 0; index < 45; index++) await grantPro(app, "ping-1", `m${index}@example.com`);
  const pages: string[][] = [];
  for (let earlier: string | null = ""; earlier !== null; ) {
    const page = await readMemberPage(app, place(), changePlaceOf(earlier));
    pages.push(page.changes.map(({ subject }) => subject));
    earlier = page.earlier;
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(new Set(pages.flat()).size).toBe(45);
});

test.each(["", "x", "1", "1.", "9e9.a", "-1.a", `1.${"a".repeat(100)}`])(
  "%j is no place in the audit",
  (cursor) => {
    expect(changePlaceOf(cursor)).toBeNull();
  },
);

test("the file holds every member once, safe against formulas", async () => {
  const { app } = await setUp();
  const rows = await fill(4100);
  await grantPro(app, "ping-1", "+a@example.com");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    await new Response(grantsCsv(app)).arrayBuffer(),
  );
  const lines = text.split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "\u{feff}email,expiry_date",
    "'+a@example.com,2027-11-22T10:00:00.000Z",
    `${rows[0]},2030-03-17T17:46:40.000Z`,
  ]);
  expect(new Set(lines).size).toBe(4103);
});

test("the file of changes holds all, the latest first, and nothing that a spreadsheet would run", async () => {
  const { app } = await setUp();
  const numbers = JSON.stringify(Array.from({ length: 450 }, (_, index) => index));
  await env.DB.prepare(
    "INSERT INTO audit SELECT 'c' || value, 1000 * (value + 1), 'ping-gone', 'source.set', '=cmd' || value, NULL FROM json_each(?)",
  )
    .bind(numbers)
    .run();
  await grantPro(app, "ping-gone", "ann@example.com");
  const lines = (await new Response(changesCsv(app)).text()).split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "at,actor,action,subject,before",
    `${new Date(NOW).toISOString()},ping-gone,member.grant,ann@example.com,"{""expiry_date"":null}"`,
    "1970-01-01T00:07:30.000Z,ping-gone,source.set,'=cmd449,",
  ]);
  expect(lines).toHaveLength(1 + 451 + 1);
  expect(lines.at(-2)).toContain("'=cmd0,");
});
