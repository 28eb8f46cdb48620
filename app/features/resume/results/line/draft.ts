import type { ContactField, EntryField, ResumeLanguage, SectionKind } from "~/core/resume";
import { usualHeading } from "../../lexicon/standard-headings";
import type { OwnerChange } from "../../revising/owner-changes";

export type Draft =
  | { kind: "addLine"; owner: string; after: string | null; bullet: boolean }
  | { kind: "addEntry"; section: string; before?: string }
  | { kind: "fillEntry"; entry: string; field: EntryField }
  | { kind: "fillContact"; field: ContactField }
  | { kind: "addSection" };

type TextDraft = Exclude<Draft, { kind: "addSection" }>;

export function changeOf(draft: TextDraft, text: string, id: string): { change: OwnerChange; line: string } {
  switch (draft.kind) {
    case "addLine": {
      const { owner, after, bullet } = draft;
      return { change: { kind: "addLine", id, owner, after, text, bullet }, line: id };
    }
    case "addEntry": {
      const { section, before } = draft;
      const change: OwnerChange = { kind: "addEntry", id, section, title: text, ...(before && { before }) };
      return { change, line: `${id}:title` };
    }
    case "fillEntry": {
      const { entry, field } = draft;
      return { change: { kind: "fillEntry", entry, field, text }, line: `${entry}:${field}` };
    }
    case "fillContact":
      return {
        change: { kind: "fillContact", field: draft.field, text },
        line: `contact:${draft.field}`,
      };
  }
}

const withEntries: ReadonlySet<SectionKind> = new Set(["experience", "projects", "education", "activities"]);

export function newSection(
  kind: SectionKind,
  language: ResumeLanguage,
  id: string,
): { change: OwnerChange; line: string; next: Draft } {
  const heading = usualHeading(kind, language);
  return {
    change: { kind: "addSection", id, section: kind, heading },
    line: `${id}:heading`,
    next: withEntries.has(kind)
      ? { kind: "addEntry", section: id }
      : { kind: "addLine", owner: id, after: null, bullet: kind !== "summary" },
  };
}
