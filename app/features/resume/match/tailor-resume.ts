import type { MessageValues } from "~/core/locale";
import { type ContentLine, linesOfSection, type Resume, type Section } from "~/core/resume";
import { capitalised } from "../lexicon/term-casing";
import { skillsOf, skillsOfText } from "../parsing/skills";
import type { OwnerChange } from "../revising/owner-changes";
import { type GradedJob, type GradedTerm, gradeJob, worth } from "./match-job";
import { hasHan } from "./text-reader";

/** Something that the resume could do for this job without a new fact (texts: `tailoring.<kind>`). Naming and order bring readers and not
 * proof, so the match stays. Each is made for the resume as it is now; when one has been taken, ask again. */
export type Proposal = {
  id: string;
  kind: "nameSkill" | "orderSkills" | "orderLines";
  values: MessageValues;
  terms: string[];
  place: string;
  changes: OwnerChange[];
};

type Draft = Omit<Proposal, "values"> & { values?: MessageValues };

/** What weighs more: two things that must be, one, or none. What is only nice to have moves nothing. */
function rankOf(terms: GradedTerm[]): number {
  return Math.min(2, terms.filter(({ need }) => need === "must").length);
}

const isSame = <T>(some: readonly T[], others: readonly T[]) => some.every((one, at) => one === others[at]);

function movesTo(from: readonly ContentLine[], to: readonly ContentLine[]): OwnerChange[] {
  const now = from.map(({ id }) => id);
  const moves: OwnerChange[] = [];
  to.forEach(({ id }, at) => {
    for (let place = now.indexOf(id); place > at; place -= 1) {
      now.splice(place - 1, 2, id, now[place - 1] ?? id);
      moves.push({ kind: "move", id, by: -1 });
    }
  });
  return moves;
}

const separators = ["、", "；", ";", "，", " | ", " · ", " • ", ", ", " / "];

type SkillList = { label: string; items: string[]; separator: string; end: string };

/** Its parts make the same line again; null where something else is said, such as how well they are known. */
function skillListOf(text: string): SkillList | null {
  const [label = ""] = /^[^:：,，、;；(（]{1,40}[:：]\s*/u.exec(text) ?? [];
  const [end = ""] = /[.。]$/u.exec(text) ?? [];
  const list = text.slice(label.length, text.length - end.length);
  const skills = skillsOfText(list);
  const separator = separators.find((one) => list.split(one).length > 1) ?? (hasHan(list) ? "、" : ", ");
  const items = list.split(separator);
  const isPlain = items.length === skills.length && items.every((item, at) => item === skills[at]);
  return isPlain && !items.some((item) => /^(?:and|&)\s|^[和与及]/i.test(item))
    ? { label, items, separator, end }
    : null;
}

const textOf = ({ label, items, separator, end }: SkillList) => label + items.join(separator) + end;

/** The skill as a line of the resume words it: the advertisement's own word would be ours. "Quota" and "dashboard" for what has
 * another name are words of a line and no skills. */
function wordIn(resume: Resume, { term, lines, find }: GradedTerm): string | null {
  const told = resume.sections.flatMap(linesOfSection).filter(({ id }) => lines.includes(id));
  const [word] = told.flatMap(({ text }) => find?.(text) ?? []);
  if (word?.toLowerCase() === term.toLowerCase()) return term;
  return word && !/^[a-z-]+$/.test(word) ? word : null;
}

/** Skills that a line shows and no skills section names; without such a section the owner is asked for one elsewhere. */
function namedSkills(resume: Resume, { terms }: GradedJob, newId: () => string): Draft[] {
  const section = resume.sections.find(({ kind, doubt }) => kind === "skills" && doubt === null);
  if (!section) return [];
  const listed = [...linesOfSection(section).map(({ text }) => text), ...skillsOf(resume)];
  return terms.flatMap((term): Draft[] => {
    if (term.proof !== "shown" || term.credential || listed.some((text) => term.matches(text))) return [];
    const word = wordIn(resume, term);
    if (word === null) return [];
    const id = `nameSkill:${term.term}`;
    const changes = [addedSkill(section, word, newId)];
    return [
      { id, kind: "nameSkill", values: { skill: word }, terms: [term.term], place: section.id, changes },
    ];
  });
}

/** Behind the last plain list, else in a line of its own: a group or a level would say more of it than is known. */
function addedSkill(section: Section, word: string, newId: () => string): OwnerChange {
  for (const line of section.lines.toReversed()) {
    const list = skillListOf(line.text);
    if (list && list.label === "" && list.items.length > 1)
      return { kind: "write", line: line.id, text: textOf({ ...list, items: [...list.items, word] }) };
  }
  const { id: after = null, bullet = false } = section.lines.at(-1) ?? {};
  return { kind: "addLine", id: newId(), owner: section.id, after, text: word, bullet };
}

function orderedSkills(resume: Resume, { terms }: GradedJob): Draft[] {
  const asked = (text: string) => terms.filter(({ matches, credential }) => !credential && matches(text));
  const sections = resume.sections.filter(({ kind, doubt }) => kind === "skills" && doubt === null);
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap((line): Draft[] => {
      const list = skillListOf(line.text);
      if (!list) return [];
      const meets = (item: string) => Math.min(1, rankOf(asked(item)));
      const items = list.items.toSorted((a, b) => meets(b) - meets(a));
      if (isSame(items, list.items)) return [];
      const isOpened = /^[A-Z]/.test(list.items[0] ?? "") && /^[a-z]+ /.test(items[0] ?? "");
      const written = isOpened ? items.map((item, at) => (at === 0 ? capitalised(item) : item)) : items;
      const served = items.flatMap((item) => asked(item).filter(({ need }) => need === "must"));
      return [
        {
          id: `orderSkills:${line.id}`,
          kind: "orderSkills",
          terms: [...new Set(served.map(({ term }) => term))],
          place: line.id,
          changes: [{ kind: "write", line: line.id, text: textOf({ ...list, items: written }) }],
        },
      ];
    });
}

/** A line that goes on from the one before it cannot move, nor can one that is dated. */
const goesOn =
  /^(?:it|this|these|those|they|also|then|later|additionally|furthermore|moreover|as a result|in addition)\b|^(?:同时|此外|另外|并且|并|其中|后来|随后|最终|该|从而|因此|其)|^[(（]?(?:19|20)\d\d/i;

function orderedLines(resume: Resume, { terms }: GradedJob): Draft[] {
  const told = resume.sections.filter(({ kind }) => kind === "experience" || kind === "projects");
  return told
    .flatMap(({ entries }) => entries)
    .flatMap(({ id, lines, doubt }): Draft[] => {
      const shownIn = (line: ContentLine) => terms.filter((term) => term.lines.includes(line.id));
      const isFree = lines.every(({ bullet, text }) => bullet && !goesOn.test(text));
      const ordered = lines.toSorted((a, b) => rankOf(shownIn(b)) - rankOf(shownIn(a)));
      if (doubt !== null || !isFree || isSame(ordered, lines)) return [];
      const served = ordered.flatMap((line) => shownIn(line).filter(({ need }) => need === "must"));
      return [
        {
          id: `orderLines:${id}`,
          kind: "orderLines",
          terms: [...new Set(served.map(({ term }) => term))],
          place: id,
          changes: movesTo(lines, ordered),
        },
      ];
    });
}

/** What is worth most first. `newId` gives ids that are unique in the resume. */
export function tailorResume(resume: Resume, advert: string, newId: () => string): Proposal[] {
  const job = gradeJob(resume, advert);
  if (!job) return [];
  const drafts = [
    ...namedSkills(resume, job, newId),
    ...orderedSkills(resume, job),
    ...orderedLines(resume, job),
  ];
  const weight = new Map(job.terms.map(({ term, need }) => [term, worth[need]]));
  const weightOf = ({ terms }: Draft) => terms.reduce((sum, term) => sum + (weight.get(term) ?? 0), 0);
  return drafts
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map((draft) => ({
      ...draft,
      values: { ...draft.values, terms: draft.terms.slice(0, 3).join(" · ") },
      // They are taken and undone as one.
      changes: draft.changes.map((change, at) => (at === 0 ? change : { ...change, joined: true })),
    }));
}
