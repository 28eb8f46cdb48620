/** What the built-in analyser gave a backend engineer's resume, rounded; facts may not be added, so evidence does not move. */
export const sampleParts = [
  { id: "machine", before: 20, after: 20, weight: 20 },
  { id: "completeness", before: 12, after: 12, weight: 15 },
  { id: "evidence", before: 16, after: 16, weight: 25 },
  { id: "wording", before: 8, after: 14, weight: 20 },
  { id: "structure", before: 7, after: 8, weight: 10 },
  { id: "length", before: 5, after: 5, weight: 10 },
] as const;

export const sampleScore = {
  before: sampleParts.reduce((sum, part) => sum + part.before, 0),
  after: sampleParts.reduce((sum, part) => sum + part.after, 0),
};

export const sampleChecks = [
  { id: "dateStyle", outcome: "passed", points: 3, weight: 3, quote: null },
  { id: "metrics", outcome: "partly", points: 6, weight: 15, quote: "metricsLine" },
  { id: "weakOpenings", outcome: "failed", points: 0, weight: 4, quote: "weakOpeningsLine" },
] as const;
