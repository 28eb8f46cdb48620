import type { Locale } from "~/core/locale";
import type { ModelPlan } from "~/core/plans";
import type { JobStage, Resume } from "~/core/resume";
import type { Analyst, AnalystAnswer, AnalystQuestion } from "~/ports/analyst";
import type { App } from "~/ports/app";
import { toMarkdown } from "../formats/markdown";
import { admitQuestions } from "../interview/admit-questions";
import { interviewQuestions } from "../interview/interview";
import { questionsMarkdown } from "../interview/qa-markdown";
import { admitLetter } from "../letter/admit-letter";
import { matchJob } from "../match/match-job";
import type { LayoutFacts } from "../reading/extracted";
import type { Report, ResumeData, Score, Warning } from "../report";
import { adviseOn } from "../rewriting/advice";
import { applyEdits } from "../rewriting/edits";
import { writeModificationReasons } from "../rewriting/modification-reasons";
import { inReadingOrder } from "../rewriting/reading-order";
import { rewriteResume } from "../rewriting/rewrite";
import { writeSummary } from "../rewriting/summary";
import { exportedLayout } from "../scoring/exported-layout";
import { limits, rubricVersion } from "../scoring/rubric";
import { scoreAsRead, scoreResume } from "../scoring/score";
import { combineEdits } from "./combine-edits";

type Subject = {
  resume: Resume;
  reader: Report["reader"];
  layout: LayoutFacts;
  jobDescription: string | null;
  locale: Locale;
};

type Entitled = { analyst(): Promise<{ analyst: Analyst; plan: ModelPlan | null }> };

/** Makes the whole result of a resume that has been read; null as soon as `enter` says that the claim is lost. */
export async function optimise(
  app: Pick<App, "builtinAnalyst" | "translate" | "log"> & Entitled,
  { resume, reader, layout, jobDescription, locale }: Subject,
  enter: (stage: JobStage) => Promise<boolean>,
): Promise<ResumeData | null> {
  if (!(await enter("scoring"))) return null;
  const before = scoreAsRead(resume, layout);

  if (!(await enter("rewriting"))) return null;
  const { language, sections } = resume;
  const lostChecks = before ? lostChecksOf(before) : [];
  const asked = await ask(app, { language, locale, sections, jobDescription, lostChecks });
  const [model, rules] =
    asked.by === "builtin"
      ? [[], asked.answer.edits]
      : [asked.answer.edits, rewriteResume(sections, language)];
  const { accepted, declined, refused, rejected } = combineEdits(resume, layout, model, rules);
  const applied = accepted.filter(({ id }) => !declined.includes(id));
  const better = applyEdits(
    resume,
    applied.map(({ edit }) => edit),
  );
  const after = before && scoreResume(better, exportedLayout(layout));

  if (!(await enter("interview"))) return null;
  const questions = admitQuestions(
    { resume, jobDescription },
    asked.answer.questions,
    interviewQuestions({ language, sections: better.sections }, jobDescription),
  );
  const t = app.translate(locale);
  const report: Report = {
    rubric_version: rubricVersion,
    reader,
    analyst: asked.by,
    fallback: asked.fallback,
    before,
    after,
    job_match: before && matchJob(better, jobDescription),
    edits: inReadingOrder(resume, better, accepted),
    declined,
    refused,
    rejected,
    advice: after ? adviseOn(better, after) : [],
    warnings: warningsOf(layout),
    resume,
    layout,
    job_description: jobDescription,
    letter: jobDescription === null ? null : admitLetter(better, asked.answer.letter ?? null),
  };
  return {
    optimized_resume: toMarkdown(better),
    modification_reasons: writeModificationReasons(t, report, new Set(declined)),
    summary: (after && asked.answer.summary) ?? writeSummary(t, { ...report, edits: applied }),
    original_score: before?.total ?? null,
    optimized_score: after?.total ?? null,
    qa: questionsMarkdown(questions, language),
    report,
  };
}

type Asked = { by: Report["analyst"]; answer: AnalystAnswer; fallback: Report["fallback"] };

const ANALYST_BUDGET_MS = 90_000;

/** Asks the analyst that the job is entitled to. Whoever paid for a model and is answered by the rules is told why. */
async function ask(
  { analyst: chooseAnalyst, builtinAnalyst, log }: Pick<App, "builtinAnalyst" | "log"> & Entitled,
  question: AnalystQuestion,
): Promise<Asked> {
  const { analyst, plan } = await chooseAnalyst();
  const signal = AbortSignal.timeout(ANALYST_BUDGET_MS);
  const first = await analyst.analyse(question, signal);
  if (first.ok) {
    const isMissing = plan !== null && analyst.name === "builtin";
    const reason = analyst.insteadBecause ?? "analyst.notConfigured";
    return {
      by: analyst.name,
      answer: first.answer,
      fallback: isMissing ? { from: "openai", reason, plan } : null,
    };
  }
  log({ event: "analyst.failed", level: "warn", analyst: analyst.name, code: first.reason });
  const second = await builtinAnalyst.analyse(question, signal);
  if (!second.ok) throw new Error("the built-in analyst refused");
  return { by: "builtin", answer: second.answer, fallback: { from: "openai", reason: first.reason, plan } };
}

function lostChecksOf(score: Score): string[] {
  return score.parts
    .flatMap(({ checks }) => checks)
    .filter(({ points, weight }) => points < weight)
    .sort((a, b) => b.weight - b.points - (a.weight - a.points))
    .map(({ id }) => id);
}

/** What a reader of the file should know. Hidden text is spoken of only where there is more than an accident of it. */
export function warningsOf(layout: LayoutFacts): Warning[] {
  const characters = layout.hidden.reduce((sum, one) => sum + one.characters, 0);
  const told = characters > limits.hidden.passed ? layout.hidden : [];
  const hidden = told.map(({ why, characters }) => ({
    code: `hidden.${why}`,
    values: { count: characters },
  }));
  const facts: Warning[] = [];
  if (layout.columns > 1) facts.push({ code: "columns", values: { count: layout.columns } });
  if (layout.imagePages > 0) facts.push({ code: "imagePages", values: { count: layout.imagePages } });
  if (layout.brokenGlyphShare > 0.005) {
    facts.push({
      code: "brokenGlyphs",
      values: { percent: Math.round(layout.brokenGlyphShare * 1000) / 10 },
    });
  }
  if (layout.contactInHeader) facts.push({ code: "contactInHeader", values: {} });
  return [...hidden, ...facts];
}
