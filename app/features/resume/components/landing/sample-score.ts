/**
 * The sample on the landing page: points of each part of the rubric before and after, out of its weight. Evidence and
 * completeness do not move, because a rewrite may not add the facts that they lack.
 */
export const sampleParts = [
  { id: "machine", before: 16, after: 20, weight: 20 },
  { id: "completeness", before: 12, after: 12, weight: 15 },
  { id: "evidence", before: 10, after: 10, weight: 25 },
  { id: "wording", before: 9, after: 18, weight: 20 },
  { id: "structure", before: 6, after: 10, weight: 10 },
  { id: "length", before: 6, after: 8, weight: 10 },
] as const;

export const sampleScore = {
  before: sampleParts.reduce((sum, part) => sum + part.before, 0),
  after: sampleParts.reduce((sum, part) => sum + part.after, 0),
};
