import { useEffect, useMemo } from "react";
import { usePart } from "~/ui/browser/use-part";
import type { ResumeData } from "../report";
import type { Decisions } from "./decisions/use-decisions";

async function loadInterview() {
  const [{ interviewQuestions }, { questionsMarkdown }] = await Promise.all([
    import("../interview/interview"),
    import("../interview/qa-markdown"),
  ]);
  return { interviewQuestions, questionsMarkdown };
}

/** What rules wrote follows the resume as it stands now, once it `isOpen`; what a model wrote stays. */
export function useInterview(qa: ResumeData["qa"], decisions: Decisions, isOpen: boolean): string {
  const { report, resume, asProposed } = decisions;
  const follows = isOpen && !asProposed && report.analyst === "builtin";
  const { part, fetchPart } = usePart(loadInterview);
  useEffect(() => {
    if (follows) fetchPart();
  }, [follows, fetchPart]);
  return useMemo(() => {
    if (!follows || !part) return qa;
    const { language, sections } = resume;
    const questions = part.interviewQuestions({ language, sections }, report.job_description);
    return part.questionsMarkdown(questions, language);
  }, [follows, part, qa, resume, report.job_description]);
}
