import { filedUnder } from "../scoring/filed-under";
import { reasonOf } from "../scoring/reason";
import { type Candidate, type PreparedFocus, type Relevance, scoreCandidate } from "../scoring/score";
import type { TagFocus } from "./newsroom";

type Wish = Pick<TagFocus, "words" | "prompt" | "isOwn">;

/** Of all that comes from a source that is taken whole. */
const wholeRelevance: Relevance = { score: 60, matched: [], related: [], refusedBy: null };

const reasons = { en: "From a source that you chose.", zh: "来自您自己选择的来源。" } as const;

/** Whether a member has chosen a source and says nothing of what in it matters. */
export function isTakenWhole({ words, prompt, isOwn }: Wish): boolean {
  return isOwn === true && words.length === 0 && prompt.trim() === "";
}

/** What a text is worth to a subject, with what its source files it under. */
export function relevanceOf(
  subject: Wish,
  focus: PreparedFocus,
  categories: readonly string[],
  candidate: Candidate,
  now: Date,
): Relevance {
  if (isTakenWhole(subject)) return wholeRelevance;
  return filedUnder(subject, categories, scoreCandidate(focus, candidate, now));
}

export function reasonFor(
  subject: Wish & Pick<TagFocus, "lang">,
  relevance: Relevance,
  candidate: Candidate,
): string {
  return isTakenWhole(subject) ? reasons[subject.lang] : reasonOf(relevance, candidate, 1, subject.lang);
}
