import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import {
  applyEdit,
  type EditHistory,
  forget,
  restoreSelection,
  stepByOwnHistory,
} from "../../editing/apply-edit.client";
import { type CommandId, command } from "../../editing/commands";
import type { Edit } from "../../editing/edit";
import { linkByPaste } from "../../editing/insertions";
import { commandOfKey } from "../../editing/shortcuts";
import { continueLine, indentItems } from "../../editing/typing";

type Handlers = {
  /** The text changed, by whatever way. */
  onChange: () => void;
  /** A picture file was pasted or dropped; there is no host to put it on. */
  onPictureFile: () => void;
};

const holdsPicture = (data: DataTransfer | null): boolean =>
  [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));

/**
 * Editing in a text area that keeps the browser's own undo: commands, lists that go on, pasted addresses. `fieldKey` is the
 * key of a text area that is exchanged for another now and then.
 */
export function useEditing(field: RefObject<HTMLTextAreaElement>, handlers: Handlers, fieldKey = "") {
  const history = useRef<EditHistory>({ done: [], undone: [], applying: false });
  const shownKey = useRef(fieldKey);
  const latest = useLatest(handlers);

  const run = useCallback(
    (id: CommandId) => {
      const area = field.current;
      if (!area) return;
      applyEdit(area, command(id)(area.value, area.selectionStart, area.selectionEnd), history.current);
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
    const listening = new AbortController();
    const { signal } = listening;
    let leavesByTab = false;
    let lastKey = "";

    const edit = (event: Event, change: Edit | null) => {
      if (!change) return;
      event.preventDefault();
      applyEdit(area, change, history.current);
    };
    const lineBreak = (event: Event) =>
      edit(event, continueLine(area.value, area.selectionStart, area.selectionEnd));

    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      const { key } = event;
      lastKey = key;
      const mayLeave = leavesByTab;
      leavesByTab = key === "Escape" || (mayLeave && key === "Shift");
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const { value, selectionStart, selectionEnd } = area;
      if (key === "Enter" && !modified && !event.shiftKey) lineBreak(event);
      else if (key === "Tab" && !modified && !mayLeave)
        edit(event, indentItems(value, selectionStart, selectionEnd, event.shiftKey));
      else if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(key)) {
        const step = key.toLowerCase() === "y" || event.shiftKey ? "redo" : "undo";
        if (stepByOwnHistory(area, step, history.current)) event.preventDefault();
      } else {
        const id = commandOfKey(event);
        if (!id) return;
        event.preventDefault();
        run(id);
      }
    };

    const onInput = (event: Event) => {
      if (history.current.applying) return;
      if (event instanceof InputEvent) restoreSelection(area, event.inputType, history.current);
      latest.current.onChange();
    };

    const onPaste = (event: ClipboardEvent) => {
      const words = event.clipboardData?.getData("text/plain") ?? "";
      if (!words && holdsPicture(event.clipboardData)) {
        event.preventDefault();
        latest.current.onPictureFile();
      } else edit(event, linkByPaste(area.value, area.selectionStart, area.selectionEnd, words));
    };

    const onDrop = (event: DragEvent) => {
      if (!holdsPicture(event.dataTransfer)) return;
      event.preventDefault();
      latest.current.onPictureFile();
    };

    area.addEventListener("keydown", onKey, { signal });
    area.addEventListener("input", onInput, { signal });
    area.addEventListener("paste", onPaste, { signal });
    area.addEventListener("drop", onDrop, { signal });
    // Keyboards on touch screens do not name the key.
    area.addEventListener(
      "beforeinput",
      (event) => {
        if (event.inputType === "insertLineBreak" && lastKey !== "Enter" && !event.isComposing)
          lineBreak(event);
        lastKey = "";
      },
      { signal },
    );
    return () => listening.abort();
  }, [field, run, fieldKey, latest]);

  return { run, replaceAll, history };
}
