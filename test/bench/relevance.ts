import { readFileSync } from "node:fs";
import { prepareFocus, scoreCandidate } from "~/features/radar/scoring/score";
import { defaultFocusPoints } from "~/features/settings/focus/world-focus";

/** How the built-in scorer orders labelled news, against a plain count of the words: `npx tsx test/bench/relevance.ts [file] [show]`;
 * with `samples` also how many sample articles the default focus points let in. */
type Item = {
  id: string;
  lang: "zh" | "en" | "other";
  title: string;
  summary: string;
  text: string;
  source: string;
  grades: Record<string, number>;
  note?: string;
};
type Labelled = { focusPoints: { tag_id: string; lang: "zh" | "en"; words: string[] }[]; items: Item[] };
type Scored = { item: Item; grade: number; score: number };

const given = process.argv.slice(2).find((argument: string) => argument.endsWith(".json"));
const show = process.argv.includes("show");
const file = given ?? new URL("../data/radar/news.json", import.meta.url);
const { focusPoints, items }: Labelled = JSON.parse(readFileSync(file, "utf8"));
const now = new Date("2026-11-23T00:00:00Z");

function gain(grades: number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

function ndcg(scored: Scored[]): number {
  const best = gain(scored.map(({ grade }) => grade).sort((a, b) => b - a));
  return gain(scored.toSorted((a, b) => b.score - a.score).map(({ grade }) => grade)) / best;
}

/** Pairs of different grades that the scores put in the right order; ties count half. */
function ordered(scored: Scored[]): number {
  const pairs = scored.flatMap((a) => scored.filter((b) => a.grade > b.grade).map((b) => [a, b] as const));
  const right = pairs.map(([a, b]) => (a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0));
  return right.reduce((sum: number, one) => sum + one, 0) / right.length;
}

function keywordCount(words: string[], { title, summary, text }: Item): number {
  const all = `${title}\n${summary}\n${text}`.toLowerCase();
  return words.reduce((sum, word) => sum + all.split(word.toLowerCase()).length - 1, 0);
}

for (const { tag_id, lang, words } of focusPoints) {
  const focus = prepareFocus({ words, must: [], not: [], prompt: "", lang });
  const started = performance.now();
  const scored = items.map((item) => {
    const { score, matched, related } = scoreCandidate(
      focus,
      { ...item, publishedAt: now, sourceWeight: 1 },
      now,
    );
    return { item, grade: item.grades[tag_id] ?? 0, score, told: [...matched, "·", ...related.slice(0, 6)] };
  });
  const each = (performance.now() - started) / items.length;
  const counted = scored.map((one) => ({ ...one, score: keywordCount(words, one.item) }));
  const halves: [string, (scored: Scored) => boolean][] = [
    ["all", () => true],
    [lang, ({ item }) => item.lang === lang],
    ["other language", ({ item }) => item.lang !== lang],
    ["odd", ({ item }) => items.indexOf(item) % 2 === 1],
    ["even", ({ item }) => items.indexOf(item) % 2 === 0],
  ];
  for (const [name, of] of halves) {
    const [ours, plain] = [scored.filter(of), counted.filter(of)];
    console.info(
      `${tag_id}\t${name} (${ours.length})\tnDCG@10 ${ndcg(ours).toFixed(3)}, plain count ${ndcg(plain).toFixed(3)}\tpairs in order ${ordered(ours).toFixed(3)}, plain ${ordered(plain).toFixed(3)}`,
    );
  }
  const bands = [0, 1, 2, 3].map((grade) => {
    const scores = scored.filter((one) => one.grade === grade).map(({ score }) => score);
    const [low, middle, high] = [
      scores.filter((s) => s < 30),
      scores.filter((s) => s >= 30 && s < 60),
      scores.filter((s) => s >= 60),
    ];
    return `grade ${grade}: ${low.length} below 30, ${middle.length} below 60, ${high.length} above`;
  });
  console.info(`${tag_id}\t${bands.join("; ")}; ${each.toFixed(2)} ms an item`);
  const shown = process.argv.includes("even-too") ? scored : scored.filter((_, index) => index % 2 === 1);
  for (const { item, grade, score, told } of show ? shown : []) {
    const isMiss = grade >= 2 ? score < 60 : grade === 1 ? score < 15 || score >= 60 : score >= 30;
    if (isMiss)
      console.info(`   ${item.id}\tgrade ${grade}\tscore ${score}\t${item.title}\t${told.join(" ")}`);
  }
}

for (const { tag_id, lang, words } of process.argv.includes("samples") ? defaultFocusPoints("") : []) {
  const samples = new URL(`../../app/features/radar/samples/${tag_id}.json`, import.meta.url);
  const articles: { title: string; summary: string; content: string }[] = JSON.parse(
    readFileSync(samples, "utf8"),
  );
  const focus = prepareFocus({ words, must: [], not: [], prompt: "", lang });
  const atLeast = (least: number, textOf: (content: string) => string) =>
    articles.filter(({ content, ...told }) => {
      const candidate = { ...told, text: textOf(content), lang, publishedAt: now, sourceWeight: 1 };
      return scoreCandidate(focus, candidate, now).score >= least;
    }).length;
  const [whole, brief] = [atLeast(30, (content) => content), atLeast(5, () => "")];
  console.info(
    `${tag_id}\tof ${articles.length} samples ${whole} at 30 and above, ${brief} by title and summary at 5`,
  );
}
