import type { Resume } from "~/core/resume";
import type { NextStep } from "../../asking/next-steps";
import type { Question } from "../../asking/questions";
import type { Wish } from "../../match/job-wishes";
import type { Proposal } from "../../match/tailor-resume";
import { type Doubtful, doubtfulIn, type Mend } from "../../revising/mends";
import { openDoubts } from "../doubts/doubt-lines";

/** `promise`: the step that a question belongs to, null where it is asked for the job alone; `wish`: what an answer would show. */
export type QueueItem =
  | { kind: "question"; id: string; question: Question; promise: NextStep | null; wish: Wish | null }
  | { kind: "proposal"; id: string; proposal: Proposal }
  | { kind: "doubt"; id: string; doubt: Doubtful };

type Offer = {
  questions: Question[];
  steps: NextStep[];
  proposals: Proposal[];
  wishes: ReadonlyMap<string, Wish>;
};

/** In percent of the match: less is not worth a question. */
const leastGain = 1;

/** Best first: what shows a wish of the job, what is worth a point, what could be named or moved, then doubts, which cost no points.
 * What was put off stands at the end. */
export function queueOf(
  read: Resume,
  mends: Mend[],
  { questions, steps, proposals, wishes }: Offer,
  later: ReadonlySet<string>,
): QueueItem[] {
  const rank = new Map(steps.flatMap((step, at) => step.questions.map((id) => [id, { step, at }] as const)));
  const gainOf = (id: string) => wishes.get(id)?.gain ?? 0;
  const placeOf = (id: string) => rank.get(id)?.at ?? steps.length;
  const asked = questions
    .filter(({ id }) => rank.has(id) || gainOf(id) >= leastGain)
    .toSorted((a, b) => gainOf(b.id) - gainOf(a.id) || placeOf(a.id) - placeOf(b.id))
    .map((question): QueueItem => {
      const { id } = question;
      const [promise, wish] = [rank.get(id)?.step ?? null, wishes.get(id) ?? null];
      return { kind: "question", id, question, promise, wish };
    });
  const doubts = openDoubts(read, mends).map(
    (doubt): QueueItem => ({ kind: "doubt", id: `doubt:${doubt.mend.place}`, doubt }),
  );
  const offered = proposals.map((proposal): QueueItem => ({ kind: "proposal", id: proposal.id, proposal }));
  const all = [...asked, ...offered, ...doubts];
  return [...all.filter(({ id }) => !later.has(id)), ...all.filter(({ id }) => later.has(id))];
}

export function settledIn(read: Resume, mends: Mend[]): { doubt: Doubtful; mended: Mend }[] {
  const said = new Map(mends.map((mend) => [mend.place, mend]));
  return doubtfulIn(read).flatMap((doubt) => {
    const mended = said.get(doubt.mend.place);
    return mended ? [{ doubt, mended }] : [];
  });
}
