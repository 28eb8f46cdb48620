import type { Locale } from "~/core/locale";
import { type InterviewQuestion, linesOf, linesOfSection, type Resume, type Section } from "~/core/resume";
import { factsOf, tokensOf } from "../gates/facts";
import { english } from "./interview.en";
import { chinese } from "./interview.zh";
import type { Fact } from "./interview-facts";
import { gatherMaterial, type Material, textOfLines } from "./interview-material";
import { jobLeft } from "./interview-roles";
import { inventedDeeds, inventionsIn, type Source, sourceOf } from "./inventions";

const leastQuestions = 8;
const mostQuestions = 12;
/** Markup, links, addresses and letters that nobody sees: a text that holds them is nothing to show at all. */
const unfit =
  /<[a-z!/?]|\]\(|```|&(?:#\d+|[a-z]+);|javascript:|https?:|www\.|\S@\S|[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u{E0000}-\u{E007F}]/iu;

/** Drops questions that presuppose what the resume does not tell, repeats and markup; an answer that states an invented deed,
 * figure, employer, tool or scope becomes an outline; fills up from `builtin` to eight to twelve. */
export function admitQuestions(
  { resume, jobDescription }: { resume: Resume; jobDescription: string | null },
  proposed: InterviewQuestion[],
  builtin: InterviewQuestion[],
): InterviewQuestion[] {
  const { language, sections } = resume;
  const own = textOfLines(linesOf(resume));
  const [ownSource, jobSource] = [sourceOf(own), sourceOf(`${own}\n${jobDescription ?? ""}`)];
  const known = new Set(builtin.map(identityOf));
  const material = gatherMaterial(language, sections);
  const isTold = (text: string, source: Source) =>
    inventionsIn(text, language, source).length === 0 &&
    inventedDeeds(text, language, ownSource).length === 0;

  const admit = (candidate: InterviewQuestion): InterviewQuestion[] => {
    const { question, answer } = candidate;
    if (known.has(identityOf(candidate))) return [candidate];
    const readable =
      question.length <= 600 &&
      answer.length <= 3000 &&
      [question, answer].every((text) => !unfit.test(text) && isIn(language, text));
    if (!readable || !isTold(question, jobSource) || presumes(question, material)) return [];
    if (isTold(answer, ownSource)) return [candidate];
    const phrases = language === "zh" ? chinese : english;
    return [{ ...candidate, answer: phrases.outline(factNearest(`${question}\n${answer}`, material.facts)) }];
  };

  const admitted: InterviewQuestion[] = [];
  const most = Math.min(mostQuestions, Math.max(leastQuestions, proposed.length || mostQuestions));
  for (const candidate of [...proposed.flatMap(admit), ...builtin]) {
    if (admitted.length < most && !admitted.some((other) => isRepeat(other, candidate)))
      admitted.push(candidate);
  }
  return admitted;
}

const leaving =
  /\b(?:leave|leaving|left|quit|resign\w*|fired|dismissed|laid off|made redundant)\b|离开|离职|辞职|跳槽|被辞退|被裁/i;
const gap =
  /\b(?:gaps?|unemployed|out of work|career break|between jobs|without work)\b|空窗|空档|空白期|断档|待业|没有工作/i;
const dismissal = /\b(?:fired|dismissed|laid off|made redundant)\b|被辞退|被裁|开除/i;

/** Whether a question takes for granted what the resume does not say: that a job was left, that there was a gap. */
function presumes(question: string, { roles, gaps, text }: Material): boolean {
  if (dismissal.test(question) && !dismissal.test(text)) return true;
  if (gap.test(question) && gaps.length === 0) return true;
  if (!leaving.test(question)) return false;
  const named = roles.filter(({ organisation }) => organisation && question.includes(organisation));
  return jobLeft(named.length > 0 ? named : roles) === null;
}

function factNearest(text: string, facts: Fact[]): Fact | null {
  const keys = new Set(
    tokensOf(text).flatMap(({ key }) => (key.length > 3 || /[^a-z]/.test(key) ? key : [])),
  );
  const shared = (fact: Fact) =>
    new Set(tokensOf(fact.text).flatMap(({ key }) => (keys.has(key) ? key : []))).size;
  const [best] = facts.filter((fact) => shared(fact) > 1).toSorted((a, b) => shared(b) - shared(a));
  return best ?? null;
}

/** An outside analyst's summary where it is in the reader's language and states nothing that the resume does not, else null. */
export function admitSummary(summary: string, sections: Section[], locale: Locale): string | null {
  const source = sourceOf(textOfLines(sections.flatMap(linesOfSection)));
  const fits = summary.length >= 20 && summary.length <= 1200 && !unfit.test(summary);
  const clean = fits && isIn(locale, summary) && inventionsIn(summary, locale, source).length === 0;
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
