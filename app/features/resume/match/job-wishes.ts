import type { Resume } from "~/core/resume";
import type { Target } from "../asking/questions";
import { readAsked } from "./job-terms";
import { type GradedJob, type GradedTerm, gradeJob, paperKinds } from "./match-job";

/** One thing that the advertisement asks for. `gain` is how many percent of the match it brings to show it in something done. */
export type Wish = Pick<GradedTerm, "term" | "need" | "proof" | "gain">;

/** How the resume fits the job, in percent, as it was uploaded and now; the wishes that weigh most first, and of those that are
 * not met the named ones first: they lack only a line that shows them. */
export type JobFit = { before: number; now: number; met: Wish[]; unmet: Wish[] };

const percent = (share: number) => Math.round(share * 100);

function wishOfTerm({ term, need, proof, gain }: GradedTerm): Wish {
  return { term, need, proof, gain: percent(gain) };
}

const order = ({ need, proof }: GradedTerm) => (need === "must" ? 0 : 2) + (proof === "named" ? 0 : 1);

/** Null where the advertisement asks for nothing. */
export function jobFit(uploaded: Resume, now: Resume, advert: string): JobFit | null {
  const asked = readAsked(advert);
  const [before, after] = [gradeJob(uploaded, advert, asked), gradeJob(now, advert, asked)];
  if (!before || !after) return null;
  const wishes = Map.groupBy(after.terms, ({ proof }) => proof === "shown");
  return {
    before: percent(before.coverage),
    now: percent(after.coverage),
    met: (wishes.get(true) ?? []).map(wishOfTerm),
    unmet: (wishes.get(false) ?? []).toSorted((a, b) => order(a) - order(b)).map(wishOfTerm),
  };
}

/** The wish that an answer to a question about this place would meet, or, where the line shows one already, make plainer. A new line
 * can show what is only named so far, and a new paper what only papers show. */
export function wishOf(target: Target, { terms }: GradedJob): Wish | null {
  const open = terms.filter(({ proof }) => proof !== "shown").toSorted((a, b) => order(a) - order(b));
  const found = findTerm(target, terms, open);
  return found ? wishOfTerm(found) : null;
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
