import type { Entry, ReorderEdit, ResumeLanguage, Section, SectionKind } from "~/core/resume";
import { compareDateRanges } from "../lexicon/dates";

const dated: readonly SectionKind[] = [
  "experience",
  "education",
  "projects",
  "activities",
  "awards",
  "publications",
];

/** "Other awards" closes its list, whenever those were. */
function isRest({ title, organisation }: Entry): boolean {
  return /^(?:other|others|further)\b|^(?:其他|其它)/iu.test((title ?? organisation)?.text ?? "");
}

function rising(entries: Entry[]): Entry[] | null {
  if (entries.length < 2 || entries.some(({ dates }) => !dates || (!dates.from && !dates.to))) return null;
  return entries.toSorted((a, b) => {
    if (isRest(a) !== isRest(b)) return isRest(a) ? 1 : -1;
    return a.dates && b.dates ? compareDateRanges(b.dates, a.dates) : 0;
  });
}

export function orderEntries(sections: Section[]): ReorderEdit[] {
  return sections.flatMap((section): ReorderEdit[] => {
    const better = dated.includes(section.kind) ? rising(section.entries) : null;
    if (!better || better.every((entry, index) => entry === section.entries[index])) return [];
    const order = better.map(({ id }) => id);
    return [{ kind: "reorder", parent: section.id, order, reasons: [{ rule: "latestFirst" }] }];
  });
}

const ranks: Record<SectionKind, number> = {
  objective: 0,
  summary: 0,
  experience: 1,
  projects: 1,
  education: 1,
  skills: 1,
  awards: 2,
  certificates: 2,
  publications: 2,
  languages: 2,
  activities: 2,
  other: 2,
  interests: 3,
};

function rankOf(section: Section, index: number, sections: Section[], language: ResumeLanguage): number {
  const closing = sections.slice(index + 1).every(({ kind }) => ranks[kind] !== 1);
  if (language === "zh" && section.kind === "summary" && closing) return 3;
  return ranks[section.kind];
}

/** Sections in the usual order; those of one rank keep theirs, and a Chinese 自我评价 may close the resume. */
export function orderSections(sections: Section[], language: ResumeLanguage): ReorderEdit[] {
  const ranked = sections.map((section, index) => ({
    section,
    rank: rankOf(section, index, sections, language),
  }));
  const better = ranked.toSorted((a, b) => a.rank - b.rank).map(({ section }) => section);
  if (better.every((section, index) => section === sections[index])) return [];
  const order = better.map(({ id }) => id);
  return [{ kind: "reorder", parent: "resume", order, reasons: [{ rule: "sectionOrder" }] }];
}
