import { expect, test } from "vitest";
import { readPushPayload } from "./push-payload";

const origin = "https://wink.test";
const sent = { title: "Ten at eight", body: "1. One", tag: "digest", url: "/pings/digest/ai?lang=en" };
const read = (value: unknown) =>
  readPushPayload(typeof value === "string" ? value : JSON.stringify(value), origin);

test("what we send is read, and its address is one of our own", () => {
  expect(read(sent)).toEqual({ ...sent, url: `${origin}/pings/digest/ai?lang=en` });
  expect(read({ ...sent, more: 1 })).toEqual({ ...sent, url: `${origin}/pings/digest/ai?lang=en` });
});

test.each([
  ["nothing", ""],
  ["text that is no JSON", "<script>alert(1)</script>"],
  ["a list", "[1]"],
  ["null", "null"],
  ["a number for a title", { ...sent, title: 7 }],
  ["an object for a body", { ...sent, body: {} }],
  ["an empty title", { ...sent, title: "  " }],
  ["a title without end", { ...sent, title: "a".repeat(201) }],
  ["a body without end", { ...sent, body: "a".repeat(1001) }],
  ["no tag", { ...sent, tag: undefined }],
  ["more than a message holds", { ...sent, more: "a".repeat(5000) }],
])("%s is not read", (_, value) => {
  expect(read(value)).toBeNull();
});

test.each([
  "https://evil.example/",
  "//evil.example/pings",
  "\\\\evil.example",
  "http://wink.test/pings",
  "https://wink.test:8443/",
  "https://wink.test@evil.example/",
  "https://user@wink.test/",
  "javascript:alert(1)",
  "data:text/html,<p>",
  "blob:https://wink.test/1",
  "https://",
])("an address that leads elsewhere, %s, is not taken", (url) => {
  expect(read({ ...sent, url })).toBeNull();
});
