import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { CallLimits, ServiceName } from "~/core/service-calls";
import { serviceUsage } from "~/db/schema";
import { addTokens, callsOn } from "~/db/service-calls";
import { llmConfig } from "~/features/settings/llm/llm-config";
import { saveConfig } from "~/features/settings/save-config.server";
import { clockAt, testApp } from "../../test/support/app";
import { countedFetch } from "./counted-fetch";

const usual: CallLimits = {
  callsPerDay: 100,
  personCallsPerDay: 100,
  radarCallsPerDay: 100,
  radarTokensPerDay: 1000,
};
const request = { url: "https://llm.example/", timeoutMs: 1000, maxBytes: 10, contentTypes: [] };

beforeEach(async () => {
  await testApp();
  await env.DB.batch([env.DB.prepare("DELETE FROM service_usage"), env.DB.prepare("DELETE FROM config")]);
});

async function setUp(more: Partial<CallLimits> = {}) {
  const clock = clockAt("2026-11-23T12:00:00Z");
  const app = await testApp({ now: clock.now });
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    return { ok: false as const, reason: "fetch.unreachable" as const };
  };
  const limits = async () => ({ ...usual, ...more });
  const ask = async (service: ServiceName = "analyst", userId: string | null = null) => {
    const answer = await countedFetch({ ...app, fetch, limits }, { service, userId })(request);
    return answer.ok || answer.reason;
  };
  const used = () => app.db.select().from(serviceUsage);
  return { app, clock, ask, used, asked: () => asked };
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

test("however many ask at once, the whole site makes no more calls than a day allows", async () => {
  const { app, ask, asked } = await setUp({ callsPerDay: 10 });
  const services = ["analyst", "labeller", "editor", "reader"] as const;
  const answers = await Promise.all(
    times(40).map((at) => ask(services[at % 4], at % 2 ? `user_${at}` : null)),
  );
  expect(asked()).toBe(10);
  expect(answers.filter((reason) => reason === "calls.spent")).toHaveLength(30);
  expect(await callsOn(app.db, "2026-11-23")).toBe(10);
});

test("however many jobs of a person ask at once, one has a bound, and others go on", async () => {
  const { ask, asked, used } = await setUp({ personCallsPerDay: 5 });
  const services = ["analyst", "labeller"] as const;
  const answers = await Promise.all(times(20).map((at) => ask(services[at % 2], "user_ann")));
  expect(asked()).toBe(5);
  expect(answers.filter((reason) => reason === "calls.ownSpent")).toHaveLength(15);
  expect(await ask("analyst", "user_bob")).toBe("fetch.unreachable");
  expect(await ask("editor")).toBe("fetch.unreachable");
  const usage = Object.fromEntries((await used()).map(({ service, calls }) => [service, calls]));
  expect(usage).toMatchObject({ "person:user_ann": 5, "person:user_bob": 1, editor: 1 });
});

test("the radar has a bound of its own, in calls and in tokens, and leaves the rest to the resumes", async () => {
  const { app, ask } = await setUp({ radarCallsPerDay: 2, radarTokensPerDay: 50 });
  for (const expected of ["fetch.unreachable", "fetch.unreachable", "calls.spent"])
    expect(await ask("reader")).toBe(expected);
  expect(await ask("analyst", "user_ann")).toBe("fetch.unreachable");
  const other = await setUp({ radarTokensPerDay: 50 });
  await addTokens(app.db, "2026-11-23", "reader", 50);
  expect([await other.ask("editor"), await other.ask("labeller")]).toEqual([
    "calls.spent",
    "fetch.unreachable",
  ]);
});

test("the next day begins anew", async () => {
  const { ask, clock } = await setUp({ callsPerDay: 1 });
  expect([await ask(), await ask()]).toEqual(["fetch.unreachable", "calls.spent"]);
  clock.pass(12 * 3_600_000);
  expect(await ask()).toBe("fetch.unreachable");
});

test.each(["callsPerDay", "personCallsPerDay"] as const)(
  "a limit of nothing asks nothing: %s",
  async (name) => {
    const { ask, asked, used } = await setUp({ [name]: 0 });
    expect(await ask("analyst", "user_ann")).toMatch(/^calls\./);
    expect([asked(), await used()]).toEqual([0, []]);
  },
);

test("the switch stops calls at once, those of work that is under way too, and lets them go on again", async () => {
  const { app, ask, asked, used } = await setUp();
  const save = (isStopped: boolean) => saveConfig(app, "ping-1", llmConfig, { isStopped });
  for (const service of ["analyst", "labeller", "reader"] as const) {
    await save(true);
    expect(await ask(service)).toBe("calls.stopped");
  }
  expect([asked(), await used()]).toEqual([0, []]);
  await save(false);
  expect(await ask()).toBe("fetch.unreachable");
});

test("a call costs one statement of the database", async () => {
  const { app, ask } = await setUp();
  let statements = 0;
  const seen = new Proxy(app.db, {
    get(db, name) {
      if (name === "all" || name === "batch" || name === "run") statements += 1;
      return Reflect.get(db, name);
    },
  });
  await countedFetch(
    {
      ...app,
      db: seen,
      fetch: async () => ({ ok: false, reason: "fetch.unreachable" }),
      limits: async () => usual,
    },
    { service: "analyst", userId: "user_ann" },
  )(request);
  expect(statements).toBe(1);
  expect(await ask()).toBe("fetch.unreachable");
});
