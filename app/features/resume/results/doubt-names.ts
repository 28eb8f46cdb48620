import type { SectionKind } from "~/core/resume";

/** What a field is called where it stands: an employer is a school under education. */
export function fieldName(field: string, kind: SectionKind | null): string {
  if (kind !== "education") return field;
  return field === "title" ? "degree" : field === "organisation" ? "school" : field;
}
