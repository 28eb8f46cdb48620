import { type Line, linesOf, type Resume } from "~/core/resume";
import type { OwnerChange } from "../revising/owner-changes";
import { LONGEST_LINE, typedText } from "./answer-text";
import { repeatsKnown } from "./form-answer";
import type { Answer, Question } from "./questions";
import { type Addable, addedDeeds, datesAsHere, filledSection } from "./write-gaps";
import { writtenLine } from "./write-line";

const addable: Partial<Record<string, Addable>> = {
  summary: "summary",
  education: "education",
  experience: "experience",
  skills: "skills",
};
const email = /^[^\s@]{1,64}@[^\s@.]{1,64}(?:\.[^\s@.]{1,64}){1,4}$/;
const phone = /^\+?[\d\s().-]{7,24}$/;

function contactText(field: string, text: string): string | null {
  if (field === "email") return email.test(text) ? text : null;
  if (field === "phone") return phone.test(text) && /(?:\d[^\d]{0,3}){7}/.test(text) ? text : null;
  return text === "" ? null : text;
}

const linesById = new WeakMap<Resume, Map<string, Line>>();

/** Of a resume of thousands of lines thousands are asked about. */
function lineIn(resume: Resume, wanted: string): Line | undefined {
  const lines = linesById.get(resume) ?? new Map(linesOf(resume).map((line) => [line.id, line]));
  linesById.set(resume, lines);
  return lines.get(wanted);
}

/** Reads the line from the resume as it is now, so an answer never brings an earlier wording back. None where too little was typed. */
export function answerChanges(
  resume: Resume,
  { target, ask }: Question,
  answer: Answer,
  newId: () => string,
): OwnerChange[] {
  switch (target.kind) {
    case "line": {
      const line = lineIn(resume, target.line.id);
      const write = (told: Answer) => line && writtenLine(line.text, ask, told, resume.language);
      const own = answer.wording === "own" ? typedText(answer, "own", LONGEST_LINE) : "";
      // A wording that the line no longer allows gives way to the usual one.
      const text = own || write(answer) || write({ ...answer, wording: "clause" });
      return line && text ? [{ kind: "write", line: line.id, text }] : [];
    }
    case "contact": {
      const text = contactText(target.field, typedText(answer, target.field, 80));
      return text === null ? [] : [{ kind: "fillContact", field: target.field, text }];
    }
    case "entry": {
      const text =
        target.field === "dates"
          ? datesAsHere(resume, typedText(answer, "dates", 40))
          : typedText(answer, target.field, 80);
      return text ? [{ kind: "fillEntry", entry: target.entry, field: target.field, text }] : [];
    }
    case "lines": {
      const places = resume.sections.flatMap((section) => [section, ...section.entries]);
      const owner = places.find(({ id }) => id === target.owner);
      const known = owner?.lines.map(({ text }) => text) ?? [];
      return owner && !repeatsKnown(known, answer) ? addedDeeds(resume, owner, answer, newId) : [];
    }
    case "section": {
      const kind = addable[target.section];
      return kind ? filledSection(resume, kind, answer, newId) : [];
    }
  }
}
