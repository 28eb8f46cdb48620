import { readFileSync } from "node:fs";
import { renderMarkdown } from "../../app/core/markdown/dialect";

type Example = { markdown: string; html: string; example: number };

/** The examples of a specification, by its file name. */
export function examplesOf(name: string): Example[] {
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
export function holds({ markdown, html }: Example): boolean {
  return comparable(renderMarkdown(markdown, { breaks: false, footnotes: null })) === comparable(html);
}
