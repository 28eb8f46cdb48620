import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "~/db/client.server";
import { serviceUsage } from "~/db/schema";
import type { NewsLimits, NewsServices, PageReader, RefusedNews } from "~/ports/news";
import { clockAt, testApp } from "../../../../test/support/app";
import { budgetedServices, withinBudget } from "./budgeted-services.server";

const limits: NewsLimits = { itemsPerRun: 30, callsPerDay: 10, tokensPerDay: 1000 };
const clock = clockAt("2026-11-23T23:59:00Z");
const nobody: NewsServices = { reader: null, reranker: null, editor: null, search: null };
const signal = new AbortController().signal;

beforeEach(async () => {
  await testApp();
  await env.DB.exec("DELETE FROM service_usage");
});

const usageOf = (db: Db, day: string) => db.select().from(serviceUsage).where(eq(serviceUsage.day, day));
const makeApp = () => testApp({ now: clockAt("2026-11-23T12:00:00Z").now });

test("however many ask at once, no more calls are made than a day allows, all services together", async () => {
  const app = await makeApp();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return { ok: true as const, tokens: 3 };
  };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => withinBudget(app, limits, at % 2 ? "reader" : "editor", ask)),
  );
  expect(asked).toBe(10);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(answers.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 30 }, () => ({ ok: false, reason: "news.budgetSpent" })),
  );
  const usage = await usageOf(app.db, "2026-11-23");
  expect(usage.reduce((sum, { calls }) => sum + calls, 0)).toBe(10);
  expect(usage.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(30);
});

test("spent tokens end the day, those of a refusal too, and the next day begins anew", async () => {
  const days = clockAt("2026-11-23T23:59:00Z");
  const app = await testApp({ now: days.now });
  const ask = () => withinBudget(app, limits, "search", async () => ({ ok: true, tokens: 600.2 }));
  const fail = () =>
    withinBudget(app, limits, "search", async () => ({ ok: false, reason: "news.badAnswer", tokens: 600 }));
  expect([(await ask()).ok, (await fail()).ok]).toEqual([true, false]);
  expect(await ask()).toEqual({ ok: false, reason: "news.budgetSpent" });
  expect(await usageOf(app.db, "2026-11-23")).toEqual([
    { day: "2026-11-23", service: "search", calls: 2, tokens: 1201 },
  ]);
  days.pass(60_000);
  expect((await ask()).ok).toBe(true);
});

test.each([
  { callsPerDay: 0, tokensPerDay: 1000 },
  { callsPerDay: 10, tokensPerDay: 0 },
])("a limit of nothing asks nothing: %j", async (none) => {
  const ask = () => Promise.reject(new Error("asked"));
  const app = await makeApp();
  expect(await withinBudget(app, { ...limits, ...none }, "reader", ask)).toMatchObject({ ok: false });
});

test("a service cannot give tokens back, and what it says of itself is bounded", async () => {
  const app = await makeApp();
  for (const tokens of [-500, Number.MAX_SAFE_INTEGER, Number.NaN])
    await withinBudget(app, { ...limits, tokensPerDay: 1e9 }, "reader", async () => ({ ok: true, tokens }));
  expect(await usageOf(app.db, "2026-11-23")).toMatchObject([{ calls: 3, tokens: 10_000_000 }]);
});

/** A reader that answers so, one answer a question, and the services with it. */
async function setUp(...answers: (RefusedNews | "page")[]) {
  const app = await testApp({ now: clock.now });
  let asked = 0;
  const reader: PageReader = {
    name: "jina",
    read: async () => {
      const answer = answers[asked++] ?? "page";
      return answer === "page"
        ? { ok: true, title: "", markdown: "text", publishedAt: null, tokens: 1 }
        : answer;
    },
  };
  const services = budgetedServices(app, { ...nobody, reader }, limits);
  const read = async () => {
    const answer = await services.reader?.read("https://news.example/", signal);
    return answer?.ok ? "page" : answer?.reason;
  };
  return { services, read, asked: () => asked };
}

test("a service that is not configured stays so, and one that is answers as it does", async () => {
  const { services, read } = await setUp();
  expect(services).toMatchObject({ reranker: null, editor: null, search: null, reader: { name: "jina" } });
  expect(await read()).toBe("page");
});

test.each([
  [{ ok: false, reason: "news.noBalance" }, 600_000],
  [{ ok: false, reason: "news.refusedKey" }, 600_000],
  [{ ok: false, reason: "news.unavailable" }, 60_000],
  [{ ok: false, reason: "news.tooManyRequests" }, 60_000],
  [{ ok: false, reason: "news.tooManyRequests", waitMs: 5000 }, 5000],
  [{ ok: false, reason: "news.tooManyRequests", waitMs: 1e9 }, 3_600_000],
  [{ ok: false, reason: "news.timedOut" }, 20_000],
] as const)("a service that answers %j rests for %i ms", async (refusal, ms) => {
  const { read, asked } = await setUp(refusal);
  expect([await read(), await read()]).toEqual([refusal.reason, refusal.reason]);
  clock.pass(ms - 1);
  expect([await read(), asked()]).toEqual([refusal.reason, 1]);
  clock.pass(1);
  expect([await read(), asked()]).toEqual(["page", 2]);
});

test.each(["news.blocked", "news.noContent", "news.badAnswer", "news.refusedRequest"] as const)(
  "%s counts for one page alone",
  async (reason) => {
    const { read } = await setUp({ ok: false, reason });
    expect([await read(), await read()]).toEqual([reason, "page"]);
  },
);

test("a service at rest costs nothing of the budget", async () => {
  const { read } = await setUp({ ok: false, reason: "news.unavailable" });
  for (let time = 0; time < 20; time++) await read();
  const { db } = await testApp();
  expect(await usageOf(db, clock.now().toISOString().slice(0, 10))).toMatchObject([{ calls: 1 }]);
});
