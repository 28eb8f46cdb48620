import { expect, test } from "vitest";
import { htmlBlocks } from "./html-blocks";

test.each([
  ["blanks between pieces are one", "<p>a <b> b</b>&amp; &lt; <i> </i>c</p>", "a b& < c"],
  ["cells stand apart by a tab", "<tr><td>a </td><td> b</td><td></td><td>c &amp;</td></tr>", "a\tb\tc &"],
  ["a cell before any text begins none", "<tr><td></td><td> a</td></tr>", "a"],
  ["a cell at the end leaves no tab", "<tr><td>a</td><td> </td></tr>", "a"],
  ["entities join what stands around them", "<p>R&amp;D&#47;&#81;A</p>", "R&D/QA"],
])("%s", (_, html, text) => {
  expect(htmlBlocks(html).map((block) => block.text)).toEqual([text]);
});

test.each([
  ["<p><b>R&amp;D </b>team</p>", "R&D "],
  ["<p><b>a</b><b>&lt;b</b> c</p>", "a<b"],
  ["<p>a <b>b</b></p>", ""],
  ["<p><b>all</b> </p>", "all"],
])("%j begins with as much in bold: %j", (html, bold) => {
  const [block] = htmlBlocks(html);
  expect(block?.text.slice(0, block.lead)).toBe(bold);
});
