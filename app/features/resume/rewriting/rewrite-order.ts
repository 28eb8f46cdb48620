import type { Entry, ReorderEdit, ResumeLanguage, Section, SectionKind, YearMonth } from "~/core/resume";

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

const company = /公司|集团|\b(?:Inc|Ltd|LLC|GmbH|Corp|plc)\b/u;

/** What the reader put here by mistake: the foot of a page with its day, or a job among degrees. */
function isMisread({ title, organisation, dates }: Entry, kind: SectionKind): boolean {
  const names = [title, organisation].map((line) => line?.text.trim() ?? "");
  return (
    names.some((name) => /^(?:r[ée]sum[ée]|curriculum vitae|cv|简历|个人简历)$/iu.test(name)) ||
    (kind === "education" && names.some((name) => company.test(name))) ||
    /^\p{L}{3,9}\.? \d{1,2}, \d{4}$/u.test(dates?.text.trim() ?? "")
  );
}

function endOf({ dates }: Entry): YearMonth | "present" | null {
  return dates?.to ?? dates?.from ?? null;
}

/** Below 0 where the first ended later; of a year and a month in it nobody knows. */
function laterEnd(a: Entry, b: Entry): number {
  const [one, other] = [endOf(a), endOf(b)];
  if (one === other || !one || !other) return 0;
  if (one === "present" || other === "present") return one === "present" ? -1 : 1;
  if (one.year !== other.year) return other.year - one.year;
  return one.month === null || other.month === null ? 0 : other.month - one.month;
}

/** Those that ended last come first; of two that ended together the first stays first. */
function rising(entries: Entry[]): Entry[] | null {
  const sure = entries.every((entry) => entry.doubt === null && endOf(entry) !== null);
  if (entries.length < 2 || !sure) return null;
  return entries.toSorted((a, b) => (isRest(a) === isRest(b) ? laterEnd(a, b) : isRest(a) ? 1 : -1));
}

export function orderEntries(sections: Section[]): ReorderEdit[] {
  return sections.flatMap((section): ReorderEdit[] => {
    const better =
      dated.includes(section.kind) &&
      !section.doubt &&
      !section.entries.some((entry) => isMisread(entry, section.kind))
        ? rising(section.entries)
        : null;
    if (!better || better.every((entry, index) => entry === section.entries[index])) return [];
    const order = better.map(({ id }) => id);
    return [{ kind: "reorder", parent: section.id, order, reasons: [{ rule: "latestFirst" }] }];
  });
}

function mayFollowInterests({ kind, heading }: Section): boolean {
  return kind === "interests" || /^(?:references|referees)\b/i.test(heading?.text ?? "");
}

type Rank = 0 | 1 | 2;

function rankOf(
  { kind, doubt }: Section,
  index: number,
  sections: Section[],
  language: ResumeLanguage,
): Rank {
  if (doubt) return 1;
  if (kind === "objective") return 0;
  if (kind === "interests") return sections.slice(index + 1).every(mayFollowInterests) ? 1 : 2;
  if (kind !== "summary") return 1;
  const closes = sections.slice(index + 1).every((other) => other.kind === "interests");
  if (language !== "zh" || !closes) return 0;
  return index < sections.length - 1 ? 1 : 2;
}

/** Who somebody is opens the resume and what he likes closes it; a Chinese 自我评价 may close it too. All else stays. */
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
