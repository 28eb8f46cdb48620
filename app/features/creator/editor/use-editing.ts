import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import { applyEdit, type EditHistory, forget } from "../article/editing/apply-edit.client";
import type { CommandId } from "../article/editing/commands";
import { type EditingHandlers, listenToEditing, runCommand } from "../article/editing/listen.client";

/** Editing in a text area, beside the browser's own undo. `fieldKey` is the React key of the text area. */
export function useEditing(field: RefObject<HTMLTextAreaElement>, handlers: EditingHandlers, fieldKey = "") {
  const history = useRef<EditHistory>({ done: [], undone: [], applying: false });
  const shownKey = useRef(fieldKey);
  const latest = useLatest(handlers);

  const run = useCallback(
    (id: CommandId) => {
      if (field.current) runCommand(field.current, id, history.current);
    },
    [field],
  );

  const replaceAll = useCallback(
    (text: string) => {
      const area = field.current;
      if (!area) return;
      applyEdit(area, { from: 0, to: area.value.length, insert: text, start: 0, end: 0 }, history.current);
    },
    [field],
  );

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    if (shownKey.current !== fieldKey) forget(history.current);
    shownKey.current = fieldKey;
    return listenToEditing(area, history.current, {
      onChange: () => latest.current.onChange(),
      onPictureFile: () => latest.current.onPictureFile(),
      onNotLoaded: () => latest.current.onNotLoaded(),
    });
  }, [field, fieldKey, latest]);

  return { run, replaceAll, history };
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
