import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "~/ui/use-latest";
import type { EditHistory } from "../article/editing/apply-edit.client";
import type { CommandId } from "../article/editing/command-ids";
import type { EditingHandlers } from "../article/editing/listen.client";
import { commandOfKey } from "../article/editing/shortcuts";

type Editing = typeof import("../article/editing/listen.client");
type Handlers = EditingHandlers & { onCommandsNotLoaded: () => void };

const newHistory = (): EditHistory => ({ done: [], undone: [], applying: false });

/** Editing in a text area, beside the browser's own undo. Its code comes once the page runs; until then the text area is the
 * browser's own, and commands wait for it. `fieldKey` is the React key of the text area. */
export function useEditing(field: RefObject<HTMLTextAreaElement>, handlers: Handlers, fieldKey = "") {
  const [editing, setEditing] = useState<Editing | null>(null);
  const history = useRef(newHistory());
  const shownKey = useRef(fieldKey);
  const latest = useLatest(handlers);

  const withEditing = useCallback(
    (work?: (editing: Editing) => void) => {
      import("../article/editing/listen.client").then(
        (loaded) => {
          setEditing(loaded);
          work?.(loaded);
        },
        () => latest.current.onCommandsNotLoaded(),
      );
    },
    [latest],
  );
  useEffect(withEditing, [withEditing]);

  const run = useCallback(
    (id: CommandId) => {
      const runIn = ({ runCommand }: Editing) => {
        if (field.current) runCommand(field.current, id, history.current);
      };
      if (editing) runIn(editing);
      else withEditing(runIn);
    },
    [field, editing, withEditing],
  );

  function replaceAll(text: string, caret = 0): void {
    const area = field.current;
    if (!area) return;
    if (editing) editing.replaceText(area, text, caret, history.current);
    else {
      area.focus({ preventScroll: true });
      area.value = text;
      area.setSelectionRange(caret, caret);
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    if (shownKey.current !== fieldKey) history.current = newHistory();
    shownKey.current = fieldKey;
    const onChange = () => latest.current.onChange();
    if (!editing) return listenMeanwhile(area, onChange, run);
    return editing.listenToEditing(area, history.current, {
      onChange,
      onPictureFile: () => latest.current.onPictureFile(),
      onNotLoaded: () => latest.current.onNotLoaded(),
    });
  }, [field, fieldKey, latest, editing, run]);

  return { run, replaceAll };
}

function listenMeanwhile(
  area: HTMLTextAreaElement,
  onChange: () => void,
  run: (id: CommandId) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  function onKey(event: KeyboardEvent): void {
    const id = event.isComposing ? null : commandOfKey(event);
    if (!id) return;
    event.preventDefault();
    run(id);
  }
  area.addEventListener("input", onChange, { signal });
  area.addEventListener("keydown", onKey, { signal });
  return () => listening.abort();
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
