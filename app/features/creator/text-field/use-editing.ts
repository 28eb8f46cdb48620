import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "~/ui/browser/use-latest";
import { usePart } from "~/ui/browser/use-part";
import type { EditHistory } from "./apply-edit.client";
import type { CommandId } from "./commands";
import type { Early, EditingHandlers } from "./listen.client";
import { commandOfKey } from "./shortcuts";

const loadEditing = () => import("./listen.client");

type Handlers = EditingHandlers & { onCommandsNotLoaded: () => void };

/** Editing in a text area, beside the browser's own undo. Its code comes once the page runs; until then the text area is the
 * browser's own, and a command, or the form of what is pasted, waits. `fieldKey` is the React key of the text area. */
export function useEditing(field: RefObject<HTMLTextAreaElement>, handlers: Handlers, fieldKey = "") {
  const { part: editing, failed, fetchPart } = usePart(loadEditing);
  const history = useRef<EditHistory>({ done: [], undone: [], applying: false });
  const waiting = useRef<(Early & { key: string })[]>([]);
  const latest = useLatest({ ...handlers, wait });

  useEffect(fetchPart, [fetchPart]);
  useEffect(() => {
    if (!failed) return;
    waiting.current.splice(0);
    latest.current.onCommandsNotLoaded();
  }, [failed, latest]);

  function wait(work: Early): void {
    waiting.current.push({ ...work, key: fieldKey });
    fetchPart();
  }

  function run(command: CommandId): void {
    const area = field.current;
    if (area && editing) editing.runCommand(area, command, history.current);
    else if (area) wait({ command });
  }

  function replaceAll(insert: string, caret = 0) {
    const area = field.current;
    if (!area) return;
    if (editing) return editing.replaceText(area, insert, caret, history.current);
    area.focus({ preventScroll: true });
    area.select();
    // As if typed, for the browser's undo, where that can be: many lines take long, and not all is shown.
    const isTyped = document.activeElement === area && insert.split("\n").length < 100;
    if (!isTyped || !document.execCommand("insertText", false, insert)) area.value = insert;
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
    history.current = { done: [], undone: [], applying: false };
    const due = waiting.current.splice(0).filter(({ key }) => key === fieldKey);
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

function listenUntilLoaded(area: HTMLTextAreaElement, { onChange, wait }: Events): () => void {
  const ended = new AbortController();

  function onKey(event: KeyboardEvent): void {
    const command = event.isComposing ? null : commandOfKey(event);
    if (!command) return;
    event.preventDefault();
    wait({ command });
  }

  function onPaste({ clipboardData: data }: ClipboardEvent): void {
    if (!data) return;
    const html = data.getData("text/html");
    const words = data.getData("text/plain");
    const before = area.value.slice(0, area.selectionStart);
    if (html || data.files[0]) wait({ paste: { html, words, types: data.types, before } });
  }

  area.addEventListener("input", onChange, { signal: ended.signal });
  area.addEventListener("keydown", onKey, { signal: ended.signal });
  area.addEventListener("paste", onPaste, { signal: ended.signal });
  return () => ended.abort();
}
