import { type DraftNotice, type DraftSnapshot, type DraftState, loadingSnapshot } from "./draft-state";

/** What a session shows of itself, with those who watch it. */
export type DraftView = {
  subscribe(listener: () => void): () => void;
  snapshot(): DraftSnapshot;
  /** Whether another tab has the draft. */
  isElsewhere(): boolean;
  emit(next: Partial<DraftSnapshot>): void;
  show(state: DraftState): void;
  tell(notices: DraftNotice[]): void;
  dismiss(notice: DraftNotice): void;
};

function isSame(one: DraftState, other: DraftState): boolean {
  if (one.kind === "saved" && other.kind === "saved") return one.at === other.at;
  if (one.kind === "unsaved" && other.kind === "unsaved") return one.reason === other.reason;
  return one.kind === other.kind;
}

/** Tells its listeners of changes only. */
export function draftView(): DraftView {
  const listeners = new Set<() => void>();
  let snapshot = loadingSnapshot;

  function emit(next: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    isElsewhere: () => snapshot.state.kind === "elsewhere",
    emit,
    show: (state) => {
      if (isSame(state, snapshot.state)) return;
      emit({ state, readOnly: state.kind === "loading" || state.kind === "elsewhere" });
    },
    tell: (notices) => {
      const fresh = notices.filter((notice) => !snapshot.notices.includes(notice));
      if (fresh.length > 0) emit({ notices: [...snapshot.notices, ...new Set(fresh)] });
    },
    dismiss: (notice) => emit({ notices: snapshot.notices.filter((each) => each !== notice) }),
  };
}
