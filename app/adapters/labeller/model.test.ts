import { afterAll, beforeAll, expect, test } from "vitest";
import type { NumberedSegment } from "~/ports/labeller";
import { type FakeMode, type FakeOpenai, startFakeOpenai } from "../../../test/support/fake-openai";
import { guardedFetch } from "../guarded-fetch";
import { modelLabeller } from "./model";

const labels = ["7 H:experience", "8 T+", "9 O", "10-12 B"];
let fake: FakeOpenai;
let said: unknown = { labels };

beforeAll(async () => {
  fake = await startFakeOpenai({ honest: () => said, hostile: () => said });
});

afterAll(() => fake.close());

const page: NumberedSegment[] = [
  { id: 7, line: 3, text: "Experience" },
  { id: 8, line: 4, text: "Analyst" },
  { id: 9, line: 4, text: "Acme «8» Ltd" },
  {
    id: 10,
    line: 5,
    text: `Wrote to jane@example.com and +44 7700 900123 ${"about many things ".repeat(20)}`,
  },
];

async function ask(mode: FakeMode, segments = page) {
  fake.play(mode);
  const labeller = modelLabeller({
    baseUrl: fake.baseUrl,
    apiKey: "sk-test-secret",
    model: "test-model",
    fetch: guardedFetch({ ownHosts: [], allowPrivate: true }),
    timeoutMs: 1000,
  });
  return labeller.label({ segments }, new AbortController().signal);
}

test("the segments are shown line by line under their numbers, cut, and without ways to reach anybody", async () => {
  expect(await ask("ok")).toEqual({ ok: true, labels });
  const shown = fake.requests[0]?.body.messages.at(-1)?.content.split("\n");
  expect(shown).toEqual([
    "«7» Experience",
    "«8» Analyst  «9» Acme 8 Ltd",
    "«10» Wrote to … and … about many things about many things about m…",
  ]);
});

test.each([["7 H:experience;8 T+;9 O"], ["7 H:experience\n8 T+\n9 O"]])(
  "labels in one text are as good: %j",
  async (text) => {
    said = { labels: text };
    expect(await ask("ok")).toEqual({ ok: true, labels: ["7 H:experience", "8 T+", "9 O"] });
    said = { labels };
  },
);

test("an answer of very many labels is cut", async () => {
  said = { labels: Array.from({ length: 9000 }, () => "7 T") };
  const asked = await ask("ok");
  expect(asked.ok && asked.labels.length).toBe(1200);
  said = { labels };
});

test.each<[FakeMode, string]>([
  ["500", "analyst.unavailable"],
  ["reset", "analyst.unavailable"],
  ["401", "analyst.refusedKey"],
  ["noFields", "analyst.badAnswer"],
  ["html", "analyst.badAnswer"],
  ["hang", "analyst.timedOut"],
])("a server in mode %s is asked once and ends as %s", async (mode, reason) => {
  expect(await ask(mode)).toEqual({ ok: false, reason });
  expect(fake.requests).toHaveLength(1);
});
