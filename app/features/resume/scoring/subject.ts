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
};

/** The resume, and what is read off it once for all checks. */
export type Story = {
  resume: Resume;
  rules: LanguageRules;
  /** Each counted once, however often it is repeated. */
  statements: Statement[];
  /** Work, projects and education without repeated entries, by section. */
  dated: { section: Section; entries: Entry[] }[];
  /** Every line of the resume once; a repeated line is left out. */
  lines: Line[];
};

/** What the checks look at. */
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
    lines: once(linesOf(resume), (line) => fingerprint(line.text)),
  };
}

export function fingerprint(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, "0")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

export function once<T>(items: T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const text = key(item);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

type ShareLimit = { share: number; least: number; most?: number };

/** A share of items as a ratio of the share that earns full marks: `least` items are assumed where there are fewer, `most` good ones suffice. */
export function shareGrade(good: number, all: number, limit: ShareLimit): number {
  return Math.min(
    1,
    good / Math.min(limit.most ?? Number.POSITIVE_INFINITY, (limit.share / 100) * Math.max(all, limit.least)),
  );
}

export function neededFor(all: number, limit: ShareLimit): number {
  return Math.min(
    limit.most ?? Number.POSITIVE_INFINITY,
    Math.ceil((limit.share / 100) * Math.max(all, limit.least)),
  );
}

/** 1 without any, 0 from `failed` on, in between by count. */
export function countGrade(count: number, failed: number): number {
  return Math.max(0, 1 - count / failed);
}

/** How much of a resume's worth of statements there is, 0–1; those of a few words count in part, hollow ones not at all.
 * Wording and evidence are worth their share of it: a perfect line is not yet a resume, and to say nothing is no merit. */
export function substance({ statements, rules, resume: { language } }: Story): number {
  const whole = limits.substance[language];
  const sizes = statements
    .filter(({ hollow }) => !hollow)
    .map(({ line }) => Math.min(1, rules.content(line.text) / whole.size));
  return Math.min(1, sizes.reduce((sum, size) => sum + size, 0) / whole.statements);
}

/** The entries that owe a date, by section: work and education, and those projects that give one. What we may have misread owes nothing. */
export function owingDates({ dated }: Subject): Entry[][] {
  return dated.map(({ section, entries }) =>
    entries.filter((entry) => entry.doubt === null && (section.kind !== "projects" || entry.dates !== null)),
  );
}

export function evidenceOf(lines: Line[]): Evidence[] {
  return lines.slice(0, 8).map((line) => ({ line: line.id, text: line.text }));
}

function readStatements(resume: Resume, rules: LanguageRules): Statement[] {
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
    .filter(({ line }) => rules.isStatement(line.text));
  const parents = new Map<string, string[]>();
  for (const { line, parent } of candidates) {
    const key = fingerprint(line.text);
    parents.set(key, [...(parents.get(key) ?? []), parent]);
  }
  return once(candidates, ({ line }) => fingerprint(line.text)).map(({ line }) => {
    const text = withoutPlaceholders(line.text);
    const quantity = rules.size(text) >= 4 && hasQuantity(text);
    const hollow = !quantity && (text.match(rules.buzzwords)?.length ?? 0) >= limits.hollow.phrases;
    return {
      line,
      parents: parents.get(fingerprint(line.text)) ?? [],
      verb: hollow ? null : rules.leadVerb(text),
      weak: rules.weakOpening(text),
      quantity,
      result: !hollow && rules.statesResult(text),
      hollow,
    };
  });
}

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
