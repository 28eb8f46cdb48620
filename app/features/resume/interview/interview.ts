import type { InterviewQuestion, ResumeLanguage, Section } from "~/core/resume";
import { technicalTerms } from "../lexicon/terms";
import { english } from "./interview.en";
import { chinese } from "./interview.zh";
import { shortStays, timeGaps } from "./interview-gaps";
import {
  byWorth,
  type Fact,
  gatherMaterial,
  type Material,
  mentions,
  termLikeWords,
} from "./interview-material";
import type { InterviewPhrases, QuestionAndAnswer, Trade } from "./interview-phrases";

const tradeWords: [Trade, RegExp][] = [
  ["data", /\bdata\b|analyst|statistic|machine learning|数据|分析师|算法|统计/i],
  ["product", /product (?:manager|owner|lead)|产品/i],
  ["design", /design(?!.*engineer)|设计师|视觉|交互/i],
  ["marketing", /market|brand|content|social media|communications?|运营|市场|新媒体|品牌|策划/i],
  ["sales", /sales|account (?:manager|executive)|business development|销售|商务|客户经理/i],
  ["finance", /account(?:ant|ing)|financ|audit|controller|会计|财务|审计|出纳/i],
  ["people", /human resources|\bhr\b|recruit|talent|人力|人事|招聘/i],
  ["teaching", /teach|tutor|lecturer|instructor|教师|老师|讲师/i],
  ["health", /nurse|physician|doctor|clinical|therap|pharmac|护士|医生|医师|药师/i],
  ["research", /research|scientist|postdoc|研究员|科研|博士后/i],
  ["engineering", /engineer|developer|programmer|architect|devops|administrator|工程师|开发|架构|运维|测试/i],
  ["management", /manager|director|head of|lead\b|chief|supervisor|经理|主管|总监|负责人/i],
];

const mostQuestions = 12;
const usualQuestions = 10;

/** Eight to twelve questions in the resume's language, from its own facts; deterministic. */
export function interviewQuestions(
  subject: { language: ResumeLanguage; sections: Section[] },
  jobDescription: string | null,
): InterviewQuestion[] {
  const phrases = subject.language === "zh" ? chinese : english;
  const material = gatherMaterial(subject.language, subject.sections);
  const stories = pickStories(material.facts);
  const job = jobDescription?.trim()
    ? termsOfJob(material, jobDescription)
    : { shown: [], missing: undefined };
  const skills = questionsOfSkills(
    phrases,
    material,
    job.shown.map(({ term }) => term),
  );
  const main: InterviewQuestion[] = [
    { topic: "role", ...phrases.introduction(material) },
    ...stories.map((fact) => withTopic("behavioural", phrases.behavioural[fact.theme](fact))),
    ...skills,
    ...questionsOfJob(phrases, material, job),
    ...questionsOfGaps(phrases, material, stories).slice(0, 2),
    questionOfTrade(phrases, material, stories),
  ];
  const chosen = distinctQuestions(main).slice(0, mostQuestions);
  const more = distinctQuestions([...chosen, ...furtherQuestions(phrases, material, stories)]);
  return more.slice(0, Math.max(chosen.length, usualQuestions));
}

function withTopic(topic: InterviewQuestion["topic"], qa: QuestionAndAnswer): InterviewQuestion {
  return { topic, ...qa };
}

function pickStories(facts: Fact[]): Fact[] {
  const ranked = byWorth(facts);
  const picked: Fact[] = [];
  for (const strict of [true, false]) {
    for (const fact of ranked) {
      const sameTheme = picked.some(({ theme }) => theme === fact.theme);
      const sameRole = picked.some(({ role }) => role === fact.role);
      if (picked.length < 3 && !sameTheme && !(strict && sameRole)) picked.push(fact);
    }
  }
  return picked;
}

function questionsOfSkills(
  phrases: InterviewPhrases,
  { skills, facts }: Material,
  asked: string[],
): InterviewQuestion[] {
  const most = asked.length > 0 ? 2 : 3;
  const known = skills.length > 0 ? skills : termLikeWords(facts.map(({ text }) => text).join("\n"));
  return known
    .map((skill, index) => ({ skill, index, uses: facts.filter(({ text }) => mentions(text, skill)) }))
    .filter(({ skill, uses }) => uses.length > 0 && !asked.includes(skill))
    .sort((a, b) => b.uses.length - a.uses.length || a.index - b.index)
    .slice(0, Math.min(most, phrases.technical.length))
    .flatMap(({ skill, uses }, index) => {
      const ask = phrases.technical[index];
      return ask ? [withTopic("technical", ask(skill, uses.slice(0, 2)))] : [];
    });
}

type JobTerms = { shown: { term: string; uses: Fact[] }[]; missing: string | undefined };

function termsOfJob({ facts, skills, text }: Material, job: string): JobTerms {
  const lowerJob = job.toLowerCase();
  const known = technicalTerms.map(({ name }) => name);
  const asked = [...new Set([...skills, ...known, ...termLikeWords(text), ...termLikeWords(job)])]
    .filter((term) => mentions(job, term))
    .sort((a, b) => lowerJob.indexOf(a.toLowerCase()) - lowerJob.indexOf(b.toLowerCase()));
  const shown = asked
    .map((term) => ({ term, uses: facts.filter((fact) => mentions(fact.text, term)) }))
    .filter(({ uses }) => uses.length > 0);
  return { shown: shown.slice(0, 2), missing: asked.find((term) => !mentions(text, term)) };
}

function questionsOfJob(
  phrases: InterviewPhrases,
  { best }: Material,
  { shown, missing }: JobTerms,
): InterviewQuestion[] {
  return [
    ...shown.map(({ term, uses }) => withTopic("role", phrases.jobTerm(term, uses.slice(0, 2)))),
    ...(missing ? [withTopic("gap", phrases.missingJobTerm(missing, best))] : []),
  ];
}

function questionsOfGaps(
  phrases: InterviewPhrases,
  material: Material,
  stories: Fact[],
): InterviewQuestion[] {
  const { roles, facts, skills } = material;
  const bare = facts.find(({ measured, role }) => !measured && role?.kind === "experience");
  const pool = facts.map(({ text }) => text).join("\n");
  const unused = facts.length > 0 ? skills.find((skill) => !mentions(pool, skill)) : undefined;
  const drafts = [
    ...timeGaps(roles).map(({ before, after }) => phrases.timeGap(before, after)),
    ...shortStays(roles).map((role) => phrases.shortStay(role)),
    ...(bare && !stories.includes(bare) ? [phrases.noNumber(bare)] : []),
    ...(unused ? [phrases.unusedSkill(unused)] : []),
  ];
  return drafts.map((draft) => withTopic("gap", draft));
}

function questionOfTrade(
  phrases: InterviewPhrases,
  { roles, facts, present }: Material,
  stories: Fact[],
): InterviewQuestion {
  const role = roles.find(({ kind }) => kind === "experience") ?? null;
  const trade =
    tradeWords.find(([, words]) => words.test(role?.title ?? present?.title ?? ""))?.[0] ?? "general";
  const fresh = facts.find((fact) => fact.role === role && !stories.includes(fact));
  return withTopic("role", phrases.trade[trade](role, fresh ?? stories[0] ?? null));
}

function furtherQuestions(
  phrases: InterviewPhrases,
  material: Material,
  stories: Fact[],
): InterviewQuestion[] {
  const { roles, facts, awards, languages } = material;
  const last = roles.find(({ kind }) => kind === "experience");
  const school = roles.find(({ kind }) => kind === "education");
  const project = roles.find(({ kind }) => kind === "projects");
  const ofProject = facts.find((fact) => fact.role === project && !stories.includes(fact));
  const drafts: InterviewQuestion[] = [];
  if (last && !/\bintern(?:ship)?\b|\btrainee\b|实习/i.test(last.title ?? ""))
    drafts.push(withTopic("role", phrases.move(last)));
  if (project) drafts.push(withTopic("technical", phrases.project(project, ofProject ?? null)));
  if (school) drafts.push(withTopic("role", phrases.education(school)));
  if (awards[0]) drafts.push(withTopic("behavioural", phrases.award(awards[0])));
  if (languages[0]) drafts.push(withTopic("role", phrases.languages(languages[0])));
  return [...drafts, ...phrases.common.map((ask) => ask(material))];
}

function distinctQuestions(questions: InterviewQuestion[]): InterviewQuestion[] {
  return [...new Map(questions.map((question) => [question.question, question])).values()];
}
