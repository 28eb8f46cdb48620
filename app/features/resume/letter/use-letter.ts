import { useEffect, useMemo } from "react";
import type { Resume } from "~/core/resume";
import { usePart } from "~/ui/browser/use-part";
import type { Report } from "../report";
import { type Letter, letterText } from "./letter";

async function loadDrafter() {
  const [{ draftLetter }, { admitLetter }] = await Promise.all([
    import("./draft-letter"),
    import("./admit-letter"),
  ]);
  return (resume: Resume, { job_description: jobDescription, letter }: LetterSource) =>
    draftLetter({ resume, jobDescription, told: admitLetter(resume, letter), today: new Date() });
}

type LetterSource = Pick<Report, "job_description" | "letter">;

export type LetterView = {
  /** Null until it has been worked out. */
  draft: Letter | null;
  text: string;
  failed: boolean;
  retry(): void;
};

/** The cover letter of a resume as it stands now: drafted once it `isOpen`, and again with every change, unless its owner wrote it. */
export function useLetter(
  { resume, report, letter }: { resume: Resume; report: LetterSource; letter: string | null },
  isOpen: boolean,
): LetterView {
  const { part: drafter, failed, fetchPart } = usePart(loadDrafter);
  useEffect(() => {
    if (isOpen) fetchPart();
  }, [isOpen, fetchPart]);
  const { job_description, letter: told } = report;
  const draft = useMemo(
    () => (isOpen && drafter ? drafter(resume, { job_description, letter: told }) : null),
    [isOpen, drafter, resume, job_description, told],
  );
  return { draft, text: letter ?? (draft ? letterText(draft) : ""), failed, retry: fetchPart };
}
