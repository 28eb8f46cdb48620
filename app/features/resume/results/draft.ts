import type { ContactField, EntryField } from "~/core/resume";
import type { OwnerChange } from "../revising/owner-changes";

/** A text that its owner is writing: a line that stands already, or one to come, below the row `at`. */
export type Draft =
  | { kind: "write"; line: string }
  | { kind: "addLine"; at: string; owner: string; after: string | null; bullet: boolean }
  | { kind: "addEntry"; at: string; section: string; before?: string }
  | { kind: "fillEntry"; at: string; entry: string; field: EntryField }
  | { kind: "fillContact"; at: string; field: ContactField }
  | { kind: "addSection"; at: string };

/** What is typed into a draft as a change of the resume; `id` names what it adds. */
export function changeOf(
  draft: Exclude<Draft, { kind: "addSection" }>,
  text: string,
  id: string,
): OwnerChange {
  switch (draft.kind) {
    case "write":
      return { kind: "write", line: draft.line, text };
    case "addLine":
      return { kind: "addLine", id, owner: draft.owner, after: draft.after, text, bullet: draft.bullet };
    case "addEntry":
      return {
        kind: "addEntry",
        id,
        section: draft.section,
        title: text,
        ...(draft.before ? { before: draft.before } : {}),
      };
    case "fillEntry":
      return { kind: "fillEntry", entry: draft.entry, field: draft.field, text };
    case "fillContact":
      return { kind: "fillContact", field: draft.field, text };
  }
}

/** The line that such a change writes. */
export function lineOfDraft(draft: Exclude<Draft, { kind: "addSection" }>, id: string): string {
  switch (draft.kind) {
    case "write":
      return draft.line;
    case "addLine":
      return id;
    case "addEntry":
      return `${id}:title`;
    case "fillEntry":
      return `${draft.entry}:${draft.field}`;
    case "fillContact":
      return `contact:${draft.field}`;
  }
}
