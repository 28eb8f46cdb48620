import { onTestFinished, vi } from "vitest";
import type { EditHistory } from "~/features/creator/text-field/apply-edit.client";
import { listenToEditing } from "~/features/creator/text-field/listen.client";

/** A text area as the editor has it, with the focus, and the caret at `start`. */
export function openedField(text = "", start = text.length) {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.appendChild(area);
  area.focus();
  area.setSelectionRange(start, start);
  const history: EditHistory = { done: [], undone: [], applying: false };
  const onPictureFile = vi.fn();
  const close = listenToEditing(area, history, {
    onChange: () => undefined,
    onPictureFile,
    onNotLoaded: () => undefined,
  });
  onTestFinished(() => {
    close();
    area.remove();
  });
  return { area, history, onPictureFile };
}

export const selectionOf = (area: HTMLTextAreaElement) => [
  area.value,
  area.selectionStart,
  area.selectionEnd,
];
