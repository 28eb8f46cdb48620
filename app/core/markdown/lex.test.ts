import { expect, test } from "vitest";
import { lex, noteAt } from "./lex";

const kinds = (text: string, math = true) =>
  lex(text, { math })
    .tokens.map(({ type }) => type)
    .filter((type) => type !== "space");

test.each([
  ["", []],
  ["a", ["paragraph"]],
  ["a\nb", ["paragraph"]],
  ["# a\n\nb", ["heading", "paragraph"]],
  ["a\n===\nb", ["heading", "paragraph"]],
  ["> a\n\n- b\n\n1. c", ["blockquote", "list", "list"]],
  ["```\na\n```\n---\n<div>a</div>", ["code", "hr", "html"]],
  ["a\n\n    b", ["paragraph", "code"]],
  ["a|b\n-|-\nc|d", ["table"]],
  ["a\nb|c\n-|-\nd|e", ["paragraph", "table"]],
  ["a\n$$\nb\n$$\nc", ["paragraph", "formula", "paragraph"]],
  ["\\[\na\n\\]", ["formula"]],
  ["$$\na", ["paragraph"]],
  ["a\n[^1]: b\n\nc", ["paragraph", "note", "paragraph"]],
  ["a\n[^1]: b\n===", ["paragraph", "note"]],
  ["[a]: /b\nc", ["def", "paragraph"]],
])("the blocks of %j are %j", (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test("without formulas their signs are text", () => {
  expect(kinds("a\n$$\nb\n$$", false)).toEqual(["paragraph"]);
});

test.each([
  "# a\n\nb\n",
  "a\n$$\nb\n$$\nc\n\n[^1]: d\n    e\n",
  "- a\n  - b\n\n\n> c\nd\n",
  "a|b\n-|-\nc|d\n\n",
])("the blocks of %j are all of the text", (text) => {
  expect(
    lex(text, { math: true })
      .tokens.map(({ raw }) => raw)
      .join(""),
  ).toBe(text);
});

test("the text of what has inline content is found by the list for its parts", () => {
  const { tokens, texts } = lex("# *a*\n\n[b](c)", { math: true });
  const found = tokens.flatMap((token) =>
    "tokens" in token && token.tokens ? [texts.get(token.tokens)] : [],
  );
  expect(found).toEqual(["*a*", "[b](c)"]);
});

test("definitions are found by their keys, the first of a name counts", () => {
  const { links } = lex("[A  b]: /c 'd'\n\n[a B]: /e", { math: true });
  expect(links["a b"]).toEqual({ href: "/c", title: "d" });
});

test("the first note of a label counts, and its blocks are its own", () => {
  const { notes } = lex("[^A]: b\n\n    - c\n\n[^a]: d", { math: true });
  expect([...notes.keys()]).toEqual(["a"]);
  expect(
    notes
      .get("a")
      ?.map(({ type }) => type)
      .filter((type) => type !== "space"),
  ).toEqual(["paragraph", "list"]);
});

function depthOf(text: string, type: string): number {
  let depth = 0;
  let tokens = lex(text, { math: true }).tokens;
  for (;;) {
    const found = tokens.find((token) => token.type === type);
    if (!found) return depth;
    depth += 1;
    const inside = found.type === "list" ? found.items[0] : found;
    tokens = inside && "tokens" in inside && inside.tokens ? inside.tokens : [];
  }
}

test.each([1, 5, 20])("%i quotes and lists in each other are as many", (depth) => {
  expect(depthOf(`${"> ".repeat(depth)}a`, "blockquote")).toBe(depth);
  expect(depthOf(`${"- ".repeat(depth)}a`, "list")).toBe(depth);
});

test.each([21, 500])("of %i quotes and lists in each other twenty are some", (depth) => {
  expect(depthOf(`${"> ".repeat(depth)}a`, "blockquote")).toBe(20);
  expect(depthOf(`${"- ".repeat(depth)}a`, "list")).toBe(20);
});

test("a table whose short rows would be filled up to very many cells stays text", () => {
  const head = (columns: number) => `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n`;
  expect(kinds(`${head(100)}${"a\n".repeat(150)}`)).toEqual(["table"]);
  expect(kinds(`${head(100)}${"a\n".repeat(250)}`)).toEqual(["paragraph"]);
  expect(kinds(`${head(100)}${"|b".repeat(100).concat("|\n").repeat(250)}`)).toEqual(["table"]);
});

test.each([
  ["a line", "[^1]: a", "[^1]: a", "a"],
  ["lines of one paragraph", "[^1]: a\nb\n\nc", "[^1]: a\nb\n", "a\nb"],
  ["lines that are indented", "[^1]: a\n    b\n\tc", "[^1]: a\n    b\n\tc", "a\nb\nc"],
  ["indented lines after blank ones", "[^1]: a\n\n\n    b\nc", "[^1]: a\n\n\n    b\nc", "a\n\n\nb\nc"],
  ["blank lines at the end", "[^1]: a\n\n\n", "[^1]: a\n", "a"],
  ["nothing on its first line", "[^1]:\n    a", "[^1]:\n    a", "\na"],
  ["an indent of three spaces", "   [^1]: a", "   [^1]: a", "a"],
  ["a line before another note", "[^1]: a\n[^2]: b", "[^1]: a\n", "a"],
  ["a line before a heading", "[^1]: a\n# b", "[^1]: a\n", "a"],
  ["a line before a list", "[^1]: a\n- b", "[^1]: a\n", "a"],
  ["a line before a quote", "[^1]: a\n> b", "[^1]: a\n", "a"],
  ["a line before code", "[^1]: a\n```\nb", "[^1]: a\n", "a"],
  ["a line before a rule", "[^1]: a\n* * *", "[^1]: a\n", "a"],
  ["a hash that begins no heading", "[^1]: a\n#b", "[^1]: a\n#b", "a\n#b"],
])("a note of %s", (_, text, raw, content) => {
  expect(noteAt(text)).toEqual({ label: "1", raw, content });
});

test("the label is known in any case", () => {
  expect(noteAt("[^Straße]: a")?.label).toBe(noteAt("[^STRASSE]: a")?.label);
});

test.each(["", "a", "[^]: a", "[^a b]: c", "[^a] b", "[^a[b]: c", "    [^a]: b", `[^${"a".repeat(201)}]: b`])(
  "%j begins with no note",
  (text) => {
    expect(noteAt(text)).toBeNull();
  },
);
