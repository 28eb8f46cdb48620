import type { Entry, Line, Resume, Section } from "~/core/resume";
import { hasQuantity } from "./metrics";
import type { Advice, Score } from "./report";

const hedged = {
  en: /^(?:I )?(?:(?:was|were) )?(helped|assisted|supported|contributed to|participated in|involved in|worked on|worked with)\b/i,
  zh: /^(参与|协助|配合|辅助|跟随|帮助)/u,
};
const duty = {
  en: /^(?:I )?(?:(?:was|am|were) )?(responsible for|in charge of|tasked with|duties included|responsibilities included)\b/i,
  zh: /^(?:主要)?(负责)(?!人)/u,
};
const together = { en: /\b(we|our team)\b/i, zh: /(我们|我司|团队一起)/u };
const placeholder = /\[[^\]]*(?:%|X|number|add)[^\]]*\]|(?<![A-Za-z])(?:XX+%?|xxx+)(?![A-Za-z])/;
const longest = { en: 40, zh: 75 };

/** Of one kind of advice no more than this is given: after a few examples the owner knows. */
const mostOfAKind = 3;

function lengthOf(text: string, language: Resume["language"]): number {
  return language === "zh" ? text.length : text.split(/\s+/).length;
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

function about(rule: string, line: Line, values: Advice["values"] = {}): Advice {
  return { rule, line: line.id, values: { ...values, text: cut(line.text) } };
}

function adviseOnBullet(line: Line, language: Resume["language"]): Advice[] {
  const { text } = line;
  if (placeholder.test(text)) return [about("placeholder", line)];
  const advice: Advice[] = [];
  const verb = hedged[language].exec(text)?.[1];
  const opening = duty[language].exec(text)?.[1];
  if (verb) advice.push(about("yourPart", line, { verb }));
  else if (opening) advice.push(about("deedNotDuty", line, { opening }));
  else if (together[language].test(text)) advice.push(about("whoDidIt", line));
  else if (!hasQuantity(text) && lengthOf(text, language) >= (language === "zh" ? 10 : 5)) {
    advice.push(about("addNumber", line));
  }
  if (lengthOf(text, language) > longest[language]) advice.push(about("shorten", line));
  return advice;
}

function storyBullets(sections: Section[]): Line[] {
  return sections
    .filter(({ kind }) => kind === "experience" || kind === "projects" || kind === "activities")
    .flatMap((section) => [section, ...section.entries].flatMap(({ bullets }) => bullets));
}

function nameOf(entry: Entry): Line | null {
  return entry.title ?? entry.organisation;
}

function adviseOnEntries(sections: Section[]): Advice[] {
  return sections
    .filter(({ kind }) => kind === "experience" || kind === "education")
    .flatMap((section) =>
      section.entries.flatMap((entry) => {
        const name = nameOf(entry);
        if (!name) return [];
        const advice: Advice[] = entry.dates ? [] : [about("addDates", name)];
        const empty = section.kind === "experience" && entry.bullets.length + entry.details.length === 0;
        return empty ? [...advice, about("tellWhatYouDid", name)] : advice;
      }),
    );
}

function adviseOnWhole({ contact, sections, language }: Resume): Advice[] {
  const has = (kinds: string[]) => sections.some(({ kind }) => kinds.includes(kind));
  const missing: [string, boolean][] = [
    ["addEmail", contact.email === null],
    ["addPhone", contact.phone === null],
    ["addPlaceOrLink", contact.place === null && contact.links.length === 0],
    ["addSummary", !has(["summary"])],
    ["addObjective", language === "zh" && !has(["objective"]) && contact.headline === null],
    ["addSkills", !has(["skills"])],
    ["addEducation", !has(["education"])],
    ["addExperience", !has(["experience", "projects"])],
  ];
  return missing.flatMap(([rule, applies]) => (applies ? [{ rule, line: null, values: {} }] : []));
}

function adviseOnMastery({ sections, language }: Resume): Advice[] {
  if (language !== "zh") return [];
  const lines = sections
    .flatMap(({ body, bullets }) => [...body, ...bullets])
    .filter(({ text }) => text.includes("精通"));
  return lines.map((line) => about("mastery", line));
}

/** Checks of the rubric that only the owner can mend and that no line above has spoken of. */
const ownersChecks: Record<string, string> = {
  privateDetails: "privateDetails",
  repeatedVerbs: "repeatedVerbs",
  buzzwords: "emptyWords",
};

function adviseOnScore(score: Score | undefined): Advice[] {
  const lost = (score?.parts ?? [])
    .flatMap(({ checks }) => checks)
    .filter(({ points, weight }) => points < weight);
  return lost.flatMap(({ id, evidence, values }): Advice[] => {
    const rule = ownersChecks[id];
    const list =
      values.list ??
      evidence
        .map(({ text }) => cut(text))
        .slice(0, 3)
        .join(" · ");
    return rule && list !== "" ? [{ rule, line: evidence[0]?.line ?? null, values: { list } }] : [];
  });
}

/**
 * What would make the resume better but needs a fact that only its owner knows: questions, never text. At most three of
 * a kind, those on the whole first.
 */
export function adviseOn(resume: Resume, score?: Score): Advice[] {
  const all = [
    ...adviseOnWhole(resume),
    ...adviseOnEntries(resume.sections),
    ...storyBullets(resume.sections).flatMap((line) => adviseOnBullet(line, resume.language)),
    ...adviseOnMastery(resume),
    ...adviseOnScore(score),
  ];
  const counts = new Map<string, number>();
  return all.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= mostOfAKind;
  });
}
