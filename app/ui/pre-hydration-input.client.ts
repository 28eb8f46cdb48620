import { press } from "./browser/press";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const entered = new Map<Field, string | boolean>();
let composing: EventTarget | null = null;

function isBox(field: Field): boolean {
  return field.type === "checkbox" || field.type === "radio";
}

function preservesInput(field: Field): boolean {
  return "preservesInput" in field.dataset;
}

function record(target: EventTarget | null): void {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (!isField || target.type === "file" || !target.closest("main") || preservesInput(target)) return;
  entered.delete(target);
  if (!(target instanceof HTMLInputElement) || !isBox(target)) entered.set(target, target.value);
  else if (target.checked || target.type !== "radio") entered.set(target, target.checked);
}

function recordEntered({ target }: Event): void {
  record(target);
}

function trackComposing({ type, target }: Event): void {
  composing = type === "compositionstart" ? target : null;
}

function isChanged(field: EventTarget): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (field instanceof HTMLInputElement && isBox(field)) return field.checked !== field.defaultChecked;
  const hasWords = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return hasWords && field.value !== field.defaultValue;
}

const listeners = [
  ["input", recordEntered],
  ["change", recordEntered],
  ["compositionstart", trackComposing],
  ["compositionend", trackComposing],
] as const;

/** Records what is entered before hydration, which resets some fields. A field with `data-preserves-input` does this by itself. */
export function watchPreHydrationInput(): void {
  for (const field of document.querySelectorAll("main :is(input, select, textarea)"))
    if (isChanged(field)) record(field);
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  // From here on React itself keeps what is pressed until it can answer.
  window.pageStart?.endWatch();
}

/** Enters and presses once more what was recorded, so that the hydrated page is notified of it. */
export function replayPreHydrationInput(): void {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  for (const [field, value] of entered) if (field.isConnected) enter(field, value);
  entered.clear();
  const { presses } = window.pageStart ?? {};
  for (const button of presses ?? []) if (button.isConnected) press(button);
  presses?.clear();
}

function enter(field: Field, value: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (typeof value === "boolean") {
    if (field instanceof HTMLInputElement) field.checked = !value;
    field.click();
  } else if (field !== composing) write(field, value);
}

/** A word being composed is not written: the browser itself fires an event at its end. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  const isWritingHere = document.activeElement === field && field.value === value;
  // React compares with what was last set through the field itself, so it is set to something else first.
  field.value = value === "" ? " " : "";
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  if (isWritingHere && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
