import fc from "fast-check";
import { expect, test } from "vitest";
import { commandIds } from "../../../../test/support/command-ids";
import { type CommandId, commandOf } from "./commands";
import { applyTo } from "./edit";

/** A text with its selection drawn into it: | is a caret, ‹ and › the ends of a selection. */
function read(drawn: string): { text: string; start: number; end: number } {
  const caret = drawn.indexOf("¦");
  if (caret >= 0) return { text: drawn.replace("¦", ""), start: caret, end: caret };
  return { text: drawn.replace(/[‹›]/g, ""), start: drawn.indexOf("‹"), end: drawn.indexOf("›") - 1 };
}

function draw({ text, start, end }: { text: string; start: number; end: number }): string {
  if (start === end) return `${text.slice(0, start)}¦${text.slice(start)}`;
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;
}

function use(id: CommandId, drawn: string): string {
  const { text, start, end } = read(drawn);
  return draw(applyTo(text, commandOf(id)(text, start, end)));
}

const cases: [CommandId, string, string][] = [
  ["heading1", "he¦llo", "# he¦llo"],
  ["heading1", "# he¦llo", "he¦llo"],
  ["heading1", "## he¦llo", "# he¦llo"],
  ["heading2", "# 标题¦", "## 标题¦"],
  ["heading1", "¦", "# ¦"],
  ["heading1", "a\n¦\nb", "a\n# ¦\nb"],
  ["heading1", "‹one\n\ntwo›", "‹# one\n\n# two›"],
  ["heading1", "‹# one\n\n# two›", "‹one\n\ntwo›"],
  ["heading2", "- it¦em", "## it¦em"],
  ["heading1", "> quo¦ted", "> # quo¦ted"],
  ["bold", "say ‹hello› now", "say **‹hello›** now"],
  ["bold", "say **‹hello›** now", "say ‹hello› now"],
  ["bold", "say ‹**hello**› now", "say ‹hello› now"],
  ["bold", "‹注意：›不要", "**‹注意：›**不要"],
  ["bold", "a¦b", "a**¦**b"],
  ["bold", "a**¦**b", "a¦b"],
  ["bold", "‹ hello ›", " **‹hello›** "],
  ["bold", "‹a **b** c›", "**‹a b c›**"],
  ["bold", "*‹both›*", "***‹both›***"],
  ["bold", "***‹both›***", "*‹both›*"],
  ["bold", "__‹old›__", "‹old›"],
  ["bold", "‹one\n\n- two›", "‹**one**\n\n- **two**›"],
  ["bold", "‹**one**\n\n- **two**›", "‹one\n\n- two›"],
  ["bold", "‹**one**\ntwo›", "‹**one**\n**two**›"],
  ["italic", "‹hello›", "*‹hello›*"],
  ["italic", "*‹hello›*", "‹hello›"],
  ["italic", "**‹hello›**", "***‹hello›***"],
  ["italic", "***‹hello›***", "**‹hello›**"],
  ["italic", "_‹old›_", "‹old›"],
  ["italic", "¦", "*¦*"],
  ["italic", "*¦*", "¦"],
  ["bulletList", "it¦em", "- it¦em"],
  ["bulletList", "- it¦em", "it¦em"],
  ["bulletList", "* it¦em", "it¦em"],
  ["bulletList", "‹one\ntwo›", "‹- one\n- two›"],
  ["bulletList", "‹one\n\ntwo›", "‹- one\n\n- two›"],
  ["bulletList", "‹- one\n- two›", "‹one\ntwo›"],
  ["bulletList", "‹1. one\n2. two›", "‹- one\n- two›"],
  ["bulletList", "¦", "- ¦"],
  ["bulletList", "- ¦", "¦"],
  ["bulletList", "> wo¦rd", "> - wo¦rd"],
  ["numberedList", "‹one\ntwo›", "‹1. one\n2. two›"],
  ["numberedList", "‹1. one\n2. two›", "‹one\ntwo›"],
  ["numberedList", "‹- one\n  - deep\n  - deep\n- two›", "‹1. one\n   1. deep\n   2. deep\n2. two›"],
  ["numberedList", "1. one\n‹two\nthree›", "1. one\n‹2. two\n3. three›"],
  ["bulletList", "‹1. one\n   1. deep\n2. two›", "‹- one\n  - deep\n- two›"],
  ["numberedList", "‹- [ ] one›", "‹1. [ ] one›"],
  ["link", "see ‹here› now", "see [here](‹https://›) now"],
  ["link", "see [here](‹https://›) now", "see ‹here› now"],
  ["link", "see ‹https://a.example/b› now", "see [¦](https://a.example/b) now"],
  ["link", "see [¦](https://a.example/b) now", "see ‹https://a.example/b› now"],
  ["link", "‹https://a.example/b_(c)›", "[¦](<https://a.example/b_(c)>)"],
  ["link", "a¦b", "a[¦](https://)b"],
  ["link", "a[¦](https://)b", "a¦b"],
  ["link", "[wo¦rd](https://a.example)", "‹word›"],
  ["link", "![alt](‹https://›)", "![alt]([https://](‹https://›))"],
  ["link", "‹中文›后", "[中文](‹https://›)后"],
  ["link", "see ‹a] b› now", "see [a\\] b](‹https://›) now"],
  ["link", "see [a\\] b](‹https://›) now", "see ‹a] b› now"],
  ["link", "‹[1, 2)›", "[\\[1, 2)](‹https://›)"],
  ["link", "‹a [b] c›", "[a [b] c](‹https://›)"],
  ["link", "[a [b] c](‹https://›)", "‹a [b] c›"],
  ["link", "[a] [wo¦rd](https://a.example)", "[a] ‹word›"],
  ["image", "‹fig. [2›", "![fig. \\[2](‹https://›)"],
  ["image", "![fig. \\[2](‹https://›)", "‹fig. [2›"],
  ["image", "¦", "![¦](https://)"],
  ["image", "![¦](https://)", "¦"],
  ["image", "‹https://a.example/b.png›", "![¦](https://a.example/b.png)"],
  ["image", "‹a cat›", "![a cat](‹https://›)"],
  ["inlineCode", "run ‹npm›", "run `‹npm›`"],
  ["inlineCode", "run `‹npm›`", "run ‹npm›"],
  ["inlineCode", "‹`npm`›", "‹npm›"],
  ["inlineCode", "‹a`b›", "`` ‹a`b› ``"],
  ["inlineCode", "`` ‹a`b› ``", "‹a`b›"],
  ["inlineCode", "¦", "`¦`"],
  ["inlineCode", "`¦`", "¦"],
  ["quote", "wo¦rd", "> wo¦rd"],
  ["quote", "> wo¦rd", "wo¦rd"],
  ["quote", "‹a\n\nb›", "‹> a\n>\n> b›"],
  ["quote", "‹> a\n>\n> b›", "‹a\n\nb›"],
  ["quote", "‹> a\nb›", "‹> > a\n> b›"],
  ["divider", "a¦b", "ab\n\n---\n¦"],
  ["divider", "a¦\nb", "a\n\n---\n\n¦b"],
  ["divider", "¦", "---\n¦"],
  ["divider", "a\n\n¦\n\nb", "a\n\n---\n\n¦b"],
  ["table", "¦", "| ¦ |  |\n| --- | --- |\n|  |  |\n"],
  ["table", "wo¦rds", "words\n\n| ¦ |  |\n| --- | --- |\n|  |  |\n"],
  ["table", "‹a\tb\n1\t2›", "‹| a | b |\n| --- | --- |\n| 1 | 2 |›"],
  ["table", "‹名称，价格\n茶，9›", "‹| 名称 | 价格 |\n| --- | --- |\n| 茶 | 9 |›"],
  ["table", "‹a|b›", "‹| a\\|b |\n| --- |›"],
  ["footnote", "word¦ more", "word[^1] more\n\n[^1]: ¦"],
  ["footnote", "‹word› more", "word[^1] more\n\n[^1]: ¦"],
  ["footnote", "a[^1]b¦\n\n[^1]: x", "a[^1]b[^2]\n\n[^1]: x\n[^2]: ¦"],
  ["footnote", "a[^1]b[^3]¦", "a[^1]b[^3][^2]\n\n[^2]: ¦"],
  ["footnote", "a¦\n\n\n", "a[^1]\n\n[^1]: ¦"],
  ["codeBlock", "¦", "```\n¦\n```\n"],
  ["codeBlock", "‹let a›", "```\n‹let a›\n```"],
  ["codeBlock", "```\n‹let a›\n```", "‹let a›"],
  ["codeBlock", "‹```js\nlet a\n```›", "‹let a›"],
  ["codeBlock", "x ‹let a› y", "x \n```\n‹let a›\n```\n y"],
  ["codeBlock", "‹a\n```\nb›", "````\n‹a\n```\nb›\n````"],
];

test.each(cases)("%s turns %j into %j", (id, before, after) => {
  expect(use(id, before)).toBe(after);
});

test("a divider never makes a heading of the line above it", () => {
  expect(use("divider", "words¦")).not.toMatch(/words\n---/);
});

test("only the marks are replaced, never the words between them", () => {
  expect(commandOf("heading1")("some words", 4, 4)).toMatchObject({ from: 0, to: 0, insert: "# " });
  expect(commandOf("bulletList")("- some words", 4, 4)).toMatchObject({ from: 0, to: 2, insert: "" });
});

const anything = fc.string({
  unit: fc.constantFrom(
    "a",
    "b",
    " ",
    "\n",
    "\t",
    "*",
    "_",
    "`",
    "#",
    "-",
    ">",
    "1",
    ".",
    "[",
    "]",
    "(",
    ")",
    "!",
    "|",
    "中",
    "，",
    "😀",
  ),
  maxLength: 60,
});
const plainLine = fc.string({
  unit: fc.constantFrom("a", "b", "c", "中", "文", "，", "😀"),
  minLength: 1,
  maxLength: 12,
});
const places = fc.tuple(fc.nat(), fc.nat());

function selectionIn(text: string, [one, other]: [number, number]): [number, number] {
  const at = [one, other].map((each) => each % (text.length + 1));
  return [Math.min(...at), Math.max(...at)];
}

test("every command leaves a selection within the text, whatever it is given", () => {
  fc.assert(
    fc.property(fc.constantFrom(...commandIds), anything, places, (id, text, where) => {
      const [start, end] = selectionIn(text, where);
      const edit = commandOf(id)(text, start, end);
      const after = applyTo(text, edit);
      expect(edit.from).toBeLessThanOrEqual(edit.to);
      expect(edit.to).toBeLessThanOrEqual(text.length);
      expect(after.start).toBeGreaterThanOrEqual(0);
      expect(after.start).toBeLessThanOrEqual(after.end);
      expect(after.end).toBeLessThanOrEqual(after.text.length);
    }),
    { numRuns: 3000 },
  );
});

const toggles: CommandId[] = [
  "heading1",
  "heading2",
  "bold",
  "italic",
  "bulletList",
  "numberedList",
  "inlineCode",
  "quote",
  "link",
  "image",
];

test("a toggle used twice gives the text back", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...toggles),
      fc.array(plainLine, { minLength: 1, maxLength: 4 }),
      places,
      (id, lines, where) => {
        const isInline = id === "link" || id === "image";
        const text = lines.join(isInline ? " " : "\n");
        const [start, end] = selectionIn(text, where);
        const once = applyTo(text, commandOf(id)(text, start, end));
        const twice = applyTo(once.text, commandOf(id)(once.text, once.start, once.end));
        expect(twice.text).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

test("a code block around whole lines is taken away again", () => {
  fc.assert(
    fc.property(fc.array(plainLine, { minLength: 1, maxLength: 4 }), (lines) => {
      const text = lines.join("\n");
      const once = applyTo(text, commandOf("codeBlock")(text, 0, text.length));
      const twice = applyTo(once.text, commandOf("codeBlock")(once.text, once.start, once.end));
      expect(twice).toEqual({ text, start: 0, end: text.length });
    }),
  );
});
