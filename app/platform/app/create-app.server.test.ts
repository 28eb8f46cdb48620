import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { ConfigOf } from "~/features/settings/config-reader.server";
import { type LlmConfig, llmConfig } from "~/features/settings/llm/llm-config";
import { saveConfig } from "~/features/settings/save-config.server";
import { testApp } from "../../../test/support/app";
import { analystSettings, createApp, createAppForWork } from "./create-app.server";
import { newsServicesOf } from "./news-services.server";
import type { Settings } from "./settings.server";

const ORIGIN = "https://wink.test";
const bare: Settings = {
  mode: "production",
  origin: ORIGIN,
  adminEmail: "admin@wink.test",
  sessionSecret: null,
  configKey: btoa("0123456789abcdef0123456789abcdef"),
  clerk: null,
  clerkWebhookSecret: null,
  stripe: { secretKey: "sk_live_x", webhookSecret: "whsec_x", prices: {} },
  vapid: null,
  openai: null,
  creatorLinks: {},
  memwinkLinks: {},
  ads: null,
  resolverUrl: null,
  hub: null,
  sampleFeeds: null,
};
const clerk = {
  publishableKey: `pk_live_${btoa("clerk.wink.test$")}`,
  secretKey: "sk_live_x",
  jwtKey: "pem",
};
const secret = "a-secret-of-the-tests-only";

const appWith = (settings: Partial<Settings>) =>
  createApp({ ...env }, { ...bare, ...settings }, "r1", ORIGIN);

test("production signs in through Clerk and never through the embedded form", () => {
  expect(appWith({ clerk }).identity.kind).toBe("clerk");
  expect(appWith({ clerk, sessionSecret: secret }).identity.kind).toBe("clerk");
  expect(() => appWith({ sessionSecret: secret })).toThrow("no identity provider");
  expect(() => appWith({})).toThrow("no identity provider");
});

test("development signs in through the embedded form, or Clerk where it is configured", () => {
  expect(appWith({ mode: "development", sessionSecret: secret }).identity.kind).toBe("embedded");
  expect(appWith({ mode: "development", sessionSecret: secret, clerk }).identity.kind).toBe("clerk");
});

test("payments are Stripe's in production, and embedded only in development without Stripe", () => {
  expect(appWith({ clerk }).payments.kind).toBe("stripe");
  expect(() => appWith({ clerk, stripe: null })).toThrow("no payments provider");
  expect(() => appWith({ clerk, stripe: null, sessionSecret: secret })).toThrow("no payments provider");
  const development = { mode: "development", sessionSecret: secret } as const;
  expect(appWith(development).payments.kind).toBe("stripe");
  expect(appWith({ ...development, stripe: null }).payments.kind).toBe("embedded");
});

test("pushes need keys, and stand before a service of our own in development alone", () => {
  const vapid = { publicKey: "public", privateKey: "private" };
  expect(appWith({ clerk }).push).toBeNull();
  expect(appWith({ clerk, vapid }).push).toMatchObject({ publicKey: "public", embedded: null });
  const own = `${ORIGIN}/dev/push/one`;
  expect(appWith({ clerk, vapid }).push?.check(own).ok).toBe(false);
  const development = { mode: "development", sessionSecret: secret } as const;
  expect(appWith(development).push).toBeNull();
  const { push } = appWith({ ...development, vapid });
  expect(push?.embedded).not.toBeNull();
  const others = ["http://127.0.0.1/push", "https://push.example/one", `${ORIGIN}/api/wishes`];
  expect([own, ...others].map((endpoint) => push?.check(endpoint).ok)).toEqual([true, false, false, false]);
});

const fromEnvironment = { baseUrl: "https://llm.example/v1", apiKey: "k", model: "m" };

const openaiSaved: LlmConfig = { openaiUrl: "https://saved.example/v1", openaiKey: "sk-saved" };

test("the analyst is the saved one, else the environment's, else the built-in one", async () => {
  const app = await testApp();
  expect((await appWith({ clerk }).analyst(null)).name).toBe("builtin");
  expect((await appWith({ clerk, openai: fromEnvironment }).analyst(null)).name).toBe("openai");
  expect(appWith({ clerk, openai: fromEnvironment }).builtinAnalyst.name).toBe("builtin");
  const { secrets } = appWith({ clerk });
  await saveConfig({ ...app, secrets }, "ping-1", llmConfig, openaiSaved);
  expect((await appWith({ clerk }).analyst(null)).name).toBe("openai");
});

/** What the analyst is given where this is saved, with and without a service in the environment. */
async function chosenWhere(saved: LlmConfig | null | undefined) {
  const configOf: ConfigOf = async ({ shape }) => saved && shape.parse(saved);
  return {
    withOther: await analystSettings(configOf, { ...bare, openai: fromEnvironment }),
    alone: await analystSettings(configOf, bare),
  };
}

const asked = (model: string) => ({ baseUrl: "https://saved.example/v1", apiKey: "sk-saved", model });

test.each([
  { what: "nothing is saved", saved: undefined, withOther: fromEnvironment, alone: null },
  {
    what: "only another service is saved",
    saved: { jinaReaderUrl: "https://r.jina.ai", jinaKey: "k" },
    withOther: fromEnvironment,
    alone: null,
  },
  {
    what: "a service is saved without a model",
    saved: openaiSaved,
    withOther: asked("gpt-4o-mini"),
    alone: asked("gpt-4o-mini"),
  },
  {
    what: "a service is saved with its model",
    saved: { ...openaiSaved, openaiModel: "o" },
    withOther: asked("o"),
    alone: asked("o"),
  },
  {
    what: "the saved service has no key",
    saved: { openaiUrl: "https://saved.example/v1" },
    withOther: null,
    alone: null,
  },
  { what: "the saved service has no address", saved: { openaiKey: "sk" }, withOther: null, alone: null },
  { what: "what is saved cannot be used", saved: null, withOther: null, alone: null },
])(
  "where $what, the analyst is the right one and no other in its place",
  async ({ saved, withOther, alone }) => {
    expect(await chosenWhere(saved)).toEqual({ withOther, alone });
  },
);

const jina: LlmConfig = {
  jinaReaderUrl: "https://r.jina.example/",
  jinaRerankUrl: "https://api.jina.example/v1/rerank",
  jinaDeepSearchUrl: "https://deepsearch.jina.example/v1/chat/completions",
  jinaModelUrl: "https://api.jina.example/v1/embeddings",
  jinaKey: "jina-key",
};
const none = { reader: null, reranker: null, editor: null, search: null, embedder: null };
const reader = expect.objectContaining({ name: "jina" });
const reranker = expect.objectContaining({ model: "jina-reranker-v2-base-multilingual" });
const embedder = expect.objectContaining({ model: "jina-embeddings-v3" });
const editor = (model: string) => expect.objectContaining({ name: "openai", model });

test.each<[string, Record<string, unknown>, Settings["openai"], object]>([
  ["nothing is saved", {}, null, none],
  ["the environment has a chat model", {}, fromEnvironment, { ...none, editor: editor("m") }],
  ["a chat model is saved", openaiSaved, fromEnvironment, { ...none, editor: editor("gpt-4o-mini") }],
  ["Jina is saved", jina, null, { ...none, reader, reranker, search: reader, embedder }],
  ["Jina has no key", { ...jina, jinaKey: null }, null, { ...none, reader }],
  ["only a key is saved", { jinaKey: "jina-key" }, null, none],
  [
    "a model is named",
    { ...jina, jinaRerankModel: "v3" },
    null,
    { reranker: expect.objectContaining({ model: "v3" }) },
  ],
])("where %s, the radar has the right services", async (_, saved, openai, expected) => {
  const app = await testApp();
  const made = appWith({ clerk, openai });
  await saveConfig({ ...app, secrets: made.secrets }, "ping-1", llmConfig, {
    jinaKey: null,
    openaiKey: null,
    ...saved,
  });
  expect(await made.newsServices()).toMatchObject(expected);
});

test("an address that may not be asked is no service in production", () => {
  const { services, now } = appWith({ clerk });
  const inside = { ...jina, jinaReaderUrl: "http://10.0.0.1/", jinaRerankUrl: "https://wink.test/v1/rerank" };
  expect(newsServicesOf({ check: services.check, counted: () => services.fetch, now }, inside, null)).toEqual(
    { ...none, search: reader, embedder },
  );
});

test("the radar's services are those of a whole request, within the limits that are saved", async () => {
  const app = await testApp();
  const made = appWith({ clerk });
  await saveConfig({ ...app, secrets: made.secrets }, "ping-1", llmConfig, { ...jina, radarCallsPerDay: 0 });
  expect(await made.newsLimits()).toMatchObject({ itemsPerRun: 30, callsPerDay: 0, tokensPerDay: 1_000_000 });
  const services = await made.newsServices();
  expect(await made.newsServices()).toBe(services);
  const answer = await services.reader?.read("https://news.example/", new AbortController().signal);
  expect(answer).toEqual({ ok: false, reason: "news.budgetSpent" });
});

test("the switch leaves the built-in analyst, which says so, no labeller and no service", async () => {
  const app = await testApp();
  const made = appWith({ clerk, openai: fromEnvironment });
  const save = (saved: LlmConfig) =>
    saveConfig({ ...app, secrets: made.secrets }, "ping-1", llmConfig, { ...jina, ...openaiSaved, ...saved });
  const before = appWith({ clerk, openai: fromEnvironment });
  await save({});
  const analyst = await before.analyst("user_1");
  await save({ isStopped: true });
  expect(await made.analyst("user_1")).toMatchObject({ name: "builtin", insteadBecause: "analyst.stopped" });
  expect(await made.labeller("user_1")).toBeNull();
  expect(await made.newsServices()).toEqual(none);
  expect(await made.newsLimits()).toMatchObject({ isStopped: true });
  // The one that was chosen before is not asked any more either.
  const question = {
    language: "en",
    locale: "en",
    sections: [],
    jobDescription: null,
    lostChecks: [],
  } as const;
  const { signal } = new AbortController();
  expect(await analyst.analyse({ ...question, sections: [], lostChecks: [] }, signal)).toEqual({
    ok: false,
    reason: "analyst.stopped",
  });
});

test("in development a key is derived, and what it sealed opens again", async () => {
  const development = { mode: "development", sessionSecret: secret, configKey: null } as const;
  const sealed = await appWith(development).secrets.seal("sk-1", "f");
  expect(await appWith(development).secrets.open(sealed, "f")).toBe("sk-1");
  expect(await appWith({ ...development, sessionSecret: `${secret}!` }).secrets.open(sealed, "f")).toBeNull();
});

test("in development alone services may be nearby, and feeds lead to its own sample feeds and nothing else nearby", () => {
  const development = appWith({ mode: "development", sessionSecret: secret, clerk: null });
  const production = appWith({ clerk });
  const allowed = (url: string) =>
    [development.services, production.services, development.outside, production.outside].map(
      ({ check }) => check(url).ok,
    );
  expect(allowed("https://llm.example/v1")).toEqual([true, true, true, true]);
  expect(allowed("http://127.0.0.1:11434/v1")).toEqual([true, false, false, false]);
  expect(allowed("http://169.254.169.254/latest")).toEqual([true, false, false, false]);
  expect(allowed(`${ORIGIN}/dev/feeds/ai`)).toEqual([true, false, true, false]);
});

test("production derives no key", async () => {
  const production = appWith({ clerk, sessionSecret: secret, configKey: null });
  await expect(production.secrets.seal("sk-1", "f")).rejects.toThrow("no configuration key");
});

test("no application is made for a job while settings are missing", () => {
  expect(createAppForWork({ ...env }, "r1").requestId).toBe("r1");
  expect(() => createAppForWork({ ...env, APP_MODE: "" }, "r1")).toThrow("CLERK_JWT_KEY");
});

test("where a resolver is named, feeds and services alike are judged by what their names lead to", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    asked.push(new URL(String(input)).hostname);
    return Response.json({ Status: 0, Answer: [{ type: 1, data: "10.0.0.1", TTL: 60 }] });
  });
  const { outside, services } = appWith({ clerk, resolverUrl: "https://dns.example/" });
  const request = { url: "https://a.example/", timeoutMs: 1000, maxBytes: 10, contentTypes: [] };
  for (const { fetch } of [outside, services])
    expect(await fetch(request)).toEqual({ ok: false, reason: "fetch.forbiddenHost" });
  expect([...new Set(asked)]).toEqual(["dns.example"]);
  vi.unstubAllGlobals();
});
