import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import englishErrors from "~/i18n/locales/en/errors.json";
import chineseErrors from "~/i18n/locales/zh/errors.json";
import { outsideOf, testApp } from "../../../../test/support/app";
import { configReader } from "../config-reader.server";
import { saveConfig } from "../save-config.server";
import { enteredOf, llmForm } from "./forms";
import { callLimitsOf, type LlmConfig, limitRanges, llmConfig, llmLimits, newsLimitsOf } from "./llm-config";
import { readLlm } from "./read-llm.server";
import { testService } from "./test-service.server";

const saved: LlmConfig = { openaiUrl: "https://llm.example/v1", openaiKey: "sk-secret-9876543210" };

beforeEach(async () => {
  await testApp();
  await env.DB.batch(["config", "service_usage"].map((name) => env.DB.prepare(`DELETE FROM ${name}`)));
});

const typedNothing = llmForm.parse({ intent: "save" });

test.each([
  ["30", 30],
  [" 1,000,000 ", 1_000_000],
  ["1 000", 1000],
  ["５００", 500],
  ["0", 0],
  ["-1", "-1"],
  ["1.5", "1.5"],
  ["many", "many"],
  ["9".repeat(20), "9".repeat(20)],
])("a limit typed as %j is entered as %j", (typed, entered) => {
  expect(enteredOf({ ...typedNothing, radarTokensPerDay: typed })).toEqual({ radarTokensPerDay: entered });
});

test("limits are saved with the services, shown as they are, and count where they are set", async () => {
  const app = await testApp();
  expect(newsLimitsOf({})).toEqual({
    itemsPerRun: 30,
    callsPerDay: 500,
    tokensPerDay: 1_000_000,
    isStopped: false,
  });
  expect(callLimitsOf({})).toMatchObject({ callsPerDay: 3000, personCallsPerDay: 200 });
  const own = { callsPerDay: 7, personCallsPerDay: 0 };
  const limits = { ...own, radarItemsPerRun: 60, radarCallsPerDay: 0, radarTokensPerDay: 5 };
  expect(await saveConfig(app, "ping-1", llmConfig, { ...saved, ...limits })).toEqual({ ok: true });
  const read = await configReader(app, new Map())(llmConfig);
  expect(newsLimitsOf(read ?? {})).toMatchObject({ itemsPerRun: 60, callsPerDay: 0, tokensPerDay: 5 });
  expect(callLimitsOf(read ?? {})).toMatchObject(own);
  expect((await readLlm(app)).values).toMatchObject({
    callsPerDay: "7",
    personCallsPerDay: "0",
    radarItemsPerRun: "60",
    radarCallsPerDay: "0",
    radarTokensPerDay: "5",
  });
});

test.each([
  ["callsPerDay", 100_001, "config.badCallsPerDay"],
  ["personCallsPerDay", -1, "config.badCallsPerDay"],
  ["radarItemsPerRun", 0, "config.badItemsPerRun"],
  ["radarItemsPerRun", 61, "config.badItemsPerRun"],
  ["radarCallsPerDay", -1, "config.badCallsPerDay"],
  ["radarCallsPerDay", 1.5, "config.badCallsPerDay"],
  ["radarTokensPerDay", "many", "config.badTokensPerDay"],
  ["radarTokensPerDay", 1e12, "config.badTokensPerDay"],
])("%s cannot be %j, and the range is told", async (field, value, reason) => {
  const app = await testApp();
  expect(await saveConfig(app, "ping-1", llmConfig, { [field]: value })).toEqual({
    ok: false,
    problems: { [field]: [reason] },
  });
});

test("the ranges that are told are those that count", () => {
  const told = {
    callsPerDay: "badCallsPerDay",
    personCallsPerDay: "badCallsPerDay",
    radarItemsPerRun: "badItemsPerRun",
    radarCallsPerDay: "badCallsPerDay",
    radarTokensPerDay: "badTokensPerDay",
  } as const;
  for (const field of llmLimits) {
    const { least, most } = limitRanges[field];
    for (const errors of [englishErrors, chineseErrors]) {
      const numbers = errors.config[told[field]].replaceAll(",", "").match(/\d+/g);
      expect(numbers).toEqual([String(least), String(most)]);
    }
  }
});

test("the switch and the limits are those that are saved: no service is tested while it is on or the day is spent", async () => {
  const asked: string[] = [];
  const app = await testApp({
    services: outsideOf(async (input) => {
      asked.push(new Request(input).url);
      return Response.json({ choices: [{ message: { content: "OK" } }] });
    }),
  });
  expect(enteredOf(llmForm.parse({ intent: "save", isStopped: "on" }))).toEqual({ isStopped: true });
  expect(enteredOf(typedNothing)).toEqual({});
  await saveConfig(app, "ping-1", llmConfig, { ...saved, isStopped: true });
  expect(await readLlm(app)).toMatchObject({ isStopped: true, callsToday: 0 });
  expect(await testService(app, "openai", { ...saved, openaiKey: "", isStopped: true })).toEqual({
    ok: false,
    problems: { isStopped: ["config.stopped"] },
  });
  const isOff = await testService(app, "openai", { ...saved, openaiKey: "" });
  expect(isOff).toEqual({ ok: false, problems: { isStopped: ["config.stopped"] } });
  expect(asked).toEqual([]);
  await saveConfig(app, "ping-1", llmConfig, { ...saved, callsPerDay: 1, radarCallsPerDay: 0 });
  const test = () => testService(app, "openai", { ...saved, openaiKey: "", callsPerDay: 9 });
  expect(await test()).toMatchObject({ report: { outcome: "works" } });
  expect(await readLlm(app)).toMatchObject({ callsToday: 1 });
  expect(await test()).toEqual({ ok: false, problems: { callsPerDay: ["config.callsSpent"] } });
  expect(asked).toHaveLength(1);
});
