import type { Resume } from "~/core/resume";
import type { Asked } from "../asking/asked";
import type { Question } from "../asking/questions";
import { type Doubtful, doubtfulIn, type Mend } from "../revising/mends";

/** One thing to decide. `promise` is what the step that a question belongs to brings, in whole points. */
export type QueueItem =
  | { kind: "doubt"; id: string; doubt: Doubtful }
  | { kind: "question"; id: string; question: Question; promise: Promised };

export type Promised = { step: string; count: number; from: number; to: number };

/** What is next, best first: the questions that are worth a point, those of the best step first, then what we were unsure of,
 * which costs no points. What was put off stands at the end. */
export function queueOf(read: Resume, mends: Mend[], asked: Asked, later: ReadonlySet<string>): QueueItem[] {
  const settled = new Set(mends.map(({ place }) => place));
  const doubts = doubtfulIn(read)
    .filter(({ mend }) => !settled.has(mend.place))
    .map((doubt): QueueItem => ({ kind: "doubt", id: `doubt:${doubt.mend.place}`, doubt }));
  const questions = new Map(asked.questions.map((question) => [question.id, question]));
  const steps = asked.steps.flatMap(({ step, questions: ids, from, to }) =>
    ids.flatMap((id): QueueItem[] => {
      const question = questions.get(id);
      const promise = { step, count: ids.length, from, to };
      return question ? [{ kind: "question", id, question, promise }] : [];
    }),
  );
  const all = [...steps, ...doubts];
  return [...all.filter(({ id }) => !later.has(id)), ...all.filter(({ id }) => later.has(id))];
}
