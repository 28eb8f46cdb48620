import { applyEdit, type EditHistory, restoreSelection, stepByOwnHistory } from "./apply-edit.client";
import { type CommandId, command } from "./commands";
import { type Edit, minimal } from "./edit";
import { isInFence } from "./fence";
import { indentItems } from "./indent-items";
import { isAddress, linkByPaste } from "./links";
import { commandOfKey } from "./shortcuts";
import { continueLine } from "./typing";
import { cutTypingIntoSteps } from "./undo-steps.client";

export type EditingHandlers = {
  /** The text changed, by whatever way. */
  onChange: () => void;
  /** A picture file was pasted, also within a text, or dropped; there is no host to put it on. */
  onPictureFile: () => void;
  /** What reads copied pages did not come over the network; the plain text was pasted. */
  onNotLoaded: () => void;
};

type Field = { area: HTMLTextAreaElement; history: EditHistory; signal: AbortSignal };

/** Does a command on what is selected in a text area. */
export function runCommand(area: HTMLTextAreaElement, id: CommandId, history: EditHistory): void {
  applyEdit(area, command(id)(area.value, area.selectionStart, area.selectionEnd), history);
}

/** Begins to edit what is typed, pasted and dropped in a text area, and gives back what ends it. */
export function listenToEditing(
  area: HTMLTextAreaElement,
  history: EditHistory,
  handlers: EditingHandlers,
): () => void {
  const listening = new AbortController();
  const field = { area, history, signal: listening.signal };
  listenToKeys(field);
  listenToInput(field, handlers.onChange);
  listenToWhatIsGiven(field, handlers);
  return () => listening.abort();
}

/** Makes an edit in the place of what the browser would do; no edit leaves it to the browser. */
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

export const loadRichPaste = () => import("./from-html/rich-paste.client");

const LONGEST_HTML = 2_000_000;
const richTag =
  /<(?:h[1-6]|b|strong|i|em|a|ul|ol|li|table|pre|code|blockquote|img|del|s|strike|mark|hr|math)[\s>/]|mso-list|MsoTitle|font-weight|font-style|line-through/i;

/** Whether copied HTML may hold more than its plain text, at first sight. */
function mayBeRich(html: string): boolean {
  return html.length <= LONGEST_HTML && richTag.test(html);
}

function holdsPicture(data: DataTransfer | null): boolean {
  return [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));
}

function listenToWhatIsGiven(field: Field, handlers: EditingHandlers): void {
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
    const reader = await loadRichPaste().catch((error: unknown) => {
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
