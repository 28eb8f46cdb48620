import { expect, test } from "vitest";
import { markRequest } from "./call-shapes";
import { keptAddress, unkeptIn } from "./kept-address";
import { termsOf } from "./kept-list";
import { MOST_IDS } from "./marks";

const id = "0123456789abcdef";

test.each([
  [{ action: "keep", ids: [id] }],
  [{ action: "forget" }],
  [{ action: "read", ids: Array.from({ length: MOST_IDS }, () => id) }],
  [{ action: "keep", ids: [id], kept_at: "2026-11-29T09:30:00.000Z", back: "/pings/kept" }],
])("%j is taken", (sent) => {
  expect(markRequest.safeParse(sent).success).toBe(true);
});

test.each([
  [{}],
  [{ action: "delete", ids: [id] }],
  [{ action: "keep", ids: id }],
  [{ action: "keep", ids: ["0123456789ABCDEF"] }],
  [{ action: "keep", ids: ["' OR 1=1 --"] }],
  [{ action: "keep", ids: [`${id}\n`] }],
  [{ action: "keep", ids: [7] }],
  [{ action: "read", ids: Array.from({ length: MOST_IDS + 1 }, () => id) }],
  [{ action: "keep", ids: [id], kept_at: "yesterday" }],
])("%j is refused", (sent) => {
  expect(markRequest.safeParse(sent).success).toBe(false);
});

test("what was let go stands in the address, and comes out of it as it was", () => {
  const unkept = { id, keptAt: "2026-11-29T09:30:00.123Z" };
  const address = keptAddress({ query: "a & b", before: `5-${id}`, unkept });
  const { searchParams } = new URL(address, "https://wink.test");
  expect([searchParams.get("q"), searchParams.get("before")]).toEqual(["a & b", `5-${id}`]);
  expect(unkeptIn(searchParams)).toEqual(unkept);
  expect(keptAddress({})).toBe("/pings/kept");
});

test.each(["", "x", `999999999999999999-${id}`, `999999999999999-${id}`, `5-${id}x`])(
  "what somebody made up for it, %j, is nothing",
  (made) => {
    expect(unkeptIn(new URLSearchParams({ unkept: made }))).toBeNull();
  },
);

test("a query is so many words and no longer", () => {
  expect(termsOf("  two\twords ")).toEqual(["two", "words"]);
  expect(termsOf("w ".repeat(500))).toHaveLength(10);
  expect(termsOf("x".repeat(5000))[0]).toHaveLength(200);
});
