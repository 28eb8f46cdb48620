import { type InterviewQuestion, linesOfSection, type ResumeLanguage, type Section } from "~/core/resume";
import { isTraditional, traditional } from "../letter/letter.zh";
import { schoolDays } from "../letter/post-name";
import { simplified } from "../lexicon/simplified";
import { technicalTerms } from "../lexicon/terms";
import { english } from "./interview.en";
import { chinese } from "./interview.zh";
import { byWorth, type Fact } from "./interview-facts";
import { distinct, gatherMaterial, type Material, mentions } from "./interview-material";
import type { InterviewPhrases, QuestionAndAnswer, Trade } from "./interview-phrases";
import { jobLeft, realPost, shortStays } from "./interview-roles";

const tradeWords: [Trade, RegExp][] = [
  ["data", /\bdata\b|analyst|statistic|machine learning|数据|分析师|算法|统计/i],
  ["product", /product (?:manager|owner|lead)|产品(?:经理|专员|助理|总监|运营|负责人)/i],
  ["design", /\bdesign(?:er)?\b(?!.*engineer)|设计师|视觉|交互/i],
  ["marketing", /market|brand|content|social media|communications?|运营|市场|新媒体|品牌|策划/i],
  ["sales", /sales|account (?:manager|executive)|business development|销售|商务|客户经理|顾问/i],
  ["finance", /account(?:ant|ing)|financ|audit|controller|会计|财务|审计|出纳/i],
  ["people", /human resources|\bhr\b|recruit|talent|人力|人事|招聘/i],
  ["teaching", /teach|tutor|lecturer|instructor|教师|老师|讲师|教员/i],
  ["health", /nurs|physician|\bdoctor\b|clinical|therap|pharmac|midwife|护士|护理|医生|医师|药师/i],
  ["research", /research|scientist|postdoc|professor|研究员|科研|博士后|教授/i],
  [
    "software",
    /software|developer|programmer|devops|reliability|full[- ]?stack|front[- ]?end|back[- ]?end|platform|cloud|web|mobile|系统架构|软件|开发工程师|前端|后端|运维|java|python/i,
  ],
  ["engineering", /engineer|technician|architect|工程师|技术员|架构师/i],
  ["management", /director|head of|team lead|chief|supervisor|foreman|主管|总监|主任|店长|厂长|队长/i],
];

const questionOf = ({ question }: InterviewQuestion) => question;

const mostQuestions = 12;
const usualQuestions = 10;

/** Eight to twelve questions in the resume's language, from its own facts; deterministic. */
export function interviewQuestions(
  subject: { language: ResumeLanguage; sections: Section[] },
  jobDescription: string | null,
): InterviewQuestion[] {
  const phrases = subject.language === "zh" ? chinese : english;
  const found = gatherMaterial(subject.language, subject.sections);
  const job = questionsOfJob(phrases, found, jobDescription ?? "");
  const material = { ...found, best: job.best ?? found.best };
  const stories = pickStories(material.facts);
  const main: InterviewQuestion[] = [
    { topic: "role", ...phrases.introduction(material) },
    ...stories.map((fact) => withTopic("behavioural", phrases.behavioural[fact.theme](fact))),
    ...questionsOfSkills(phrases, material, job.shown),
    ...job.questions,
    ...questionsOfGaps(phrases, material).slice(0, 2),
    questionOfTrade(phrases, material),
  ];
  const chosen = distinct(main, questionOf).slice(0, mostQuestions);
  const more = distinct([...chosen, ...furtherQuestions(phrases, material, stories)], questionOf);
  const asked = more.slice(0, Math.max(chosen.length, usualQuestions));
  if (!isTraditional(subject.sections.flatMap(linesOfSection))) return asked;
  return asked.map((qa) => ({ ...qa, question: traditional(qa.question), answer: traditional(qa.answer) }));
}

function withTopic(topic: InterviewQuestion["topic"], qa: QuestionAndAnswer): InterviewQuestion {
  return { topic, ...qa };
}

function pickStories(facts: Fact[]): Fact[] {
  const ranked = byWorth(facts).filter(({ theme, age }) => theme !== "other" || age < 8);
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
  return usesOf([...skills, ...knownTerms], facts)
    .filter(({ term }) => !asked.includes(term))
    .flatMap(({ term, use }, index) => {
      const ask = phrases.technical[index];
      return ask ? [withTopic("technical", ask(term, use))] : [];
    });
}

const knownTerms = technicalTerms.map(({ name }) => name);

function usesOf(terms: string[], facts: Fact[]): { term: string; use: Fact }[] {
  const told = new Set<Fact>();
  return [...new Set(terms)].flatMap((term) => {
    const use = facts.find((fact) => mentions(fact.text, term) && !told.has(fact));
    if (use) told.add(use);
    return use ? [{ term, use }] : [];
  });
}

function questionsOfJob(phrases: InterviewPhrases, { facts, skills, text }: Material, job: string) {
  const own = text.toLowerCase();
  const asked = [...new Set([...skills, ...knownTerms])]
    .filter((term) => mentions(job, term))
    .sort((a, b) => job.indexOf(a) - job.indexOf(b));
  const lacking = technicalTerms.filter(
    ({ name, aliases }) => ![name, ...aliases].some((one) => own.includes(one.toLowerCase())),
  );
  const missing = asked.find((term) => lacking.some(({ name }) => name === term));
  const shown = usesOf(asked, facts).slice(0, 2);
  return {
    shown: shown.map(({ term }) => term),
    best: shown[0]?.use ?? null,
    questions: [
      ...shown.map(({ term, use }) => withTopic("role", phrases.jobTerm(term, use))),
      ...(missing ? [withTopic("gap", phrases.missingJobTerm(missing))] : []),
    ],
  };
}

function questionsOfGaps(
  phrases: InterviewPhrases,
  { roles, facts, gaps, skills, shown }: Material,
): InterviewQuestion[] {
  const unused = facts.length > 0 ? skills.find((skill) => !isShown(shown, skill)) : undefined;
  const drafts = [
    ...gaps.map(({ before, after }) => phrases.timeGap(before, after)),
    ...shortStays(roles).map((role) => phrases.shortStay(role)),
    ...(unused ? [phrases.unusedSkill(unused)] : []),
  ];
  return drafts.map((draft) => withTopic("gap", draft));
}

/** A skill is shown by its own name or by a word of its family: "ventilation" by "ventilated". */
function isShown(text: string, skill: string): boolean {
  const family = /^[a-z]{8,}$/i.test(skill) ? skill.toLowerCase().slice(0, -4) : null;
  return mentions(text, skill) || (family !== null && text.toLowerCase().includes(family));
}

function questionOfTrade(phrases: InterviewPhrases, { roles, present, text }: Material): InterviewQuestion {
  const real = realPost(roles);
  const role = real ?? roles.find(({ kind }) => kind === "experience") ?? null;
  const title = role?.title ?? present?.title ?? "";
  const named = tradeWords.find(([, words]) => words.test(title))?.[0] ?? "general";
  const trade = named === "engineering" && makesSoftware(text) ? "software" : named;
  if (trade === "general" && role && !real) return withTopic("role", phrases.trade.starter(null));
  return withTopic("role", phrases.trade[trade](role));
}

const softwareWords =
  /\b(?:APIs?|SQL|Java|JavaScript|TypeScript|Kubernetes|Docker|AWS|React|microservices?|backend|frontend|Linux|GitHub|deploy\w*|databases?)\b|微服务|数据库|接口|后端|前端/gi;

/** A bare "engineer" may build bridges: software is what names several of its things. */
function makesSoftware(text: string): boolean {
  return new Set(text.toLowerCase().match(softwareWords)).size >= 3;
}

function furtherQuestions(
  phrases: InterviewPhrases,
  material: Material,
  stories: Fact[],
): InterviewQuestion[] {
  const { roles, facts, awards, languages, text } = material;
  // One who is there still, or was again, has not left.
  const left = jobLeft(
    roles.filter(({ organisation }) => organisation && text.split(organisation).length < 3),
  );
  const school = roles.find(
    ({ kind, organisation }) => kind === "education" && !schoolDays.test(organisation ?? ""),
  );
  const project = roles.find(({ kind }) => kind === "projects");
  const ofProject = facts.filter(({ role }) => role === project);
  const foreign = languages.some((line) => !onlyNative.test(simplified(line)));
  const fact = ofProject.find((one) => !stories.includes(one)) ?? ofProject[0] ?? null;
  const award = awards.find((line) => !permit.test(simplified(line)));
  return [
    left ? withTopic("role", phrases.move(left)) : [],
    project ? withTopic("technical", phrases.project(project, fact)) : [],
    school ? withTopic("role", phrases.education(school)) : [],
    award ? withTopic("behavioural", phrases.award(award)) : [],
    foreign ? withTopic("role", phrases.languages) : [],
    phrases.common.map((ask) => ask(material)),
  ].flat();
}

/** What one holds to be allowed to work is no prize, and a list of several is none to ask about. */
const permit =
  /\b(?:licen[cs]e|permit|PIN|registered|registration|CPR|BLS|ACLS|first aid|driving|member)\b|证|执照|；|单元|\b(?:of|and|the|for|in)$|^\p{Ll}/iu;
const onlyNative = /^[^,，;；、/|]*(?:native|mother tongue|母语)[^,，;；、/|]*$/i;
