import { applyEdit, type EditHistory, restoreSelection, stepByOwnHistory } from "./apply-edit.client";
import { type CommandId, command } from "./commands";
import { type Edit, minimal } from "./edit";
import { indentItems } from "./indent-items";
import { isInFence } from "./lines";
import { isAddress, linkByPaste } from "./links";
import { commandOfKey } from "./shortcuts";
import { continueLine } from "./typing";

export type EditingHandlers = {
  onChange: () => void;
  /** A picture file was pasted, also within a text, or dropped; there is no host to put it on. */
  onPictureFile: () => void;
  onNotLoaded: () => void;
};

type Field = { area: HTMLTextAreaElement; history: EditHistory; signal: AbortSignal };

export function runCommand(area: HTMLTextAreaElement, id: CommandId, history: EditHistory): void {
  applyEdit(area, command(id)(area.value, area.selectionStart, area.selectionEnd), history);
}

export function listenToEditing(
  area: HTMLTextAreaElement,
  history: EditHistory,
  handlers: EditingHandlers,
): () => void {
  const listening = new AbortController();
  const field = { area, history, signal: listening.signal };
  listenToKeys(field);
  listenToInput(field, handlers.onChange);
  listenToPasteAndDrop(field, handlers);
  return () => listening.abort();
}

function editInstead({ area, history }: Field, event: Event, edit: Edit | null): void {
  if (!edit) return;
  event.preventDefault();
  applyEdit(area, minimal(area.value, edit), history);
}

function listenToKeys(field: Field): void {
  const { area, history, signal } = field;
  let leavesByTab = false;
  let lastKey = "";

  const lineBreak = (event: Event) =>
    editInstead(field, event, continueLine(area.value, area.selectionStart, area.selectionEnd));

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing || event.keyCode === 229) return;
    const { key, shiftKey } = event;
    lastKey = key;
    const mayLeave = leavesByTab;
    leavesByTab = key === "Escape" || (mayLeave && key === "Shift");
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    const { value, selectionStart, selectionEnd } = area;
    if (key === "Enter" && !modified && !shiftKey) lineBreak(event);
    else if (key === "Tab" && !modified && !mayLeave)
      editInstead(field, event, indentItems(value, selectionStart, selectionEnd, shiftKey));
    else if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(key)) {
      const step = key.toLowerCase() === "y" || shiftKey ? "redo" : "undo";
      if (stepByOwnHistory(area, step, history)) event.preventDefault();
    } else {
      const id = commandOfKey(event);
      if (!id) return;
      event.preventDefault();
      runCommand(area, id, history);
    }
  }

  // Keyboards on touch screens do not name the key.
  function onBeforeInput(event: InputEvent): void {
    if (event.inputType === "insertLineBreak" && lastKey !== "Enter" && !event.isComposing) lineBreak(event);
    lastKey = "";
  }

  area.addEventListener("keydown", onKey, { signal });
  area.addEventListener("beforeinput", onBeforeInput, { signal });
}

function listenToInput({ area, history, signal }: Field, onChange: () => void): void {
  function onInput(event: Event): void {
    if (history.applying) return;
    if (event instanceof InputEvent) restoreSelection(area, event.inputType, history);
    onChange();
  }
  area.addEventListener("input", onInput, { signal });
  cutTypingIntoSteps(area, signal);
}

const LONGEST_HTML = 2_000_000;
const richTag =
  /<(?:h[1-6]|b|strong|i|em|a|ul|ol|li|table|pre|code|blockquote|img|del|s|strike|mark|hr|math)[\s>/]|mso-list|MsoTitle|font-weight|font-style|line-through/i;

function mayBeRich(html: string): boolean {
  return html.length <= LONGEST_HTML && richTag.test(html);
}

function holdsPicture(data: DataTransfer | null): boolean {
  return [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));
}

function listenToPasteAndDrop(field: Field, handlers: EditingHandlers): void {
  const { area, history, signal } = field;

  function onPaste(event: ClipboardEvent): void {
    const { clipboardData: data } = event;
    if (!data || area.readOnly) return;
    const words = data.getData("text/plain");
    const html = data.getData("text/html");
    const { value, selectionStart, selectionEnd } = area;
    const link = linkByPaste(value, selectionStart, selectionEnd, words);
    const isSource = data.types.includes("vscode-editor-data") || isInFence(value, selectionStart);
    if (link) editInstead(field, event, link);
    else if (mayBeRich(html) && !isSource && !isAddress(words)) {
      event.preventDefault();
      void pasteRich(html, words, holdsPicture(data));
    } else if (!words && holdsPicture(data)) {
      event.preventDefault();
      handlers.onPictureFile();
    }
  }

  async function pasteRich(html: string, words: string, isPicture: boolean): Promise<void> {
    const reader = await import("./from-html/rich-paste.client").catch((error: unknown) => {
      console.error(error);
      handlers.onNotLoaded();
      return null;
    });
    if (signal.aborted || area.readOnly) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    const pasted = reader?.pasteHtml(html, value, start, end);
    if (pasted) {
      applyEdit(area, minimal(value, pasted.edit), history);
      if (pasted.leavesPictures) handlers.onPictureFile();
      return;
    }
    if (!words && isPicture) return handlers.onPictureFile();
    const insert = words.replace(/\r\n?/g, "\n");
    const caret = start + insert.length;
    applyEdit(area, { from: start, to: end, insert, start: caret, end: caret }, history);
  }

  function onDrop(event: DragEvent): void {
    if (!holdsPicture(event.dataTransfer)) return;
    event.preventDefault();
    handlers.onPictureFile();
  }

  area.addEventListener("paste", onPaste, { signal });
  area.addEventListener("drop", onDrop, { signal });
}

/** A pause after which what is typed next is a step of its own. Milliseconds. */
const PAUSE_MS = 1000;

/** Chromium takes all that is typed in one go for one step of undo, unless a node is taken out of the document: this begins a new
 * one at every line break and after a pause. */
function cutTypingIntoSteps(area: HTMLTextAreaElement, signal: AbortSignal): void {
  let timer: number | undefined;

  function cut(): void {
    const mark = document.createComment("");
    area.ownerDocument.body.appendChild(mark);
    mark.remove();
  }

  function cutAfterPause(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(cut, PAUSE_MS);
  }

  function onInput(event: Event): void {
    window.clearTimeout(timer);
    if (!(event instanceof InputEvent) || event.isComposing) return;
    if (event.inputType === "insertLineBreak") cut();
    else cutAfterPause();
  }

  area.addEventListener("input", onInput, { signal });
  area.addEventListener("compositionend", cutAfterPause, { signal });
  signal.addEventListener("abort", () => window.clearTimeout(timer));
}
