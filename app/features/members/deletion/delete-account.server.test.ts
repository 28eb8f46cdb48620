import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refuse } from "~/core/result";
import { articles, embeddedPayments, proGrants, users, winks } from "~/db/schema";
import { openCheckout } from "~/features/billing/open-checkout.server";
import { readFeedVersions } from "~/features/pings/syndication/syndication.server";
import { discardAll } from "~/features/resume/job/discard.server";
import { testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { everythingKept, personKept } from "../../../../test/support/deletion";
import { personOf } from "../../../../test/support/fake-clerk";
import { authenticate } from "../sign-in/authenticate.server";
import { deleteAccount } from "./delete-account.server";
import { followProvider } from "./follow-provider.server";

test("after deletion no table, no bucket and no log line names the person", async () => {
  const { app, id, pingId, second, job, forgotten, remove } = await personKept();
  const before = await everythingKept();
  const marks = [id, pingId, second, job];
  for (const mark of marks) expect(before).toContain(mark);
  const other = await personKept();

  expect(await remove()).toEqual({ ok: true });
  const after = await everythingKept();
  for (const mark of marks) {
    expect(after).not.toContain(mark);
    expect(JSON.stringify(app.logged)).not.toContain(mark);
  }
  expect(forgotten).toEqual([`cus_${id}`]);
  for (const mark of [other.id, other.second, other.job]) expect(after).toContain(mark);
  expect(after).toContain('"actor":"boss"');
});

test("votes that go with an account are counted no more, and others still are", async () => {
  const { app, pingId, voted, remove } = await personKept();
  const counted = async () =>
    (
      await app.db
        .select({ likes: articles.likeCount, dislikes: articles.dislikeCount })
        .from(articles)
        .where(eq(articles.id, voted))
    )[0];
  expect(await counted()).toEqual({ likes: 2, dislikes: 0 });
  await remove();
  expect(await counted()).toEqual({ likes: 1, dislikes: 0 });
  expect(await app.db.$count(winks, eq(winks.tagId, pingId))).toBe(0);
});

test("a radar that goes with an account takes the pages kept of it along, and an account without one none", async () => {
  const { app, remove } = await personKept();
  const { common: before } = await readFeedVersions(app);
  await remove();
  expect((await readFeedVersions(app)).common).toBe(before + 1);
  const { id } = await newMember(app);
  await deleteAccount(app, { id, discardFiles: async () => undefined });
  expect((await readFeedVersions(app)).common).toBe(before + 1);
});

test("deleting twice, and two at once, end the same", async () => {
  const { id, remove } = await personKept();
  expect(await Promise.all([remove(), remove()])).toEqual([{ ok: true }, { ok: true }]);
  expect(await remove()).toEqual({ ok: true });
  expect(await everythingKept()).not.toContain(id);
});

test.each([
  ["payments", "account.paymentsUnavailable"],
  ["signIn", "account.signInUnavailable"],
] as const)(
  "where %s is down nothing of ours is deleted, and it can be tried again",
  async (which, reason) => {
    let isDown = true;
    const { clerk, id, job, second, remove, authenticated } = await personKept({
      ...(which === "payments" && {
        forgetCustomer: async () => (isDown ? refuse("billing.unavailable") : { ok: true }),
      }),
    });
    clerk.goDown(which === "signIn");
    expect(await remove()).toEqual({ ok: false, reason });
    expect((await authenticated()).state).toBe("member");
    const kept = await everythingKept();
    for (const mark of [id, job, second]) expect(kept).toContain(mark);
    isDown = false;
    clerk.goDown(false);
    expect(await remove()).toEqual({ ok: true });
    expect(await everythingKept()).not.toContain(id);
  },
);

test("an account that was deleted at the provider is deleted here, without asking there", async () => {
  const { app, clerk, id, forgotten } = await personKept();
  const event = { type: "user.deleted" as const, subject: id };
  expect(await followProvider(app, event, (of) => discardAll(app, of))).toEqual({ ok: true });
  expect(clerk.asked).toEqual([]);
  expect(forgotten).toEqual([`cus_${id}`]);
  expect(await everythingKept()).not.toContain(id);
});

test.each([
  ["that is not kept", false],
  ["of a row of a former build", true],
])("an unverified address %s takes nobody else's grant along", async (_, isKept) => {
  const { app, clerk, clock } = await personKept();
  const id = `user_${crypto.randomUUID()}`;
  const email = `claimed-${id}@wink.test`;
  clerk.people.set(id, personOf(id, { primaryEmail: "", emails: [] }));
  await authenticate(app, clerk.requestOf(id, clock.now()));
  if (isKept)
    await app.db
      .update(users)
      .set({ primaryEmail: email, emails: [email] })
      .where(eq(users.id, id));
  await app.db
    .insert(proGrants)
    .values({ email, expiryDate: new Date("2027-01-01"), grantedAt: clock.now() });
  await deleteAccount(app, { id, discardFiles: (of) => discardAll(app, of) });
  expect(
    await app.db.query.proGrants.findFirst({ where: (grant, { eq }) => eq(grant.email, email) }),
  ).toBeDefined();
});

test("the embedded payments provider forgets the person too", async () => {
  const app = await testApp();
  const member = await newMember(app);
  await openCheckout(app, { member, plan: "pro", locale: "zh", origin: "https://wink.test" });
  expect(JSON.stringify(await app.db.select().from(embeddedPayments))).toContain(member.email);
  await deleteAccount(app, { id: member.id, discardFiles: (of) => discardAll(app, of) });
  expect(await everythingKept()).not.toContain(member.id);
});
