import { applyTo, type Edit, minimalEdit } from "~/features/creator/text-field/edit";

/** A text with its selection drawn into it: ¦ is a caret, ‹ and › the ends of a selection. */
export function readDrawn(drawn: string): { text: string; start: number; end: number } {
  const caret = drawn.indexOf("¦");
  if (caret >= 0) return { text: drawn.replace("¦", ""), start: caret, end: caret };
  return { text: drawn.replace(/[‹›]/g, ""), start: drawn.indexOf("‹"), end: drawn.indexOf("›") - 1 };
}

/** The text and its selection after an edit, drawn in the same way; null for no edit. */
export function drawEdited(text: string, edit: Edit | null): string | null {
  if (!edit) return null;
  const { text: after, start, end } = applyTo(text, minimalEdit(text, edit));
  if (start === end) return `${after.slice(0, start)}¦${after.slice(start)}`;
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
}
