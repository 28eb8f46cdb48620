import { readRanking, scoreOf, spearman } from "../support/ranking";

/** How the score orders the forty resumes of test/data/resume/ranking.json beside the order a person gave them: `npx tsx test/bench/ranking.ts [--parts]`. */
const ranked = readRanking();
const details = process.argv.includes("--parts");
for (const language of ["en", "zh"] as const) {
  const own = ranked.filter((one) => one.language === language).toSorted((a, b) => a.rank - b.rank);
  const scores = own.map(scoreOf);
  for (const [index, { rank, id }] of own.entries()) {
    const score = scores[index];
    const parts = score?.parts.map((part) => `${part.id} ${part.points.toFixed(1)}`).join("  ");
    console.info(`${language} ${rank}\t${score?.total}\t${id}${details ? `\t${parts}` : ""}`);
  }
  const correlation = spearman(
    own.map(({ rank }) => -rank),
    scores.map(({ exact }) => exact),
  );
  console.info(`${language} Spearman ${correlation.toFixed(3)}`);
}
