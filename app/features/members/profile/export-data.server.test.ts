import { expect, test } from "vitest";
import {
  audit,
  config,
  credits,
  memberSources,
  proGrants,
  readers,
  resumeJobs,
  subscriptions,
  tags,
} from "~/db/schema";
import { followRadar } from "~/features/pings/follows/follow.server";
import { markArticles } from "~/features/pings/reading/mark-articles.server";
import { castVote } from "~/features/pings/votes/votes.server";
import { clockAt, testApp } from "../../../../test/support/app";
import { fakeClerk, personOf } from "../../../../test/support/fake-clerk";
import { newArticle } from "../../../../test/support/pings";
import { accountData, proStatusOf } from "../api-calls";
import { authenticate } from "../sign-in/authenticate.server";
import { exportData } from "./export-data.server";

async function setUp() {
  const clerk = fakeClerk();
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await testApp({ now: clock.now, identity: clerk.identity });
  const person = async () => {
    const id = `user_${crypto.randomUUID()}`;
    clerk.people.set(id, personOf(id));
    const read = async () => {
      const session = await authenticate(app, clerk.requestOf(id, clock.now()));
      if (session.state !== "member") throw new Error(session.state);
      return session.member;
    };
    const { email, pingId } = await read();
    return { id, email, pingId, read };
  };
  return { app, clock, person };
}

test("all that is kept about a person is given, and nothing of anybody else's", async () => {
  const { app, clock, person } = await setUp();
  const [ann, bob] = [await person(), await person()];
  const at = clock.now();
  for (const { id, email, pingId } of [ann, bob]) {
    await app.db.batch([
      app.db.insert(proGrants).values({ email, expiryDate: new Date("2027-01-01"), grantedAt: at }),
      app.db.insert(subscriptions).values({
        id: `sub_${id}`,
        userId: id,
        plan: "pro",
        status: "active",
        currentPeriodEnd: new Date("2027-02-01"),
        cancelsAtPeriodEnd: true,
        checkedAt: at,
      }),
      app.db.insert(credits).values({ id: `credit_${id}`, userId: id, source: `cs_${id}`, createdAt: at }),
      app.db.insert(resumeJobs).values({
        id: `job_${id}`,
        userId: id,
        locale: "zh",
        state: "failed",
        stage: "reading",
        error: "resume.noText",
        createdAt: at,
        updatedAt: at,
      }),
      app.db.insert(audit).values([
        { id: `a_${id}`, at, actor: "boss", action: "member.grant", subject: email },
        { id: `b_${id}`, at, actor: pingId, action: "config.save", subject: "openai" },
      ]),
    ]);
    const voted = await newArticle(app, { title: `Liked by ${id}` });
    await app.db.insert(tags).values({ id: pingId, userId: id, lang: "zh", prompt: id, enabled: true });
    const url = `https://feeds.example/${id}`;
    await app.db
      .insert(memberSources)
      .values({ userId: id, url, kind: "links", title: "Feed", createdAt: at });
    await newArticle(app, { tagId: pingId, title: `Found for ${id}` });
    await castVote(app, { member: { id }, articleId: voted, voteType: "like" });
    for (const action of ["read", "keep"] as const)
      await markArticles(app, { member: { id }, action, ids: [voted] });
    await app.db.insert(readers).values({ userId: id, wishes: { leastScore: 60 }, visitedAt: at });
    const openaiKey = await app.secrets.seal("sk-live-0123456789", `${id}/llm_config/openaiKey`);
    const value = { openaiUrl: "https://llm.example/v1", openaiKey };
    await app.db.insert(config).values({ scope: id, type: "llm_config", value, updatedAt: at });
  }

  const [cat, dan] = [await person(), await person()];
  await followRadar(app, { member: ann, pingId: cat.pingId });
  for (const member of [bob, dan]) await followRadar(app, { member, pingId: ann.pingId });

  const data = await exportData(app, ann.id);
  expect(accountData.parse(data)).toEqual(data);
  expect(data).toMatchObject({
    account: { id: ann.id, ping_id: ann.pingId, emails: [ann.email], wordings_day: "", wordings: 0 },
    pro_grants: [{ email: ann.email, expiry_date: "2027-01-01T00:00:00.000Z" }],
    subscriptions: [{ id: `sub_${ann.id}`, cancels_at_period_end: true }],
    credits: [{ source: `cs_${ann.id}`, job_id: null }],
    resume_jobs: [{ id: `job_${ann.id}`, error: "resume.noText" }],
    audit: [
      { action: "member.grant", by_you: false, subject: ann.email },
      { action: "config.save", by_you: true, subject: "openai" },
    ],
    radar: { tag_id: ann.pingId, prompt: ann.id, enabled: true },
    radar_winks: [{ title: `Found for ${ann.id}`, score: 50 }],
    votes: [{ title: `Liked by ${ann.id}`, vote_type: "like" }],
    follows: [{ ping_id: cat.pingId, since: "2026-03-01T08:00:00.000Z" }],
    followers: [{ since: "2026-03-01T08:00:00.000Z" }, { since: "2026-03-01T08:00:00.000Z" }],
    radar_sources: [{ url: `https://feeds.example/${ann.id}`, kind: "links", title: "Feed" }],
    reads: [{ title: `Liked by ${ann.id}`, read_at: "2026-03-01T08:00:00.000Z" }],
    kept: [{ title: `Liked by ${ann.id}`, kept_at: "2026-03-01T08:00:00.000Z" }],
    reader: { wishes: { leastScore: 60 }, seen_until: null, visited_at: "2026-03-01T08:00:00.000Z" },
    settings: [{ type: "llm_config", value: { openaiUrl: "https://llm.example/v1", openaiKey: "••••••••" } }],
  });
  const text = JSON.stringify(data);
  for (const other of [bob.id, bob.email, bob.pingId, dan.pingId, cat.id, "sk-live", "aes-gcm", "boss"])
    expect(text).not.toContain(other);
});

test("nobody has nothing", async () => {
  const { app } = await setUp();
  expect(await exportData(app, "user_nobody")).toMatchObject({ account: null, settings: [], audit: [] });
});

test("a subscription counts for the person that it names, and the status says who ends it", async () => {
  const { app, clock, person } = await setUp();
  const [ann, bob] = [await person(), await person()];
  expect(proStatusOf((await ann.read()).membership)).toEqual({ is_pro: false, is_stripe_user: false });
  await app.db.insert(subscriptions).values({
    id: `sub_${ann.id}`,
    userId: ann.id,
    plan: "pro",
    status: "active",
    currentPeriodEnd: new Date("2027-02-01"),
    cancelsAtPeriodEnd: false,
    checkedAt: clock.now(),
  });
  expect(proStatusOf((await ann.read()).membership)).toEqual({
    is_pro: true,
    is_stripe_user: true,
    expiry_date: "2027-02-01T00:00:00.000Z",
  });
  expect(proStatusOf((await bob.read()).membership).is_pro).toBe(false);
  await app.db
    .insert(proGrants)
    .values({ email: bob.email, expiryDate: new Date("2026-06-01"), grantedAt: clock.now() });
  expect(proStatusOf((await bob.read()).membership)).toEqual({
    is_pro: true,
    is_stripe_user: false,
    expiry_date: "2026-06-01T00:00:00.000Z",
  });
});
