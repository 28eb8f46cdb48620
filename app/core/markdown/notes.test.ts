import { expect, test } from "vitest";
import { joinPieces, leadsAway, numberArticle, type Piece } from "./notes";

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
  const numbering = numberArticle((label) => [`note ${label}`]);
  const html = joinPieces(
    ["a", link("u", "x"), note("n"), link("u", "y"), link("v", "v"), note("n"), "b"],
    numbering,
  );
  expect(html).toBe("a<sup>[1]</sup><sup>[2]</sup><sup>[1]</sup><sup>[3]</sup><sup>[2]</sup>b");
  expect(numbering.list({ title: "T & t" })).toBe(
    '<section class="footnotes">\n<h4>T &amp; t</h4>\n<ol>\n<li>x: <em>u</em></li>\n<li>note n</li>\n<li><em>v</em></li>\n</ol>\n</section>\n',
  );
});

test("a label that looks like an address is another note than the link to it", () => {
  expect(
    joinPieces(
      [link("u", "x"), note("u"), note("link u")],
      numberArticle(() => []),
    ),
  ).toBe("<sup>[1]</sup><sup>[2]</sup><sup>[3]</sup>");
});

test("notes mentioned in notes follow, also in a circle", () => {
  const numbering = numberArticle((label) =>
    label === "a" ? ["A", note("b")] : ["B", note("a"), link("u", "")],
  );
  joinPieces([note("a")], numbering);
  expect(numbering.list(null)).toContain(
    "<hr>\n<ol>\n<li>A<sup>[2]</sup></li>\n<li>B<sup>[1]</sup><sup>[3]</sup></li>\n<li><em>u</em></li>\n</ol>",
  );
});

test("equations are numbered in order, those of the list of notes last, and apart from the notes", () => {
  const equations = (count: number): Piece => ({
    kind: "equations",
    count,
    html: (first) => `<i>${first}</i>`,
  });
  const numbering = numberArticle(() => [equations(1)]);
  const html = joinPieces([equations(1), note("n"), equations(3), "a", equations(1)], numbering);
  expect(html).toBe("<i>1</i><sup>[1]</sup><i>2</i>a<i>5</i>");
  expect(numbering.list(null)).toContain("<li><i>6</i></li>");
});

test("a list with notes of the author's own words is titled by that, one of links alone is not", () => {
  const titles = { title: "Links", titleWithWords: "Words & links" };
  const titleOf = (...pieces: Piece[]) => {
    const numbering = numberArticle((label) => (label === "n" ? ["a", link("u", "x")] : [link("u", "x")]));
    joinPieces(pieces, numbering);
    return /<h4>(.*)<\/h4>/.exec(numbering.list(titles))?.[1];
  };
  expect(titleOf(link("u", "x"), link("v", "y"))).toBe("Links");
  expect(titleOf(link("u", "x"), note("n"))).toBe("Words &amp; links");
  expect(titleOf(note("n"))).toBe("Words &amp; links");
});

test("without notes there is no list", () => {
  expect(numberArticle(() => []).list({ title: "title" })).toBe("");
});
