import { insertTextIntoField } from "text-field-edit";
import { escapeHtml } from "~/core/markdown/escape";
import type { Edit } from "./edit";

type Selection = { start: number; end: number };

/** An edit that was made, and what the person's selection was before it; browsers restore only the replaced range. */
type Made = { edit: Edit; removed: string; lengthBefore: number; before: Selection; own: boolean };

export type EditHistory = { done: Made[]; undone: Made[]; applying: boolean };

/** Beyond as many line breaks Chromium's insertText, which works line by line, takes longer than a person waits. */
const MANY_LINES = 20;

const LONGEST_HISTORY = 500;

/** Replaces a range through the browser, so that its own undo takes it back. False if the browser refuses. */
function replaceNatively(field: HTMLTextAreaElement, { from, to, insert }: Edit): boolean {
  const expected = field.value.slice(0, from) + insert + field.value.slice(to);
  field.setSelectionRange(from, to);
  const manyLines = insert.split("\n", MANY_LINES + 1).length > MANY_LINES;
  if (manyLines && field.ownerDocument.execCommand("insertHTML", false, escapeHtml(insert))) {
    if (field.value === expected) return true;
    field.ownerDocument.execCommand("undo");
    field.setSelectionRange(from, to);
  }
  insertTextIntoField(field, insert);
  return field.value === expected;
}

/** Does an edit in the text area, as one step of its undo history, and fires an input event. */
export function applyEdit(field: HTMLTextAreaElement, edit: Edit, history: EditHistory): void {
  const before = { start: field.selectionStart, end: field.selectionEnd };
  const { value } = field;
  const removed = value.slice(edit.from, edit.to);
  const scroll = field.scrollTop;
  field.focus({ preventScroll: true });
  const changes = removed !== edit.insert;
  let own = false;
  if (changes) {
    history.applying = true;
    if (!replaceNatively(field, edit)) {
      own = true;
      const rest = value.slice(0, edit.from) + edit.insert + value.slice(edit.to);
      if (field.value !== rest) field.setRangeText(edit.insert, edit.from, edit.to, "end");
    }
    history.applying = false;
    history.undone = [];
    history.done.push({ edit, removed, lengthBefore: value.length, before, own });
    if (history.done.length > LONGEST_HISTORY) history.done.shift();
  }
  field.scrollTop = scroll;
  field.setSelectionRange(edit.start, edit.end);
  if (changes) announce(field);
}

function announce(field: HTMLTextAreaElement): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function holds(field: HTMLTextAreaElement, at: number, words: string, length: number): boolean {
  return field.value.length === length && field.value.startsWith(words, at);
}

/** After the browser's undo or redo of one of our edits: puts the caret back to where the person had it. */
export function restoreSelection(field: HTMLTextAreaElement, inputType: string, history: EditHistory): void {
  if (inputType === "historyUndo") {
    const made = history.done.at(-1);
    if (!made || !holds(field, made.edit.from, made.removed, made.lengthBefore)) return;
    history.done.pop();
    history.undone.push(made);
    field.setSelectionRange(made.before.start, made.before.end);
  } else if (inputType === "historyRedo") {
    const made = history.undone.at(-1);
    if (!made) return;
    const { edit, removed, lengthBefore } = made;
    if (!holds(field, edit.from, edit.insert, lengthBefore - removed.length + edit.insert.length)) return;
    history.undone.pop();
    history.done.push(made);
    field.setSelectionRange(edit.start, edit.end);
  } else if (!history.applying) history.undone = [];
}

/** Undo or redo of an edit that the browser refused to keep in its own history. True if there was one to take back. */
export function stepByOwnHistory(
  field: HTMLTextAreaElement,
  step: "undo" | "redo",
  history: EditHistory,
): boolean {
  const [from, to] = step === "undo" ? [history.done, history.undone] : [history.undone, history.done];
  const made = from.at(-1);
  if (!made?.own) return false;
  const { edit, removed, lengthBefore, before } = made;
  const [present, next] = step === "undo" ? [edit.insert, removed] : [removed, edit.insert];
  const lengthNow = step === "undo" ? lengthBefore - removed.length + edit.insert.length : lengthBefore;
  if (!holds(field, edit.from, present, lengthNow)) return false;
  from.pop();
  to.push(made);
  field.setRangeText(next, edit.from, edit.from + present.length, "end");
  const selection = step === "undo" ? before : edit;
  field.setSelectionRange(selection.start, selection.end);
  announce(field);
  return true;
}
