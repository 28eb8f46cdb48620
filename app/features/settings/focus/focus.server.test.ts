import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../../test/support/app";
import { configReader } from "../config-reader.server";
import { GLOBAL } from "../config-types";
import { emptyRow } from "./focus-rows";
import { saveFocus } from "./save-focus.server";
import { worldFocus } from "./world-focus";

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

const changes = async () => (await env.DB.prepare("SELECT actor, action, subject FROM audit").all()).results;

test("what is saved is read back, with incomplete rows left out and told, and stands in the audit", async () => {
  const app = await testApp();
  const saved = await saveFocus(app, "ping-1", [
    row({ sources: "https://feeds.example/rss" }),
    row({ tag_name: "" }),
  ]);
  expect(saved).toMatchObject({ ok: true, dropped: 1 });
  const stored = await configReader(app, new Map())(GLOBAL, worldFocus);
  expect(stored?.points).toEqual([
    expect.objectContaining({
      tag_id: "ai",
      provider: "ann@example.com",
      sources: ["https://feeds.example/rss"],
    }),
  ]);
  expect(await changes()).toEqual([
    { actor: "ping-1", action: "config.save", subject: "world_focus_points" },
  ]);
});

test.each([
  "http://feeds.example/rss",
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
  expect(await configReader(app, new Map())(GLOBAL, worldFocus)).toBeUndefined();
  expect(await changes()).toEqual([]);
});
