import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../../test/support/app";
import { configReader } from "../config-reader.server";
import { changeSources } from "./change-sources.server";
import { saveFocus } from "./focus.server";
import { emptyRow } from "./focus-rows";
import { worldFocus } from "./world-focus";

const FEED = "https://feeds.example/rss";
const NEW = "https://new.example/rss";

beforeEach(async () => {
  await testApp();
  await env.DB.batch([env.DB.prepare("DELETE FROM config"), env.DB.prepare("DELETE FROM audit")]);
});

const row = (tag_id: string, sources: string) => ({
  ...emptyRow("en"),
  ...{ tag_id, tag_name: `The ${tag_id}`, provider: "ann@example.com", sources },
});

async function setUp() {
  const app = await testApp();
  await saveFocus(app, "ping-1", [row("ai", FEED), row("chips", FEED), row("coins", NEW)]);
  await env.DB.prepare("DELETE FROM audit").run();
  const stored = async () =>
    (await configReader(app, new Map())(worldFocus))?.points.map(({ sources }) => sources);
  const recorded = async () =>
    (await env.DB.prepare("SELECT actor, action, subject, before FROM audit").all()).results;
  return { app, stored, recorded };
}

test("an address is replaced in every focus point that names it, in one change that is recorded", async () => {
  const { app, stored, recorded } = await setUp();
  const changed = await changeSources(app, "ping-2", { kind: "replace", from: FEED, to: NEW });
  expect(changed).toEqual({ ok: true, changed: ["The ai", "The chips"] });
  expect(await stored()).toEqual([[NEW], [NEW], [NEW]]);
  const [entry, ...more] = await recorded();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ actor: "ping-2", action: "config.save", subject: "world_focus_points" });
  expect(String(entry?.before)).toContain(FEED);
});

test("a source is added and dropped", async () => {
  const { app, stored } = await setUp();
  expect(await changeSources(app, "p", { kind: "add", tagId: "ai", url: NEW })).toMatchObject({ ok: true });
  expect(await stored()).toEqual([[FEED, NEW], [FEED], [NEW]]);
  const dropped = await changeSources(app, "p", { kind: "drop", url: FEED });
  expect(dropped).toEqual({ ok: true, changed: ["The ai", "The chips"] });
  expect(await stored()).toEqual([[NEW], [], [NEW]]);
});

test.each([
  [{ kind: "add", tagId: "ai", url: FEED }, "focus.sourceUnchanged"],
  [{ kind: "add", tagId: "nothing", url: NEW }, "focus.sourceUnchanged"],
  [{ kind: "drop", url: "https://other.example/" }, "focus.sourceUnchanged"],
  [{ kind: "replace", from: "https://other.example/", to: NEW }, "focus.sourceUnchanged"],
  [{ kind: "add", tagId: "ai", url: "javascript:alert(1)" }, "config.badAddress"],
  [{ kind: "add", tagId: "ai", url: "http://127.0.0.1/feed" }, "config.badAddress"],
  [{ kind: "add", tagId: "ai", url: "https://wink.test/feed" }, "config.badAddress"],
  [{ kind: "replace", from: FEED, to: "http://192.168.0.1/" }, "config.badAddress"],
  [{ kind: "replace", from: FEED, to: "" }, "config.badAddress"],
  [{ kind: "replace", from: FEED, to: `https://a.example/${"x".repeat(2000)}` }, "config.badAddress"],
] as const)("%o changes nothing", async (edit, reason) => {
  const { app, stored, recorded } = await setUp();
  expect(await changeSources(app, "p", edit)).toEqual({ ok: false, reason });
  expect(await stored()).toEqual([[FEED], [FEED], [NEW]]);
  expect(await recorded()).toEqual([]);
});
