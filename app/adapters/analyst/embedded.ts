import type { Contact, Resume } from "~/core/resume";
import { applyEdits } from "~/features/resume/edits";
import { admitEdits } from "~/features/resume/gates";
import { interviewQuestions } from "~/features/resume/interview";
import { rewriteResume } from "~/features/resume/rewrite";
import type { Analyst } from "~/ports/analyst";

const nobody: Contact = {
  name: null,
  headline: null,
  email: null,
  phone: null,
  place: null,
  links: [],
  other: [],
};

/**
 * The analyst that works with no key and no network: rules for the wording, questions from the lines as they will read
 * once its own edits have landed. Never refuses; the summary is left to the report.
 */
export function builtinAnalyst(): Analyst {
  return {
    name: "builtin",
    analyse: async ({ language, sections, jobDescription }) => {
      const resume: Resume = { language, contact: nobody, sections };
      const edits = rewriteResume(sections, language, jobDescription);
      const accepted = admitEdits(resume, edits).accepted.map(({ edit }) => edit);
      const better = applyEdits(resume, accepted);
      const questions = interviewQuestions(better, jobDescription);
      return { ok: true, answer: { edits, summary: null, questions } };
    },
  };
}
