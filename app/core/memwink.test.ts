import { expect, test } from "vitest";
import { isNewer, storeIdIn } from "./memwink";

test.each([
  ["1.10.0", true],
  ["2.0", true],
  ["1.9.3", false],
  ["1.9.2", false],
  ["0.99.9", false],
])("%s after 1.9.3: %j", (version, is) => {
  expect(isNewer(version, "1.9.3")).toBe(is);
});

test.each([
  [
    "https://chromewebstore.google.com/detail/memwink/abcdefghijklmnopabcdefghijklmnop?hl=en",
    "abcdefghijklmnopabcdefghijklmnop",
  ],
  ["https://wink.example/downloads/memwink.zip", null],
  ["", null],
])("the id of a copy from %j is %j", (link, id) => {
  expect(storeIdIn(link)).toBe(id);
});
