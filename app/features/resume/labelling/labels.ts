import { sectionKinds } from "~/core/resume";
import type { HeadingKind } from "../lexicon/heading-kind";

export const headingKinds: readonly HeadingKind[] = [...sectionKinds, "contact"];

/** C: who somebody is and how to reach them; X: text of no entry; B, I: a line of an entry begins, goes on; T, O, D, P: title, organisation, dates, place, with a plus where the entry begins; L: a word that labels a field; H:kind: a heading. */
export const labels = [
  "X",
  "C",
  "B",
  "I",
  "T",
  "T+",
  "O",
  "O+",
  "D",
  "D+",
  "P",
  "P+",
  "L",
  ...headingKinds.map((kind) => `H:${kind}` as const),
] as const;

export type Label = (typeof labels)[number];
export type FieldLabel = "T" | "O" | "D" | "P";

export const labelIndex: ReadonlyMap<string, number> = new Map(labels.map((label, index) => [label, index]));

/** The kind of section that a label is the heading of; null for every other label. */
export function headingLabelled(label: Label): HeadingKind | null {
  return headingKinds.find((kind) => label === `H:${kind}`) ?? null;
}

export function fieldLabelled(label: Label): FieldLabel | null {
  const field = label.charAt(0);
  return field === "T" || field === "O" || field === "D" || field === "P" ? field : null;
}

export function opensEntry(label: Label): boolean {
  return label.endsWith("+");
}
