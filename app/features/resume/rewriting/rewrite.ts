import type {
  Contact,
  ContentLine,
  DateLine,
  GroupEdit,
  Line,
  ProposedEdit,
  Reason,
  ReplaceEdit,
  Resume,
  ResumeLanguage,
  Section,
} from "~/core/resume";
import { wordingJudge } from "../gates/admit-edits";
import { standardHeading } from "../lexicon/standard-headings";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import { englishListRules, englishRules } from "./rewrite.en";
import { chineseListRules, chineseRules } from "./rewrite.zh";
import { unifyDates } from "./rewrite-dates";
import { type Banned, costlyChanges, isBanned, worsens } from "./rewrite-improvements";
import { isWrapped, mannerOf } from "./rewrite-marks";
import { orderEntries, orderSections } from "./rewrite-order";
import { isOver, type Place, type Rule, storyKinds, tenseOf } from "./rewrite-rule";
import { isPunctuation } from "./summary";

type Judge = (line: string, after: string) => boolean;

const languages = {
  en: { rules: englishRules, lists: englishListRules, size: english.size },
  zh: { rules: chineseRules, lists: chineseListRules, size: chinese.size },
};

function wholeLine(line: Line, replacement: string, reasons: Reason[]): ReplaceEdit {
  return { kind: "replace", line: line.id, original: line.text, replacement, reasons };
}

function addReason(reasons: Reason[], reason: Reason): void {
  const same = reasons.find(({ rule }) => rule === reason.rule);
  const [one, other] = [same?.values?.list, reason.values?.list];
  if (same && one !== undefined && other !== undefined)
    same.values = { ...same.values, list: `${one} · ${other}` };
  else if (!same || JSON.stringify(same) !== JSON.stringify(reason)) reasons.push({ ...reason });
}

type Allows = (rule: string, after: string) => boolean;

/** What a rule makes of a text of one or more lines: where one of them must stay, the others may still change. */
function apply(rule: Rule, text: string, place: Place, allows: Allows) {
  let parts = text.split("\n");
  const reasons: Reason[] = [];
  const within: Place = parts.length > 1 ? { ...place, part: "bullet" } : place;
  parts.forEach((part, index) => {
    const better = rule(part, within);
    if (!better || better.text === "") return;
    const after = parts.with(index, better.text);
    if (!allows(better.reason.rule, after.join("\n"))) return;
    parts = after;
    reasons.push(better.reason);
  });
  return { text: parts.join("\n"), reasons };
}

function reword(line: Line, rules: Rule[], place: Place, allows: Allows): ReplaceEdit[] {
  let text = line.text;
  const reasons: Reason[] = [];
  for (const rule of rules) {
    const better = apply(rule, text, place, allows);
    text = better.text;
    for (const reason of better.reasons) addReason(reasons, reason);
  }
  return reasons.length > 0 && text !== line.text ? [wholeLine(line, text, reasons)] : [];
}

function sameWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%+#]+/gu, "");
}

/** Words or Chinese characters; what is shorter is no statement but a grade or a name, which may well stand twice. */
const shortestRepeated = { en: 3, zh: 8 };

function repeatedIn(lines: Line[], language: ResumeLanguage, passes: Judge): ReplaceEdit[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const key = sameWords(line.text);
    if (languages[language].size(line.text) < shortestRepeated[language] || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return passes(line.id, "") ? [wholeLine(line, "", [{ rule: "repeated" }])] : [];
  });
}

const nobody: Contact = {
  name: null,
  headline: null,
  email: null,
  phone: null,
  place: null,
  links: [],
  other: [],
  doubt: null,
};

/** Deterministic; each edit passes the gates before it is proposed, and none costs points. What was read with doubt stays. */
export function rewriteResume(sections: Section[], language: ResumeLanguage): ProposedEdit[] {
  const resume: Resume = { language, contact: nobody, sections };
  const judge = wordingJudge(resume);
  const judged = new Map<string, boolean>();
  const passes: Judge = (line, after) => {
    const key = `${line}\n${after}`;
    const known = judged.get(key) ?? judge(line, after) === null;
    judged.set(key, known);
    return known;
  };
  const propose = (banned: Banned) =>
    [
      ...grouped(proposeEdits(resume, passes, banned)),
      ...orderEntries(sections),
      ...orderSections(sections, language),
    ].filter(({ reasons }) => reasons.every(({ rule }) => !banned.has(rule)));
  const edits = propose(new Set());
  const costly = costlyChanges(resume, edits);
  return costly.size > 0 ? propose(costly) : edits;
}

/** One way of marks and one of dates are one decision each, however many lines they touch. */
function grouped(edits: ReplaceEdit[]): ProposedEdit[] {
  const kinds = [
    isPunctuation,
    ({ reasons }: ReplaceEdit) => reasons.every(({ rule }) => rule === "dateStyle"),
  ];
  return kinds.reduce<ProposedEdit[]>(
    (rest, fits) => {
      const members = rest.flatMap((edit) => (edit.kind === "replace" && fits(edit) ? [edit] : []));
      if (members.length < 2) return rest;
      const reasons: Reason[] = [];
      for (const reason of members.flatMap((edit) => edit.reasons))
        if (!reasons.some(({ rule }) => rule === reason.rule)) reasons.push(reason);
      const group: GroupEdit = { kind: "group", edits: members, reasons };
      return [...rest.filter((edit) => edit.kind !== "replace" || !fits(edit)), group];
    },
    [...edits],
  );
}

const listKinds: readonly Section["kind"][] = ["skills", "languages", "interests"];

function proposeEdits({ sections, language }: Resume, passes: Judge, banned: Banned): ReplaceEdit[] {
  const sure = sections
    .filter(({ doubt }) => doubt === null)
    .map((section) => ({ ...section, entries: section.entries.filter(({ doubt }) => doubt === null) }));
  const content = sure.map(({ kind, lines, entries }) => ({
    told: storyKinds.includes(kind),
    blocks: [lines, ...entries.map((entry) => entry.lines)],
  }));
  const manner = mannerOf(
    content.flatMap(({ blocks }) => blocks.flat().map(({ text }) => text)),
    content.flatMap(({ told, blocks }) => (told ? blocks : [])),
    language,
  );
  const dates = unifyDates(
    sections,
    language,
    (line, text) => !isBanned(banned, "dateStyle", line) && passes(line, text),
  );
  const lowerCase = sections.some(({ kind, heading }) =>
    heading ? isLowerCase(standardHeading(heading.text, kind, language)) : false,
  );
  return sure.flatMap((section) => sectionEdits(section, language, manner, dates, lowerCase, passes, banned));
}

/** A heading that would stay so beside capitalised ones shows that the writer means it. */
function isLowerCase(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

function sectionEdits(
  { kind, heading, lines, entries }: Section,
  language: ResumeLanguage,
  manner: Place["manner"],
  dates: ReturnType<typeof unifyDates>,
  lowerCase: boolean,
  passes: Judge,
  banned: Banned,
): ReplaceEdit[] {
  const { rules, lists } = languages[language];
  const edits: ReplaceEdit[] = [];
  const standard = heading ? standardHeading(heading.text, kind, language) : "";
  const cased = standard.toLowerCase() === heading?.text.toLowerCase();
  if (
    heading &&
    standard !== heading.text &&
    !(cased && lowerCase) &&
    !isBanned(banned, "heading", heading.id)
  )
    edits.push(wholeLine(heading, standard, [{ rule: "heading", values: { to: standard } }]));

  const wordingOf = (line: Line, place: Place) => {
    const improves: Allows = (rule, after) =>
      !isBanned(banned, rule, line.id) && !(storyKinds.includes(kind) && worsens(line.text, after, language));
    const chosen = listKinds.includes(kind) || place.part === "title" ? lists : rules;
    const all = reword(line, chosen, place, improves);
    if (all.every(({ replacement }) => passes(line.id, replacement))) return all;
    return reword(line, chosen, place, (rule, after) => improves(rule, after) && passes(line.id, after));
  };
  const contentEdits = (all: ContentLine[], place: Omit<Place, "part">, paragraph: Place["part"]) => {
    const repeated = repeatedIn(all, language, passes);
    const gone = new Set(repeated.map(({ line }) => line));
    const kept = all.filter(({ id }) => !gone.has(id));
    return [
      ...repeated,
      ...kept.flatMap((line) => {
        const wrapped = isWrapped(all[all.indexOf(line) + 1]);
        return wordingOf(line, { ...place, part: line.bullet ? "bullet" : paragraph, wrapped });
      }),
    ];
  };

  edits.push(...contentEdits(lines, { kind, tense: null, over: null, manner }, "body"));
  for (const entry of entries) {
    const told = storyKinds.includes(kind);
    const place = { kind, tense: told ? tenseOf(entry) : null, over: told ? isOver(entry) : null, manner };
    for (const line of [entry.title, entry.organisation, entry.place])
      if (line) edits.push(...wordingOf(line, { ...place, part: "title" }));
    edits.push(...dateEdits(entry.dates, dates));
    edits.push(...contentEdits(entry.lines, place, "detail"));
  }
  return edits;
}

function dateEdits(line: DateLine | null, dates: ReturnType<typeof unifyDates>): ReplaceEdit[] {
  const unified = line ? dates.get(line.id) : undefined;
  if (!line || !unified) return [];
  return [wholeLine(line, unified.text, [{ rule: "dateStyle", values: { style: unified.style } }])];
}
