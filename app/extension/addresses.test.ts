import { expect, test } from "vitest";
import { keyOf, linkToWords } from "./addresses";

test.each([
  ["https://www.example.com/a/?utm_source=x&b=2&a=1#part", "example.com/a?a=1&b=2"],
  ["http://example.com:8080/", "example.com:8080"],
  ["https://例子.example/文章", "xn--fsqu00a.example/%E6%96%87%E7%AB%A0"],
  ["https://app.example/#/inbox/7", "app.example#/inbox/7"],
  ["chrome://settings", null],
  ["javascript:alert(1)", null],
  ["file:///etc/passwd", null],
  ["not an address", null],
])("%s is known by %j", (address, key) => {
  expect(keyOf(address)).toBe(key);
});

test("a link leads to the words, with signs of its own language escaped, and to the ends of long ones", () => {
  expect(linkToWords("https://a.example/x#old", "it costs 3-4, & more")).toBe(
    "https://a.example/x#:~:text=it%20costs%203%2D4%2C%20%26%20more",
  );
  expect(linkToWords("https://app.example/#/inbox", "words")).toBe(
    "https://app.example/#/inbox:~:text=words",
  );
  const emoji = linkToWords("https://a.example/", `${"😀".repeat(100)}`);
  expect(() => decodeURIComponent(emoji)).not.toThrow();
  const long = `${"begin ".repeat(20)}${"finish ".repeat(20)}`.trim();
  expect(linkToWords("https://a.example/", long)).toMatch(
    /^https:\/\/a\.example\/#:~:text=begin[^,]+,[^,]+finish$/,
  );
});
