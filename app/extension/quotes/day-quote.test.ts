import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayQuote } from "./day-quote";

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => new Response(readFileSync(`app/extension/${path}`)));
});

afterEach(() => vi.unstubAllGlobals());

const from = new Date(2026, 0, 1);
const onDay = (day: number) => new Date(2026, 0, 1 + day, day % 24);

test.each([
  ["en", "default"],
  ["en", "mindfulness"],
  ["en", "humor"],
  ["zh", "default"],
  ["zh", "mindfulness"],
  ["zh", "humor"],
  ["zh", "english"],
] as const)(
  "%s, %s: a line a day, none twice in 120 days, each with whom it is by",
  async (locale, style) => {
    const lines = await Promise.all(
      Array.from({ length: 120 }, (_, day) => dayQuote(locale, style, onDay(day))),
    );
    expect(new Set(lines.map((line) => line?.text)).size).toBe(120);
    for (const line of lines) expect(line?.author, line?.text).not.toBe("");
    const isHan = style !== "english" && locale === "zh";
    expect(/\p{Script=Han}/u.test(lines[0]?.text ?? "")).toBe(isHan);
    expect(await dayQuote(locale, style, from)).toEqual(await dayQuote(locale, style, onDay(120)));
  },
);
