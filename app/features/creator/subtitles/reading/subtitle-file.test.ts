import { parse } from "@plussub/srt-vtt-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Choices, convertTranscript } from "../convert";
import { type Format, headOf, writeCue } from "../writing/write";
import { readTranscript } from "./rows";
import { tidyLine } from "./text-lines";

const asIs: Choices = { format: "srt", order: "both", oneText: null, mended: false };

function converted(text: string, choices: Partial<Choices> = {}): string {
  return convertTranscript(readTranscript(text), { ...asIs, ...choices }).pieces.join("");
}

function cuesOfFile(text: string, choices: Partial<Choices> = {}) {
  const { cues } = convertTranscript(readTranscript(text), { ...asIs, ...choices });
  return cues.map(({ start, end, texts }) => [start, end, ...texts]);
}

const srt =
  "1\n00:00:01,000 --> 00:00:04,000\nHello\n你好\n\n2\n00:00:05,500 --> 00:00:08,250\nBye\n再见\n\n";

test("a subtitle file keeps starts, ends, milliseconds and lines", () => {
  expect(readTranscript(srt).source).toBe("file");
  expect(converted(srt)).toBe(srt);
  expect(cuesOfFile(srt, { order: "swapped" })).toEqual(cuesOfFile(srt));
  expect(converted(srt, { order: "swapped" })).toContain("\n你好\nHello\n");
  expect(converted(srt, { order: "second" })).toContain("--> 00:00:08,250\n再见\n");
});

test.each([
  ["Windows line ends and a mark of byte order", `\ufeff${srt.replaceAll("\n", "\r\n")}`],
  ["points for commas", srt.replace(/(\d),(\d{3})/g, "$1.$2")],
  ["no blank lines", srt.replaceAll("\n\n", "\n")],
  ["no numbers", srt.replace(/^\d\n/gm, "")],
  ["blank lines within cues", srt.replace("000\nHello\n", "000\n\nHello\n\n")],
  ["spaces around the signs", srt.replace(/00:00:01,000/, "00: 00: 01, 000")],
  ["pairs of times, as in SBV", srt.replace(/^\d\n0(.*),(\d+) --> 0(.*),/gm, "$1.$2,$3.")],
  ["tags", srt.replace("Hello", '<i>Hel</i>{\\an8}<font color="#fff">lo</font>')],
  ["lines broken by a tag", srt.replace("Hello\n", "Hello<br/>")],
  ["places of the old kind", srt.replace("04,000", "04,000 X1:40 X2:600 Y1:20 Y2:50")],
  ["no hours", srt.replaceAll("00:00:0", "00:0")],
  ["a page around it", `<html><body><pre>${srt.replaceAll(">", "&gt;")}</pre><p>About us</p></body></html>`],
])("a file with %s is read the same", (_, text) => {
  expect(readTranscript(text).source).toBe("file");
  expect(cuesOfFile(text)).toEqual([
    [1000, 4000, "Hello", "你好"],
    [5500, 8250, "Bye", "再见"],
  ]);
});

const vtt = `WEBVTT - talk
Kind: captions

STYLE
::cue { color: red }

NOTE made by hand
on a Tuesday

intro
00:01.000 --> 00:04.000 align:start position:10% line:0
<v.loud Mary>Tom &amp; <c.yellow>Jerry</c> &lt;3
 
汤姆<00:02.000>和杰瑞

lost text

00:00:05.500 --> 00:00:08.250
Bye
`;

test("a VTT file loses tags, settings and names, and tells notes, styles and stray text", () => {
  const { cues, skipped } = convertTranscript(readTranscript(vtt), asIs);
  expect(cues.map(({ start, end, texts }) => [start, end, ...texts])).toEqual([
    [1000, 4000, "Tom & Jerry <3", "汤姆和杰瑞"],
    [5500, 8250, "Bye"],
  ]);
  expect(skipped.map(({ reason, excerpt }) => [reason, excerpt])).toEqual([
    ["style", "STYLE ::cue { color: red }"],
    ["note", "made by hand on a Tuesday"],
    ["noTime", "lost text"],
  ]);
});

test("a cue keeps all its lines, divided where the language changes", () => {
  const file = "1\n00:00:01,000 --> 00:00:04,000\nHello\ndear world\n你好\n世界\n\n";
  expect(converted(file)).toBe(file);
  expect(converted(file, { order: "second" })).toBe(file.replace("Hello\ndear world\n", ""));
});

test("a number that is said is no number of a cue", () => {
  expect(cuesOfFile("00:01.000 --> 00:02.000\nFirst\n\n42\n\n00:03.000 --> 00:04.000\nBye")).toEqual([
    [1000, 2000, "First", "42"],
    [3000, 4000, "Bye"],
  ]);
  expect(cuesOfFile("1\n00:01.000 --> 00:02.000\n42\n\n2\n00:03.000 --> 00:04.000\nBye")).toEqual([
    [1000, 2000, "42"],
    [3000, 4000, "Bye"],
  ]);
});

test("a cue without text and what follows the last one are told", () => {
  const { cues, skipped } = convertTranscript(
    readTranscript("1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\nHi\n\nAbout us"),
    asIs,
  );
  expect(cues.map(({ texts }) => texts)).toEqual([["Hi"]]);
  expect(skipped.map(({ reason, excerpt }) => [reason, excerpt])).toEqual([
    ["noText", "00:00:01,000"],
    ["noTime", "About us"],
  ]);
});

test("cues out of order, of no length, or that end before they begin are flagged and can be mended, the others stay", () => {
  const times = ["5.5 7", "1 4", "8 8", "12 10", "13 60", "14 15"];
  const file = times
    .map((each) =>
      each.split(" ").map((seconds) => `00:${seconds.padStart(2, "0").replace(/^0?5\.5/, "05.500")}`),
    )
    .map(([from, to], index) => `${from} --> ${to}\nLine ${index}\n\n`)
    .join("");
  const { cues, wrong } = convertTranscript(readTranscript(file), asIs);
  expect(cues.map(({ flags }) => flags)).toEqual([[], ["outOfOrder"], ["zeroLength"], ["backwards"], [], []]);
  expect(wrong).toBe(3);
  const mended = convertTranscript(readTranscript(file), { ...asIs, mended: true });
  expect(mended.cues.map(({ number, start, end, texts }) => [number, start, end, ...texts])).toEqual([
    [1, 1000, 4000, "Line 1"],
    [2, 5500, 7000, "Line 0"],
    [3, 8000, 12_000, "Line 2"],
    [4, 12_000, 13_000, "Line 3"],
    [5, 13_000, 60_000, "Line 4"],
    [6, 14_000, 15_000, "Line 5"],
  ]);
  expect(mended.cues.flatMap(({ flags }) => flags)).toEqual([]);
});

test("rows of a page keep whole seconds and the rule for their ends, whatever they say", () => {
  const row = "<tr><td>00:00:01,500 --> 00:00:02,000</td><td>Hello</td></tr>";
  expect(readTranscript(`<table>${row}</table>`).source).toBe("table");
  expect(cuesOfFile(`<table>${row}</table>`)).toEqual([[1000, 21_000, "Hello"]]);
  expect(cuesOfFile("0:01.5 - 0:03 Hello\n0:05 Bye")).toEqual([
    [1000, 5000, "Hello"],
    [5000, 25_000, "Bye"],
  ]);
});

const line = fc
  .string({ unit: "grapheme", minLength: 1 })
  .map(tidyLine)
  .filter((text) => text !== "" && !text.includes("-->") && !/<[a-z/]|\{\\/i.test(text));
const files = fc.array(
  fc.tuple(
    fc.nat({ max: 400_000_000 }),
    fc.nat({ max: 90_000 }),
    fc.array(line, { minLength: 1, maxLength: 2 }),
  ),
  {
    minLength: 1,
  },
);

function fileOf(all: [number, number, string[]][], format: Format): string {
  const cues = all.map(([start, length, texts], index) =>
    writeCue(
      { number: index + 1, start, end: start + length, texts, written: "", flags: [], extra: [] },
      format,
      "both",
    ),
  );
  return headOf(format) + cues.join("");
}

test("any SRT becomes VTT and any VTT becomes SRT without a change, for others too", () => {
  fc.assert(
    fc.property(files, (all) => {
      const inSrt = fileOf(all, "srt");
      const inVtt = fileOf(all, "vtt");
      expect(converted(inSrt, { format: "vtt" })).toBe(inVtt);
      expect(converted(inVtt)).toBe(inSrt);
      expect(converted(converted(inSrt, { format: "vtt" }))).toBe(inSrt);
      const { entries } = parse(converted(inVtt));
      expect(entries.map(({ from, to, text }) => [from, to, text])).toEqual(
        all.map(([start, length, texts]) => [start, start + length, texts.join("\n")]),
      );
    }),
  );
});

test("lyrics keep their hundredths, and end by the rule for pages", () => {
  const lrc =
    "[ti:Song]\n[00:12.34]Hello\n[00:12.34]你好\n[00:15.50][00:40.00]<00:15.50>Bye <00:16.00>now\n[00:20.05]\n";
  const transcript = readTranscript(lrc);
  expect(transcript.source).toBe("lyrics");
  expect(cuesOfFile(lrc)).toEqual([
    [12_340, 15_500, "Hello", "你好"],
    [15_500, 35_500, "Bye now"],
    [40_000, 60_000, "Bye now"],
  ]);
  expect(transcript.skipped.map(({ reason, excerpt }) => [reason, excerpt])).toEqual([
    ["note", "[ti:Song]"],
    ["noText", "00:20.05"],
  ]);
});

test("lines with bracketed times of whole seconds are no lyrics", () => {
  expect(readTranscript("[00:12] Hello\n[00:15] Bye").source).toBe("lines");
});
