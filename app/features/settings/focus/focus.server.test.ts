import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { testApp } from "../../../../test/support/app";
import { saveApiConfig } from "../api-config.server";
import { configReader } from "../config-reader.server";
import { saveFocus } from "./focus.server";
import { emptyRow } from "./focus-rows";
import { defaultFocusPoints, worldFocus } from "./world-focus";

beforeEach(async () => {
  await testApp();
  await env.DB.batch([env.DB.prepare("DELETE FROM config"), env.DB.prepare("DELETE FROM audit")]);
});

const row = (change: object = {}) => ({
  ...emptyRow("en"),
  tag_id: "ai",
  tag_name: "AI",
  provider: "ann@example.com",
  ...change,
});

const changes = async () =>
  (await env.DB.prepare("SELECT actor, action, subject, before FROM audit ORDER BY rowid").all()).results;

test("what is saved is read back, with incomplete rows left out and told, and stands in the audit", async () => {
  const app = await testApp();
  const saved = await saveFocus(app, "ping-1", [
    row({ sources: "https://feeds.example/rss" }),
    row({ tag_name: "" }),
  ]);
  expect(saved).toMatchObject({ ok: true, dropped: 1 });
  const stored = await configReader(app, new Map())(worldFocus);
  expect(stored?.points).toEqual([
    expect.objectContaining({
      tag_id: "ai",
      provider: "ann@example.com",
      sources: ["https://feeds.example/rss"],
    }),
  ]);
  await saveFocus(app, "ping-1", [row({ tag_name: "Other" }), row({ tag_id: "new" })]);
  await saveFocus(app, "ping-1", [
    row({ tag_name: "Other", provider: "bob@example.com" }),
    row({ tag_id: "new" }),
  ]);
  const entry = { actor: "ping-1", action: "config.save", subject: "world_focus_points" };
  const kept = await changes();
  expect(kept).toMatchObject([entry, entry, entry]);
  expect(kept.map(({ before }) => JSON.parse(String(before)))).toEqual([
    { "ai (provider)": "set", ai: null, "(order)": null },
    {
      "new (provider)": "set",
      ai: expect.objectContaining({ sources: ["https://feeds.example/rss"] }),
      new: null,
      "(order)": ["ai"],
    },
    { "ai (provider)": "changed" },
  ]);
  expect(JSON.stringify(kept)).not.toContain("@");
});

test.each([
  "ftp://feeds.example/rss",
  "https://127.1/",
  "https://wink.test/rss",
  "feeds.example",
  "javascript:alert(1)",
])("a source that the server may not ask is told at its row, and nothing is saved: %s", async (source) => {
  const app = await testApp();
  const rows = [row(), row({ tag_id: "b", sources: `https://feeds.example/\n${source}` })];
  expect(await saveFocus(app, "ping-1", rows)).toEqual({
    ok: false,
    problems: { "points[1].sources": ["config.badAddress"] },
    refused: [source],
  });
  expect(await configReader(app, new Map())(worldFocus)).toBeUndefined();
  expect(await changes()).toEqual([]);
});

test("all that cannot be used is told at once, of complete rows alone", async () => {
  const app = await testApp();
  const long = `https://feeds.example/${"x".repeat(2000)}`;
  const rows = [
    row({ tag_name: "", sources: "ftp://left.out/" }),
    row({ provider: "nobody", sources: "ftp://one.example/" }),
    row({ tag_id: "b", sources: `${long}\nftp://two.example/\nftp://one.example/` }),
  ];
  const saved = await saveFocus(app, "ping-1", rows);
  expect(saved).toMatchObject({ ok: false, refused: ["ftp://one.example/", long, "ftp://two.example/"] });
  expect(Object.keys(saved.ok ? {} : saved.problems).toSorted()).toEqual([
    "points[1].provider",
    "points[1].sources",
    "points[2].sources",
  ]);
});

const shown = async () =>
  (
    await env.DB.prepare(
      "SELECT id, name, lang FROM tags WHERE user_id IS NULL AND enabled = 1 ORDER BY position",
    ).all()
  ).results;

const version = async () =>
  (await env.DB.prepare("SELECT version FROM feed_version").first<{ version: number }>())?.version ?? 0;

test("the feed has the subjects that are saved, in their order, and those that are gone come back as they were", async () => {
  const app = await testApp();
  const before = await version();
  await saveFocus(app, "ping-1", [
    row({ tag_id: "b", tag_name: "B", lang: "zh" }),
    row({ tag_id: "ai_news_en" }),
  ]);
  expect(await shown()).toEqual([
    { id: "b", name: "B", lang: "zh" },
    { id: "ai_news_en", name: "AI", lang: "en" },
  ]);
  expect(await version()).toBe(before + 1);
  await saveFocus(app, "ping-1", [row({ tag_id: "ai_news_zh", lang: "zh" })]);
  expect(await shown()).toEqual([{ id: "ai_news_zh", name: "AI", lang: "zh" }]);
  await saveFocus(app, "ping-1", [row({ tag_id: "ai_news_zh" }), row({ tag_id: "b", tag_name: "B again" })]);
  expect(await shown()).toMatchObject([{ id: "ai_news_zh" }, { id: "b", name: "B again", lang: "en" }]);
});

test("what is refused changes no subject", async () => {
  const app = await testApp();
  await saveFocus(app, "ping-1", [row()]);
  const [before, at] = [await shown(), await version()];
  await saveFocus(app, "ping-1", [row({ tag_id: "x", sources: "http://feeds.internal/rss" })]);
  expect([await shown(), await version()]).toEqual([before, at]);
});

test("a subject takes no member's radar", async () => {
  const app = await testApp();
  await env.DB.prepare(
    "INSERT INTO tags (id, user_id, lang, prompt, enabled) VALUES ('0123456789ab', 'user_1', 'zh', 'mine', 1)",
  ).run();
  await saveFocus(app, "ping-1", [row(), row({ tag_id: "0123456789ab" })]);
  expect(await shown()).toMatchObject([{ id: "ai" }]);
  expect(await env.DB.prepare("SELECT * FROM tags WHERE id = '0123456789ab'").first()).toMatchObject({
    user_id: "user_1",
    name: null,
    prompt: "mine",
    enabled: 1,
  });
});

test("the call that saves the points changes the subjects as well", async () => {
  const app = await testApp();
  const administrator = { id: "user_admin", pingId: "ping-1", isAdmin: true } as const;
  const points = defaultFocusPoints("ann@example.com").slice(0, 1);
  const membership = noMembership;
  const member = {
    ...administrator,
    membership,
    email: "a@wink.test",
    name: null,
    imageUrl: null,
    createdAt: new Date(),
  };
  const saved = await saveApiConfig(app, { member, type: "world_focus_points", value: points, locale: "en" });
  expect(saved.ok).toBe(true);
  expect(await shown()).toEqual([{ id: "ai_news_en", name: "AI News", lang: "en" }]);
});
