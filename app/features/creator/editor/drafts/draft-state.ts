/** What became of the text of the open draft. */
export type DraftState =
  | { kind: "loading" }
  /** In storage since then, in milliseconds; null while there is nothing to store. */
  | { kind: "saved"; at: number | null }
  | { kind: "saving" }
  /** Only in this tab; it is tried again with the next change, and by retry(). */
  | { kind: "unsaved"; reason: "full" | "blocked" | "failed" }
  /** Open in another tab: read only here, until continueHere() or workOnCopy(). */
  | { kind: "elsewhere" };

/** Something a person should know about, until dismissed. */
export type DraftNotice =
  /** Text that had not been stored when the page was closed is back. */
  | "recovered"
  /** The same, kept as a version since the draft has been worked on since. */
  | "recoveredVersion"
  /** Somebody else saved in between: the text of this tab is kept as a version. */
  | "conflict"
  /** The database does not work: local storage holds the drafts. */
  | "fallback"
  /** The text came with a link, as a draft of its own. */
  | "handed"
  /** A link handed over no text that can be read, or too much of it. */
  | "linkDamaged"
  | "linkTooLong"
  /** The text of a link waits, as the present one could not be stored first. */
  | "linkWaits"
  /** The text of a file is a draft of its own; or it was not opened, as the present one could not be stored first. */
  | "fileOpened"
  | "fileWaits";

export type DraftSnapshot = {
  state: DraftState;
  draftId: string;
  /** Changes when the text area must begin anew with `initialText`, outside its undo history. */
  draftKey: string;
  initialText: string;
  readOnly: boolean;
  notices: readonly DraftNotice[];
};

export const loadingSnapshot: DraftSnapshot = {
  state: { kind: "loading" },
  draftId: "",
  draftKey: "",
  initialText: "",
  readOnly: true,
  notices: [],
};
