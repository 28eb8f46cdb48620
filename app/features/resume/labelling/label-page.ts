import type { ExtractedLine } from "../reading/extracted";
import { contextFeatures } from "./context";
import { decode } from "./decode";
import { type Page, pageOf } from "./features";
import { type Label, labels } from "./labels";
import { scoresOf, type Weights } from "./weights";

/** A page with what each of its segments was taken for. */
export type LabelledPage = Page & { labels: Label[] };

export function namesOf(best: Int16Array): Label[] {
  return Array.from(best, (index) => labels[index] ?? "X");
}

/** Labels every segment of the lines in two passes: the second knows what the first took the others for. */
export function labelPage(lines: ExtractedLine[], weights: Weights): LabelledPage {
  const page = pageOf(lines);
  if (page.segments.length === 0) return { ...page, labels: [] };
  const opens = page.segments.map(({ index }) => index === 0);
  const first = namesOf(decode(scoresOf(page.features, weights.first), opens, weights.first));
  const context = contextFeatures(page, first);
  const both = page.features.map((found, at) => [...found, ...(context[at] ?? [])]);
  return { ...page, labels: namesOf(decode(scoresOf(both, weights.second), opens, weights.second)) };
}
