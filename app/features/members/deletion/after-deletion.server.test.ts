import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { config, follows, tags, users } from "~/db/schema";
import { openCheckout } from "~/features/billing/open-checkout.server";
import { receiveEvent } from "~/features/billing/receive-event.server";
import { castVote, readVotes } from "~/features/pings/votes/votes.server";
import { analyse } from "~/features/resume/job/analyse.server";
import { discardAll } from "~/features/resume/job/discard.server";
import { billingApp, newMember } from "../../../../test/support/billing";
import { everythingKept, openJob, personKept } from "../../../../test/support/deletion";
import { personOf } from "../../../../test/support/fake-clerk";
import { sign } from "../../../../test/support/fake-stripe-wire";
import { newArticle } from "../../../../test/support/pings";
import { authenticate } from "../sign-in/authenticate.server";
import { deleteAccount, sweepOrphans } from "./delete-account.server";
import { followProvider } from "./follow-provider.server";

test("a session from before the deletion opens nothing any more, one from afterwards a new account", async () => {
  const { clock, pingId, remove, authenticated } = await personKept();
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
  const { app, clerk, id, openedAt, remove } = await personKept();
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

test("webhooks that come late, twice or in the wrong order revive nothing", async () => {
  const { app, clerk, id, remove, authenticated } = await personKept();
  const discard = (of: string) => discardAll(app, of);
  await remove();
  clerk.people.set(id, personOf(id));
  for (const type of ["user.deleted", "user.updated", "user.deleted"] as const) {
    expect(await followProvider(app, { type, subject: id }, discard)).toEqual({ ok: true });
  }
  expect(await authenticated()).toEqual({ state: "signedOut" });
  expect(await everythingKept()).not.toContain(id);
});

test("a job that runs while its owner is deleted ends without writing anything", async () => {
  const { app, job, remove } = await personKept();
  const stopped = analyse(
    {
      ...app,
      analystFor: async () => {
        await remove();
        return { analyst: app.builtinAnalyst, plan: null };
      },
      labellerFor: async () => null,
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

test("what a request wrote that was still under way is taken away at night, and nothing else", async () => {
  const { app, id, pingId, job, remove } = await personKept();
  const other = await personKept();
  await remove();
  const late = await openJob(app, id);
  await app.db.insert(config).values({ scope: id, type: "late", value: {}, updatedAt: app.now() });
  await app.db.insert(config).values({ scope: "global", type: "kept", value: {}, updatedAt: app.now() });
  const articleId = await newArticle(app);
  await castVote(app, { member: { id }, articleId, voteType: "like" });
  await castVote(app, { member: { id: other.id }, articleId, voteType: "like" });
  await app.db.insert(follows).values({ followerId: other.id, followeeId: id, createdAt: app.now() });
  await app.db.insert(tags).values({ id: pingId, userId: id, lang: "en", enabled: true });
  await newArticle(app, { tagId: pingId });
  expect(await sweepOrphans(app)).toBeGreaterThanOrEqual(6);
  expect(await sweepOrphans(app)).toBe(0);
  const kept = await everythingKept();
  expect(kept).not.toContain(id);
  expect(kept).not.toContain(job);
  expect(kept).not.toContain(pingId);
  for (const mark of [other.id, other.job, other.pingId, '"scope":"global"']) expect(kept).toContain(mark);
  expect(await readVotes(app, { articleId, viewer: other })).toMatchObject({
    stats: { likeCount: 1 },
    ownVote: "like",
  });
  expect(
    await analyse(
      {
        ...app,
        analystFor: async () => ({ analyst: app.builtinAnalyst, plan: null }),
        labellerFor: async () => null,
        unused: async () => undefined,
      },
      late,
    ),
  ).toEqual({
    outcome: "gone",
  });
  expect(await everythingKept()).not.toContain(late);
});
