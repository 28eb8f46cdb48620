import fc from "fast-check";
import { expect, test } from "vitest";
import { fileName } from "./save-file.client";

test("a title becomes a name, in Chinese too", () => {
  expect(fileName("写作/入门：第 1 篇?", "md")).toBe("写作 入门：第 1 篇.md");
});

test("a title without a usable character still names a file", () => {
  expect(fileName(" ../..", "html")).toBe("article.html");
});

test.each([
  ["con", "_con.md"],
  ["NUL.txt", "_NUL.txt.md"],
  ["console", "console.md"],
])("%s is no name that Windows keeps for a device", (title, name) => {
  expect(fileName(title, "md")).toBe(name);
});

test("no title makes a name that a file system refuses", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const name = fileName(title, "md");
      expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.md$/u);
      expect(name.startsWith(".")).toBe(false);
      expect([...name].length).toBeLessThanOrEqual(64);
    }),
  );
});
