import { contextFeatures } from "~/features/resume/labelling/context";
import { decode } from "~/features/resume/labelling/decode";
import type { Page } from "~/features/resume/labelling/features";
import { namesOf } from "~/features/resume/labelling/label-page";
import { type Label, labelIndex, labels } from "~/features/resume/labelling/labels";
import { packWeights, type StoredPass } from "~/features/resume/labelling/weights";
import { randomOf } from "./random";

const count = labels.length;
const square = (count + 1) * count;

/** A page with the labels that are right. */
export type Lesson = {
  page: Page;
  labels: Label[];
  /** Pages of one layout share it. */
  group: string;
  /** How often an epoch takes it, 1 when left out. */
  share?: number;
};

export type Recipe = {
  epochs: number;
  /** The share of features that is left out at random, so that none carries a label alone. */
  dropout: number;
  /** Features of fewer pages are not learned. */
  leastPages: number;
  /** Into so many sizes a weight is rounded; what is smaller than the least is dropped. */
  sizes: number;
  seed: number;
};

export const usualRecipe: Recipe = { epochs: 12, dropout: 0.5, leastPages: 11, sizes: 28, seed: 7 };

/** A page for training: its features by their places in the weights. */
type Case = { rows: Int32Array[]; opens: boolean[]; gold: Int16Array; share: number };

type Model = { weights: Float32Array; within: Float32Array; across: Float32Array };

function scores(rows: Int32Array[], weights: Float32Array): Float32Array {
  const sums = new Float32Array(rows.length * count);
  for (let row = 0; row < rows.length; row += 1) {
    const found = rows[row] ?? new Int32Array();
    const base = row * count;
    for (let index = 0; index < found.length; index += 1) {
      const from = (found[index] ?? 0) * count;
      for (let label = 0; label < count; label += 1)
        sums[base + label] = (sums[base + label] ?? 0) + (weights[from + label] ?? 0);
    }
  }
  return sums;
}

/** An averaged structured perceptron with a margin of one for every wrong label (Collins 2002; Taskar et al. 2003). */
function learnPass(cases: Case[], features: number, { epochs, dropout, seed }: Recipe): Model {
  const random = randomOf(seed);
  const make = (length: number) => ({ now: new Float32Array(length), sum: new Float64Array(length) });
  const [weights, within, across] = [make(features * count), make(square), make(square)];
  let step = 1;
  const change = (of: { now: Float32Array; sum: Float64Array }, at: number, by: number) => {
    of.now[at] = (of.now[at] ?? 0) + by;
    of.sum[at] = (of.sum[at] ?? 0) + by * step;
  };
  const order = cases.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const one = cases[index];
      if (!one || random() >= one.share) continue;
      const rows = one.rows.map((row) => row.filter(() => random() >= dropout));
      const sums = scores(rows, weights.now);
      for (let at = 0; at < rows.length; at += 1)
        for (let label = 0; label < count; label += 1)
          if (label !== one.gold[at]) sums[at * count + label] = (sums[at * count + label] ?? 0) + 1;
      const best = decode(sums, one.opens, { within: within.now, across: across.now });
      for (let at = 0; at < rows.length; at += 1) {
        const [right, got] = [one.gold[at] ?? 0, best[at] ?? 0];
        const [rightBefore, gotBefore] = at > 0 ? [one.gold[at - 1] ?? 0, best[at - 1] ?? 0] : [count, count];
        if (right !== got)
          for (const feature of rows[at] ?? []) {
            change(weights, feature * count + right, 1);
            change(weights, feature * count + got, -1);
          }
        if (right === got && rightBefore === gotBefore) continue;
        const moves = one.opens[at] || at === 0 ? across : within;
        change(moves, rightBefore * count + right, 1);
        change(moves, gotBefore * count + got, -1);
      }
      step += 1;
    }
  }
  const average = ({ now, sum }: { now: Float32Array; sum: Float64Array }) =>
    now.map((value, at) => value - (sum[at] ?? 0) / step);
  return { weights: average(weights), within: average(within), across: average(across) };
}

/** The mean of two orders and dropouts: what both learn is no chance. */
function learnTwice(cases: Case[], features: number, recipe: Recipe): Model {
  const [one, other] = [recipe.seed, recipe.seed + 1].map((seed) =>
    learnPass(cases, features, { ...recipe, seed }),
  );
  if (!one || !other) throw new Error("nothing was learned");
  const mean = (of: keyof Model) => one[of].map((value, at) => (value + (other[of][at] ?? 0)) / 2);
  return { weights: mean("weights"), within: mean("within"), across: mean("across") };
}

function indexOf(pages: number[][][], least: number): Map<number, number> {
  const seen = new Map<number, number>();
  for (const page of pages)
    for (const feature of new Set(page.flat())) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= least).map(([feature]) => feature);
  return new Map(kept.sort((a, b) => a - b).map((feature, index) => [feature, index]));
}

function rowsOf(features: readonly (readonly number[])[], index: ReadonlyMap<number, number>): Int32Array[] {
  return features.map((found) => Int32Array.from(found.flatMap((feature) => index.get(feature) ?? [])));
}

function labelled(model: Model, { rows, opens }: Case): Label[] {
  return namesOf(decode(scores(rows, model.weights), opens, model));
}

function stored(model: Model, index: ReadonlyMap<number, number>, sizes: number): StoredPass {
  const most = model.weights.reduce((best, weight) => Math.max(best, Math.abs(weight)), 0);
  const unit = most / sizes;
  const features = [...index].flatMap(([hash, at]) => {
    const weights = labels.flatMap((_, label) => {
      const weight = model.weights[at * count + label] ?? 0;
      return Math.abs(weight) >= unit ? [{ label, weight: Math.round(weight / unit) }] : [];
    });
    return weights.length > 0 ? [{ hash, weights }] : [];
  });
  return { unit, features, within: model.within, across: model.across };
}

const folds = 3;

/**
 * Learns the weights of both passes. The second learns from what the first makes of pages that it has not learned from, since
 * that is how it will meet pages of others. The same lessons and recipe give the same bytes.
 */
export function train(lessons: Lesson[], recipe: Recipe = usualRecipe): Uint8Array {
  const gold = lessons.map((lesson) => Int16Array.from(lesson.labels, (label) => labelIndex.get(label) ?? 0));
  const opens = lessons.map(({ page }) => page.segments.map(({ index }) => index === 0));
  const index = indexOf(
    lessons.map(({ page }) => page.features),
    recipe.leastPages,
  );
  const casesOf = (features: number[][][], known: ReadonlyMap<number, number>): Case[] =>
    lessons.map((_, at) => ({
      rows: rowsOf(features[at] ?? [], known),
      opens: opens[at] ?? [],
      gold: gold[at] ?? new Int16Array(),
      share: lessons[at]?.share ?? 1,
    }));
  const firstCases = casesOf(
    lessons.map(({ page }) => page.features),
    index,
  );
  const guesses: Label[][] = [];
  const groups = [...new Set(lessons.map(({ group }) => group))];
  const foldOf = lessons.map(({ group }) => groups.indexOf(group) % folds);
  const brief = { ...recipe, epochs: Math.max(4, recipe.epochs - 4) };
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learnPass(
      firstCases.filter((_, at) => foldOf[at] !== fold),
      index.size,
      brief,
    );
    for (const [at, one] of firstCases.entries()) if (foldOf[at] === fold) guesses[at] = labelled(model, one);
  }
  const first = learnTwice(firstCases, index.size, recipe);
  const both = lessons.map(({ page }, at) => {
    const context = contextFeatures(page, guesses[at] ?? []);
    return page.features.map((found, segment) => [...found, ...(context[segment] ?? [])]);
  });
  const wide = indexOf(both, recipe.leastPages);
  const second = learnTwice(casesOf(both, wide), wide.size, recipe);
  return packWeights([stored(first, index, recipe.sizes), stored(second, wide, recipe.sizes)]);
}
