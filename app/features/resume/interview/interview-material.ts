import type { Entry, Line, ResumeLanguage, Section, SectionKind, YearMonth } from "~/core/resume";
import { employerOf } from "../lexicon/employers";
import { skillsOf } from "../parsing/skills";
import { hasQuantity } from "../scoring/metrics";

export type Role = {
  kind: SectionKind;
  organisation: string | null;
  title: string | null;
  dates: string | null;
  from: YearMonth | null;
  to: YearMonth | "present" | null;
};

export const themes = ["lead", "improve", "change", "build", "fix", "people", "research", "other"] as const;

export type Theme = (typeof themes)[number];

export type Fact = {
  text: string;
  action: string;
  result: string | null;
  measured: boolean;
  theme: Theme;
  role: Role | null;
};

export type Material = {
  roles: Role[];
  /** What to introduce oneself with: the latest job, else the latest studies, else anything. */
  present: Role | null;
  best: Fact | null;
  facts: Fact[];
  skills: string[];
  languages: string[];
  awards: string[];
  text: string;
};

const themeWords: [Theme, RegExp][] = [
  [
    "lead",
    /\b(?:led|lead|mentor\w*|supervis\w*|headed|coached|trained (?:\w+ )?(?:staff|colleagues|employees|interns|volunteers|engineers)|team of)\b|带领|带队|牵头|指导|培训/i,
  ],
  [
    "change",
    /\b(?:migrat\w*|refactor\w*|replac\w*|moderni[sz]\w*|rewr\w+|redesign\w*|moved?)\b|迁移|重构|改造|升级|替换|重写/i,
  ],
  [
    "fix",
    /\b(?:debug\w*|fix\w*|resolv\w*|incidents?|troubleshoot\w*|runbooks?|recover\w*)\b|排查|修复|故障|问题定位|容灾/i,
  ],
  [
    "improve",
    /\b(?:reduc\w*|cut\w*|improv\w*|increas\w*|optimi[sz]\w*|accelerat\w*|grew|lower\w*|rais\w+|halv\w*|sav\w+)\b|降低|提升|优化|减少|提高|缩短|增长|节省|下降/i,
  ],
  [
    "build",
    /\b(?:built|builds?|building(?= (?:a|an|the|our)\b)|designed|designing|develop\w*|implement\w*|creat\w*|launch\w*|wrote|automat\w*|shipp?\w*|publish\w*|establish\w*|deploy\w*)\b|搭建|设计|开发|实现|上线|研发|建立|制定|编写|撰写|策划/i,
  ],
  [
    "people",
    /\b(?:collaborat\w*|partner\w*|negotiat\w*|present\w*|stakeholders?|customers?|clients?|suppliers?|coordinat\w*|organi[sz]\w*|support\w*|assist\w*|help\w*|tutor\w*)\b|协作|沟通|客户|对接|跨部门|协助|配合|组织|供应商/i,
  ],
  [
    "research",
    /\b(?:research\w*|analy[sz]\w*|study|studied|survey\w*|collect\w*|evaluat\w*|report\w*)\b|调研|分析|研究|整理|采集|报告/i,
  ],
];

const roleKinds: SectionKind[] = ["experience", "projects", "activities", "education"];

function rankOf({ kind }: Role): number {
  const rank = roleKinds.indexOf(kind);
  return rank < 0 ? roleKinds.length : rank;
}

/** A list under a label ("Coursework: A, B, C") or a text still to be filled in: no statement to ask about. */
const noStatement = /^[^:：]{1,30}[:：](?:[^,，、]*[,，、]){2}|(?<![A-Za-z])x{3,}(?![A-Za-z])/i;

export function gatherMaterial(language: ResumeLanguage, sections: Section[]): Material {
  const found = sections
    .filter(({ kind }) => roleKinds.includes(kind) || kind === "other")
    .flatMap((section) => [
      ...section.entries.map((entry) => ({
        section,
        entry,
        role: roleOf(kindOf(section, entry), entry, section.entries),
      })),
      { section, entry: null, role: null },
    ]);
  const facts = found.flatMap(({ section, entry, role }) => {
    const told = entry ?? section;
    const prose = entry === null && section.kind !== "other";
    const lines = told.lines.filter(({ bullet }) => bullet || prose);
    return lines.map((line) => factOf(language, line.text, role)).filter((fact) => fact !== null);
  });
  const named = found.flatMap(({ role }) => (role?.organisation || role?.title ? [role] : []));
  const roles = named.filter(({ kind, dates }) => roleKinds.includes(kind) || dates !== null);
  const ofKind = (kind: SectionKind) => roles.find((role) => role.kind === kind);
  return {
    roles: [...roles].sort((a, b) => rankOf(a) - rankOf(b)),
    present: ofKind("experience") ?? ofKind("education") ?? roles[0] ?? null,
    best: byWorth(facts)[0] ?? null,
    facts: distinct(facts, ({ text }) => text.toLowerCase()),
    skills: askableSkills(sections),
    languages: plainLines(sections, "languages"),
    awards: [...plainLines(sections, "awards"), ...plainLines(sections, "certificates")],
    text: sections.map(textOf).join("\n"),
  };
}

/** The statements that are worth a story, best first: measured, with a result, at work, early in the resume. */
export function byWorth(facts: Fact[]): Fact[] {
  return facts
    .map((fact, index) => ({ fact, worth: worthOf(fact) - index / 100 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ fact }) => fact);
}

function worthOf({ measured, result, theme, text, role }: Fact): number {
  const job = role?.kind === "experience" ? 2 : role?.kind === "projects" ? 1 : 0;
  const figure = measured && /\d/.test(text) ? 2 : measured ? 1 : 0;
  const detail = (result ? 1 : 0) + (theme === "other" ? 0 : 1) - (text.length < 20 ? 1 : 0);
  return figure + detail + job;
}

/** Among jobs an entry without an employer is a project: nobody can be asked why they left it. */
function kindOf({ kind, entries }: Section, entry: Entry): SectionKind {
  const among = kind === "experience" && entries.some((other) => other.organisation !== null);
  return among && employerOf(entry, entries) === null ? "projects" : kind;
}

function roleOf(kind: SectionKind, entry: Entry, entries: Entry[]): Role {
  const { dates } = entry;
  return {
    kind,
    organisation: employerOf(entry, entries)?.text.trim() || null,
    title: entry.title?.text.trim() || null,
    dates: dates?.text.trim() || null,
    from: dates?.from ?? null,
    to: dates?.to ?? null,
  };
}

const longestQuote = 160;

function keySentence(line: string): string {
  if (line.length <= longestQuote) return line;
  const sentences = line.split(/(?<=[.;] )(?=\p{Lu})|(?<=[。；])/u).filter((one) => one.trim().length >= 20);
  return sentences.find(hasQuantity) ?? sentences[0] ?? line;
}

function factOf(language: ResumeLanguage, line: string, role: Role | null): Fact | null {
  const text = keySentence(line.trim())
    .trim()
    .replace(/[.。;；,，]+$/, "");
  if (noStatement.test(text)) return null;
  if (language === "zh" ? text.length < 6 || !/\p{Script=Han}/u.test(text) : text.length < 12) return null;
  const theme = themeWords.find(([, words]) => words.test(text))?.[0] ?? "other";
  const { action, result } = language === "zh" ? splitChinese(text) : splitEnglish(text);
  return { text, action, result, measured: hasQuantity(text), theme, role };
}

/** "Redesigned X, cutting Y" and "Reduced Y by 38% by doing X" say what was done and what it brought. */
function splitEnglish(text: string): { action: string; result: string | null } {
  const trailing =
    /^(.{12,}?), (?:and )?((?:(?:reduc|improv|increas|cutt|sav|lower|rais|grow|boost|accelerat|shorten|eliminat|doubl|halv|decreas|prevent|exceed|generat|achiev|earn|enabl|allow|lead|bring|lift|end|mak|free|keep|serv|handl|reach)\w*ing|which|so that|resulting|two of whom|with)\b.*)$/.exec(
      text,
    );
  if (trailing?.[1] && trailing[2] && hasQuantity(trailing[2]))
    return { action: trailing[1], result: trailing[2] };
  const leading = /^(.*\d\S*) (by \w+ing .{8,})$/.exec(text);
  if (leading?.[1] && leading[2]) return { action: leading[2], result: leading[1] };
  return { action: text, result: null };
}

function splitChinese(text: string): { action: string; result: string | null } {
  const clauses = text.split("，");
  const first = clauses.findIndex((clause, index) => index > 0 && hasQuantity(clause));
  if (first < 0) return { action: text, result: null };
  return { action: clauses.slice(0, first).join("，"), result: clauses.slice(first).join("，") };
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

const noTerm =
  /^(?:APIs?|UI|UX|SaaS|HA|MSA|OS|IT|CRUD|B2B|SMS|QPS|RPS|TPS|[KMGT]B|P\d+|KPI|ROI|HR|CEO|CTO|USA|UK|EU|BA|BS|MA|MS|MSc|BSc|PhD|GPA|ID|OK|AM|PM|JD|PDF|VIP|I+V?)$/;

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
  const entries = section.entries.flatMap((entry) => [
    entry.title,
    entry.organisation,
    entry.place,
    entry.dates,
    ...entry.lines,
  ]);
  return [section.heading, ...section.lines, ...entries].map((line) => line?.text ?? "").join("\n");
}

function plainLines(sections: Section[], kind: SectionKind): string[] {
  return sections.filter((section) => section.kind === kind).flatMap(plainLinesOf);
}

function plainLinesOf({ lines, entries }: Section): string[] {
  const named = entries.flatMap(({ title, organisation, lines: own }) => {
    const name = [title, organisation].flatMap((line: Line | null) => (line ? [line.text] : [])).join(", ");
    return [...(name ? [name] : []), ...own.map(({ text }) => text)];
  });
  return [...lines.map(({ text }) => text), ...named];
}

function distinct<Item>(items: Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
