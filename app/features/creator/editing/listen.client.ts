import { applyEdit, type EditHistory, restoreSelection, stepByOwnHistory } from "./apply-edit.client";
import { type CommandId, command } from "./commands";
import { type Edit, minimal } from "./edit";
import { indentItems } from "./indent-items";
import { linkByPaste } from "./links";
import { commandOfKey } from "./shortcuts";
import { continueLine } from "./typing";

export type EditingHandlers = {
  /** The text changed, by whatever way. */
  onChange: () => void;
  /** A picture file was pasted; there is no host to put it on. */
  onPictureFile: () => void;
};

type Field = { area: HTMLTextAreaElement; history: EditHistory; signal: AbortSignal };

/** Does a command on what is selected in a text area. */
export function runCommand(area: HTMLTextAreaElement, id: CommandId, history: EditHistory): void {
  applyEdit(area, command(id)(area.value, area.selectionStart, area.selectionEnd), history);
}

/** Begins to edit what is typed and pasted in a text area, and gives back what ends it. */
export function listenToEditing(
  area: HTMLTextAreaElement,
  history: EditHistory,
  handlers: EditingHandlers,
): () => void {
  const listening = new AbortController();
  const field = { area, history, signal: listening.signal };
  listenToKeys(field);
  listenToInput(field, handlers.onChange);
  listenToWhatIsGiven(field, handlers.onPictureFile);
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
}

function holdsPicture(data: DataTransfer | null): boolean {
  return [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));
}

function listenToWhatIsGiven(field: Field, onPictureFile: () => void): void {
  const { area, signal } = field;

  function onPaste(event: ClipboardEvent): void {
    const words = event.clipboardData?.getData("text/plain") ?? "";
    if (!words && holdsPicture(event.clipboardData)) {
      event.preventDefault();
      onPictureFile();
    } else editInstead(field, event, linkByPaste(area.value, area.selectionStart, area.selectionEnd, words));
  }

  area.addEventListener("paste", onPaste, { signal });
}
