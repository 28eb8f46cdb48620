import { expect, test } from "vitest";
import { typedAddress } from "./typed-address";

test.each([
  ["example.com", "https://example.com/"],
  [" Example.com/blog?x=1 ", "https://example.com/blog?x=1"],
  ["http://example.com/feed", "http://example.com/feed"],
  ["HTTPS://example.com", "https://example.com/"],
  ["feed://example.com/rss", "https://example.com/rss"],
  ["feed:https://example.com/rss", "https://example.com/rss"],
  ["example.com:8080/rss", "https://example.com:8080/rss"],
  ["例子.中国/新闻", "https://xn--fsqu00a.xn--fiqs8s/%E6%96%B0%E9%97%BB"],
  ["https://medium.com/@someone", "https://medium.com/@someone"],
  ["medium.com/@someone", "https://medium.com/@someone"],
])("%j means %s", (typed, url) => {
  expect(typedAddress(typed)).toEqual({ ok: true, url });
});

test.each(["news@example.com", "mailto:news@example.com", " a.b+c@mail.example.co.uk "])(
  "%j is a newsletter's, and told so",
  (typed) => {
    expect(typedAddress(typed)).toEqual({ ok: false, reason: "mySources.newsletter" });
  },
);

test.each([
  "",
  "  ",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.com/",
  "file:///etc/passwd",
  "two words",
  "https://",
  "http:///",
  "https://a b.example",
])("%j is no address", (typed) => {
  expect(typedAddress(typed)).toEqual({ ok: false, reason: "mySources.badAddress" });
});
