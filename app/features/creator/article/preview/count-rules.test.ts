import { expect, test } from "vitest";
import { countRules } from "./count-rules";

const sheets: [string, number][] = [
  ["", 0],
  ["/* a { } */", 0],
  ["p { color: red }", 1],
  ["p { color: red } h1, h2 { margin: 0; }", 2],
  ["@import 'x.css'; p {}", 2],
  ["@media print { p {} h1 {} } a {}", 2],
  ["p::before { content: '}{' } a {}", 2],
  ["p { color: red", 1],
  ["colour everything red", 1],
  ["p {} }", 2],
];

test.each(sheets)("%j has %i rules", (css, count) => {
  expect(countRules(css)).toBe(count);
});
