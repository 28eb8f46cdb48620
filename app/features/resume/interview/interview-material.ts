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
  const roles = found
    .flatMap(({ role }) => role ?? [])
    .filter(({ kind, dates }) => roleKinds.includes(kind) || dates !== null);
  const jobs = roles.filter(({ kind }) => kind !== "education");
  const newest = Math.max(
    ...jobs.flatMap(({ from, to }) => (to === "present" ? (from?.year ?? 0) : (to?.year ?? 0))),
  );
  const facts = distinct(statements, ({ text }) => text.toLowerCase()).map((fact, turn) => ({
    ...fact,
    turn,
    age: fact.role?.to && fact.role.to !== "present" ? Math.max(0, newest - fact.role.to.year) : 0,
  }));
  const ofKind = (kind: SectionKind) => roles.find((role) => role.kind === kind);
  const current = roles.find(({ kind, to }) => kind === "experience" && to === "present");
  // Where the first job cannot be named, no other is called the latest.
  const first = found.find(({ section, entry }) => section.kind === "experience" && entry !== null);
  const isUnsure = first?.role === null && !current;
  const sure = sections.filter(({ doubt }) => doubt === null);
  return {
    roles: roles.toSorted((a, b) => rankOf(a) - rankOf(b)),
    present: isUnsure ? null : (current ?? ofKind("experience") ?? ofKind("education") ?? roles[0] ?? null),
    best: byWorth(facts)[0] ?? null,
    facts,
    gaps: timeGaps(sections),
    skills: askableSkills(sure),
    languages: plainLines(sure, "languages"),
    awards: plainLines(sure, "awards"),
    text: textOfLines(sections.flatMap(linesOfSection)),
    shown: textOfLines(sections.filter(({ kind }) => kind !== "skills").flatMap(linesOfSection)),
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
const hanNames = names.filter((name) => /^\p{Script=Han}/u.test(name));
const isName = (term: string) =>
  names.includes(term.toLowerCase()) || (term.length <= 12 && hanNames.some((name) => term.startsWith(name)));
const everyones = /^(?:.|word|outlook|powerpoint|(?:microsoft )?office|windows|email|wps)$/iu;

/** The tools of the skills list: a question on "Food" or "Running an office" would take an ordinary word for a term. */
function askableSkills(sections: Section[]): string[] {
  const terms = skillsOf({ sections })
    .flatMap((skill) => skill.split(/[·•。()（）]| [>=]+ | - | and /))
    .map((term) => term.trim())
    .filter((term) => isName(term) && !everyones.test(term));
  return distinct(terms, (term) => term.toLowerCase());
}

/** Where a term of the skills list, a job description or the like stands in a text. Latin terms keep their case: "spring" is no framework. */
export function mentions(text: string, term: string): boolean {
  if (/[^\p{ASCII}]/u.test(term)) return text.includes(term);
  const exact = term.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(`(?<![A-Za-z0-9+#])${exact}(?![A-Za-z0-9+#&])`).test(text);
}

export const textOfLines = (lines: Line[]) => lines.map(({ text }) => text).join("\n");

function plainLines(sections: Section[], kind: SectionKind): string[] {
  const lines = sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => [
      ...section.lines.map(({ text }) => text),
      ...section.entries.flatMap(({ title, organisation, lines: own, doubt }) =>
        doubt
          ? []
          : [
              joinNames([title, organisation].flatMap((name) => name?.text ?? [])),
              ...own.map(({ text }) => text),
            ],
      ),
    ]);
  return lines.filter((text) => text && !/x{3,}/i.test(text));
}

export function distinct<Item>(items: Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
