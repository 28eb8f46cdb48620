import type { Resume } from "~/core/resume";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { interviewQuestions } from "~/features/resume/interview/interview";
import { parseContact } from "~/features/resume/parsing/parse-contact";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import type { Analyst } from "~/ports/analyst";

const nobody = parseContact([]);

/** No key and no network. Questions use the lines as they read after its own edits; the summary is left to the report. */
export function builtinAnalyst(): Analyst {
  return {
    name: "builtin",
    analyse: async ({ language, sections, jobDescription }) => {
      const resume: Resume = { language, contact: nobody, sections };
      const edits = rewriteResume(sections, language);
      const accepted = admitEdits(resume, edits).accepted.map(({ edit }) => edit);
      const better = applyEdits(resume, accepted);
      const questions = interviewQuestions(better, jobDescription);
      return { ok: true, answer: { edits, summary: null, questions } };
    },
  };
}
