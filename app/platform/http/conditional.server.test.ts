import { expect, test } from "vitest";
import { conditionalFile, namesTag } from "./conditional.server";

const asked = (headers: Record<string, string>, text = "text", method = "GET") =>
  conditionalFile(new Request("https://wink.test/", { headers, method }), text, {
    "Content-Type": "text/plain",
  });

test("a file is sent with its tag, and once", async () => {
  const first = await asked({});
  expect([first.status, await first.text()]).toEqual([200, "text"]);
  const tag = first.headers.get("ETag") ?? "";
  for (const known of [tag, `"x", W/${tag}`]) {
    const again = await asked({ "If-None-Match": known });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
  }
  expect((await asked({ "If-None-Match": tag }, "another text")).status).toBe(200);
  const head = await asked({}, "text", "HEAD");
  expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", tag]);
  expect((await asked({ "If-None-Match": tag }, "text", "HEAD")).status).toBe(304);
});

test("a file has no date, and is sent whatever date is named", async () => {
  const date = "Sun, 22 Nov 2026 10:00:00 GMT";
  const answer = await asked({ "If-Modified-Since": date });
  expect([answer.status, answer.headers.get("Last-Modified")]).toEqual([200, null]);
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
