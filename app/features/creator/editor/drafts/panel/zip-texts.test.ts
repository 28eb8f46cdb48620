import fc from "fast-check";
import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { centralEntryAt, joined, patched, processorTime } from "../../../../../../test/support/files";
import { zipInPieces } from "../storage/save-drafts.client";
import { contentOfZip, isZip, textOfZipped } from "./zip-texts";

const NAME = "a.md";
const text = "# 写作\n\nthe same words, the same words, the same words";

function zipOf(level: 0 | 9 = 9): Uint8Array {
  return zipSync({ [NAME]: strToU8(text) }, { level });
}

/** What opening gives: each text, or why there is none. */
function opened(zip: Uint8Array): string[] {
  const content = contentOfZip(zip);
  if (content.kind !== "content") return [content.kind];
  return content.texts.map((each) => {
    const read = textOfZipped(zip, each);
    return read.kind === "text" ? read.text : read.kind;
  });
}

test("what was saved comes back as it was, whatever it holds", () => {
  const words = fc.string({ unit: "grapheme", minLength: 1 }).filter((given) => {
    return given.trim() !== "" && !/[\0\r\uFEFF]/.test(given);
  });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (texts) => {
      const files = texts.map((each, index) => ({ name: `${index}.md`, text: each, at: 1e12 }));
      expect(opened(joined([...zipInPieces(files)].flat()))).toEqual(texts);
    }),
  );
});

test.each([0, 9] as const)("a zip of another program opens, packed at level %i", (level) => {
  expect(opened(zipOf(level))).toEqual([text]);
});

test.each([
  ["a size smaller than the truth", 24, 10, 4, "zipDamaged"],
  ["a size larger than the truth", 24, 4000, 4, "zipDamaged"],
  ["a size beyond what a draft may have", 24, 10_000_001, 4, "fileTooLarge"],
  ["a size beyond what a zip may have", 24, 100_000_001, 4, "zipTooMuch"],
  ["a packed size beyond the file", 20, 1_000_000, 4, "zipDamaged"],
  ["a wrong checksum", 16, 1, 4, "zipDamaged"],
  ["an offset beyond the file", 42, 1_000_000, 4, "zipDamaged"],
  ["packing by bzip2", 10, 12, 2, "zipPacking"],
  ["packing by Zstandard", 10, 93, 2, "zipPacking"],
  ["a password", 8, 1, 2, "zipLocked"],
] as const)("%s is told", (_, at, value, bytes, reason) => {
  const zip = zipOf();
  expect(opened(patched(zip, centralEntryAt(zip, NAME) + at, value, bytes))).toEqual([reason]);
});

test("half a zip and what is none are damaged", () => {
  const zip = zipOf();
  expect(opened(zip.subarray(0, zip.length / 2))).toEqual(["zipDamaged"]);
  expect(opened(strToU8("PK, but no zip"))).toEqual(["zipDamaged"]);
  expect(opened(new Uint8Array(0))).toEqual(["zipDamaged"]);
});

const reasons = ["zipDamaged", "zipTooMuch", "zipLocked", "zipPacking", "fileTooLarge", "fileEmpty"];

test("no damage to a zip throws, nor makes another text of it", () => {
  const zip = zipOf();
  fc.assert(
    fc.property(fc.nat(zip.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
      const damaged = zip.slice();
      damaged[at] = value;
      for (const each of opened(damaged)) {
        expect([text, ...reasons]).toContain(each);
      }
    }),
    { numRuns: 2000 },
  );
});

test("only files of text are opened, and what programs add beside them is passed over", () => {
  const zip = zipSync({
    "notes/一.md": strToU8("one"),
    "notes/two.TXT": strToU8("two"),
    "notes/": new Uint8Array(0),
    "__MACOSX/notes/._一.md": strToU8("junk"),
    ".hidden.md": strToU8("junk"),
    "picture.png": strToU8("png"),
    "inner.zip": zipOf(),
  });
  const content = contentOfZip(zip);
  expect(content.kind === "content" && content.others).toEqual(["picture.png", "inner.zip"]);
  expect(opened(zip)).toEqual(["one", "two"]);
});

test("a name is read as Chinese Windows writes it, without any flag", () => {
  const zip = zipSync({ "AABB.md": strToU8("x"), "CCDD.png": strToU8("x") });
  const named = patched(zip, centralEntryAt(zip, "CCDD.png") + 46, 0xc4ced0d6, 4);
  const content = contentOfZip(named);
  expect(content.kind === "content" && content.others).toEqual(["中文.png"]);
});

test("a bomb that declares little is stopped, one that declares itself is not begun", () => {
  const bomb = zipSync({ [NAME]: new Uint8Array(60_000_000) });
  const lying = patched(bomb, centralEntryAt(bomb, NAME) + 24, 50_000, 4);
  expect(processorTime(() => expect(opened(lying)).toEqual(["zipDamaged"]), 1000)).toBeLessThan(1000);
  expect(processorTime(() => expect(opened(bomb)).toEqual(["fileTooLarge"]), 1000)).toBeLessThan(1000);
});

test("a flood of files, or of text in them, is refused as a whole", () => {
  const files: Zippable = {};
  for (let index = 0; index <= 5000; index += 1) files[`${index}.md`] = new Uint8Array(0);
  expect(opened(zipSync(files))).toEqual(["zipTooMuch"]);
  const two = zipSync({ "a.md": strToU8("a"), "b.md": strToU8("b") });
  const large = ["a.md", "b.md"].reduce<Uint8Array>(
    (zip, name) => patched(zip, centralEntryAt(zip, name) + 24, 60_000_000, 4),
    two,
  );
  expect(opened(large)).toEqual(["zipTooMuch"]);
});

test("a zip is known by its name or its kind", () => {
  expect(isZip({ name: "Drafts.ZIP", type: "" })).toBe(true);
  expect(isZip({ name: "drafts", type: "application/x-zip-compressed" })).toBe(true);
  expect(isZip({ name: "zip.md", type: "text/markdown" })).toBe(false);
});
