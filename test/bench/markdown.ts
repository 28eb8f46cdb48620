/**
 * Prints how many examples of CommonMark and GFM hold, how long articles take, anew and after a key in the middle, and how
 * the time of hostile texts grows with their length.
 * Usage: npx tsx test/bench/markdown.ts
 */
import { readFileSync } from "node:fs";
import { type Article, patchBetween, renderBlocks } from "~/core/markdown/blocks";
import { examplesOf, holds } from "../support/conformance";

const options = {
  breaks: true,
  footnotes: { title: "引用" },
  alerts: { note: "说明", tip: "提示", important: "重要", warning: "警告", caution: "当心" },
  marks: true,
  math: (tex: string) => `<i>${tex.length}</i>`,
};

function read(name: string): string {
  return readFileSync(`test/data/markdown/${name}`, "utf8");
}

for (const name of ["commonmark-0.31.2", "gfm-0.29"]) {
  const examples = examplesOf(name);
  const held = examples.filter(holds);
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

const hostile = [
  ...["*", "_", "`", "[", "![", "<", "<!--", "$", "~", "==a ", "a== ", "&", "\\[a\n", "$$a\n"],
  ...["*a_b", "a**b_c~~d~", "`a``b```", "[a](b", "[a][b", "==a*b", "https://a.b== ", "http://_/", "www."],
  ...["> [!NOTE]\n> ==a== b\n\n", "> [!NOTE]\n", "[^1]: a\n", "[a]: b 'c\n", "a|b\n-|-|-\n", "a\n$$\n"],
  ...["- a\n  b\n", "a\n===\n", "<div>\n\n", "<a\n", "注：**“"],
];

function fastest(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    renderBlocks(text, options);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const grown = hostile.map((unit) => {
  const [short, long] = [20_000, 80_000].map((size) => fastest(unit.repeat(size / unit.length)));
  return { unit, short: short ?? 0, long: long ?? 0 };
});
console.log(
  "hostile texts of 20 KB and of 80 KB; four times the time is linear, sixteen times is quadratic:",
);
for (const { unit, short, long } of grown
  .toSorted((a, b) => b.long / b.short - a.long / a.short)
  .slice(0, 8)) {
  const times = `${short.toFixed(1)} → ${long.toFixed(1)} ms`;
  console.log(`  ${JSON.stringify(unit)}: ${times}, ${(long / short).toFixed(1)} times`);
}
