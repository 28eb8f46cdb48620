import { expect, test } from "vitest";
import { may } from "~/core/membership";
import { proGrants } from "~/db/schema";
import { clockAt, testApp } from "../../../../test/support/app";
import { fakeClerk, personOf } from "../../../../test/support/fake-clerk";
import { followProvider } from "../deletion/follow-provider.server";
import { authenticate } from "./authenticate.server";
import { recheck } from "./recheck.server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function setUp() {
  const clerk = fakeClerk();
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = { ...(await testApp({ now: clock.now, identity: clerk.identity })), identity: clerk.identity };
  const id = `user_${crypto.randomUUID()}`;
  const visit = async () => {
    const session = await authenticate(app, clerk.requestOf(id, clock.now()));
    if (session.state !== "member") throw new Error(session.state);
    if (session.isDue) await recheck(app, id);
    return session;
  };
  return { app, clerk, clock, id, visit };
}

test("an address that left the account takes its grant and its administration along", async () => {
  const { app, clerk, clock, id, visit } = await setUp();
  const granted = `granted-${id}@wink.test`;
  await app.db
    .insert(proGrants)
    .values({ email: granted, expiryDate: new Date("2027-01-01"), grantedAt: clock.now() });
  clerk.people.set(
    id,
    personOf(id, { primaryEmail: "admin@wink.test", emails: ["admin@wink.test", granted] }),
  );
  await visit();
  const before = await visit();
  expect(before.member.isAdmin).toBe(true);
  expect(may(before.member.membership, "customPrompts")).toBe(true);

  clerk.people.set(id, personOf(id, { name: "Ada" }));
  clock.pass(DAY - MINUTE);
  expect((await visit()).member.isAdmin).toBe(true);
  clock.pass(2 * MINUTE);
  await visit();
  const after = await visit();
  expect(after.member).toMatchObject({ isAdmin: false, email: `${id}@wink.test`, name: "Ada" });
  expect(after.member.membership.pro).toBeNull();
  expect(after.addresses).toEqual([`${id}@wink.test`]);
});

test("the provider is asked once a day, however many requests come", async () => {
  const { app, clerk, clock, id, visit } = await setUp();
  clerk.people.set(id, personOf(id));
  for (let round = 0; round < 5; round += 1) await visit();
  expect(clerk.asked).toHaveLength(1);
  clock.pass(DAY + 1);
  await Promise.all(Array.from({ length: 10 }, () => recheck(app, id)));
  expect(clerk.asked).toHaveLength(2);
});

test("a provider that is down changes nothing, is logged, and is left alone for ten minutes", async () => {
  const { app, clerk, clock, id, visit } = await setUp();
  clerk.people.set(id, personOf(id));
  await visit();
  clerk.people.set(id, personOf(id, { name: "New" }));
  clock.pass(DAY + 1);
  clerk.goDown(true);
  expect((await visit()).member.name).toBeNull();
  await visit();
  expect(clerk.asked).toHaveLength(2);
  expect(app.logged).toContainEqual(expect.objectContaining({ event: "member.recheck", level: "warn" }));
  clerk.goDown(false);
  clock.pass(10 * MINUTE + 1);
  await visit();
  expect((await visit()).member.name).toBe("New");
  expect(clerk.asked).toHaveLength(3);
});

test("a webhook writes what the provider says at the time it is asked, and creates nobody", async () => {
  const { app, clerk, id, visit } = await setUp();
  const nothing = async () => undefined;
  const event = { type: "user.updated" as const, subject: id };
  clerk.people.set(id, personOf(id, { name: "Before" }));
  expect(await followProvider(app, event, nothing)).toEqual({ ok: true });
  expect(await app.db.query.users.findFirst({ where: (users, { eq }) => eq(users.id, id) })).toBeUndefined();
  await visit();
  clerk.people.set(id, personOf(id, { name: "After" }));
  for (let round = 0; round < 2; round += 1) await followProvider(app, event, nothing);
  expect((await visit()).member.name).toBe("After");
  clerk.goDown(true);
  expect(await followProvider(app, event, nothing)).toEqual({
    ok: false,
    reason: "account.signInUnavailable",
  });
  expect(await followProvider(app, { type: "other" }, nothing)).toEqual({ ok: true });
});

test("an answer that was asked for earlier does not replace a later one", async () => {
  const { app, clerk, clock, id, visit } = await setUp();
  clerk.people.set(id, personOf(id));
  await visit();
  const release: ((read: { ok: true; person: ReturnType<typeof personOf> }) => void)[] = [];
  const slow = {
    ...app,
    identity: {
      ...clerk.identity,
      readPerson: () =>
        new Promise<{ ok: true; person: ReturnType<typeof personOf> }>((done) => release.push(done)),
    },
  };
  const event = { type: "user.updated" as const, subject: id };
  const late = followProvider(slow, event, async () => undefined);
  clock.pass(1000);
  clerk.people.set(id, personOf(id, { name: "Newer" }));
  await followProvider(app, event, async () => undefined);
  release[0]?.({ ok: true, person: personOf(id, { name: "Older" }) });
  await late;
  expect((await visit()).member.name).toBe("Newer");
});
