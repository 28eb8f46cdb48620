import type { Resume } from "~/core/resume";
import type { Asked } from "../../asking/next-steps";
import type { Answer, Question } from "../../asking/questions";
import type { Wish } from "../../match/job-wishes";
import type { Proposal } from "../../match/tailor-resume";
import type { Report, Score } from "../../report";
import { newId } from "./new-id.client";

export type Judged = Pick<Report, "before" | "after" | "job_match" | "advice"> & {
  /** What it would score without the owner's changes, where there are any. */
  unaided?: number | null;
};

/** For a job: how well the upload fitted it (0–1), what could be named or moved, and which wish each question would meet. */
export type Offered = Asked & {
  matchedBefore: number | null;
  proposals: Proposal[];
  wishes: ReadonlyMap<string, Wish>;
};

/** All that works on the resume while its owner does; it is large, so it comes after the page. */
export async function loadScorer() {
  const [
    { scoreAsRead, scoreResume },
    { exportedLayout },
    { adviseOn },
    { matchJob, gradeJob },
    { wishOf },
    { tailorResume },
    { questionsFor },
    { nextSteps },
    { answerChanges },
    { wordingsOf },
  ] = await Promise.all([
    import("../../scoring/score"),
    import("../../scoring/exported-layout"),
    import("../../rewriting/advice"),
    import("../../match/match-job"),
    import("../../match/job-wishes"),
    import("../../match/tailor-resume"),
    import("../../asking/questions-for"),
    import("../../asking/next-steps"),
    import("../../asking/answer-changes"),
    import("../../asking/write-line"),
  ]);
  let read: { resume: Resume; score: Score | null } | null = null;
  let ours: { resume: Resume; total: number } | null = null;
  return {
    judge({ layout, job_description }: Report, resume: Resume, proposed: Resume, better: Resume): Judged {
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
    ask({ layout, job_description: advert }: Report, resume: Resume, better: Resume, score: Score): Offered {
      const questions = questionsFor(better, score);
      const job = advert === null ? null : gradeJob(better, advert);
      const wishes = questions.flatMap(({ id, target }): [string, Wish][] => {
        const wish = job && wishOf(target, job);
        return wish ? [[id, wish]] : [];
      });
      return {
        questions,
        steps: nextSteps(better, exportedLayout(layout), questions),
        matchedBefore: matchJob(resume, advert)?.coverage ?? null,
        proposals: advert === null ? [] : tailorResume(better, advert, newId),
        wishes: new Map(wishes),
      };
    },
    wordings: wordingsOf,
    answer: (resume: Resume, question: Question, answer: Answer) =>
      answerChanges(resume, question, answer, newId),
  };
}
