import { expect, test } from "vitest";
import { conditionalFile, namesTag } from "./conditional.server";

const changedAt = new Date("2026-11-22T10:00:00Z");
const asked = (headers: Record<string, string>, text = "text") =>
  conditionalFile(new Request("https://wink.test/", { headers }), {
    text,
    changedAt,
    headers: { "Content-Type": "text/plain" },
  });

test("a file is sent with its tag and date, and once", async () => {
  const first = await asked({});
  expect([first.status, await first.text()]).toEqual([200, "text"]);
  expect(first.headers.get("Last-Modified")).toBe("Sun, 22 Nov 2026 10:00:00 GMT");
  const tag = first.headers.get("ETag") ?? "";
  const known: Record<string, string>[] = [
    { "If-None-Match": tag },
    { "If-None-Match": `"x", W/${tag}` },
    { "If-Modified-Since": "Sun, 22 Nov 2026 10:00:00 GMT" },
  ];
  for (const headers of known) {
    const again = await asked(headers);
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
  }
});

test("the tag decides before the date, and only the very same date will do", async () => {
  const date = "Sun, 22 Nov 2026 10:00:00 GMT";
  expect((await asked({ "If-None-Match": '"old"', "If-Modified-Since": date })).status).toBe(200);
  expect((await asked({ "If-Modified-Since": "Mon, 23 Nov 2026 10:00:00 GMT" })).status).toBe(200);
  expect((await asked({ "If-Modified-Since": "yesterday" })).status).toBe(200);
});

test.each([
  [null, false],
  ["", false],
  ['"b"', false],
  ["a", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , "a"', true],
  ["*", true],
])("%s names the tag: %s", (header, expected) => {
  expect(namesTag(header, '"a"')).toBe(expected);
});
