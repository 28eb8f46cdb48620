import { expect, test } from "vitest";
import { type Env, settingsOf } from "./settings.server";

const production = {
  APP_ORIGIN: "https://wink.example/",
  ADMIN_EMAIL: "Boss@Wink.example",
  CLERK_PUBLISHABLE_KEY: "pk_live_Y2xlcmsuZXhhbXBsZS5jb20k",
  CLERK_SECRET_KEY: "sk_live_x",
  CLERK_JWT_KEY: "-----BEGIN PUBLIC KEY-----",
  CLERK_WEBHOOK_SECRET: "whsec_x",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_y",
  CONFIG_KEY: btoa("0123456789abcdef0123456789abcdef"),
};

const read = (settings: Record<string, unknown>) => settingsOf(settings as unknown as Env);

test("a complete production configuration is accepted and normalised", () => {
  const result = read(production);
  expect(result).toMatchObject({
    ok: true,
    settings: {
      mode: "production",
      origin: "https://wink.example",
      adminEmail: "boss@wink.example",
      sessionSecret: null,
      openai: null,
    },
  });
});

test.each(Object.keys(production))("production without %s stops and names it", (name) => {
  expect(read({ ...production, [name]: undefined })).toEqual({ ok: false, missing: [name] });
  expect(read({ ...production, [name]: "" })).toEqual({ ok: false, missing: [name] });
});

test("nothing at all means production with everything missing, never development", () => {
  expect(read({})).toEqual({ ok: false, missing: Object.keys(production).sort() });
});

test.each(["Development", "dev", "test", "production"])("the mode %s is no mode", (mode) => {
  const result = read({ ...production, APP_MODE: mode });
  expect(result).toEqual({ ok: false, missing: ["APP_MODE"] });
});

test.each(['{"pro":{"zh":"price_1","en":"price_2"}}', '{"monthly":{"en":"price_3"}}'])(
  "the prices %s are accepted, whole or in part",
  (STRIPE_PRICES) => {
    const result = read({ ...production, STRIPE_PRICES });
    expect(result.ok && result.settings.stripe?.prices).toEqual(JSON.parse(STRIPE_PRICES));
  },
);

test.each(["price_1", "{", '{"gold":{"en":"price_1"}}', '{"pro":{"fr":"price_1"}}', '{"pro":{"en":"19"}}'])(
  "the malformed prices %j stop the worker and are named",
  (STRIPE_PRICES) => {
    expect(read({ ...production, STRIPE_PRICES })).toEqual({ ok: false, missing: ["STRIPE_PRICES"] });
  },
);

test("production does not run on an unencrypted origin", () => {
  expect(read({ ...production, APP_ORIGIN: "http://wink.example" })).toEqual({
    ok: false,
    missing: ["APP_ORIGIN"],
  });
});

test("a publishable key that names no host is named as malformed", () => {
  for (const key of ["pk_live_", "pk_live_x", "sk_live_Y2xlcmsuZXhhbXBsZS5jb20k"]) {
    expect(read({ ...production, CLERK_PUBLISHABLE_KEY: key })).toEqual({
      ok: false,
      missing: ["CLERK_PUBLISHABLE_KEY"],
    });
  }
});

test.each([
  ["CLERK_PUBLISHABLE_KEY", "pk_test_Y2xlcmsuZXhhbXBsZS5jb20k"],
  ["CLERK_SECRET_KEY", "sk_test_x"],
  ["CLERK_JWT_KEY", "x"],
  ["STRIPE_SECRET_KEY", "rk_test_x"],
  ["CONFIG_KEY", "x"],
])("production with %s = %s stops and names it", (name, value) => {
  expect(read({ ...production, [name]: value })).toEqual({ ok: false, missing: [name] });
});

test.each(["CLERK_SECRET_KEY", "CLERK_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"])(
  "development with a service of which %s alone is missing stops and names it",
  (name) => {
    const settings = { ...production, APP_MODE: "development", SESSION_SECRET: "0123456789abcdef" };
    expect(read({ ...settings, [name]: undefined })).toEqual({ ok: false, missing: [name] });
  },
);

const pair = { VAPID_PUBLIC_KEY: `BA${"x".repeat(85)}`, VAPID_PRIVATE_KEY: "y".repeat(43) };

test("nobody needs keys for pushing; half a pair, or another thing, stops the worker by its name", () => {
  expect(read(production)).toMatchObject({ settings: { vapid: null } });
  expect(read({ ...production, ...pair })).toMatchObject({
    settings: { vapid: { publicKey: pair.VAPID_PUBLIC_KEY, privateKey: pair.VAPID_PRIVATE_KEY } },
  });
  for (const [name, value] of [
    ["VAPID_PUBLIC_KEY", undefined],
    ["VAPID_PRIVATE_KEY", ""],
    ["VAPID_PUBLIC_KEY", pair.VAPID_PRIVATE_KEY],
    ["VAPID_PUBLIC_KEY", `${pair.VAPID_PUBLIC_KEY}=`],
    ["VAPID_PRIVATE_KEY", `${pair.VAPID_PRIVATE_KEY}=`],
  ] as const)
    for (const settings of [production, { APP_MODE: "development", SESSION_SECRET: "sixteen-letters!" }])
      expect(read({ ...settings, ...pair, [name]: value })).toEqual({ ok: false, missing: [name] });
});

test("an origin is compared with what browsers send, so a path or slash after it does not count", () => {
  const development = { APP_MODE: "development", SESSION_SECRET: "sixteen-letters!" };
  expect(read({ ...development, APP_ORIGIN: "http://localhost:8787/" })).toMatchObject({
    settings: { origin: "http://localhost:8787" },
  });
});

test("development needs only a session secret", () => {
  expect(read({ APP_MODE: "development", SESSION_SECRET: "sixteen-letters!" })).toMatchObject({
    ok: true,
    settings: { mode: "development", clerk: null },
  });
  expect(read({ APP_MODE: "development" })).toEqual({ ok: false, missing: ["SESSION_SECRET"] });
});

test("a session secret of development signs nobody in in production", () => {
  expect(read({ ...production, SESSION_SECRET: "sixteen-letters!" })).toMatchObject({
    settings: { sessionSecret: null },
  });
});

test.each(["a2V5", "x".repeat(44), btoa("x".repeat(31)), btoa("x".repeat(33))])(
  "the configuration key %s is not 32 bytes and is named",
  (CONFIG_KEY) => {
    expect(read({ ...production, CONFIG_KEY })).toEqual({ ok: false, missing: ["CONFIG_KEY"] });
    const development = { APP_MODE: "development", SESSION_SECRET: "sixteen-letters!", CONFIG_KEY };
    expect(read(development)).toEqual({ ok: false, missing: ["CONFIG_KEY"] });
  },
);

test("the outside analyst is used only with address, key and model", () => {
  const complete = { OPENAI_BASE_URL: "https://llm.example/v1", OPENAI_API_KEY: "k", OPENAI_MODEL: "m" };
  expect(read({ ...production, ...complete })).toMatchObject({ settings: { openai: { model: "m" } } });
  expect(read({ ...production, ...complete, OPENAI_MODEL: "" })).toMatchObject({
    settings: { openai: null },
  });
  expect(read({ ...production, OPENAI_BASE_URL: "not a url" })).toEqual({
    ok: false,
    missing: ["OPENAI_BASE_URL"],
  });
});

test("the links of the toolbox are read from JSON text or an object", () => {
  const links = { deepQa: "https://chat.example/?shareId=1" };
  for (const CREATOR_LINKS of [links, JSON.stringify(links)]) {
    expect(read({ ...production, CREATOR_LINKS })).toMatchObject({
      ok: true,
      settings: { creatorLinks: links },
    });
  }
  expect(read(production)).toMatchObject({ ok: true, settings: { creatorLinks: {} } });
});

test.each([
  "{",
  "[]",
  '{"deepQa":"javascript:alert(1)"}',
  '{"deepQa":""}',
  '{"unknownTool":"https://a.example"}',
  '{"__proto__":"https://a.example","x":1}',
])("the malformed links %j stop the worker and are named", (CREATOR_LINKS) => {
  expect(read({ ...production, CREATOR_LINKS })).toEqual({ ok: false, missing: ["CREATOR_LINKS"] });
});

test("the ad network is used only with its script and our place", () => {
  const network = { AD_SCRIPT_URL: "https://ads.example/a.js", AD_SLOT: "42" };
  expect(read({ ...production, ...network })).toMatchObject({
    settings: { ads: { scriptUrl: "https://ads.example/a.js", slot: "42" } },
  });
  expect(read({ ...production, ...network, AD_SLOT: "" })).toMatchObject({ settings: { ads: null } });
  expect(read({ ...production, AD_SCRIPT_URL: "http://ads.example/a.js" })).toEqual({
    ok: false,
    missing: ["AD_SCRIPT_URL"],
  });
});

test("a WebSub hub is named by an https address, or there is none", () => {
  const hub = "https://hub.example/";
  expect(read({ ...production, WEBSUB_HUB: "https://hub.example" })).toMatchObject({ settings: { hub } });
  expect(read(production)).toMatchObject({ settings: { hub: null } });
  for (const WEBSUB_HUB of ["hub.example", "http://hub.example/", "on"])
    expect(read({ ...production, WEBSUB_HUB })).toEqual({ ok: false, missing: ["WEBSUB_HUB"] });
});

test("a resolver is named by an https address, or there is none", () => {
  const url = "https://dns.google/resolve";
  expect(read({ ...production, DNS_OVER_HTTPS_URL: url })).toMatchObject({ settings: { resolverUrl: url } });
  expect(read(production)).toMatchObject({ settings: { resolverUrl: null } });
  for (const DNS_OVER_HTTPS_URL of ["1.1.1.1", "http://dns.google/resolve", "off"])
    expect(read({ ...production, DNS_OVER_HTTPS_URL })).toEqual({
      ok: false,
      missing: ["DNS_OVER_HTTPS_URL"],
    });
});
