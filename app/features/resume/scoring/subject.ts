import type { Entry, Line, Resume, Section, SectionKind } from "~/core/resume";
import { linesOf, linesOfSection } from "~/core/resume";
import type { LayoutFacts } from "../reading/extracted";
import type { Evidence } from "../report";
import { hasQuantity, withoutPlaceholders } from "./metrics";
import type { LanguageRules } from "./rubric";
import { limits } from "./rubric";
import { english } from "./rubric.en";
import { chinese } from "./rubric.zh";

/** A bullet or sentence that says what somebody did; the unit in which evidence and wording are counted. */
export type Statement = {
  line: Line;
  /** Ids of the entries, or sections, it stands in: more than one when it is repeated. */
  parents: string[];
  verb: string | null;
  weak: string | null;
  quantity: boolean;
  result: boolean;
  /** Made of empty phrases, with neither figure nor result: it says nothing that could be asked about. */
  hollow: boolean;
  /** 0–1 by its meaningful words; a hollow one has none. */
  worth: number;
};

/** The resume, and what is read off it once for all checks. */
export type Story = {
  resume: Resume;
  rules: LanguageRules;
  statements: Statement[];
  dated: { section: Section; entries: Entry[] }[];
  /** Every line of the resume once; a repeated line is left out. */
  lines: Line[];
};

export type Subject = Story & { layout: LayoutFacts };

/** What a check found. `ratio` 0–1 of its weight, or null where it cannot be judged. */
export type Grade = {
  ratio: number | null;
  values?: Record<string, string | number>;
  evidence?: Evidence[];
};

/** Of a section nobody knows, only dated entries tell a story: any prose would else pass for one. */
const storyKinds: readonly SectionKind[] = ["experience", "projects", "activities", "education", "other"];
const datedKinds: readonly SectionKind[] = ["experience", "projects", "education"];

export function readSubject(resume: Resume, layout: LayoutFacts): Subject {
  return { ...readStory(resume), layout };
}

export function readStory(resume: Resume): Story {
  const rules = resume.language === "zh" ? chinese : english;
  return {
    resume,
    rules,
    statements: readStatements(resume, rules),
    dated: readDated(resume),
    lines: once(linesOf(resume), (line) => keyOf(line, rules)),
  };
}

/** Reads a line once, however often the resume it stands in is scored while its owner works on it. */
export function readOnce<Read>(read: (line: Line, rules: LanguageRules) => Read) {
  const known = new Map<LanguageRules, WeakMap<Line, Read>>();
  return (line: Line, rules: LanguageRules): Read => {
    const byLine = known.get(rules) ?? new WeakMap<Line, Read>();
    known.set(rules, byLine);
    const found = byLine.get(line) ?? read(line, rules);
    byLine.set(line, found);
    return found;
  };
}

export function fingerprint(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, "0")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

function once<T>(items: T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const text = key(item);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** What good statements are worth of so many as are needed; the others are the evidence and take nothing. */
export function neededGrade(
  { statements }: Story,
  isGood: (statement: Statement) => boolean,
  needed: number,
): Grade {
  const good = statements.filter(isGood);
  return {
    ratio: Math.min(1, worthOf(good) / needed),
    values: { count: good.length, all: statements.length, needed },
    evidence: evidenceOf(statements.filter((one) => !good.includes(one)).map(({ line }) => line)),
  };
}

export function worthOf(statements: Statement[]): number {
  return statements.reduce((sum, { worth }) => sum + worth, 0);
}

/** 1 without any, 0 from `failed` on, in between by count. */
export function countGrade(count: number, failed: number): number {
  return Math.max(0, 1 - count / failed);
}

/** The share (0–1) of a resume's worth of statements. The absence of faults is worth its share of it: to say nothing is no merit. */
export function substance({ statements, resume: { language } }: Story): number {
  return Math.min(1, worthOf(statements) / limits.substance[language].statements);
}

/** The entries of work and education, by section: they owe a date. Where there are none, the first dated one stands for them. What we may have misread owes nothing, nor what its owner settled or added. */
export function owingDates({ dated }: Subject): Entry[][] {
  const those = (owes: (entry: Entry, kind: SectionKind) => boolean) =>
    dated
      .map(({ section, entries }) => entries.filter((entry) => !entry.doubt && owes(entry, section.kind)))
      .filter((entries) => entries.length > 0);
  const owing = those(({ settled }, kind) => !settled && kind !== "projects");
  const known = those(({ dates }) => dates !== null).flat();
  const named = known.filter(({ title, organisation }) => title ?? organisation);
  const one = known.find(({ settled }) => !settled) ?? named[0] ?? known[0];
  return owing.length > 0 || !one ? owing : [[one]];
}

export function evidenceOf(lines: Line[]): Evidence[] {
  return lines.slice(0, 8).map((line) => ({ line: line.id, text: line.text }));
}

function readStatements(resume: Resume, rules: LanguageRules): Statement[] {
  const whole = limits.substance[resume.language].size;
  const candidates = resume.sections
    .filter((section) => storyKinds.includes(section.kind))
    .flatMap((section) => [
      ...(section.kind === "other" ? [] : section.lines).map((line) => ({
        line,
        parent: section.id,
      })),
      ...section.entries
        .filter((entry) => section.kind !== "other" || entry.dates)
        .flatMap((entry) => entry.lines.map((line) => ({ line, parent: entry.id }))),
    ])
    .filter(({ line }) => isStatement(line, rules));
  const parents = Map.groupBy(candidates, ({ line }) => keyOf(line, rules));
  return [...parents.values()].flatMap((same) => {
    const line = same[0]?.line;
    if (!line) return [];
    const told = whatIsTold(line, rules);
    const worth = told.hollow ? 0 : Math.min(1, contentOf(line, rules) / whole);
    return [{ line, parents: same.map(({ parent }) => parent), ...told, worth }];
  });
}

export const isStatement = readOnce(({ text }, rules) => rules.isStatement(text));

export const contentOf = readOnce(({ text }, rules) => rules.content(text));

const keyOf = readOnce(({ text }) => fingerprint(text));

const whatIsTold = readOnce((line, rules): Omit<Statement, "line" | "parents" | "worth"> => {
  const text = withoutPlaceholders(line.text);
  const quantity = rules.size(text) >= 4 && hasQuantity(text);
  const hollow = !quantity && (text.match(rules.buzzwords)?.length ?? 0) >= limits.hollow.phrases;
  return {
    verb: hollow ? null : rules.leadVerb(text),
    weak: rules.weakOpening(text),
    quantity,
    result: !hollow && rules.statesResult(text),
    hollow,
  };
});

function readDated(resume: Resume): Subject["dated"] {
  const key = (entry: Entry) =>
    [entry.organisation, entry.title, entry.dates].map((line) => line?.text.toLowerCase() ?? "").join("|");
  const seen = new Set<string>();
  return resume.sections
    .filter((section) => datedKinds.includes(section.kind))
    .map((section) => ({
      section,
      entries: section.entries.filter((entry) => {
        const fresh = !seen.has(key(entry));
        seen.add(key(entry));
        return fresh;
      }),
    }));
}

export function summaryLines(resume: Resume): Line[] {
  const lines = resume.sections
    .filter((section) => section.kind === "summary" || section.kind === "objective")
    .flatMap((section) => linesOfSection({ ...section, heading: null }));
  return once(lines, (line) => fingerprint(line.text));
}
