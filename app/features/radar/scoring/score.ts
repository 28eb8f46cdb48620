export type Focus = { words: string[]; must: string[]; not: string[]; prompt: string; lang: "zh" | "en" };
export type Candidate = {
  title: string;
  summary: string;
  text: string;
  lang: "zh" | "en" | "other";
  publishedAt: Date;
  sourceWeight: number;
};
export type Relevance = { score: number; matched: string[]; refusedBy: string | null };

export function prepareFocus(focus: Focus) {
  return focus;
}

export function scoreCandidate(focus: Focus, candidate: Candidate, _now: Date): Relevance {
  const matched = focus.words.filter(
    (word) => candidate.title.includes(word) || candidate.text.includes(word),
  );
  return { score: matched.length > 0 ? 60 : 0, matched, refusedBy: null };
}
