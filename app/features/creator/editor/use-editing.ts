import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import { usePart } from "~/ui/use-part";
import type { EditHistory } from "../article/editing/apply-edit.client";
import type { CommandId } from "../article/editing/commands";
import type { EditingHandlers } from "../article/editing/listen.client";

const loadEditing = () =>
  Promise.all([
    import("../article/editing/listen.client"),
    import("../article/editing/apply-edit.client"),
  ]).then(([listening, applying]) => ({ ...listening, ...applying }));

type Editing = Awaited<ReturnType<typeof loadEditing>>;
type Work = (area: HTMLTextAreaElement, editing: Editing | null) => void;
type Handlers = EditingHandlers & { onCommandsNotLoaded: () => void };

/** Editing in a text area, beside the browser's own undo. Its code comes once the page runs; until then the text area is the
 * browser's own, and a command waits. `fieldKey` is the React key of the text area. */
export function useEditing(field: RefObject<HTMLTextAreaElement>, handlers: Handlers, fieldKey = "") {
  const { part: editing, failed, fetchPart } = usePart(loadEditing);
  const history = useRef<EditHistory>({ done: [], undone: [], applying: false });
  const shownKey = useRef(fieldKey);
  const waiting = useRef<Work[]>([]);
  const latest = useLatest(handlers);

  useEffect(fetchPart, [fetchPart]);
  useEffect(() => {
    if (!failed) return;
    latest.current.onCommandsNotLoaded();
    for (const work of waiting.current.splice(0)) if (field.current) work(field.current, null);
  }, [failed, field, latest]);

  const edit = useCallback(
    (work: Work) => {
      if (editing && field.current) return work(field.current, editing);
      waiting.current.push(work);
      fetchPart();
    },
    [field, editing, fetchPart],
  );

  const run = useCallback(
    (id: CommandId) => edit((area, editing) => editing?.runCommand(area, id, history.current)),
    [edit],
  );

  function replaceAll(insert: string, caret = 0): void {
    edit((area, editing) => {
      const whole = { from: 0, to: area.value.length, insert, start: caret, end: caret };
      if (editing) return editing.applyEdit(area, whole, history.current);
      area.value = insert;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const onChange = () => latest.current.onChange();
    if (!editing) {
      const waits = new AbortController();
      area.addEventListener("input", onChange, { signal: waits.signal });
      area.addEventListener("paste", (event) => edit(pasteLater(event)), { signal: waits.signal });
      return () => waits.abort();
    }
    if (shownKey.current !== fieldKey) editing.forget(history.current);
    shownKey.current = fieldKey;
    const close = editing.listenToEditing(area, history.current, {
      onChange,
      onPictureFile: () => latest.current.onPictureFile(),
      onNotLoaded: () => latest.current.onNotLoaded(),
    });
    for (const work of waiting.current.splice(0)) work(area, editing);
    return close;
  }, [field, fieldKey, latest, editing, edit]);

  return { run, replaceAll };
}

/** What is pasted is gone after its event; words alone are pasted by whoever does not know more of it. */
function pasteLater(event: ClipboardEvent): Work {
  event.preventDefault();
  const { types, files } = event.clipboardData ?? new DataTransfer();
  const pasted = new DataTransfer();
  for (const type of types)
    if (type !== "Files") pasted.setData(type, event.clipboardData?.getData(type) ?? "");
  for (const file of files) pasted.items.add(file);
  const again = new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true });
  return (area, editing) => {
    if (!editing || area.dispatchEvent(again))
      area.ownerDocument.execCommand("insertText", false, pasted.getData("text/plain"));
  };
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
