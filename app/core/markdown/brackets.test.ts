import { expect, test } from "vitest";
import { closeBracket, openBracket } from "./brackets";
import { piecesOf } from "./inline";
import type { Piece } from "./notes";
import { literal, type Scan, type Surroundings } from "./scan";

const definitions: Record<string, { href: string; title: string }> = {
  a: { href: "/a", title: "" },
  "b c": { href: "/b", title: "B" },
};

const around: Surroundings = {
  breaks: false,
  marks: false,
  math: null,
  definition: (key) => definitions[key] ?? null,
  isNote: (label) => label === "n",
  becomesNote: (href) => href.startsWith("https:"),
};

/** A text in which nothing but brackets means anything. */
function brackets(text: string): Piece[] {
  const scan: Scan = {
    ...{ text, at: 0, around, nodes: [], brackets: [], closedBelow: 0, fences: null },
    ...{ delimiters: { first: null, last: null, made: 0 }, absent: new Set<string>(), highlighting: false },
  };
  while (scan.at < text.length) {
    const image = text.startsWith("![", scan.at);
    if (image || text[scan.at] === "[") openBracket(scan, image);
    else if (text[scan.at] === "]") closeBracket(scan);
    else literal(scan, text[scan.at] ?? "");
  }
  return piecesOf(scan.nodes).filter((piece) => piece !== "");
}

test.each([
  ["a link", "[x](/y)", '<a href="/y">x</a>'],
  ["a link without an address", "[x]()", '<a href="">x</a>'],
  ["a title", "[x](/y 'z \"q\"')", '<a href="/y" title="z &quot;q&quot;">x</a>'],
  ["an address in angle brackets", "[x](</y z>)", '<a href="/y%20z">x</a>'],
  ["brackets within a link", "[x [y] z](/y)", '<a href="/y">x [y] z</a>'],
  ["a picture", "![x](/y)", '<img src="/y" alt="x">'],
  ["a picture within a link", "[![x](/y)](/z)", '<a href="/z"><img src="/y" alt="x"></a>'],
  ["a link within a picture", "![x [y](/z)](/w)", '<img src="/w" alt="x y">'],
  ["a picture within a picture", "![x ![y](/z)](/w)", '<img src="/w" alt="x y">'],
  ["a link within a link", "[x [y](/z)](/w)", '[x <a href="/z">y</a>](/w)'],
  ["a definition by its own name", "[a]", '<a href="/a">a</a>'],
  ["a definition by a name behind it", "[x][a]", '<a href="/a">x</a>'],
  ["a name in another case, with other space", "[x][B  C]", '<a href="/b" title="B">x</a>'],
  ["an empty name", "[a][]", '<a href="/a">a</a>'],
  ["a picture of a definition", "![a]", '<img src="/a" alt="a">'],
  ["a name that is not defined", "[x][y]", "[x][y]"],
  ["an undefined name after a defined one", "[a][y]", "[a][y]"],
  ["no name", "[]", "[]"],
  ["a name with brackets in it", "[[a]]", '[<a href="/a">a</a>]'],
  ["a name of more than 999 characters", `[${"a".repeat(1000)}]`, `[${"a".repeat(1000)}]`],
  ["a space before the address", "[x] (/y)", "[x] (/y)"],
  ["an address that does not end", "[x](/y", "[x](/y"],
  ["an end without a beginning", "x](/y)", "x](/y)"],
  ["a beginning without an end", "[x", "[x"],
  ["signs that mean something in HTML", "[<&>](/y?a&b)", '<a href="/y?a&amp;b">&lt;&amp;&gt;</a>'],
])("%s", (_, text, html) => {
  expect(brackets(text).join("")).toBe(html);
});

test("a link that becomes a note stays as text with its mention, and is no link to those around it", () => {
  expect(brackets("[x](https://y.example 'z')")).toEqual([
    "x",
    { kind: "link", href: "https://y.example", text: "z" },
  ]);
  expect(brackets("[https://y.example](https://y.example)").join("")).toBe("https://y.example");
  expect(brackets("[p [x](https://y.example) q](/z)").at(-1)).toBe(" q](/z)");
});

test("a note that is there is mentioned, another one is text", () => {
  expect(brackets("a[^n]b[^N]")).toEqual([
    "a",
    { kind: "definition", label: "n" },
    "b",
    { kind: "definition", label: "n" },
  ]);
  expect(brackets("[^m]![^n]").join("")).toBe("[^m]![^n]");
});
