import { expect, test } from "vitest";
import type { ExtractedLine } from "./extracted";
import { markRepeatedLines } from "./repeated-lines";

const TOP = 40;
const MIDDLE = 400;
const pages = [{ height: 842 }, { height: 842 }, { height: 842 }];

function line(page: number, y: number, text: string): ExtractedLine {
  const style = { x: 40, size: 10, bold: false, italic: false, bullet: false, heading: null };
  return { text, page, y, column: 0, region: "body", spans: [], links: [], ...style };
}

const regionsOf = (lines: ExtractedLine[]) => markRepeatedLines(lines, pages).map(({ region }) => region);

test("what stands at the top of several pages heads them, but for the first", () => {
  expect(
    regionsOf([
      line(1, TOP, "Ada Byron"),
      line(1, MIDDLE, "Engineer"),
      line(2, TOP, "Ada Byron"),
      line(3, TOP, "Ada Byron"),
    ]),
  ).toEqual(["body", "body", "header", "header"]);
});

test("what two jobs of one page tell alike is content, wherever a page turns", () => {
  const told = "Led the migration of the order centre";
  expect(
    regionsOf([line(1, MIDDLE, told), line(2, TOP, told), line(2, MIDDLE, told), line(3, TOP, told)]),
  ).toEqual(["body", "body", "body", "body"]);
});

test("a running title that numbers the page is no content, even on a page alone", () => {
  const title = "Curriculum vitae of Ada Byron – page 1";
  expect(regionsOf([line(1, MIDDLE, "Engineer"), line(1, 810, title)])).toEqual(["body", "footer"]);
});
