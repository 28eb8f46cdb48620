import type { Resume } from "~/core/resume";
import type { Asked } from "../asking/asked";
import type { Answer, Question } from "../asking/questions";
import type { Report, Score } from "../report";
import type { OwnerChange } from "../revising/owner-changes";

export type Judged = Pick<Report, "before" | "after" | "job_match" | "advice"> & {
  /** What it would score without the owner's changes, where there are any. */
  unaided?: number | null;
};

type Scorer = {
  /** Of `resume` as it was read, `proposed` by us and made `better` by its owner. */
  judge(report: Report, resume: Resume, proposed: Resume, better: Resume): Judged;
  ask(report: Report, better: Resume, score: Score): Asked;
  answer(resume: Resume, question: Question, answer: Answer): OwnerChange[];
};

/** All that works on the resume while its owner does; it is large, so it comes after the page. */
export async function loadScorer(): Promise<Scorer> {
  const [{ scoreResume }, { scoreAsRead }, { exportedLayout }, { matchJob }, { adviseOn }, asking] =
    await Promise.all([
      import("../scoring/score"),
      import("../scoring/score-as-read"),
      import("../scoring/exported-layout"),
      import("../match/match-job"),
      import("../rewriting/advice"),
      loadAsking(),
    ]);
  let read: { resume: Resume; score: Score | null } | null = null;
  let ours: { resume: Resume; total: number } | null = null;
  return {
    judge({ layout, job_description }, resume, proposed, better) {
      // What was read changes with a mend alone, not with every line that is written.
      if (read?.resume !== resume) read = { resume, score: scoreAsRead(resume, layout) };
      const before = read.score;
      const after = before && scoreResume(better, exportedLayout(layout));
      // Neither changes what we propose with what its owner writes.
      if (ours?.resume !== proposed)
        ours = { resume: proposed, total: scoreResume(proposed, exportedLayout(layout)).total };
      return {
        before,
        after,
        unaided: ours.total,
        job_match: before && matchJob(better, job_description),
        advice: after ? adviseOn(better, after) : [],
      };
    },
    ask({ layout }, better, score) {
      const questions = asking.questionsFor(better, score);
      return { questions, steps: asking.nextSteps(better, exportedLayout(layout), questions) };
    },
    answer: (resume, question, answer) => asking.answerChanges(resume, question, answer, newId),
  };
}

async function loadAsking() {
  const [{ questionsFor }, { nextSteps }, { answerChanges }] = await Promise.all([
    import("../asking/questions-for"),
    import("../asking/next-steps"),
    import("../asking/answer-changes"),
  ]);
  return { questionsFor, nextSteps, answerChanges };
}

/** An id for what is added by hand, unlike any that was read from a file. */
export function newId(): string {
  return `own-${crypto.randomUUID()}`;
}
