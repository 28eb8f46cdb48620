import { useState } from "react";
import { loadDialog, type OpenDialog } from "./EditorDialogs";

/** The dialog that is open. One opens when it is there: one that does not come must not take the text with it. */
export function useDialog(onNotLoaded: () => void) {
  const [open, setOpen] = useState<OpenDialog>(null);

  function ask(name: Exclude<OpenDialog, null>): void {
    loadDialog(name).then(() => setOpen(name), onNotLoaded);
  }

  /** Closes the list of drafts; what is typed in another dialog stays. */
  function closeDrafts(): void {
    setOpen((name) => (name === "drafts" || name === "versions" ? null : name));
  }

  return { open, ask, close: () => setOpen(null), closeDrafts };
}
