import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import {
  articleReads,
  articles,
  audit,
  config,
  credits,
  follows,
  keptArticles,
  memberSources,
  proGrants,
  pushSubscriptions,
  readers,
  subscriptions,
  tags,
  users,
  votes,
} from "~/db/schema";
import { deleteAccount } from "~/features/members/deletion/delete-account.server";
import { authenticate } from "~/features/members/sign-in/authenticate.server";
import { discardAll } from "~/features/resume/job/discard.server";
import { submit } from "~/features/resume/job/submit.server";
import type { Payments } from "~/ports/payments";
import { clockAt, readFile, type TestApp, testApp } from "./app";
import { fakeClerk, personOf } from "./fake-clerk";
import { newArticle } from "./pings";

/** Everything that stands in the database and in the bucket, as one text. */
export async function everythingKept(): Promise<string> {
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
export async function personKept(overrides: Partial<Pick<Payments, "forgetCustomer">> = {}) {
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
  const voted = await keepFeedRows(app, id, pingId);
  const job = await openJob(app, id);
  clock.pass(60_000);
  const remove = (endAccount = () => app.identity.deleteAccount(id)) =>
    deleteAccount(app, { id, discardFiles: (of) => discardAll(app, of), endAccount });
  const authenticated = (since = openedAt) => authenticate(app, clerk.requestOf(id, since));
  return { app, clerk, clock, id, pingId, second, voted, job, forgotten, openedAt, remove, authenticated };
}

/** A radar with an article in it, a vote on another article, which is given, read and kept, and follows in both directions. */
async function keepFeedRows(app: TestApp, id: string, pingId: string) {
  const createdAt = app.now();
  const voted = await newArticle(app, { title: "Liked by two" });
  await app.db.insert(tags).values({ id: pingId, userId: id, lang: "en", prompt: "chips", enabled: true });
  await newArticle(app, { tagId: pingId, title: "Found by a radar" });
  await app.db.batch([
    app.db.insert(votes).values([
      { articleId: voted, userId: id, voteType: "like" },
      { articleId: voted, userId: "user_stays", voteType: "like" },
    ]),
    app.db.update(articles).set({ likeCount: 2 }).where(eq(articles.id, voted)),
    app.db.insert(follows).values([
      { followerId: id, followeeId: "user_stays", createdAt },
      { followerId: "user_stays", followeeId: id, createdAt },
    ]),
    app.db
      .insert(memberSources)
      .values({ userId: id, url: `https://feeds.example/${id}`, kind: "feed", createdAt }),
    app.db.insert(pushSubscriptions).values({
      id: `push_${id}`,
      userId: id,
      endpoint: `https://push.example/${id}`,
      p256dh: "a key",
      auth: "a secret",
      locale: "en",
      timeZone: "Asia/Shanghai",
      hour: 8,
      tagIds: ["ai_news_en"],
      dueAt: createdAt,
      createdAt,
    }),
    app.db.insert(articleReads).values({ userId: id, articleId: voted, readAt: createdAt }),
    app.db.insert(keptArticles).values({ userId: id, articleId: voted, keptAt: createdAt }),
    app.db.insert(readers).values({ userId: id, visitedAt: createdAt }),
  ]);
  return voted;
}

export async function openJob(app: TestApp, userId: string): Promise<string> {
  const file = await readFile("test/data/resume/held-out/en-docx-headings.docx");
  const opened = await submit(app, { userId, locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.jobId;
}
