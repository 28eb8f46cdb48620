import { applyEdit, type EditHistory, restoreSelection, stepByOwnHistory } from "./apply-edit.client";
import { type CommandId, commandOf } from "./commands";
import { type Edit, minimalEdit } from "./edit";
import { indentItems } from "./indent-items";
import { isInFence } from "./lines";
import { isAddress, linkByPaste } from "./links";
import { commandOfKey } from "./shortcuts";
import { continueLine } from "./typing";

export type EditingHandlers = {
  onChange: () => void;
  /** A picture file was pasted, also within a text; there is no host to put it on. */
  onPictureFile: () => void;
  onNotLoaded: () => void;
};

type Pasted = { html: string; words: string; types: readonly string[]; before: string };

/** What came before this code: a command, or what the browser pasted as words alone, behind `before`. */
export type Early = { command?: CommandId; paste?: Pasted };

type Field = { area: HTMLTextAreaElement; history: EditHistory; signal: AbortSignal };

export function runCommand(area: HTMLTextAreaElement, id: CommandId, history: EditHistory): void {
  applyEdit(area, commandOf(id)(area.value, area.selectionStart, area.selectionEnd), history);
}

export function replaceText(area: HTMLTextAreaElement, insert: string, caret: number, history: EditHistory) {
  applyEdit(area, { from: 0, to: area.value.length, insert, start: caret, end: caret }, history);
}

export function listenToEditing(
  area: HTMLTextAreaElement,
  history: EditHistory,
  handlers: EditingHandlers,
  early: Early[] = [],
): () => void {
  const listening = new AbortController();
  const field = { area, history, signal: listening.signal };
  listenToKeys(field);
  listenToInput(field, handlers.onChange);
  listenToPaste(field, handlers, early);
  return () => listening.abort();
}

function editInstead({ area, history }: Field, event: Event, edit: Edit | null): void {
  if (!edit) return;
  event.preventDefault();
  applyEdit(area, minimalEdit(area.value, edit), history);
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

function isRich({ html, words, types, before }: Pasted): boolean {
  const isSource = types.includes("vscode-editor-data") || isInFence(before, before.length);
  return html.length <= LONGEST_HTML && richTag.test(html) && !isSource && !isAddress(words);
}

function holdsPicture(data: DataTransfer): boolean {
  return [...data.files].some(({ type }) => type.startsWith("image/"));
}

function listenToPaste(field: Field, handlers: EditingHandlers, early: Early[]): void {
  const { area, history, signal } = field;

  function onPaste(event: ClipboardEvent): void {
    const { clipboardData: data } = event;
    if (!data || area.readOnly) return;
    const words = data.getData("text/plain");
    const html = data.getData("text/html");
    const { value, selectionStart, selectionEnd } = area;
    const link = linkByPaste(value, selectionStart, selectionEnd, words);
    if (link) editInstead(field, event, link);
    else if (isRich({ html, words, types: data.types, before: value.slice(0, selectionStart) })) {
      event.preventDefault();
      void pasteRich(html, words, holdsPicture(data));
    } else if (!words && holdsPicture(data)) {
      event.preventDefault();
      handlers.onPictureFile();
    }
  }

  async function pasteRich(html: string, words: string, isPicture: boolean, before?: string): Promise<void> {
    const reader = await import("./from-html/rich-paste.client").catch((error: unknown) => {
      console.error(error);
      handlers.onNotLoaded();
      return null;
    });
    if (signal.aborted || area.readOnly) return;
    const { value, selectionStart, selectionEnd } = area;
    const insert = words.replace(/\r\n?/g, "\n");
    const isEarly = before !== undefined;
    const start = isEarly ? before.length : selectionStart;
    const end = isEarly ? start + insert.length : selectionEnd;
    // Early words are replaced where they still stand as they were pasted, while writing goes on behind them.
    const stand = isEarly && value.startsWith(before + insert) && selectionStart >= end;
    if (isEarly && !(stand && document.activeElement === area)) return;
    const pasted = reader?.pasteHtml(html, value, start, end);
    if (pasted) {
      applyEdit(area, minimalEdit(value, pasted.edit), history);
      const longer = area.value.length - value.length;
      if (isEarly) area.setSelectionRange(selectionStart + longer, selectionEnd + longer);
      if (pasted.leavesPictures) handlers.onPictureFile();
    }
    if (pasted || isEarly) return;
    if (!words && isPicture) return handlers.onPictureFile();
    const caret = start + insert.length;
    applyEdit(area, { from: start, to: end, insert, start: caret, end: caret }, history);
  }

  // The last one first: it moves nothing that the others stand behind.
  async function pasteEarly(): Promise<void> {
    for (const { paste } of [...early].reverse())
      if (paste && isRich(paste)) await pasteRich(paste.html, paste.words, false, paste.before);
      else if (paste?.types.includes("Files") && !paste.words) handlers.onPictureFile();
  }

  area.addEventListener("paste", onPaste, { signal });
  void pasteEarly();
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
