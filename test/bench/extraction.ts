/**
 * Prints, for pages with what Readability's own tests expect of them, the F1 of words against it, whether the titles are the same,
 * whether Markdown shows the words of the article in their order, and how much processor time extraction
 * takes, garbage collection included.
 * Usage: npx tsx test/bench/extraction.ts <folder of folders with source.html, expected.html, expected-metadata.json> [rounds]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "htmlparser2";
import { renderBody } from "~/features/pings/article/render-body";
import { extractArticle } from "~/features/radar/extraction/extract.server";

const [folder = ".", rounds = "20"] = process.argv.slice(2);

type Parsed = ReturnType<typeof parseDocument>["children"][number];

function textOf(node: Parsed): string {
  if (node.type === "text") return node.data;
  return "children" in node ? ` ${node.children.map(textOf).join("")} ` : "";
}

function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
}

function sharedWords(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return shared;
}

function f1(found: readonly string[], expected: readonly string[]): number {
  const shared = sharedWords(found, expected);
  return shared === 0 ? 0 : (2 * shared) / (found.length + expected.length);
}

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
}

const plain = (html: string) => parseDocument(html).children.map(textOf).join("");
const times: number[] = [];
const scores: number[] = [];
let titles = 0;
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "expected.html")));
for (const name of names) {
  const read = (file: string) => readFileSync(join(folder, name, file), "utf8");
  const source = read("source.html");
  const metadata = JSON.parse(read("expected-metadata.json"));
  const result = extractArticle(source, "http://fakehost/test/page.html");
  if (!result.ok) {
    console.log(`${name}: refused, ${result.reason}`);
    scores.push(0);
    continue;
  }
  const { article } = result;
  const expected = wordsOf(plain(read("expected.html")));
  const score = f1(wordsOf(plain(article.html)), expected);
  const shown = wordsOf(renderBody(article.markdown).text).join(" ");
  const own: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const before = process.cpuUsage();
    extractArticle(source, "http://fakehost/test/page.html");
    const { user, system } = process.cpuUsage(before);
    own.push((user + system) / 1000);
  }
  times.push(...own);
  scores.push(score);
  if (article.title === metadata.title) titles += 1;
  else console.log(`  title "${article.title}" for "${metadata.title}"`);
  console.log(
    `${name}: F1 ${score.toFixed(3)}, Markdown ${f1(wordsOf(article.text), expected).toFixed(3)}, shown as written ${shown === wordsOf(article.text).join(" ")}, ${Math.round(source.length / 1024)} KB, p50 ${quantile(own, 0.5)} ms, ${article.byline || "-"}, ${article.lang}`,
  );
}
const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
console.log(
  `${names.length} pages: F1 mean ${mean.toFixed(3)}, least ${Math.min(...scores).toFixed(3)}; titles ${titles}; p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`,
);
