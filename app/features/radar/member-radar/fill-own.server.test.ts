import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { proGrants, tags, users, winks } from "~/db/schema";
import { ownNewsroomOf } from "~/platform/jobs/newsroom.server";
import { clockAt, testApp } from "../../../../test/support/app";
import { incomingWink, newArticle } from "../../../../test/support/pings";
import { fillOwn } from "./fill-own.server";

const START = "2026-11-20T08:00:00Z";

/** A member whose radar follows the world's AI news, with this prompt. */
async function setUp(prompt: string, { isPro = true, enabled = true } = {}) {
  const clock = clockAt(START);
  const app = await testApp({ now: clock.now });
  const id = crypto.randomUUID();
  const [pingId, email] = [`P-${id}`, `${id}@example.com`];
  await app.db.insert(users).values({
    id,
    pingId,
    primaryEmail: email,
    emails: [email],
    emailVerified: true,
    createdAt: clock.now(),
  });
  if (isPro)
    await app.db
      .insert(proGrants)
      .values({ email, expiryDate: new Date("2027-01-01"), grantedAt: clock.now() });
  await app.db
    .insert(tags)
    .values({ id: pingId, userId: id, lang: "en", worldFilter: "ai_news_en", prompt, enabled });
  const publishedAt = new Date(clock.now().getTime() - 3_600_000);
  const robots = await newArticle(app, {
    publishedAt,
    title: "Warehouse robots learn to stack parcels",
    summary: "Robots in a warehouse stack parcels by themselves.",
    content: "The robots were trained in a warehouse. Each robot stacks parcels. Robots rest at night.",
  });
  const poems = await newArticle(app, {
    publishedAt,
    title: "A model that writes sonnets",
    summary: "Poems in fourteen lines.",
    content: "The model writes sonnets about rivers and mountains for whoever asks it to.",
  });
  const shown = async () => {
    const rows = await app.db
      .select({ articleId: winks.articleId, reason: winks.reason, score: winks.score })
      .from(winks)
      .where(and(eq(winks.tagId, pingId)));
    return rows.filter(({ articleId }) => [robots, poems].includes(articleId));
  };
  return { app, clock, pingId, robots, shown, fill: () => fillOwn(app, ownNewsroomOf(app), pingId) };
}

test("a radar takes what its prompt wants of the subject that it follows, once", async () => {
  const { fill, shown, robots } = await setUp("robots in warehouses");
  expect(await fill()).toBeGreaterThan(0);
  const first = await shown();
  expect(first).toMatchObject([{ articleId: robots }]);
  expect(first[0]?.reason).toMatch(/robot/i);
  await fill();
  expect(await shown()).toEqual(first);
});

test("a story that a member's own source has told is not told again by the world's", async () => {
  const { app, clock, pingId, robots, fill, shown } = await setUp("robots in warehouses");
  const publishedAt = clock.now();
  const told = {
    title: "In a warehouse robots have learned to stack parcels alone",
    summary: "Robots of a warehouse stack parcels by themselves.",
    content: "The robots were trained in the warehouse itself. Each robot stacks parcels and rests at night.",
  };
  await newArticle(app, { tagId: pingId, publishedAt, source: "Own Paper", ...told });
  const title = "Warehouse robots weld a ship";
  await newArticle(app, { publishedAt, title, summary: "Robots of a harbour's warehouse weld ships." });
  expect(await fill()).toBe(1);
  expect((await shown()).map(({ articleId }) => articleId)).not.toContain(robots);
});

test("changed settings count from the next run, and what stood before stays", async () => {
  const { app, pingId, fill, shown } = await setUp("robots in warehouses");
  await fill();
  await app.db.update(tags).set({ prompt: "sonnets and poems" }).where(eq(tags.id, pingId));
  await fill();
  expect(await shown()).toHaveLength(2);
});

test.each([
  ["without the plan", { isPro: false }],
  ["switched off", { enabled: false }],
])("a radar %s is not filled", async (_, state) => {
  const { fill, shown } = await setUp("robots in warehouses", state);
  expect(await fill()).toBeNull();
  expect(await shown()).toEqual([]);
});

test("a radar that nobody has is nothing to fill", async () => {
  const app = await testApp();
  expect(await fillOwn(app, ownNewsroomOf(app), crypto.randomUUID())).toBeNull();
});

test("what came in more than two days ago is no news for a radar", async () => {
  const { app, clock, pingId } = await setUp("harbour cranes");
  await newArticle(
    app,
    incomingWink({ publishedAt: clock.now(), title: "Harbour cranes", summary: "Cranes." }),
  );
  clock.pass(49 * 3_600_000);
  expect(await fillOwn(app, ownNewsroomOf(app), pingId)).toBe(0);
});
