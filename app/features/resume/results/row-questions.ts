import type { Resume } from "~/core/resume";
import type { Question } from "../asking/questions";
import { wholeLine } from "./before-and-now";
import type { Row } from "./diff-rows";

const END = "end";

const firstSections: ReadonlySet<string> = new Set(["summary", "objective"]);

function holdsLine({ segments }: Row, line: string): boolean {
  return segments.some(({ id, now }) => id === wholeLine(line) || now.some((part) => part.id === line));
}

function headOf(rows: Row[], place: string): Row | undefined {
  return rows.find(({ heads, gone }) => !gone && heads.some(({ id }) => id === place));
}

/** The row that a question stands beside: its line, the head of its place, or where that place would go. */
function rowOf({ target }: Question, rows: Row[], resume: Resume): string {
  const head = (place: string) => headOf(rows, place)?.key ?? END;
  switch (target.kind) {
    case "line":
      return rows.find((row) => holdsLine(row, target.line.id))?.key ?? END;
    case "contact":
      return head("contact");
    case "entry":
      return head(target.entry);
    case "lines":
      return head(target.owner);
    case "section": {
      const section = resume.sections.find(({ kind }) => kind === target.section);
      if (section) return head(section.id);
      const contact = rows.findLast(({ within }) => within.some(({ kind }) => kind === "contact"));
      return (firstSections.has(target.section) ? contact?.key : undefined) ?? END;
    }
  }
}

/** The rows with what is asked beside them; what has no place yet is asked at the end. */
export function askBeside(rows: Row[], questions: Question[], resume: Resume): Row[] {
  const beside = new Map<string, Question[]>();
  for (const question of questions) {
    const key = rowOf(question, rows, resume);
    beside.set(key, [...(beside.get(key) ?? []), question]);
  }
  const asked = rows.map((row) => ({ ...row, questions: beside.get(row.key) ?? [] }));
  const last = beside.get(END);
  if (!last) return asked;
  return [...asked, { key: END, kind: "end", segments: [], within: [], heads: [], questions: last }];
}
