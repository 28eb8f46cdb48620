import { expect, test } from "vitest";
import { isLeftBehind } from "./pictures";

test.each([
  ["a picture on the disk of who copied", { src: "file:///C:/Temp/image001.png" }, true],
  ["a picture without https", { src: "http://example.com/a.png" }, true],
  ["a large picture in its own address", { src: `data:image/png;base64,${"A".repeat(2000)}` }, true],
  ["a picture that comes along", { src: "https://example.com/a.png" }, false],
  [
    "one that is loaded late",
    { src: "data:image/gif;base64,AA", "data-src": "https://example.com/a" },
    false,
  ],
  ["a dot that counts readers", { src: "http://example.com/open.gif", width: "1" }, false],
  ["a sign that its words stand for", { src: "http://example.com/smile.png", alt: "🙂" }, false],
])("whether it is left behind: %s", (_, attributes: Record<string, string>, expected) => {
  expect(isLeftBehind({ tag: "img", attributes, children: [] })).toBe(expected);
});
