import type { MessageValues } from "~/core/locale";
import type { ContactField, EntryField, Line, SectionKind } from "~/core/resume";

/** A field of a question; its label is `asking.fields.<name>`. A `choice` is one of `options`, words of `asking.options`. */
export type Field = {
  name: string;
  type: "number" | "text" | "dates" | "email" | "phone" | "check" | "choice";
  options?: string[];
};

/** Where the answer goes: into a line, an empty field, or as new lines below a place, beside those that are `known` there. */
export type Target =
  | { kind: "line"; line: Line }
  | { kind: "contact"; field: ContactField }
  | { kind: "entry"; entry: string; field: EntryField }
  | { kind: "lines"; owner: string; known: string[] }
  | { kind: "section"; section: SectionKind };

/** `ask` is the key of its sentence under `asking:ask`, `step` its group among the next steps. `id` survives edits. */
export type Question = {
  id: string;
  ask: string;
  values: MessageValues;
  step: string;
  target: Target;
  fields: Field[];
};

/** What was typed, by the name of its field: "" where nothing was, "yes" for what is ticked, the id of an option for a choice. */
export type Answer = Record<string, string>;

/** Whoever gains less than this, in points of 100, is not asked: it would not move a whole point in twenty answers. */
export const leastGain = 0.05;
