import { readFileSync } from "node:fs";
import { parse } from "@plussub/srt-vtt-parser";
import { expect, test } from "vitest";
import { type Format, headOf, writeCue } from "../writing/write";
import { cuesOf } from "./cues";
import { readTranscript } from "./rows";

const folder = "test/data/transcript";
const starts: { start_ms: number; en: string; zh: string }[] = JSON.parse(
  readFileSync(`${folder}/starts.json`, "utf8"),
);

const files = [
  ["youtube-legacy-two-line.html", "youtube"],
  ["youtube-2026-two-line.html", "youtube"],
  ["spec-rows-two-line.html", "layout"],
  ["generic-table-two-line.html", "table"],
] as const;

test.each(files)("%s gives the starts and both texts of every row", (file, source) => {
  const transcript = readTranscript(readFileSync(`${folder}/${file}`, "utf8"));
  expect(transcript.source).toBe(source);
  expect(cuesOf(transcript.rows).map(({ start, texts }) => [start, ...texts])).toEqual(
    starts.map(({ start_ms, en, zh }) => [start_ms, en, zh]),
  );
});

test.each(files.flatMap(([file]) => [[file, "srt"] as const, [file, "vtt"] as const]))(
  "%s written as %s and read by others has the same times and texts",
  (file, format: Format) => {
    const { rows } = readTranscript(readFileSync(`${folder}/${file}`, "utf8"));
    const cues = cuesOf(rows);
    const { entries } = parse(headOf(format) + cues.map((cue) => writeCue(cue, format, "both")).join(""));
    const spell = (text: string) =>
      format === "srt" ? text : text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
    expect(entries.map(({ from, to, text }) => [from, to, spell(text)])).toEqual(
      cues.map(({ start, end, texts }) => [start, end, texts.join("\n")]),
    );
  },
);
