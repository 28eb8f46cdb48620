import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { joined } from "../../../../../../test/support/files";
import { markdownNames, zipInPieces } from "../storage/save-drafts.client";
import { contentOfZip } from "./zip-texts";

const CHANGED = new Date(2026, 10, 21, 9, 30, 8).getTime();

test("drafts become files of their names, read back by another program", () => {
  const files = [
    { name: "写作入门 𠮷.md", text: "# 写作入门\n\n正文 𠮷", at: CHANGED },
    { name: "long.md", text: "a line\n".repeat(40_000), at: CHANGED },
  ];
  const read = unzipSync(joined([...zipInPieces(files)].flat()));
  expect(Object.entries(read).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual(
    files.map(({ name, text }) => [name, text]),
  );
});

test("a name is flagged as UTF-8, and the time is when the draft was changed", () => {
  const zip = joined([...zipInPieces([{ name: "写作.md", text: "a", at: CHANGED }])].flat());
  const flags = (zip[6] ?? 0) | ((zip[7] ?? 0) << 8);
  expect(flags & 0x800).toBe(0x800);
  const content = contentOfZip(zip);
  expect(content.kind === "content" && content.texts.map(({ name, at }) => [name, at])).toEqual([
    ["写作.md", CHANGED],
  ]);
});

test.each([0, -1e15, 8.64e15])("a time that no zip can hold (%d) is the nearest that it can", (at) => {
  const zip = joined([...zipInPieces([{ name: "a.md", text: "a", at }])].flat());
  const content = contentOfZip(zip);
  const year = content.kind === "content" ? new Date(content.texts[0]?.at ?? 0).getFullYear() : 0;
  expect(year).toBe(at > 0 ? 2099 : 1980);
});

test("long drafts come in many pieces", () => {
  const text = Array.from({ length: 60_000 }, (_, index) => `line ${index}`).join("\n");
  const pieces = [...zipInPieces([{ name: "a.md", text, at: CHANGED }])];
  expect(pieces.length).toBeGreaterThan(text.length / 65_536);
});

test.each([
  [
    ["a", "A", "a", "a (2)", "b"],
    ["a.md", "A (2).md", "a (3).md", "a (2) (2).md", "b.md"],
  ],
  [
    ["a (2)", "a", "a"],
    ["a (2).md", "a.md", "a (3).md"],
  ],
  [
    ["é", "e\u0301"],
    ["é.md", "e\u0301 (2).md"],
  ],
  [
    ["../x", "con", ""],
    ["x.md", "_con.md", "article.md"],
  ],
])("titles %j become the names %j", (titles, names) => {
  expect(markdownNames(titles)).toEqual(names);
});

test("five thousand drafts of one title get names of their own at once", () => {
  expect(new Set(markdownNames(Array<string>(5000).fill("x".repeat(200)))).size).toBe(5000);
});
