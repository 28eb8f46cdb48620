import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import { usePart } from "~/ui/use-part";
import type { EditHistory } from "../article/editing/apply-edit.client";
import type { CommandId } from "../article/editing/commands";
import type { Early, EditingHandlers } from "../article/editing/listen.client";
import { commandOfKey } from "../article/editing/shortcuts";

const loadEditing = () => import("../article/editing/listen.client");

type Handlers = EditingHandlers & { onCommandsNotLoaded: () => void };

/** Editing in a text area, beside the browser's own undo. Its code comes once the page runs; until then the text area is the
 * browser's own, and a command, or the form of what is pasted, waits. `fieldKey` is the React key of the text area. */
export function useEditing(field: RefObject<HTMLTextAreaElement>, handlers: Handlers, fieldKey = "") {
  const { part: editing, failed, fetchPart } = usePart(loadEditing);
  const history = useRef<EditHistory>({ done: [], undone: [], applying: false });
  const shownKey = useRef(fieldKey);
  const waiting = useRef<Early[]>([]);
  const latest = useLatest({ ...handlers, wait });

  useEffect(fetchPart, [fetchPart]);
  useEffect(() => {
    if (!failed) return;
    waiting.current.splice(0);
    latest.current.onCommandsNotLoaded();
  }, [failed, latest]);

  function wait(work: Early): void {
    waiting.current.push(work);
    fetchPart();
  }

  function run(command: CommandId): void {
    const area = field.current;
    if (area && editing) editing.runCommand(area, command, history.current);
    else if (area) wait({ area, command });
  }

  function replaceAll(insert: string, caret = 0) {
    const area = field.current;
    if (!area) return;
    if (editing) return editing.replaceText(area, insert, caret, history.current);
    area.focus({ preventScroll: true });
    area.value = insert;
    area.setSelectionRange(caret, caret);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const events = {
      onChange: () => latest.current.onChange(),
      onPictureFile: () => latest.current.onPictureFile(),
      onNotLoaded: () => latest.current.onNotLoaded(),
    };
    if (!editing) return listenUntilLoaded(area, { ...events, wait: latest.current.wait });
    if (shownKey.current !== fieldKey) history.current = { done: [], undone: [], applying: false };
    shownKey.current = fieldKey;
    const due = waiting.current.splice(0).filter((each) => each.area === area);
    const close = editing.listenToEditing(area, history.current, events, due);
    const { activeElement } = document;
    for (const { command } of due) if (command) editing.runCommand(area, command, history.current);
    // Whoever writes in another field by now stays there.
    if (activeElement instanceof HTMLInputElement) activeElement.focus();
    return close;
  }, [field, fieldKey, latest, editing]);

  return { run, replaceAll };
}

type Events = EditingHandlers & { wait: (work: Early) => void };

function listenUntilLoaded(area: HTMLTextAreaElement, { onChange, onPictureFile, wait }: Events): () => void {
  const ended = new AbortController();

  function onKey(event: KeyboardEvent): void {
    const command = event.isComposing ? null : commandOfKey(event);
    if (!command) return;
    event.preventDefault();
    wait({ area, command });
  }

  // The words are pasted by the browser itself.
  function onPaste({ clipboardData: data }: ClipboardEvent): void {
    if (!data) return;
    const html = data.getData("text/html");
    const words = data.getData("text/plain");
    const before = area.value.slice(0, area.selectionStart);
    if (html) wait({ area, paste: { html, words, types: data.types, before } });
    else if (!words && data.files[0]?.type.startsWith("image/")) onPictureFile();
  }

  area.addEventListener("input", onChange, { signal: ended.signal });
  area.addEventListener("keydown", onKey, { signal: ended.signal });
  area.addEventListener("paste", onPaste, { signal: ended.signal });
  return () => ended.abort();
}

type EditorKeys = { onCopy: () => void; onToolbar: () => void };

/** The shortcuts of the whole screen, each of which has a button too: Ctrl or Cmd + Enter copies, Alt + F10 goes to the toolbar. */
export function useEditorKeys(screen: RefObject<HTMLElement>, keys: EditorKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const element = screen.current;
    function onKey(event: KeyboardEvent) {
      if (event.isComposing) return;
      const copies = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (!copies && !(event.key === "F10" && event.altKey)) return;
      event.preventDefault();
      if (copies) latest.current.onCopy();
      else latest.current.onToolbar();
    }
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [screen, latest]);
}
