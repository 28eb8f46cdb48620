import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { outsideOf, testApp } from "../../../../test/support/app";
import { configReader } from "../config-reader.server";
import { readConfig } from "../read-config.server";
import { saveConfig } from "../save-config.server";
import { type LlmConfig, llmConfig } from "./llm-config";
import { services } from "./service-requests";
import { testService } from "./test-service.server";

const whole: LlmConfig = {
  jinaDeepSearchUrl: "https://deepsearch.example/v1/chat/completions",
  jinaReaderUrl: "https://reader.example/",
  jinaModelUrl: "https://api.example/v1/embeddings",
  jinaRerankUrl: "https://api.example/v1/rerank",
  jinaKey: "jina-secret-0123456789",
  openaiUrl: "https://llm.example/v1",
  openaiKey: "sk-secret-9876543210",
  openaiModel: "some-model",
};

const keyless = { ...whole, jinaKey: "", openaiKey: "" };

beforeEach(async () => {
  await testApp();
  await env.DB.batch([env.DB.prepare("DELETE FROM config"), env.DB.prepare("DELETE FROM audit")]);
});

test("what an administrator saves outdates the pages that show what is configured; what is refused does not", async () => {
  const { app } = await setUp();
  const version = async () => (await app.db.query.feedVersion.findFirst())?.version ?? 0;
  const before = await version();
  await saveConfig(app, "ping-1", llmConfig, { ...whole, openaiUrl: "no address" });
  expect(await version()).toBe(before);
  await saveConfig(app, "ping-1", llmConfig, whole);
  expect(await version()).toBe(before + 1);
});

type Asked = { url: string; authorization: string | null; body: string };

/** The application with an outside that answers so, and what it was asked. */
async function setUp(answer: (request: Request) => Response | Promise<Response> = () => new Response("{}")) {
  const asked: Asked[] = [];
  const app = await testApp({
    services: outsideOf(async (input, init) => {
      const request = new Request(input, init);
      asked.push({
        url: request.url,
        authorization: request.headers.get("Authorization"),
        body: await request.clone().text(),
      });
      return answer(request);
    }),
  });
  return { app, asked };
}

const completion = { choices: [{ message: { content: "OK" } }] };

const answers: Record<string, object> = {
  "llm.example": completion,
  "deepsearch.example": completion,
  "reader.example": { data: "Example" },
  "api.example": { data: [], results: [] },
};

const works = (request: Request) => Response.json(answers[new URL(request.url).hostname]);

test("every field may be left out, and what is saved comes back with its keys as their ends", async () => {
  const { app } = await setUp();
  expect(await saveConfig(app, "ping-1", llmConfig, {})).toEqual({ ok: true });
  expect(await configReader(app, new Map())(llmConfig)).toEqual({});
  expect(await saveConfig(app, "ping-1", llmConfig, { ...whole, more: "x" })).toEqual({ ok: true });
  expect(await readConfig(app, llmConfig)).toEqual({
    ...whole,
    jinaKey: { set: true, last4: "6789" },
    openaiKey: { set: true, last4: "3210" },
  });
});

test("a dump of the whole database holds no key, and neither does the log", async () => {
  const { app } = await setUp(works);
  await saveConfig(app, "ping-1", llmConfig, whole);
  await testService(app, "openai", keyless);
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all();
  const dump: unknown[] = [];
  for (const { name } of tables.results)
    dump.push((await env.DB.prepare(`SELECT * FROM "${String(name)}"`).all()).results);
  const text = JSON.stringify([dump, app.logged]);
  expect(text).toContain("llm.example");
  expect(text).not.toMatch(/jina-secret|sk-secret/);
});

test.each(services)(
  "a test of %s asks as it is saved, and says what was asked and answered",
  async (service) => {
    const { app, asked } = await setUp(works);
    await saveConfig(app, "ping-1", llmConfig, whole);
    const result = await testService(app, service, keyless);
    expect(result).toMatchObject({ ok: true, report: { service, status: 200, outcome: "works" } });
    const key = service === "openai" ? whole.openaiKey : whole.jinaKey;
    expect(asked).toHaveLength(1);
    expect(asked[0]?.authorization).toBe(`Bearer ${key}`);
    expect(JSON.stringify(result)).not.toContain("secret");
  },
);

test("a test of what was typed and not saved sends what was typed", async () => {
  const { app, asked } = await setUp(works);
  const typed = { openaiUrl: "https://llm.example", openaiKey: "sk-typed", openaiModel: "typed-model" };
  expect(await testService(app, "openai", typed)).toMatchObject({
    report: { asked: "POST https://llm.example/v1/chat/completions", outcome: "works" },
  });
  expect(asked[0]).toMatchObject({
    authorization: "Bearer sk-typed",
    body: expect.stringContaining("typed-model"),
  });
  expect(await readConfig(app, llmConfig)).toBeNull();
});

test.each([
  { service: "openai", change: { openaiUrl: "https://llm.example.evil.example/v1" }, field: "openaiKey" },
  { service: "openai", change: { openaiUrl: "https://LLM.example./v1" }, field: "openaiKey" },
  { service: "jinaReader", change: { jinaReaderUrl: "https://evil.example/" }, field: "jinaKey" },
  { service: "jinaRerank", change: { jinaReaderUrl: "https://evil.example/" }, field: "jinaKey" },
] as const)(
  "a stored key is sent to no changed address: $service, $change",
  async ({ service, change, field }) => {
    const { app, asked } = await setUp(works);
    await saveConfig(app, "ping-1", llmConfig, whole);
    expect(await testService(app, service, { ...keyless, ...change })).toEqual({
      ok: false,
      problems: { [field]: ["config.keyNeeded"] },
    });
    expect(asked).toEqual([]);
  },
);

test.each([
  { status: 401, outcome: "keyRefused" },
  { status: 404, outcome: "addressWrong" },
  { status: 429, outcome: "tooManyRequests" },
  { status: 402, outcome: "quotaSpent" },
  { status: 500, outcome: "providerDown" },
  { status: 200, outcome: "otherAnswer" },
])("an answer of $status is told as $outcome", async ({ status, outcome }) => {
  const { app } = await setUp(() => new Response("<html>no</html>", { status }));
  const { openaiUrl, openaiKey } = whole;
  expect(await testService(app, "openai", { openaiUrl, openaiKey })).toMatchObject({
    report: { status, outcome },
  });
});

test("no connection, a redirect to elsewhere and an endless answer are told apart", async () => {
  const { openaiUrl, openaiKey } = whole;
  const outcome = async (answer: (request: Request) => Response | Promise<Response>) => {
    const { app, asked } = await setUp(answer);
    const result = await testService(app, "openai", { openaiUrl, openaiKey });
    return [result.ok && result.report.outcome, asked.length];
  };
  expect(await outcome(() => Promise.reject(new TypeError("refused")))).toEqual(["unreachable", 1]);
  expect(
    await outcome(() => new Response(null, { status: 307, headers: { Location: "https://evil.example/" } })),
  ).toEqual(["redirected", 1]);
  expect(await outcome(() => new Response("x".repeat(600_000)))).toEqual(["tooLarge", 1]);
});

test("a service without an address, or with one that may not be asked, is not asked", async () => {
  const { app, asked } = await setUp(works);
  expect(await testService(app, "jinaReader", {})).toEqual({
    ok: false,
    problems: { jinaReaderUrl: ["form.missing"] },
  });
  expect(await testService(app, "openai", { openaiUrl: "http://169.254.169.254/latest" })).toEqual({
    ok: false,
    problems: { openaiUrl: ["config.badAddress"] },
  });
  expect(asked).toEqual([]);
});
