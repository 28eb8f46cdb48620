import { expect, test } from "vitest";
import { ole } from "../../../../test/support/doc-files";
import { patched } from "../../../../test/support/files";
import { openOle } from "./ole";

function bytesUpTo(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => index % 251);
}

const DIRECTORY_START = 48;
const FIRST_FAT_SECTOR = 76;

function fatAt(file: Uint8Array): number {
  return (new DataView(file.buffer).getUint32(FIRST_FAT_SECTOR, true) + 1) * 512;
}

test.each([1, 64, 65, 4095, 4096, 5000, 100_000])("reads a stream of %i bytes whole", (length) => {
  const file = ole({ Other: bytesUpTo(300), WordDocument: bytesUpTo(length) });
  expect(openOle(file)?.stream("WordDocument")).toEqual(bytesUpTo(length));
});

test("lists the names and has no stream of another name", () => {
  const file = openOle(ole({ WordDocument: bytesUpTo(10), "1Table": bytesUpTo(10) }));
  expect(file?.names).toEqual(["Root Entry", "WordDocument", "1Table"]);
  expect(file?.stream("0Table")).toBe(null);
});

test("gives up on a chain that runs in a circle", () => {
  const file = ole({ WordDocument: bytesUpTo(20_000) });
  expect(openOle(patched(file, fatAt(file) + 4, 0, 4))?.stream("WordDocument")).toBe(null);
});

test("gives up on a chain that leaves the file", () => {
  const file = ole({ WordDocument: bytesUpTo(20_000) });
  expect(openOle(patched(file, fatAt(file) + 4, 90_000, 4))?.stream("WordDocument")).toBe(null);
});

test.each([
  ["a directory beyond the file", DIRECTORY_START, 5_000_000],
  ["a sector size of 2^200", 30, 200],
  ["no allocation table", FIRST_FAT_SECTOR, 0xffffffff],
])("does not open a file with %s", (_, at, value) => {
  expect(openOle(patched(ole({ WordDocument: bytesUpTo(10) }), at, value, 4))).toBe(null);
});
