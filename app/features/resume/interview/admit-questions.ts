import type { Locale } from "~/core/locale";
import { type InterviewQuestion, linesOf, linesOfSection, type Resume, type Section } from "~/core/resume";
import { factsOf, tokensOf } from "../gates/facts";
import { inventionsIn, type Source, sourceOf } from "./inventions";

const leastQuestions = 8;
const mostQuestions = 12;
const markup = /<[a-z!/?]|\]\(|```|&(?:#\d+|[a-z]+);|javascript:/i;
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u{E0000}-\u{E007F}]/u;

/** Drops questions whose facts are not in the resume, repeats and markup; fills up from `builtin` to eight to twelve. */
export function admitQuestions(
  { resume, jobDescription }: { resume: Resume; jobDescription: string | null },
  proposed: InterviewQuestion[],
  builtin: InterviewQuestion[],
): InterviewQuestion[] {
  const own = linesOf(resume)
    .map(({ text }) => text)
    .join("\n");
  const ownSource = sourceOf(own);
  const jobSource = sourceOf(`${own}\n${jobDescription ?? ""}`);
  const product = sourceOf(builtin.map(({ question, answer }) => `${question}\n${answer}`).join("\n"));
  const known = new Set(builtin.map(identityOf));
  const admitted: InterviewQuestion[] = [];
  const isAllowed = (candidate: InterviewQuestion) => {
    const { question, answer } = candidate;
    if (known.has(identityOf(candidate))) return true;
    const isGrounded = (text: string, source: Source) =>
      !markup.test(text) &&
      !invisible.test(text) &&
      isIn(resume.language, text) &&
      inventionsIn(text, resume.language, source, product.plainWords).length === 0;
    return (
      question.length <= 600 &&
      answer.length <= 3000 &&
      isGrounded(question, jobSource) &&
      isGrounded(answer, ownSource)
    );
  };
  const most =
    proposed.length === 0
      ? mostQuestions
      : Math.min(mostQuestions, Math.max(leastQuestions, proposed.length));
  for (const candidate of [...proposed.filter(isAllowed), ...builtin]) {
    if (admitted.length < most && !admitted.some((other) => isRepeat(other, candidate)))
      admitted.push(candidate);
  }
  return admitted;
}

/** An outside analyst's summary where it is in the reader's language and states nothing that the resume does not, else null. */
export function admitSummary(summary: string, sections: Section[], locale: Locale): string | null {
  const source = sourceOf(
    sections
      .flatMap(linesOfSection)
      .map(({ text }) => text)
      .join("\n"),
  );
  const fits =
    summary.length >= 20 && summary.length <= 1200 && !markup.test(summary) && !invisible.test(summary);
  const clean =
    fits && isIn(locale, summary) && inventionsIn(summary, locale, source, new Set()).length === 0;
  return clean ? summary : null;
}

function identityOf({ question, answer }: InterviewQuestion): string {
  return `${question}\n${answer}`;
}

function isIn(language: Resume["language"], text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return language === "zh" ? han / text.length >= 0.2 : han / text.length <= 0.1;
}

function isRepeat(a: InterviewQuestion, b: InterviewQuestion): boolean {
  if (a.answer === b.answer) return true;
  if (`${factsOf(a.question)}` !== `${factsOf(b.question)}`) return false;
  const left = new Set(tokensOf(a.question).map(({ key }) => key));
  const right = new Set(tokensOf(b.question).map(({ key }) => key));
  const shared = [...left].filter((key) => right.has(key)).length;
  return shared / Math.max(1, left.size + right.size - shared) > 0.85;
}
