import { readFileSync } from "node:fs";
import { prepareFocus, scoreCandidate } from "~/features/radar/scoring/score";

/** The time to score a text of 5 KB of the sample articles, 300 times: `npx tsx test/bench/score-time.ts`. */
const now = new Date("2026-11-23T00:00:00Z");
for (const [name, lang] of [
  ["ai_news_en", "en"],
  ["ai_news_zh", "zh"],
  ["digital_currency", "zh"],
] as const) {
  const file = new URL(`../../app/features/radar/samples/${name}.json`, import.meta.url);
  const items: { title: string; summary: string; content: string }[] = JSON.parse(readFileSync(file, "utf8"));
  const all = items.map(({ content }) => content).join("\n");
  const text = new TextDecoder().decode(new TextEncoder().encode(all).subarray(0, 5_000));
  const focus = prepareFocus({
    words: ["AI", "人工智能", "大模型", "比特币"],
    must: [],
    not: ["股价"],
    prompt: "只要和芯片制程、良率有关的新闻，不要股价。",
    lang,
  });
  const { title = "", summary = "" } = items[0] ?? {};
  const candidate = { title, summary, text, lang, publishedAt: now, sourceWeight: 1 };
  const times = Array.from({ length: 300 }, () => {
    const started = performance.now();
    scoreCandidate(focus, candidate, now);
    return performance.now() - started;
  }).sort((a, b) => a - b);
  console.info(
    `${name}\tp10 ${times[30]?.toFixed(2)} ms, p50 ${times[150]?.toFixed(2)} ms, p95 ${times[285]?.toFixed(2)} ms`,
  );
}
