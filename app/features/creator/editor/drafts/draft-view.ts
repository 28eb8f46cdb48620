export type DraftState =
  | { kind: "loading" }
  /** In storage since then, in milliseconds; null while there is nothing to store. */
  | { kind: "saved"; at: number | null }
  | { kind: "saving" }
  /** Only in this tab; it is tried again with the next change, and by retry(). What was not loaded is the code that saves. */
  | { kind: "unsaved"; reason: "full" | "blocked" | "failed" | "notLoaded" }
  /** Open in another tab: read only here, until continueHere() or workOnCopy(). */
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

function isSame(one: DraftState, other: DraftState): boolean {
  if (one.kind === "saved" && other.kind === "saved") return one.at === other.at;
  if (one.kind === "unsaved" && other.kind === "unsaved") return one.reason === other.reason;
  return one.kind === other.kind;
}

export type DraftView = ReturnType<typeof draftView>;

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
      if (isSame(state, snapshot.state)) return;
      emit({ state, readOnly: state.kind === "loading" || state.kind === "elsewhere" });
    },
    notify: (notices: DraftNotice[]): void => {
      const fresh = notices.filter((notice) => !snapshot.notices.includes(notice));
      if (fresh.length > 0) emit({ notices: [...snapshot.notices, ...new Set(fresh)] });
    },
    dismiss: (notice: DraftNotice) => emit({ notices: snapshot.notices.filter((each) => each !== notice) }),
  };
}
