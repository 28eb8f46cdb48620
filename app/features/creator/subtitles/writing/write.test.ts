import { parse } from "@plussub/srt-vtt-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cue } from "../reading/cues";
import { readTranscript } from "../reading/rows";
import { tidyLine } from "../reading/text-lines";
import { headOf, writeCue, writeMarkdown } from "./write";

const cueOf = (number: number, start: number, end: number, ...texts: string[]): Cue => ({
  number,
  start,
  end,
  texts,
  written: "",
  flags: [],
  extra: [],
});

const line = fc
  .string({ unit: "grapheme", minLength: 1 })
  .map(tidyLine)
  .filter((text) => text !== "" && !text.includes("-->"));
const cues = fc
  .array(fc.tuple(fc.nat({ max: 350_000 }), fc.integer({ min: 1, max: 20 }), line, line), { minLength: 1 })
  .map((all) =>
    all.map(([start, length, first, second], index) =>
      cueOf(index + 1, start * 1000, (start + length) * 1000, first, second),
    ),
  );

test("an entry is its number, its times, two lines and a blank line", () => {
  expect(writeCue(cueOf(1, 4000, 9000, "Hello", "你好"), "srt", "both")).toBe(
    "1\n00:00:04,000 --> 00:00:09,000\nHello\n你好\n\n",
  );
  expect(headOf("vtt") + writeCue(cueOf(1, 4000, 9500, "a < b & c", "你好"), "vtt", "swapped")).toBe(
    "WEBVTT\n\n1\n00:00:04.000 --> 00:00:09.500\n你好\na &lt; b &amp; c\n\n",
  );
});

test("hours take as many figures as they need", () => {
  expect(writeCue(cueOf(1, 360_000_000, 360_020_000, "x"), "srt", "both")).toContain(
    "100:00:00,000 --> 100:00:20,000",
  );
});

test("an arrow in a text does not end the text", () => {
  const file = writeCue(cueOf(1, 0, 1000, "a --> b", "00:00:01,000 --> 00:00:02,000"), "srt", "both");
  expect(file.match(/-->/g)).toHaveLength(1);
  expect(parse(file).entries).toMatchObject([{ text: "a → b\n00:00:01,000 → 00:00:02,000" }]);
});

test.each(["srt", "vtt"] as const)(
  "a file of any texts as %s has the same times and texts for others",
  (format) => {
    const spell = (text: string) =>
      format === "srt" ? text : text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
    fc.assert(
      fc.property(cues, (all) => {
        const { entries } = parse(headOf(format) + all.map((cue) => writeCue(cue, format, "both")).join(""));
        expect(entries.map(({ from, to, text }) => [from, to, spell(text)])).toEqual(
          all.map(({ start, end, texts }) => [start, end, texts.join("\n")]),
        );
      }),
    );
  },
);

test("what is written is read back by this very tool", () => {
  const file =
    writeCue(cueOf(1, 4000, 9000, "Hello", "你好"), "srt", "both") +
    writeCue(cueOf(2, 9000, 12_000, "Bye", "再见"), "srt", "both");
  expect(readTranscript(file).rows.map(({ texts }) => texts)).toEqual([
    ["Hello", "你好"],
    ["Bye", "再见"],
  ]);
});

test("marks of Markdown in a text stay what they are", () => {
  expect(writeMarkdown([cueOf(1, 4000, 9000, "*a* [b]", "你好")], "both")).toBe(
    "**00:00:04**\n\\*a\\* \\[b\\]\n你好",
  );
});
