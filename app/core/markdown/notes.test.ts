import { expect, test } from "vitest";
import { joinPieces, leadsAway, numberNotes } from "./notes";
import type { Piece } from "./pieces";

test.each([
  ["https://a.com", true],
  ["HTTP://a.com", true],
  ["//a.com/b", true],
  ["https://mp.weixin.qq.com", false],
  ["https://MP.weixin.qq.com/s/1", false],
  ["http://mp.weixin.qq.com:80/s?a", false],
  ["https://mp.weixin.qq.com.evil.com", true],
  ["https://a.com/mp.weixin.qq.com", true],
  ["https://mp.weixin.qq.com@evil.com", true],
  ["#a", false],
  ["/a", false],
  ["a.html", false],
  ["mailto:a@b.com", false],
  ["", false],
])("%j leads to another site: %j", (href, away) => {
  expect(leadsAway(href)).toBe(away);
});

const link = (href: string, text: string): Piece => ({ kind: "link", href, text });
const note = (label: string): Piece => ({ kind: "definition", label });

test("notes are numbered by their first mention, the same address and the same label once", () => {
  const { numberOf, list } = numberNotes((label) => [`note ${label}`]);
  const html = joinPieces(
    ["a", link("u", "x"), note("n"), link("u", "y"), link("v", "v"), note("n"), "b"],
    numberOf,
  );
  expect(html).toBe("a<sup>[1]</sup><sup>[2]</sup><sup>[1]</sup><sup>[3]</sup><sup>[2]</sup>b");
  expect(list("T & t")).toBe(
    '<section class="footnotes">\n<h4>T &amp; t</h4>\n<ol>\n<li>x: <em>u</em></li>\n<li>note n</li>\n<li><em>v</em></li>\n</ol>\n</section>\n',
  );
});

test("a label that looks like an address is another note than the link to it", () => {
  const { numberOf } = numberNotes(() => []);
  expect(joinPieces([link("u", "x"), note("u"), note("link u")], numberOf)).toBe(
    "<sup>[1]</sup><sup>[2]</sup><sup>[3]</sup>",
  );
});

test("notes mentioned in notes follow, also in a circle", () => {
  const { numberOf, list } = numberNotes((label) =>
    label === "a" ? ["A", note("b")] : ["B", note("a"), link("u", "")],
  );
  joinPieces([note("a")], numberOf);
  expect(list(null)).toContain(
    "<hr>\n<ol>\n<li>A<sup>[2]</sup></li>\n<li>B<sup>[1]</sup><sup>[3]</sup></li>\n<li><em>u</em></li>\n</ol>",
  );
});

test("without notes there is no list", () => {
  expect(numberNotes(() => []).list("title")).toBe("");
});
