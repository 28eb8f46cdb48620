import type {
  Contact,
  ContentLine,
  Entry,
  Line,
  ProposedEdit,
  Reason,
  ReplaceEdit,
  Resume,
  ResumeLanguage,
  Section,
} from "~/core/resume";
import { wordingJudge } from "../gates/gates";
import { standardHeading } from "../lexicon/standard-headings";
import { readSubject } from "../scoring/subject";
import { englishListRules, englishRepairs, englishRules, usualEnglishEnd } from "./rewrite.en";
import { chineseListRules, chineseRepairs, chineseRules, usualChineseEnd } from "./rewrite.zh";
import { unifyDates } from "./rewrite-dates";
import { baselineLayout, keepImprovements } from "./rewrite-improvements";
import { orderEntries, orderSections } from "./rewrite-order";
import type { Place, Rule } from "./rewrite-rule";
import { varyVerbs } from "./rewrite-verbs";

type Judge = (line: string, after: string) => boolean;

function wholeLine(line: Line, replacement: string, reasons: Reason[]): ReplaceEdit {
  return { kind: "replace", line: line.id, original: line.text, replacement, reasons };
}

/** The rules' changes of one line as one edit. A change that the gates would refuse is left out, and the others stand. */
function reword(line: Line, rules: Rule[], place: Place, passes: Judge): ReplaceEdit[] {
  let text = line.text;
  const reasons: Reason[] = [];
  for (const rule of rules) {
    if (text.includes("\n")) break;
    const better = rule(text, place);
    if (!better || better.text === "" || !passes(line.id, better.text)) continue;
    text = better.text;
    addReason(reasons, better.reason);
  }
  return reasons.length > 0 && text !== line.text ? [wholeLine(line, text, reasons)] : [];
}

function addReason(reasons: Reason[], reason: Reason): void {
  const same = reasons.find(({ rule }) => rule === reason.rule);
  const [one, other] = [same?.values?.list, reason.values?.list];
  if (same && one !== undefined && other !== undefined)
    same.values = { ...same.values, list: `${one} · ${other}` };
  else if (!same || JSON.stringify(same) !== JSON.stringify(reason)) reasons.push(reason);
}

function tenseOf({ dates }: Entry): Place["tense"] {
  if (!dates?.to) return null;
  return dates.to === "present" ? "present" : "past";
}

function sameWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%+#]+/gu, "");
}

function repeatedIn(lines: Line[], passes: Judge): ReplaceEdit[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const key = sameWords(line.text);
    if (key === "" || !seen.has(key)) {
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

/** Deterministic; each edit passes the gates before it is proposed, and none costs points unless it repairs a fault. */
export function rewriteResume(sections: Section[], language: ResumeLanguage): ProposedEdit[] {
  const resume: Resume = { language, contact: nobody, sections };
  const judge = wordingJudge(resume);
  const passes: Judge = (line, after) => judge(line, after) === null;
  const repairs = new Map<string, () => ProposedEdit | undefined>();
  const proposed = proposeEdits(resume, passes, repairs);
  const read = (better: Resume) => readSubject(better, baselineLayout).statements;
  const varied = varyVerbs(resume, proposed, passes, read);
  return keepImprovements(resume, varied, (edit) =>
    edit.kind === "replace" ? (repairs.get(edit.line)?.() ?? null) : null,
  );
}

function proposeEdits(
  { sections, language }: Resume,
  passes: Judge,
  repairs: Map<string, () => ProposedEdit | undefined>,
): ProposedEdit[] {
  const bullets = sections
    .filter(({ kind }) => kind !== "skills" && kind !== "languages")
    .flatMap((section) =>
      [section, ...section.entries].flatMap((owner) =>
        owner.lines.filter(({ bullet }) => bullet).map(({ text }) => text),
      ),
    );
  const [rules, repairRules, listRules, endMark] =
    language === "zh"
      ? [chineseRules, chineseRepairs, chineseListRules, usualChineseEnd(bullets)]
      : [englishRules, englishRepairs, englishListRules, usualEnglishEnd(bullets)];
  const dates = unifyDates(sections, language);

  const edits: ProposedEdit[] = [];
  for (const section of sections) {
    const { kind, heading } = section;
    const lists = ["skills", "languages", "interests"].includes(kind);
    const wording = (lines: Line[], part: Place["part"], tense: Place["tense"]) =>
      lines.flatMap((line) => {
        const place = { kind, part, tense, endMark };
        if (lists || part === "title") return reword(line, listRules, place, passes);
        repairs.set(line.id, () => reword(line, repairRules, place, passes)[0]);
        return reword(line, rules, place, passes);
      });
    if (heading) {
      const better = standardHeading(heading.text, kind, language);
      if (better !== heading.text)
        edits.push(wholeLine(heading, better, [{ rule: "heading", values: { to: better } }]));
    }
    const groups = [section, ...section.entries].map((owner) => owner.lines);
    const repeated = groups.flatMap((lines) => repeatedIn(lines, passes));
    edits.push(...repeated);
    const gone = new Set(repeated.map(({ line }) => line));
    const wordingOfLines = (lines: ContentLine[], paragraph: Place["part"], tense: Place["tense"]) =>
      lines
        .filter(({ id }) => !gone.has(id))
        .flatMap((line) => wording([line], line.bullet ? "bullet" : paragraph, tense));
    edits.push(...wordingOfLines(section.lines, "body", null));
    for (const entry of section.entries) {
      const tense =
        kind === "experience" || kind === "projects" || kind === "activities" ? tenseOf(entry) : null;
      const unified = entry.dates ? dates.get(entry.dates.id) : undefined;
      const names = [entry.title, entry.organisation, entry.place].filter((line) => line !== null);
      edits.push(...wording(names, "title", null));
      if (entry.dates && unified && passes(entry.dates.id, unified.text)) {
        edits.push(
          wholeLine(entry.dates, unified.text, [{ rule: "dateStyle", values: { style: unified.style } }]),
        );
      }
      edits.push(...wordingOfLines(entry.lines, "detail", tense));
    }
  }
  return [...edits, ...orderEntries(sections), ...orderSections(sections, language)];
}
