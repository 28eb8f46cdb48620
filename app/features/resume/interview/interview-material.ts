import {
  type Line,
  linesOfSection,
  type ResumeLanguage,
  type Section,
  type SectionKind,
} from "~/core/resume";
import { joinNames } from "../lexicon/join-names";
import { technicalTerms } from "../lexicon/terms";
import { skillsOf } from "../parsing/skills";
import { hasQuantity } from "../scoring/metrics";
import { byWorth, type Fact, factOf } from "./interview-facts";
import { timeGaps } from "./interview-gaps";
import { type Role, roleKinds, roleOf } from "./interview-roles";

export type Material = {
  roles: Role[];
  /** What to introduce oneself with: the latest job, else the latest studies, else anything. */
  present: Role | null;
  best: Fact | null;
  facts: Fact[];
  gaps: { before: Role; after: Role }[];
  skills: string[];
  languages: string[];
  awards: string[];
  text: string;
  /** The text without the lists of skills: what is named here is shown by work, studies or a title. */
  shown: string;
};

/** All that a question can be made of. What was read with doubt is quoted at most and never named. */
export function gatherMaterial(language: ResumeLanguage, sections: Section[]): Material {
  const found = sections
    .filter(({ kind }) => roleKinds.includes(kind) || kind === "other")
    .flatMap((section) => [
      ...section.entries.map((entry) => ({ section, entry, role: roleOf(section, entry) })),
      { section, entry: null, role: null },
    ]);
  const statements = found.flatMap(({ section, entry, role }) => {
    const told = entry ?? section;
    const prose = entry === null && section.kind !== "other";
    const lines = told.lines.filter(({ bullet }) => bullet || prose);
    return lines.map((line) => factOf(language, line.text, role)).filter((fact) => fact !== null);
  });
  const facts = distinct(statements, ({ text }) => text.toLowerCase()).map((fact, turn) => ({
    ...fact,
    turn,
  }));
  const roles = found
    .flatMap(({ role }) => role ?? [])
    .filter(({ kind, dates }) => roleKinds.includes(kind) || dates !== null);
  const ofKind = (kind: SectionKind) => roles.find((role) => role.kind === kind);
  const current = roles.find(({ kind, to }) => kind === "experience" && to === "present");
  // Where the first job cannot be named, no other is called the latest.
  const first = found.find(({ section, entry }) => section.kind === "experience" && entry !== null);
  const isUnsure = first?.role === null && !current;
  const sure = sections.filter(({ doubt }) => doubt === null);
  return {
    roles: [...roles].sort((a, b) => rankOf(a) - rankOf(b)),
    present: isUnsure ? null : (current ?? ofKind("experience") ?? ofKind("education") ?? roles[0] ?? null),
    best: byWorth(facts)[0] ?? null,
    facts,
    gaps: timeGaps(sections),
    skills: askableSkills(sure),
    languages: plainLines(sure, "languages"),
    awards: [...plainLines(sure, "awards"), ...plainLines(sure, "certificates")],
    text: sections.map(textOf).join("\n"),
    shown: sections
      .filter(({ kind }) => kind !== "skills")
      .map(textOf)
      .join("\n"),
  };
}

function rankOf({ kind }: Role): number {
  const rank = roleKinds.indexOf(kind);
  return rank < 0 ? roleKinds.length : rank;
}

function askableSkills(sections: Section[]): string[] {
  const terms = skillsOf({ sections })
    .flatMap((skill) => skill.split(/[·•。()（）]| [>=]+ | - /))
    .flatMap((term) => (/^\S+(?: \S+)? and \S+(?: \S+)?$/.test(term.trim()) ? term.split(" and ") : [term]))
    .map((term) => term.trim())
    .filter(
      (term) =>
        /\p{L}/u.test(term) &&
        !/^x+$/i.test(term) &&
        !/^versions?\b/i.test(term) &&
        !hasQuantity(term) &&
        !manners.test(term) &&
        !tongues.test(term) &&
        term.length <= 30 &&
        term.split(" ").length <= 4,
    );
  return distinct(terms, (term) => term.toLowerCase());
}

/** Where a term of the skills list, a job description or the like stands in a text. Short Latin terms keep their case. */
export function mentions(text: string, term: string): boolean {
  if (/[^\p{ASCII}]/u.test(term)) return text.includes(term);
  const exact = term.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const flags = term.length <= 3 ? "" : "i";
  return new RegExp(`(?<![A-Za-z0-9+#])${exact}(?![A-Za-z0-9+#])`, flags).test(text);
}

const termNames = new Set(technicalTerms.map(({ name }) => name));

/** A word that the resume itself writes in small letters within a sentence ("food cost") is the name of nothing. */
export function isPlainWord(term: string, facts: Fact[]): boolean {
  if (!/^[A-Z]?[a-z]+$/.test(term) || termNames.has(term)) return false;
  return facts.some(({ text }) => text.split(/[^A-Za-z]+/).includes(term.toLowerCase()));
}

const manners =
  /^(?:leadership|communicat|team ?(?:work|player)|collaborat|problem[- ]solving|time management|adaptab|creativ|critical thinking|organi[sz]ation(?:al)? skills|interpersonal|attention|highly|沟通|团队|领导力|学习能力|执行力|抗压|责任心|创新)/i;

/** Nobody explains a language to a colleague; the question on languages asks about those. */
const tongues =
  /^(?:english|spanish|french|german|italian|portuguese|mandarin|chinese|cantonese|japanese|korean|arabic|hindi|russian|dutch|polish|welsh|irish|tamil|turkish)\b|^(?:英语|日语|法语|德语|韩语|粤语|普通话)/i;

const noTerm =
  /^(?:APIs?|UI|UX|SaaS|HA|MSA|OS|IT|CRUD|B2B|SMS|QPS|RPS|TPS|[KMGT]B|P\d+|KPI|ROI|HR|CEO|CTO|USA?|UK|HQ|PRC|USD|EUR|GBP|RMB|CNY|HKD|EU|BA|BS|MA|MS|MSc|BSc|PhD|GPA|ID|OK|AM|PM|JD|PDF|VIP|I+V?)$/;

/** Words that look like the name of a technology, method or certificate: PostgreSQL, CI/CD, AWS; in Chinese any Latin word. */
export function termLikeWords(text: string): string[] {
  const chinese = /\p{Script=Han}/u.test(text);
  const words = text.match(/[A-Za-z][A-Za-z0-9+#]*(?:[./-][A-Za-z0-9+#]+)*/g) ?? [];
  const terms = words.filter((word) => {
    const named =
      /^[A-Z][A-Z0-9/+#]+$|[a-z][A-Z]|[A-Z]{2,}[a-z]/.test(word) || (chinese && /^[A-Z]\w+$/.test(word));
    return named && !noTerm.test(word) && word.length <= 24;
  });
  return distinct(terms, (term) => term.toLowerCase());
}

function textOf(section: Section): string {
  return linesOfSection(section)
    .map(({ text }) => text)
    .join("\n");
}

function plainLines(sections: Section[], kind: SectionKind): string[] {
  return sections.filter((section) => section.kind === kind).flatMap(plainLinesOf);
}

function plainLinesOf({ lines, entries }: Section): string[] {
  const sure = entries.filter(({ doubt }) => doubt === null);
  const named = sure.flatMap(({ title, organisation, lines: own }) => {
    const name = joinNames([title, organisation].flatMap((line: Line | null) => (line ? [line.text] : [])));
    return [...(name ? [name] : []), ...own.map(({ text }) => text)];
  });
  return [...lines.map(({ text }) => text), ...named].filter((text) => !/x{3,}/i.test(text));
}

function distinct<Item>(items: Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
