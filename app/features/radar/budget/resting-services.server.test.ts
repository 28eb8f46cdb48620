import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "~/db/client.server";
import { serviceUsage } from "~/db/schema";
import { reserveCall } from "~/db/service-calls";
import type { NewsServices, PageReader, RefusedNews } from "~/ports/news";
import { clockAt, testApp } from "../../../../test/support/app";
import { restingServices } from "./resting-services.server";

const clock = clockAt("2026-11-23T23:59:00Z");
const nobody: NewsServices = { reader: null, reranker: null, editor: null, search: null, embedder: null };
const signal = new AbortController().signal;

beforeEach(async () => {
  await testApp();
  await env.DB.exec("DELETE FROM service_usage");
});

const usageOf = (db: Db, day: string) => db.select().from(serviceUsage).where(eq(serviceUsage.day, day));

test("a service cannot give tokens back, and what it says of itself is bounded", async () => {
  const app = await testApp({ now: clock.now });
  const day = clock.now().toISOString().slice(0, 10);
  const limits = { callsPerDay: 9, personCallsPerDay: 9, radarCallsPerDay: 9, radarTokensPerDay: 9 };
  await reserveCall(app.db, { day, service: "reader", userId: null }, limits);
  const told = [-500, Number.MAX_SAFE_INTEGER, Number.NaN, 600.2];
  const { read } = await setUp(
    ...told.map((tokens) => ({ ok: false as const, reason: "news.noContent" as const, tokens })),
  );
  for (const _ of told) await read();
  expect(await usageOf(app.db, day)).toMatchObject([{ calls: 1, tokens: 10_000_601 }]);
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
  const services = restingServices(app, { ...nobody, reader });
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
