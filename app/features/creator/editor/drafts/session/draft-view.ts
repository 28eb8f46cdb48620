export type DraftState =
  | { kind: "loading" }
  /** In storage since then, in milliseconds; null while there is nothing to store. */
  | { kind: "saved"; at: number | null }
  | { kind: "saving" }
  /** Only in this tab; it is tried again with the next change, and by retry(). What was not loaded is the code that saves. */
  | { kind: "unsaved"; reason: "full" | "blocked" | "failed" | "notLoaded" }
  /** Open in another tab: read only here, until continueHere() or a new draft. */
  | { kind: "elsewhere" };

export type DraftNotice =
  | "recovered"
  /** The same, kept as a version since the draft has been worked on since. */
  | "recoveredVersion"
  | "conflict"
  | "fallback"
  | "linkOpened"
  | "linkDamaged"
  | "linkTooLong"
  | "linkWaits"
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

export function draftView() {
  const listeners = new Set<() => void>();
  let snapshot = loadingSnapshot;

  function emit(next: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
    snapshot: (): DraftSnapshot => snapshot,
    isElsewhere: () => snapshot.state.kind === "elsewhere",
    emit,
    show: (state: DraftState): void => {
      if (JSON.stringify(state) === JSON.stringify(snapshot.state)) return;
      emit({ state, readOnly: state.kind === "loading" || state.kind === "elsewhere" });
    },
    notify: (...notices: DraftNotice[]): void => {
      const all = [...new Set([...snapshot.notices, ...notices])];
      if (all.length > snapshot.notices.length) emit({ notices: all });
    },
    dismiss: (notice: DraftNotice) => emit({ notices: snapshot.notices.filter((each) => each !== notice) }),
  };
}
