import type { SectionKind } from "~/core/resume";

/** Where the page asks about a place: "contact", or the id of a section or an entry. */
export function doubtAnchor(place: string): string {
  return `doubt-${place}`;
}

/** What a field is called where it stands: an employer is a school under education. */
export function fieldName(field: string, kind: SectionKind | null): string {
  if (kind !== "education") return field;
  return field === "title" ? "degree" : field === "organisation" ? "school" : field;
}
