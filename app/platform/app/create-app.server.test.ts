import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { wire, wireForWork } from "./create-app.server";
import type { Settings } from "./settings.server";

const ORIGIN = "https://wink.test";
const bare: Settings = {
  mode: "production",
  origin: ORIGIN,
  adminEmail: "admin@wink.test",
  sessionSecret: null,
  clerk: null,
  openai: null,
  creatorLinks: {},
};
const clerk = {
  publishableKey: `pk_live_${btoa("clerk.wink.test$")}`,
  secretKey: "sk_live_x",
  jwtKey: "pem",
};
const secret = "a-secret-of-the-tests-only";

const wired = (settings: Partial<Settings>) => wire({ ...env }, { ...bare, ...settings }, "r1", ORIGIN);

test("production signs in through Clerk and never through the embedded form", () => {
  expect(wired({ clerk }).identity.kind).toBe("clerk");
  expect(wired({ clerk, sessionSecret: secret }).identity.kind).toBe("clerk");
  expect(() => wired({ sessionSecret: secret })).toThrow("no identity provider");
  expect(() => wired({})).toThrow("no identity provider");
});

test("development signs in through the embedded form, or Clerk where it is configured", () => {
  expect(wired({ mode: "development", sessionSecret: secret }).identity.kind).toBe("embedded");
  expect(wired({ mode: "development", sessionSecret: secret, clerk }).identity.kind).toBe("clerk");
});

test("the outside analyst is asked where one is configured, the built-in one otherwise", () => {
  const openai = { baseUrl: "https://llm.example/v1", apiKey: "k", model: "m" };
  expect(wired({ clerk }).analyst.name).toBe("builtin");
  expect(wired({ clerk, openai }).analyst.name).toBe("openai");
  expect(wired({ clerk, openai }).builtinAnalyst.name).toBe("builtin");
});

test("nothing is wired for a job while settings are missing", () => {
  expect(wireForWork({ ...env }, "r1").requestId).toBe("r1");
  expect(() => wireForWork({ ...env, APP_MODE: "" }, "r1")).toThrow("CLERK_JWT_KEY");
});
