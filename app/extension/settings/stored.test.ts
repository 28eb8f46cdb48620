import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SettingsMessage } from "~/core/memwink";
import { fakeChrome } from "../../../test/support/fake-chrome";
import { readSettings, receiveMessage } from "./stored";

let stored: Record<string, unknown>;

beforeEach(() => {
  stored = fakeChrome();
});

afterEach(() => vi.unstubAllGlobals());

const ours = { origin: "https://wink.example" };
const here = { ...ours, version: "1.0.0", now: 5 };

const message: SettingsMessage = {
  type: "settings",
  v: 1,
  nonce: "0417",
  proUntil: 1000,
  settings: {
    language: "zh",
    theme: "anime",
    quoteStyle: "custom",
    quoteTemplate: "A line about bread",
    genPrompt: "Short.",
    qaPrompt: "Shorter.",
    embedModel: "advanced_cloud",
    news: { tag: "abcd1234", name: "我的雷达", isOwn: true, worldTag: "ai_news_zh", worldName: "AI 资讯" },
  },
};

test("settings from the site count, and their number is told", async () => {
  const answer = await receiveMessage(message, ours, here);
  expect(answer).toEqual({ ok: true, version: "1.0.0", receivedAt: 5, nonce: "0417" });
  expect(await readSettings(999)).toMatchObject({ sent: message.settings });
  expect(await receiveMessage({ type: "hello", v: 1 }, ours, here)).toEqual(answer);
});

test.each([
  ["never was", null, 5],
  ["ended after it was sent", 1000, 1000],
])("what needs Pro falls back where it %s", async (_, proUntil, now) => {
  await receiveMessage({ ...message, proUntil }, ours, here);
  expect((await readSettings(now)).sent).toEqual({
    ...message.settings,
    quoteStyle: "default",
    quoteTemplate: "",
    genPrompt: "",
    qaPrompt: "",
    embedModel: "basic_local",
    news: { ...message.settings.news, tag: "ai_news_zh", name: "AI 资讯", isOwn: false },
  });
});

const { settings } = message;

test.each([
  ["another origin", message, { origin: "https://evil.example" }, "origin"],
  ["no origin", message, {}, "origin"],
  ["another port", message, { origin: "https://wink.example:8443" }, "origin"],
  ["a megabyte", { ...message, settings: { ...settings, qaPrompt: "a".repeat(1_000_000) } }, ours, "size"],
  [
    "a template that is too long",
    { ...message, settings: { ...settings, qaPrompt: "a".repeat(8001) } },
    ours,
    "shape",
  ],
  ["a theme that is none", { ...message, settings: { ...settings, theme: "<script>" } }, ours, "shape"],
  ["a key too many", { ...message, more: 1 }, ours, "shape"],
  [
    "a prototype",
    JSON.parse(JSON.stringify(message).replace('"v":1', '"v":1,"__proto__":{"proUntil":9}')),
    ours,
    "shape",
  ],
  ["nothing", undefined, ours, "shape"],
  ["a text", "settings", ours, "shape"],
])("%s is refused and changes nothing", async (_, said, sender, reason) => {
  expect(await receiveMessage(said, sender, here)).toEqual({ ok: false, reason });
  expect(stored).toEqual({});
});

test("what is stored and damaged counts as nothing", async () => {
  stored.received = { message: { ...message, v: 2 }, at: 1 };
  stored.own = { agreed: "all" };
  expect(await readSettings(2)).toMatchObject({ receivedAt: null, own: { agreed: [], hasNews: true } });
});
