import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderMarkdown } from "./dialect";

type Example = { markdown: string; html: string; example: number };

/** The examples of a specification, by its file name. */
function examplesOf(name: string): Example[] {
  return JSON.parse(readFileSync(`test/data/markdown/${name}.json`, "utf8"));
}

/** Differences that no reader sees, and those that this product wants: styles for alignment, signs for boxes. */
function comparable(html: string): string {
  return html
    .replace(/ \/>/g, ">")
    .replace(/<input (checked="" )?disabled="" type="checkbox">/g, (_, checked) => (checked ? "☑" : "☐"))
    .replace(/style="text-align:(\w+)"/g, 'align="$1"')
    .trim();
}

/** Whether an example comes to what its specification says. */
function holds({ markdown, html }: Example): boolean {
  return comparable(renderMarkdown(markdown, { breaks: false, footnotes: null })) === comparable(html);
}

function failuresOf(name: string): number[] {
  return examplesOf(name)
    .filter((each) => !holds(each))
    .map(({ example }) => example);
}

test("641 of the 652 examples of CommonMark 0.31.2 hold; GFM's own addresses and references by name do not", () => {
  expect(examplesOf("commonmark-0.31.2")).toHaveLength(652);
  expect(failuresOf("commonmark-0.31.2")).toEqual([25, 28, 30, 32, 33, 34, 503, 602, 608, 611, 612]);
});

test("26 of the 28 examples of GFM hold; a reference by an unknown name and forbidden tags do not", () => {
  expect(examplesOf("gfm-0.29")).toHaveLength(28);
  expect(failuresOf("gfm-0.29")).toEqual([627, 657]);
});
