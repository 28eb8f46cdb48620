import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { z } from "zod";
import { aesSecrets } from "~/platform/secrets/aes-gcm.server";
import { clockAt, testApp } from "../../../test/support/app";
import { type ConfigCache, configReader } from "./config-reader.server";
import type { ConfigType } from "./config-types";
import { readConfig } from "./read-config.server";
import { saveConfig } from "./save-config.server";

const openai = { baseUrl: "https://llm.example/v1", apiKey: "sk-live-0123456789", model: "m" };

const openaiConfig: ConfigType<typeof openai> = {
  name: "openai",
  shape: z.object({
    baseUrl: z.url({ protocol: /^https?$/ }),
    apiKey: z.string().min(1),
    model: z.string().min(1),
  }),
  secrets: { apiKey: ["baseUrl"] },
};

/** A second type, with two secrets of which one is sent nowhere. */
const readerConfig: ConfigType<{ url: string; token: string; salt: string; langs: string[] }> = {
  name: "reader",
  shape: z.object({
    url: z.url(),
    token: z.string().min(1),
    salt: z.string().min(1),
    langs: z.array(z.string()),
  }),
  secrets: { token: ["url"], salt: [] },
};

const rows = async () => (await env.DB.prepare("SELECT * FROM config").all()).results;

async function setUp() {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await testApp({ now: clock.now });
  await env.DB.batch([env.DB.prepare("DELETE FROM config"), env.DB.prepare("DELETE FROM audit")]);
  return { app, clock, configOf: configReader(app, new Map()) };
}

test("what is saved is read back whole, and its secret stands nowhere in the database", async () => {
  const { app, configOf } = await setUp();
  expect(await configOf(openaiConfig)).toBeUndefined();
  expect(await saveConfig(app, "ping-1", openaiConfig, { ...openai, more: "x" })).toEqual({ ok: true });
  expect(await configReader(app, new Map())(openaiConfig)).toEqual(openai);
  const written = JSON.stringify(await rows());
  expect(written).toContain("llm.example");
  expect(written).not.toContain(openai.apiKey);
  expect(written).not.toContain("more");
  expect(JSON.stringify(app.logged)).not.toContain(openai.apiKey);
});

test("each type has its own configuration", async () => {
  const { app, configOf } = await setUp();
  const reader = { url: "https://r.example/", token: "t-0123456789ab", salt: "s", langs: ["zh", "en"] };
  await saveConfig(app, "ping-1", openaiConfig, openai);
  await saveConfig(app, "ping-1", readerConfig, reader);
  expect(await configOf(openaiConfig)).toEqual(openai);
  expect(await configOf(readerConfig)).toEqual(reader);
});

test("a secret is shown by whether it is set and its end, a short one without its end", async () => {
  const { app } = await setUp();
  expect(await readConfig(app, openaiConfig)).toBeNull();
  await saveConfig(app, "ping-1", openaiConfig, openai);
  expect(await readConfig(app, openaiConfig)).toEqual({
    ...openai,
    apiKey: { set: true, last4: "6789" },
  });
  await saveConfig(app, "ping-1", openaiConfig, { ...openai, apiKey: "sk-12345678" });
  expect(await readConfig(app, openaiConfig)).toMatchObject({ apiKey: { set: true, last4: "" } });
});

test("a secret that is left empty stays", async () => {
  const { app } = await setUp();
  await saveConfig(app, "ping-1", openaiConfig, openai);
  for (const apiKey of ["", undefined]) {
    expect(await saveConfig(app, "ping-1", openaiConfig, { ...openai, apiKey, model: "newer" })).toEqual({
      ok: true,
    });
  }
  expect(await configReader(app, new Map())(openaiConfig)).toEqual({ ...openai, model: "newer" });
});

test("a secret does not follow its address to another server without being entered again", async () => {
  const { app } = await setUp();
  await saveConfig(app, "ping-1", openaiConfig, openai);
  const moved = { ...openai, baseUrl: "https://evil.example/v1" };
  expect(await saveConfig(app, "ping-1", openaiConfig, { ...moved, apiKey: "" })).toEqual({
    ok: false,
    problems: { apiKey: ["config.keyNeeded"] },
  });
  expect(await configReader(app, new Map())(openaiConfig)).toEqual(openai);
  expect(await saveConfig(app, "ping-1", openaiConfig, { ...moved, apiKey: "sk-new" })).toEqual({ ok: true });
});

test("of two secrets only the one whose address moves must be entered again", async () => {
  const { app } = await setUp();
  const reader = { url: "https://r.example/", token: "t", salt: "s", langs: [] };
  await saveConfig(app, "ping-1", readerConfig, reader);
  const moved = { url: "https://other.example/", langs: [] };
  expect(await saveConfig(app, "ping-1", readerConfig, moved)).toEqual({
    ok: false,
    problems: { token: ["config.keyNeeded"] },
  });
  expect(await saveConfig(app, "ping-1", readerConfig, { ...moved, token: "t2" })).toEqual({ ok: true });
  expect(await configReader(app, new Map())(readerConfig)).toMatchObject({ token: "t2", salt: "s" });
});

test("a secret that may be left out is no reason to refuse an address", async () => {
  const { app, configOf } = await setUp();
  const keyless: ConfigType<{ url: string; token?: string }> = {
    name: "reader",
    shape: z.object({ url: z.url(), token: z.string().min(1).optional() }),
    secrets: { token: ["url"] },
  };
  for (const url of ["https://r.example/", "https://other.example/"])
    expect(await saveConfig(app, "ping-1", keyless, { url })).toEqual({ ok: true });
  expect(await configOf(keyless)).toEqual({ url: "https://other.example/" });
});

test("what is missing and what is wrong is named by its field, and nothing is saved", async () => {
  const { app } = await setUp();
  expect(await saveConfig(app, "ping-1", openaiConfig, { baseUrl: "ftp://llm.example", model: "" })).toEqual({
    ok: false,
    problems: { baseUrl: ["form.invalid"], apiKey: ["form.missing"], model: ["form.missing"] },
  });
  expect(await rows()).toEqual([]);
});

test("in development a model nearby may be asked", async () => {
  const { app } = await setUp();
  const nearby = { ...openai, baseUrl: "http://localhost:11434/v1" };
  expect(await saveConfig(app, "ping-1", openaiConfig, nearby)).toMatchObject({ ok: false });
  const check = (url: string) => ({ ok: true as const, url: new URL(url) });
  const development = { ...app, services: { ...app.services, check } };
  expect(await saveConfig(development, "ping-1", openaiConfig, nearby)).toEqual({ ok: true });
});

test("a secret that no longer opens counts as not set and must be entered again; the log says which", async () => {
  const { app } = await setUp();
  await saveConfig(app, "ping-1", openaiConfig, openai);
  const rotated = { ...app, secrets: aesSecrets(async () => new Uint8Array(32).fill(8)) };
  expect(await configReader(rotated, new Map())(openaiConfig)).toBeNull();
  expect(await readConfig(rotated, openaiConfig)).toMatchObject({ apiKey: { set: false, last4: "" } });
  expect(await saveConfig(rotated, "ping-1", openaiConfig, { ...openai, apiKey: "" })).toEqual({
    ok: false,
    problems: { apiKey: ["form.missing"] },
  });
  expect(app.logged.at(-1)).toMatchObject({ event: "config.unreadable", name: "openai", code: "apiKey" });
});

/** The application, counting how often the database is read and a secret opened. */
function counting(app: Awaited<ReturnType<typeof testApp>>) {
  const count = { reads: 0, opened: 0 };
  const findFirst: typeof app.db.query.config.findFirst = (options) => {
    count.reads += 1;
    return app.db.query.config.findFirst(options);
  };
  const db = Object.create(app.db, { query: { value: { config: { findFirst } } } });
  const secrets = {
    ...app.secrets,
    open: (sealed: string, field: string) => {
      count.opened += 1;
      return app.secrets.open(sealed, field);
    },
  };
  return { count, app: { ...app, db, secrets } };
}

test("a request reads a row once, and the next request opens nothing until a new version is saved", async () => {
  const { app } = await setUp();
  await saveConfig(app, "ping-1", openaiConfig, openai);
  const { count, app: counted } = counting(app);
  const cache: ConfigCache = new Map();
  const first = configReader(counted, cache);
  await Promise.all([first(openaiConfig), first(openaiConfig)]);
  await first(openaiConfig);
  expect(count).toEqual({ reads: 1, opened: 1 });
  expect(await configReader(counted, cache)(openaiConfig)).toEqual(openai);
  expect(count).toEqual({ reads: 2, opened: 1 });
  await saveConfig(app, "ping-1", openaiConfig, { ...openai, apiKey: "sk-newer" });
  expect(await configReader(counted, cache)(openaiConfig)).toMatchObject({ apiKey: "sk-newer" });
  expect(count).toEqual({ reads: 3, opened: 2 });
});

test("two versions saved in the same millisecond, or with a clock set back, are told apart", async () => {
  const { app, clock } = await setUp();
  const versions: unknown[] = [];
  for (const passed of [0, 0, -1000]) {
    clock.pass(passed);
    await saveConfig(app, "ping-1", openaiConfig, openai);
    versions.push((await rows())[0]?.updated_at);
  }
  const start = Date.parse("2026-03-01T08:00:00Z");
  expect(versions).toEqual([start, start + 1, start + 2]);
});

/** One key for two addresses, and an address of its own for a key that may be removed. */
const twoPlaces: ConfigType<{ first?: string; second?: string; key?: string; news?: string[] }> = {
  name: "two",
  shape: z.object({
    first: z.url().optional(),
    second: z.url().optional(),
    key: z.string().optional(),
    news: z.array(z.string()).optional(),
  }),
  secrets: { key: ["first", "second"] },
  addresses: ({ news = [] }) => news.map((url): [string, string] => ["news", url]),
};

const places = { first: "https://a.example/v1", second: "https://b.example/v1" };

test.each([
  { first: "https://a.example.evil.example/v1" },
  { first: "https://A.EXAMPLE./v1" },
  { second: "https://a.example/v1" },
  { first: places.second, second: places.first },
])("a key follows to none of its addresses that changes: $first $second", async (change) => {
  const { app, configOf } = await setUp();
  await saveConfig(app, "ping-1", twoPlaces, { ...places, key: "k" });
  expect(await saveConfig(app, "ping-1", twoPlaces, { ...places, ...change, key: "" })).toEqual({
    ok: false,
    problems: { key: ["config.keyNeeded"] },
  });
  expect(await configOf(twoPlaces)).toEqual({ ...places, key: "k" });
});

test("a key goes to no address that was not saved with it, and stays where one is given up", async () => {
  const { app } = await setUp();
  await saveConfig(app, "ping-1", twoPlaces, { first: places.first, key: "k" });
  expect(await saveConfig(app, "ping-1", twoPlaces, places)).toMatchObject({ ok: false });
  await saveConfig(app, "ping-1", twoPlaces, { ...places, key: "k" });
  expect(await saveConfig(app, "ping-1", twoPlaces, { second: places.second })).toEqual({ ok: true });
  const configOf = configReader(app, new Map());
  expect(await configOf(twoPlaces)).toEqual({ second: places.second, key: "k" });
});

test("a key that is removed is gone, and then any address may be saved", async () => {
  const { app } = await setUp();
  await saveConfig(app, "ping-1", twoPlaces, { ...places, key: "k" });
  const elsewhere = { first: "https://c.example" };
  expect(await saveConfig(app, "ping-1", twoPlaces, { ...elsewhere, key: null })).toEqual({ ok: true });
  expect(await readConfig(app, twoPlaces)).toEqual({ ...elsewhere, key: { set: false, last4: "" } });
});

test("what anybody may read may lie at an unencrypted address, and what a key is sent to may not", async () => {
  const { app } = await setUp();
  expect(await saveConfig(app, "ping-1", twoPlaces, { ...places, news: ["http://a.example"] })).toEqual({
    ok: true,
  });
  expect(await saveConfig(app, "ping-1", twoPlaces, { first: "http://a.example", key: "k" })).toEqual({
    ok: false,
    problems: { first: ["config.badAddress"] },
  });
});

test.each([
  "http://10.0.0.1/v1",
  "https://10.0.0.1/v1",
  "https://0x7f.1/",
  "https://localhost/",
  "https://wink.test/",
  "https://a:b@a.example",
])("an address that the server may not ask is not saved: %s", async (first) => {
  const { app } = await setUp();
  expect(await saveConfig(app, "ping-1", twoPlaces, { ...places, news: [places.first, first] })).toEqual({
    ok: false,
    problems: { news: ["config.badAddress"] },
  });
  expect(await saveConfig(app, "ping-1", twoPlaces, { first, key: "k" })).toEqual({
    ok: false,
    problems: { first: ["config.badAddress"] },
  });
  expect(await rows()).toEqual([]);
});

test("what an administrator saves stands in the audit with what it was, and of a key what became of it", async () => {
  const { app } = await setUp();
  const changes = async () =>
    (await env.DB.prepare("SELECT actor, action, subject, before FROM audit ORDER BY rowid").all()).results;
  expect(await saveConfig(app, "ping-1", twoPlaces, { first: "nonsense" })).toMatchObject({
    ok: false,
  });
  expect(await changes()).toEqual([]);
  expect(await saveConfig(app, "ping-1", twoPlaces, { ...places, key: "k-0123" })).toEqual({
    ok: true,
  });
  await saveConfig(app, "ping-1", twoPlaces, { ...places, key: "k-4567" });
  await saveConfig(app, "ping-1", twoPlaces, { first: "https://other.example/", key: "k-4567" });
  await saveConfig(app, "ping-1", twoPlaces, { first: "https://other.example/", key: null });
  const former = (await changes()).map(({ before, ...change }) => {
    expect(change).toEqual({ actor: "ping-1", action: "config.save", subject: "two" });
    return JSON.parse(String(before));
  });
  const none = Object.fromEntries(Object.keys(places).map((field) => [field, null]));
  expect(former).toEqual([{ ...none, key: "set" }, { key: "changed" }, places, { key: "removed" }]);
});

test("of two that are saved at once one stands whole", async () => {
  for (let round = 0; round < 20; round++) {
    const { app } = await setUp();
    const [a, b] = [1, 2].map((n) => ({ first: `https://a${n}.example/`, key: `key-${n}` }));
    await Promise.all([a, b].map((each) => saveConfig(app, "ping-1", twoPlaces, { ...each })));
    const stands = await configReader(app, new Map())(twoPlaces);
    expect([a, b]).toContainEqual(stands);
  }
});

test("a sealed key that was moved to another field or altered does not open", async () => {
  const { app } = await setUp();
  const reader = { url: "https://r.example/", token: "t-0123456789ab", salt: "s-9876543210", langs: [] };
  await saveConfig(app, "ping-1", readerConfig, reader);
  const [row] = await rows();
  const value: Record<string, unknown> = JSON.parse(String(row?.value));
  const sealed = String(value.salt);
  const flipped = sealed.slice(0, -6) + (sealed.at(-6) === "A" ? "B" : "A") + sealed.slice(-5);
  for (const token of [sealed, flipped, reader.token]) {
    await env.DB.prepare("UPDATE config SET value = ?")
      .bind(JSON.stringify({ ...value, token }))
      .run();
    expect(await configReader(app, new Map())(readerConfig)).toBeNull();
  }
});
