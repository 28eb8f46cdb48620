type Anchors = readonly (readonly [raw: number, score: number])[];

/** Jina's rerankers: v2 and m0 answer probabilities, v3 and v3.5 cosines, small or negative for unrelated texts. The anchors are set by
 * hand at our meanings: not at all 0, mentions it 30, about it 60, must be read 90. */
const rerankers: Record<string, Anchors> = {
  "jina-reranker-v2-base-multilingual": [
    [0, 0],
    [0.1, 15],
    [0.3, 35],
    [0.5, 60],
    [0.8, 85],
    [1, 100],
  ],
  "jina-reranker-m0": [
    [0, 0],
    [0.2, 10],
    [0.5, 35],
    [0.7, 60],
    [0.9, 88],
    [1, 100],
  ],
  "jina-reranker-v3": [
    [-0.2, 0],
    [0, 15],
    [0.1, 30],
    [0.25, 60],
    [0.45, 85],
    [0.7, 100],
  ],
  "jina-reranker-v3.5": [
    [-0.2, 0],
    [0, 15],
    [0.1, 30],
    [0.25, 60],
    [0.45, 85],
    [0.7, 100],
  ],
};

/** The rubric that a model is given (90 must be read, 60 about it, 30 mentions it, 0 not) is our own scale; models rarely give less than 10. */
const rubric: Anchors = [
  [0, 0],
  [10, 5],
  [30, 30],
  [60, 60],
  [90, 90],
  [100, 100],
];

/** A reranker's raw score as 0–100, whole. Of a model that is not known only the order is kept: 0 stays in the middle. */
export function scoreOfReranker(model: string, raw: number): number {
  const anchors = rerankers[model];
  if (!Number.isFinite(raw)) return 0;
  return Math.round(anchors ? along(anchors, raw) : 50 + (100 * Math.atan(2 * raw)) / Math.PI);
}

export function scoreOfRubric(raw: number): number {
  return Number.isFinite(raw) ? Math.round(along(rubric, raw)) : 0;
}

function along(anchors: Anchors, raw: number): number {
  const next = anchors.findIndex(([at]) => at >= raw);
  const [highRaw, high] = anchors[next] ?? anchors.at(-1) ?? [0, 0];
  const [lowRaw, low] = anchors[Math.max(next - 1, 0)] ?? [0, 0];
  if (next < 0 || next === 0) return high;
  return low + ((high - low) * (raw - lowRaw)) / (highRaw - lowRaw);
}
