import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cuesOf } from "./cues";
import { readTranscript } from "./rows";

const folder = "test/data/transcript";
const starts: { start_ms: number; en: string; zh: string }[] = JSON.parse(
  readFileSync(`${folder}/starts.json`, "utf8"),
);

test.each([
  ["youtube-legacy-two-line.html", "youtube"],
  ["generic-table-two-line.html", "table"],
])("%s gives the starts and both texts of every row", (file, source) => {
  const transcript = readTranscript(readFileSync(`${folder}/${file}`, "utf8"));
  expect(transcript.source).toBe(source);
  expect(cuesOf(transcript.rows).map(({ start, texts }) => [start, ...texts])).toEqual(
    starts.map(({ start_ms, en, zh }) => [start_ms, en, zh]),
  );
});
