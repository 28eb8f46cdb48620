/**
 * Prints how many examples of CommonMark and GFM hold and how long articles take: anew, and after a key in the middle.
 * Usage: npx tsx test/bench/markdown.ts
 */
import { readFileSync } from "node:fs";
import { type Article, patchBetween, renderBlocks } from "~/core/markdown/blocks";
import { renderMarkdown } from "~/core/markdown/dialect";

const options = { breaks: true, footnotes: { title: "引用" }, math: (tex: string) => `<i>${tex.length}</i>` };

function read(name: string): string {
  return readFileSync(`test/data/markdown/${name}`, "utf8");
}

function comparable(html: string): string {
  return html
    .replace(/ \/>/g, ">")
    .replace(/<input (checked="" )?disabled="" type="checkbox">/g, (_, checked) => (checked ? "☑" : "☐"))
    .replace(/style="text-align:(\w+)"/g, 'align="$1"')
    .trim();
}

for (const name of ["commonmark-0.31.2", "gfm-0.29"]) {
  const examples: { markdown: string; html: string }[] = JSON.parse(read(`${name}.json`));
  const held = examples.filter(({ markdown, html }) => {
    const rendered = renderMarkdown(markdown, { breaks: false, footnotes: null });
    return comparable(rendered) === comparable(html);
  });
  console.log(`${name}: ${held.length}/${examples.length}`);
}

function quantile(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
}

const sample = read("doocs-sample.zh-CN.md");
for (const [label, text] of [
  ["10 KB", sample],
  ["100 KB", sample.repeat(11)],
] as const) {
  const anew: number[] = [];
  const after: number[] = [];
  let article: Article = renderBlocks(text, options);
  for (let key = 1; key <= 60; key++) {
    const middle = Math.floor(text.length / 2);
    const typed = `${text.slice(0, middle)}${"字".repeat(key)}${text.slice(middle)}`;
    const start = performance.now();
    renderBlocks(typed, options);
    const between = performance.now();
    const next = renderBlocks(typed, options, article);
    patchBetween(article, next);
    after.push(performance.now() - between);
    anew.push(between - start);
    article = next;
  }
  const [first, second] = [anew, after].map(
    (times) => `p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`,
  );
  console.log(
    `${label} (${text.length} characters): anew ${first}; after a key ${second} (the whole preview: p95 50 / 100 ms)`,
  );
}
