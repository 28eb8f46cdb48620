import type { ExtractedLine } from "../reading/extracted";
import { contextFeatures } from "./context";
import { decode } from "./decode";
import { type Page, pageOf } from "./features";
import { type Label, labels } from "./labels";
import { scoresOf, type Weights } from "./weights";

export type LabelledPage = Page & { labels: Label[]; sure: boolean[] };

/** So many draws of half of the features must all say the same of a segment: what was learned with half of them left out can do without. */
const draws = 8;

export function namesOf(best: Int16Array): Label[] {
  return Array.from(best, (index) => labels[index] ?? "X");
}

/** Labels every segment of the lines in two passes: the second knows what the first took the others for. */
export function labelPage(lines: ExtractedLine[], weights: Weights): LabelledPage {
  const page = pageOf(lines);
  if (page.segments.length === 0) return { ...page, labels: [], sure: [] };
  const opens = page.segments.map(({ index }) => index === 0);
  const first = namesOf(decode(scoresOf(page.features, weights.first), opens, weights.first));
  const context = contextFeatures(page, first);
  const both = page.features.map((found, at) => [...found, ...(context[at] ?? [])]);
  const best = decode(scoresOf(both, weights.second), opens, weights.second);
  const sure = opens.map(() => true);
  for (let draw = 1; draw <= draws; draw += 1) {
    const drawn = decode(scoresOf(both, weights.second, draw), opens, weights.second);
    for (const [at, label] of drawn.entries()) sure[at] &&= label === best[at];
  }
  return { ...page, labels: namesOf(best), sure };
}
