import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import { applyEdit, type EditHistory, forget } from "../article/editing/apply-edit.client";
import type { CommandId } from "../article/editing/commands";
import { type EditingHandlers, listenToEditing, runCommand } from "../article/editing/listen.client";

/**
 * Editing in a text area that keeps the browser's own undo: commands, lists that go on, pasted addresses. `fieldKey` is the
 * key of a text area that is exchanged for another now and then.
 */
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

  /** Puts a text in the place of all there is, as one step of the history, and the caret before it. */
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
