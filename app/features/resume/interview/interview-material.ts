import {
  type Line,
  linesOfSection,
  type ResumeLanguage,
  type Section,
  type SectionKind,
} from "~/core/resume";
import { joinNames } from "../lexicon/join-names";
import { technicalTerms } from "../lexicon/terms";
import { toolNames } from "../lexicon/tool-names";
import { amongOthers, tradeTerms } from "../lexicon/trade-terms";
import { skillsOf } from "../parsing/skills";
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
    awards: plainLines(sure, "awards"),
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

const names = [
  ...technicalTerms,
  ...toolNames,
  ...tradeTerms,
  ...amongOthers.map(({ name }) => ({ name, aliases: [] })),
]
  .flatMap(({ name, aliases }) => (/^\p{Ll}/u.test(name) ? [] : [name, ...aliases]))
  .map((name) => name.toLowerCase());
const knownNames = new Set(names);
const hanNames = names.filter((name) => /^\p{Script=Han}/u.test(name));

/** The tools of the skills list: a question on "Food" or "Running an office" would take an ordinary word for a term. */
function askableSkills(sections: Section[]): string[] {
  const terms = skillsOf({ sections })
    .flatMap((skill) => skill.split(/[·•。()（）]| [>=]+ | - | and /))
    .map((term) => term.trim())
    .filter(
      (term) =>
        knownNames.has(term.toLowerCase()) ||
        hanNames.some((name) => term.length <= 12 && term.startsWith(name)),
    )
    .filter(
      (term) =>
        term.length > 1 &&
        !/^(?:word|outlook|powerpoint|(?:microsoft )?office|windows|email|wps)$/i.test(term),
    );
  return distinct(terms, (term) => term.toLowerCase());
}

/** Where a term of the skills list, a job description or the like stands in a text. Latin terms keep their case: "spring" is no framework. */
export function mentions(text: string, term: string): boolean {
  if (/[^\p{ASCII}]/u.test(term)) return text.includes(term);
  const exact = term.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(`(?<![A-Za-z0-9+#])${exact}(?![A-Za-z0-9+#&])`).test(text);
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
