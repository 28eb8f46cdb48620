import { expect, test } from "vitest";
import { joinedRanges } from "./nesting";

test.each<[string, (string | null)[], [number, number][]]>([
  ["nothing", [], []],
  ["blocks without tags", [null, null], []],
  ["an element within one block", ["<p>a</p>", null], []],
  ["an element over three blocks", ["<div>", null, "</div>"], [[0, 2]]],
  ["one that nothing closes", ["<div>", null], []],
  ["an end without a beginning", [null, "</div>"], []],
  ["another name", ["<div>", "</p>"], []],
  ["any case", ["<DIV>", "</div>"], [[0, 1]]],
  ["elements in each other", ["<div>", "<p>", "</p>", "</div>"], [[0, 3]]],
  [
    "elements beside each other",
    ["<p>", "</p>", "<p>", "</p>"],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ["elements that meet in a block", ["<p>", "</p><p>", "</p>"], [[0, 2]]],
  ["an unclosed one within another", ["<div>", "<p>", "</div>"], [[0, 2]]],
  ["an unclosed one that ends with the other", ["<div>", "<p>", "</div>", "</p>"], [[0, 2]]],
  ["void elements", ["<br>", "</br>"], []],
  ["a tag in a comment", ["<!-- <div> -->", "</div>"], []],
  ["an unclosed comment", ["<!-- <div>", "</div>"], []],
  ["a tag in an attribute", ['<a title="<div>">', "</div>"], []],
  ["the same name twice", ["<div><div>", "</div>", "</div>"], [[0, 2]]],
])("%s: the right blocks belong together", (_, raw, ranges) => {
  expect(joinedRanges(raw)).toEqual(ranges);
});
