/**
 * Prints, for pages with what is expected of them, the F1 of words of what is shown of the article, whether the titles are the same,
 * whether Markdown shows the words of the article in their order, and how much processor time extraction takes, garbage collection
 * included. Each page is served on this machine and read as one that a member asks for.
 * Usage: npx tsx test/bench/extraction.ts <folder of folders with source.html, expected.html, expected-metadata.json as Readability's own
 * tests have them, or page.html, truth.json (its "optional" texts, which are a matter of taste, count on neither side)> [rounds]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseDocument } from "htmlparser2";
import { checkUrl, guardedFetch } from "~/adapters/guarded-fetch";
import { renderBody } from "~/features/pings/article/render-body";
import { articleOfPage, extractArticle } from "~/features/radar/extraction/extract.server";
import { readPage } from "~/features/radar/extraction/read-page.server";

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

/** Words without those of texts that are a matter of taste, wherever one of these stands whole. */
function withoutTexts(words: readonly string[], texts: readonly string[]): string[] {
  const rest = texts
    .map((text) => ` ${wordsOf(text).join(" ")} `)
    .filter((text) => text.trim() !== "")
    .reduce((left, text) => left.replace(text, " "), ` ${words.join(" ")} `);
  return rest.split(" ").filter(Boolean);
}

/** What is expected of a page: its title and its words, and what may be shown or not. */
function caseOf(name: string): { page: Buffer; title: string; words: string[]; optional: string[] } {
  const read = (file: string) => readFileSync(join(folder, name, file), "utf8");
  if (existsSync(join(folder, name, "truth.json"))) {
    const { title, text, optional = [] } = JSON.parse(read("truth.json"));
    const words = withoutTexts(wordsOf(text), optional);
    return { page: readFileSync(join(folder, name, "page.html")), title, words, optional };
  }
  const { title } = JSON.parse(read("expected-metadata.json"));
  const words = wordsOf(plain(read("expected.html")));
  return { page: readFileSync(join(folder, name, "source.html")), title, words, optional: [] };
}

const names = readdirSync(folder).filter((name) =>
  ["expected.html", "truth.json"].some((file) => existsSync(join(folder, name, file))),
);
const cases = new Map(names.map((name) => [name, caseOf(name)]));

const server = createServer((request, response) => {
  const page = cases.get(decodeURIComponent(request.url?.slice(1) ?? ""))?.page;
  response.writeHead(page ? 200 : 404, { "Content-Type": "text/html" }).end(page);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const policy = { allowPrivate: true, ownHosts: [] };
const app = {
  outside: { check: (url: string) => checkUrl(url, policy, true), fetch: guardedFetch(policy) },
  withinRate: async () => true,
  origin: "https://wink.test",
};

const times: number[] = [];
const scores: number[] = [];
let titles = 0;
for (const [name, { page, title, words, optional }] of cases) {
  const url = `${origin}/${encodeURIComponent(name)}`;
  const read = await readPage(app, { userId: "bench", url });
  const found = read.ok ? articleOfPage(read.page, url) : read;
  if (!read.ok || !found.ok) {
    console.log(`${name}: refused, ${found.ok || found.reason}`);
    scores.push(0);
    continue;
  }
  const { article } = found;
  const shown = wordsOf(renderBody(article.markdown).text);
  const score = f1(withoutTexts(shown, optional), words);
  const own: number[] = [];
  let text: string[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const before = process.cpuUsage();
    const extracted = extractArticle(read.page.html, read.page.url);
    const { user, system } = process.cpuUsage(before);
    own.push((user + system) / 1000);
    if (extracted.ok) text = wordsOf(extracted.article.text);
  }
  times.push(...own);
  scores.push(score);
  if (article.title === title) titles += 1;
  else console.log(`  title "${article.title}" for "${title}"`);
  console.log(
    `${name}: F1 ${score.toFixed(3)}, shown as written ${shown.join(" ") === text.join(" ")}, ${Math.round(page.length / 1024)} KB, p50 ${quantile(own, 0.5)} ms, ${article.byline || "-"}, ${article.day || "-"}, ${article.lang}`,
  );
}
server.close();
server.closeAllConnections();
const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
console.log(
  `${cases.size} pages: F1 mean ${mean.toFixed(3)}, least ${Math.min(...scores).toFixed(3)}; titles ${titles}; p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`,
);
