import type { Translate } from "~/core/locale";
import type { ResumeData } from "../report";
import { formatReason } from "../rewriting/modification-reasons";

export type SampleExcerpt = {
  score: { before: number; after: number };
  line: { before: string; after: string; reason: string };
  question: string;
};

export function excerptOf(t: Translate, result: ResumeData): SampleExcerpt | null {
  const { original_score: before, optimized_score: after, report, qa } = result;
  const reworded = report.edits.find(({ edit }) => edit.reasons[0]?.rule === "weakOpening");
  const reason = reworded?.edit.reasons[0];
  const question = secondTopicOf(qa);
  if (before === null || after === null || !reworded || !reason || !question) return null;
  return {
    score: { before, after },
    line: { before: reworded.before, after: reworded.after, reason: formatReason(t, reason) },
    question,
  };
}

/** The first question of the second topic: the first topic asks everybody the same. */
function secondTopicOf(qa: string): string | null {
  const topic = qa.split(/^## /m)[2] ?? "";
  return /^### \d+\. (.+)$/m.exec(topic)?.[1]?.replace(/\\(.)/g, "$1") ?? null;
}
