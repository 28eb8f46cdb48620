import { expect, test } from "vitest";
import { crc32 } from "./bytes";

test.each([
  ["nothing", "", 0],
  ["the check of the catalogue of parametrised CRC algorithms", "123456789", 0xcbf43926],
  ["a sentence", "The quick brown fox jumps over the lazy dog", 0x414fa339],
])("the checksum of %s", (_, text, expected) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(expected);
});

test("one bit more or less changes it", () => {
  const bytes = Uint8Array.from({ length: 64 }, (_, index) => index);
  const whole = crc32(bytes);
  for (let bit = 0; bit < 512; bit++) {
    const changed = bytes.slice();
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(crc32(changed)).not.toBe(whole);
  }
});
