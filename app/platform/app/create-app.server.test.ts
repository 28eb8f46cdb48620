import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ConfigOf, configReader } from "~/features/settings/config-reader.server";
import { GLOBAL, openaiConfig } from "~/features/settings/config-types";
import { saveConfig } from "~/features/settings/save-config.server";
import { testApp } from "../../../test/support/app";
import { analystSettings, createApp, createAppForWork } from "./create-app.server";
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
  openai: null,
  creatorLinks: {},
  memwinkLinks: {},
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

const fromEnvironment = { baseUrl: "https://llm.example/v1", apiKey: "k", model: "m" };

test("the analyst is the saved one, else the environment's, else the built-in one", async () => {
  const app = await testApp();
  expect((await appWith({ clerk }).analyst()).name).toBe("builtin");
  expect((await appWith({ clerk, openai: fromEnvironment }).analyst()).name).toBe("openai");
  expect(appWith({ clerk, openai: fromEnvironment }).builtinAnalyst.name).toBe("builtin");
  const { secrets } = appWith({ clerk });
  await saveConfig({ ...app, secrets }, GLOBAL, openaiConfig, { ...fromEnvironment, apiKey: "sk-saved" });
  expect((await appWith({ clerk }).analyst()).name).toBe("openai");
});

test("the saved configuration goes before the environment's, field by field of one of them", async () => {
  const app = await testApp();
  const settings = { ...bare, openai: fromEnvironment };
  const scope = crypto.randomUUID();
  const configOf: ConfigOf = (_, type) => configReader(app, new Map())(scope, type);
  expect(await analystSettings(configOf, settings)).toEqual(fromEnvironment);
  expect(await analystSettings(configOf, bare)).toBeNull();
  const saved = { baseUrl: "https://saved.example/v1", apiKey: "sk-saved", model: "other" };
  await saveConfig(app, scope, openaiConfig, saved);
  expect(await analystSettings(configOf, settings)).toEqual(saved);
});

test("where the saved configuration cannot be used no other service is asked in its place", async () => {
  const unusable: ConfigOf = async () => null;
  expect(await analystSettings(unusable, { ...bare, openai: fromEnvironment })).toBeNull();
});

test("in development a key is derived, and what it sealed opens again", async () => {
  const development = { mode: "development", sessionSecret: secret, configKey: null } as const;
  const sealed = await appWith(development).secrets.seal("sk-1", "f");
  expect(await appWith(development).secrets.open(sealed, "f")).toBe("sk-1");
  expect(await appWith({ ...development, sessionSecret: `${secret}!` }).secrets.open(sealed, "f")).toBeNull();
});

test("outside addresses are https alone, except in development", () => {
  const development = appWith({ mode: "development", sessionSecret: secret, clerk: null });
  const production = appWith({ clerk });
  const allowed = (url: string) => [development.mayBeFetched(url), production.mayBeFetched(url)];
  expect(allowed("https://llm.example/v1")).toEqual([true, true]);
  expect(allowed("http://llm.example/v1")).toEqual([true, false]);
});

test("production derives no key", async () => {
  const production = appWith({ clerk, sessionSecret: secret, configKey: null });
  await expect(production.secrets.seal("sk-1", "f")).rejects.toThrow("no configuration key");
});

test("no application is made for a job while settings are missing", () => {
  expect(createAppForWork({ ...env }, "r1").requestId).toBe("r1");
  expect(() => createAppForWork({ ...env, APP_MODE: "" }, "r1")).toThrow("CLERK_JWT_KEY");
});
