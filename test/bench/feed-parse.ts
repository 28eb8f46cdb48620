/**
 * Reads every file of a folder as a feed and prints what came of it and how long it took.
 * Usage: npx tsx test/bench/feed-parse.ts <folder> [rounds] [show]
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseFeed } from "~/features/radar/feed/parse-feed";

const [folder = "test/data/feed", rounds = "5", show] = process.argv.slice(2);
const fetchedAt = new Date();
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => statSync(join(folder, name)).isFile() && !/\.md$/i.test(name))
  .toSorted();
const results = new Map<string, number>();
const times: number[] = [];
let items = 0;

for (const name of files) {
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  const about = { url: "https://news.example/feed.xml", contentType: null, fetchedAt };
  const took: number[] = [];
  let read = parseFeed(bytes, about);
  for (let round = 0; round < Number(rounds); round++) {
    const start = performance.now();
    read = parseFeed(bytes, about);
    took.push(performance.now() - start);
  }
  const median = quantile(took, 0.5);
  times.push(median);
  const outcome = read.ok ? `${read.feed.format}${read.feed.isRepaired ? ", repaired" : ""}` : read.reason;
  results.set(outcome, (results.get(outcome) ?? 0) + 1);
  const { length } = read.ok ? read.feed.items : [];
  items += length;
  const said = read.ok ? `${length} items, ${dated(read.feed.items)} dated` : "";
  console.log(
    `${median.toFixed(1).padStart(7)} ms ${Math.ceil(bytes.length / 1024)} KB ${name}: ${outcome} ${said}`,
  );
  if (show && read.ok)
    console.log(JSON.stringify(read.feed, (key, value) => (key === "html" ? brief(value) : value), 2));
}

const outcomes = Array.from(results, ([outcome, count]) => `${outcome} ${count}`).join("; ");
console.log(`${files.length} files, ${items} items: ${outcomes}`);
console.log(
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`,
);

function dated(all: { publishedAt: Date | null }[]): number {
  return all.filter(({ publishedAt }) => publishedAt !== null).length;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

function brief(value: unknown): string {
  return String(value).slice(0, 100);
}
