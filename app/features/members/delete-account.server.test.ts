import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refuse } from "~/core/result";
import { audit, config, credits, embeddedPayments, proGrants, subscriptions, users } from "~/db/schema";
import { openCheckout } from "~/features/billing/open-checkout.server";
import { receiveEvent } from "~/features/billing/receive-event.server";
import { analyse } from "~/features/resume/job/analyse.server";
import { discardAll } from "~/features/resume/job/deliver.server";
import { submit } from "~/features/resume/job/submit.server";
import type { Payments } from "~/ports/payments";
import { clockAt, readFile, type TestApp, testApp } from "../../../test/support/app";
import { billingApp, newMember } from "../../../test/support/billing";
import { fakeClerk, personOf } from "../../../test/support/fake-clerk";
import { sign } from "../../../test/support/fake-stripe";
import { authenticate } from "./authenticate.server";
import { deleteAccount } from "./delete-account.server";
import { followProvider } from "./follow-provider.server";
import { sweepOrphans } from "./sweep-orphans.server";

/** Everything that stands in the database and in the bucket, as one text. */
async function everythingKept(): Promise<string> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  expect(tables.results.length).toBeGreaterThan(9);
  const rows = await Promise.all(
    tables.results.map(async ({ name }) => ({
      name,
      rows: (await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results,
    })),
  );
  const { objects } = await env.UPLOADS.list();
  return JSON.stringify([rows, objects.map(({ key }) => key)]);
}

/** A person about whom every table says something. */
async function setUp(overrides: Partial<Pick<Payments, "forgetCustomer">> = {}) {
  const clerk = fakeClerk();
  const clock = clockAt("2026-03-01T08:00:00Z");
  const forgotten: string[] = [];
  const base = await testApp({ now: clock.now, identity: clerk.identity });
  const payments: Payments = {
    ...base.payments,
    forgetCustomer: async (customer) => {
      forgotten.push(customer);
      return { ok: true };
    },
    ...overrides,
  };
  const app = { ...base, payments, identity: clerk.identity };
  const id = `user_${crypto.randomUUID()}`;
  const second = `second-${id}@wink.test`;
  clerk.people.set(id, personOf(id, { name: "Zaphira", emails: [`${id}@wink.test`, second] }));
  const openedAt = clock.now();
  const session = await authenticate(app, clerk.requestOf(id, openedAt));
  if (session.state !== "member") throw new Error(session.state);
  const { pingId } = session.member;
  await app.db
    .update(users)
    .set({ stripeCustomerId: `cus_${id}` })
    .where(eq(users.id, id));
  const at = clock.now();
  await app.db.batch([
    app.db.insert(proGrants).values({ email: second, expiryDate: new Date("2027-01-01"), grantedAt: at }),
    app.db.insert(subscriptions).values({
      id: `sub_${id}`,
      userId: id,
      plan: "monthly",
      status: "active",
      currentPeriodEnd: new Date("2026-04-01"),
      cancelsAtPeriodEnd: false,
      checkedAt: at,
    }),
    app.db.insert(credits).values({ id: crypto.randomUUID(), userId: id, source: `cs_${id}`, createdAt: at }),
    app.db.insert(config).values({ scope: id, type: "memwink_quotes", value: { a: 1 }, updatedAt: at }),
    app.db.insert(audit).values([
      { id: crypto.randomUUID(), at, actor: "boss", action: "member.grant", subject: second },
      { id: crypto.randomUUID(), at, actor: pingId, action: "config.save", subject: "openai" },
    ]),
  ]);
  const job = await openJob(app, id);
  clock.pass(60_000);
  const remove = (endAccount = () => app.identity.deleteAccount(id)) =>
    deleteAccount(app, { id, discardFiles: (of) => discardAll(app, of), endAccount });
  const authenticated = (since = openedAt) => authenticate(app, clerk.requestOf(id, since));
  return { app, clerk, clock, id, pingId, second, job, forgotten, openedAt, remove, authenticated };
}

async function openJob(app: TestApp, userId: string): Promise<string> {
  const file = await readFile("test/data/resume/held-out/en-docx-headings.docx");
  const opened = await submit(app, { userId, locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.jobId;
}

test("after deletion no table, no bucket and no log line names the person", async () => {
  const { app, id, pingId, second, job, forgotten, remove } = await setUp();
  const before = await everythingKept();
  const marks = [id, pingId, second, job];
  for (const mark of marks) expect(before).toContain(mark);
  const other = await setUp();

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

test("a session from before the deletion opens nothing any more, one from afterwards a new account", async () => {
  const { clock, pingId, remove, authenticated } = await setUp();
  expect((await authenticated()).state).toBe("member");
  await remove();
  expect(await authenticated()).toEqual({ state: "signedOut" });
  clock.pass(1);
  const anew = await authenticated(clock.now());
  if (anew.state !== "member") throw new Error(anew.state);
  expect(anew.member.pingId).not.toBe(pingId);
  expect(anew.member.membership).toMatchObject({ pro: null, monthly: null, credits: 0 });
  expect(await authenticated()).toEqual({ state: "signedOut" });
});

test("a first request that waits for the provider while the account is deleted creates nobody", async () => {
  const { app, clerk, id, openedAt, remove } = await setUp();
  await app.db.delete(users).where(eq(users.id, id));
  let answer: (() => void) | undefined;
  const slow = new Promise<void>((done) => {
    answer = done;
  });
  const waiting = {
    ...clerk.identity,
    person: async () => {
      await slow;
      return personOf(id);
    },
  };
  const late = authenticate({ ...app, identity: waiting }, clerk.requestOf(id, openedAt));
  await remove();
  answer?.();
  expect(await late).toEqual({ state: "signedOut" });
  expect(await app.db.$count(users, eq(users.id, id))).toBe(0);
});

test("deleting twice, and two at once, end the same", async () => {
  const { id, remove } = await setUp();
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
    const { clerk, id, job, second, remove, authenticated } = await setUp({
      payments:
        which === "payments"
          ? { forgetCustomer: async () => (isDown ? refuse("billing.unavailable") : { ok: true }) }
          : {},
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

test("webhooks that come late, twice or in the wrong order revive nothing", async () => {
  const { app, clerk, id, remove, authenticated } = await setUp();
  const discard = (of: string) => discardAll(app, of);
  await remove();
  clerk.people.set(id, personOf(id));
  for (const type of ["user.deleted", "user.updated", "user.deleted"] as const) {
    expect(await followProvider(app, { type, subject: id }, discard)).toEqual({ ok: true });
  }
  expect(await authenticated()).toEqual({ state: "signedOut" });
  expect(await everythingKept()).not.toContain(id);
});

test("an account that was deleted at the provider is deleted here, without asking there", async () => {
  const { app, clerk, id, forgotten } = await setUp();
  const event = { type: "user.deleted" as const, subject: id };
  expect(await followProvider(app, event, (of) => discardAll(app, of))).toEqual({ ok: true });
  expect(clerk.asked).toEqual([]);
  expect(forgotten).toEqual([`cus_${id}`]);
  expect(await everythingKept()).not.toContain(id);
});

test("an unverified address takes nobody else's grant along", async () => {
  const { app, clerk, clock } = await setUp();
  const id = `user_${crypto.randomUUID()}`;
  const email = `claimed-${id}@wink.test`;
  clerk.people.set(id, personOf(id, { primaryEmail: email, emails: [email], emailVerified: false }));
  await authenticate(app, clerk.requestOf(id, clock.now()));
  await app.db
    .insert(proGrants)
    .values({ email, expiryDate: new Date("2027-01-01"), grantedAt: clock.now() });
  await deleteAccount(app, { id, discardFiles: (of) => discardAll(app, of) });
  expect(
    await app.db.query.proGrants.findFirst({ where: (grant, { eq }) => eq(grant.email, email) }),
  ).toBeDefined();
});

test("a job that runs while its owner is deleted ends without writing anything", async () => {
  const { app, job, remove } = await setUp();
  const stopped = analyse(
    {
      ...app,
      analystFor: async () => {
        await remove();
        return app.builtinAnalyst;
      },
      unused: async () => undefined,
    },
    job,
  );
  expect(await stopped).toEqual({ outcome: "gone" });
  expect(await everythingKept()).not.toContain(job);
});

test("at Stripe the customer is deleted, and events that come late bring nothing back", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  const discardFiles = (of: string) => discardAll(app, of);
  await openCheckout(app, { member, plan: "perUse", locale: "en", origin: "https://wink.test" });
  const [session] = app.stripe.sessions.values();
  const customer = session?.customer ?? "";
  const metadata = { user_id: member.id, plan: "pro" };
  const { id } = app.stripe.subscribe({ customer, metadata, price: "price_pro_en" });
  app.stripe.pay(session?.id ?? "");
  const events = [
    app.stripe.subscriptionEvent("created", id),
    app.stripe.sessionEvent("completed", session?.id ?? ""),
    app.stripe.subscriptionEvent("updated", id),
  ];
  const receive = async (body: string) => receiveEvent(app, body, await sign(body, app.now()));
  await receive(events[0] ?? "");
  expect(await everythingKept()).toContain(id);

  expect(await deleteAccount(app, { id: member.id, discardFiles })).toEqual({ ok: true });
  expect(app.stripe.customers.has(customer)).toBe(false);
  expect(app.stripe.subscriptions.get(id)?.status).toBe("canceled");
  for (const body of events) expect(await receive(body)).toEqual({ ok: true });
  const kept = await everythingKept();
  for (const mark of [member.id, customer, id]) expect(kept).not.toContain(mark);
});

test("the embedded payments provider forgets the person too", async () => {
  const app = await testApp();
  const member = await newMember(app);
  await openCheckout(app, { member, plan: "pro", locale: "zh", origin: "https://wink.test" });
  expect(JSON.stringify(await app.db.select().from(embeddedPayments))).toContain(member.email);
  await deleteAccount(app, { id: member.id, discardFiles: (of) => discardAll(app, of) });
  expect(await everythingKept()).not.toContain(member.id);
});

test("what a request wrote that was still under way is taken away at night, and nothing else", async () => {
  const { app, id, job, remove } = await setUp();
  const other = await setUp();
  await remove();
  const late = await openJob(app, id);
  await app.db.insert(config).values({ scope: id, type: "late", value: {}, updatedAt: app.now() });
  await app.db.insert(config).values({ scope: "global", type: "kept", value: {}, updatedAt: app.now() });
  expect(await sweepOrphans(app)).toBeGreaterThanOrEqual(2);
  expect(await sweepOrphans(app)).toBe(0);
  const kept = await everythingKept();
  expect(kept).not.toContain(id);
  expect(kept).not.toContain(job);
  for (const mark of [other.id, other.job, '"scope":"global"']) expect(kept).toContain(mark);
  expect(await analyse({ ...app, analystFor: app.analyst, unused: async () => undefined }, late)).toEqual({
    outcome: "gone",
  });
  expect(await everythingKept()).not.toContain(late);
});
