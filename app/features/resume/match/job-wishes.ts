import type { Target } from "../asking/questions";
import { type GradedJob, type GradedTerm, paperKinds } from "./match-job";

/** One thing that the advertisement asks for. `gain` is how many percent of the match it brings to show it in something done. */
export type Wish = Pick<GradedTerm, "term" | "need" | "proof" | "gain">;

const order = ({ need, proof }: GradedTerm) => (need === "must" ? 0 : 2) + (proof === "named" ? 0 : 1);

/** What an answer at this place would meet, or make plainer: a new line shows what is only named, a new paper what only papers show. */
export function wishOf(target: Target, { terms }: GradedJob): Wish | null {
  const open = terms.filter(({ proof }) => proof !== "shown").toSorted((a, b) => order(a) - order(b));
  const found = findTerm(target, terms, open);
  if (!found) return null;
  const { term, need, proof, gain } = found;
  return { term, need, proof, gain: Math.round(gain * 100) };
}

function findTerm(target: Target, terms: GradedTerm[], open: GradedTerm[]): GradedTerm | undefined {
  if (target.kind === "line") {
    const { id, text } = target.line;
    return (
      open.find(({ credential, matches }) => !credential && matches(text)) ??
      terms.find(({ lines }) => lines.includes(id))
    );
  }
  if (target.kind === "section" && paperKinds.includes(target.section))
    return open.find(({ credential }) => credential);
  const tells = target.kind === "lines" || (target.kind === "section" && target.section === "experience");
  return tells ? open.find(({ credential, proof }) => !credential && proof === "named") : undefined;
}
