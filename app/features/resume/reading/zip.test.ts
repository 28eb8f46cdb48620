import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { centralEntryAt, patched, processorTime } from "../../../../test/support/files";
import { MAX_ZIP_ENTRIES } from "../limits";
import { openZip, unpack } from "./zip";

const NAME = "word/document.xml";
const text = "<a>Ada Lovelace, Ada Lovelace, Ada Lovelace</a>";

function zipOf(level: 0 | 9): Uint8Array {
  return zipSync({ [NAME]: strToU8(text) }, { level });
}

function unpackMain(zip: Uint8Array): string {
  const opened = openZip(zip);
  if (!opened.ok) return opened.reason;
  const entry = opened.entries.get(NAME);
  const unpacked = entry ? unpack(zip, entry) : null;
  if (!unpacked) return "missing";
  return unpacked.ok ? new TextDecoder().decode(unpacked.data) : unpacked.reason;
}

test.each([0, 9] as const)("unpacks an entry packed at level %i", (level) => {
  expect(unpackMain(zipOf(level))).toBe(text);
});

test.each([
  ["a size smaller than the truth", 24, 10, "resume.damaged"],
  ["a size larger than the truth", 24, 4000, "resume.damaged"],
  ["a packed size beyond the file", 20, 1_000_000, "resume.damaged"],
  ["a wrong checksum", 16, 1, "resume.damaged"],
  ["an offset beyond the file", 42, 1_000_000, "resume.damaged"],
  ["a size over the limit of a package", 24, 30_000_000, "resume.tooLarge"],
  ["a size that no text packs so well", 24, 2_000_000, "resume.tooLarge"],
])("does not believe %s", (_, at, value, reason) => {
  const zip = zipOf(9);
  expect(unpackMain(patched(zip, centralEntryAt(zip, NAME) + at, value, 4))).toBe(reason);
});

test("refuses an encrypted entry as encrypted and an unknown method as damaged", () => {
  const zip = zipOf(9);
  const at = centralEntryAt(zip, NAME);
  expect(unpackMain(patched(zip, at + 8, 1, 2))).toBe("resume.encrypted");
  expect(unpackMain(patched(zip, at + 10, 12, 2))).toBe("resume.damaged");
});

test("reads as many entries as a package may have, and not one more", () => {
  const zipOfMany = (count: number) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, new Uint8Array()])));
  expect(openZip(zipOfMany(MAX_ZIP_ENTRIES))).toMatchObject({ ok: true });
  expect(openZip(zipOfMany(MAX_ZIP_ENTRIES + 1))).toEqual({ ok: false, reason: "resume.tooLarge" });
});

test("refuses a flood of entries without listing it", () => {
  const files: Zippable = {};
  for (let index = 0; index < 2000; index++) files[`a${index}`] = new Uint8Array(0);
  expect(openZip(zipSync(files))).toEqual({ ok: false, reason: "resume.tooLarge" });
});

test("stops unpacking a bomb that declares little", () => {
  const zip = zipSync({ [NAME]: new Uint8Array(30_000_000) });
  const lying = patched(zip, centralEntryAt(zip, NAME) + 24, 50_000, 4);
  const spent = processorTime(() => expect(unpackMain(lying)).toBe("resume.damaged"), 500);
  expect(spent).toBeLessThan(500);
});

test("refuses a bomb that declares itself", () => {
  expect(unpackMain(zipSync({ [NAME]: new Uint8Array(30_000_000) }))).toBe("resume.tooLarge");
});
