import type { DraftView } from "./draft-view";
import { type Drafts, reasonOf } from "./drafts.client";
import { removeBackup, saveBackup } from "./emergency-backup.client";
import type { Saved } from "./save";
import type { SessionEnvironment } from "./session-environment.client";
import {
  isDirty,
  type NewVersion,
  newWriting,
  rewritten,
  storedAs,
  versionsFor,
  type Writing,
} from "./writing";

const RETRY_AFTER_MS = 10_000;
const LENGTH_WORTH_PERSISTING = 200;

export function tidy(drafts: Drafts): void {
  drafts.tidy().catch(console.error);
}

export type DraftBuffer = ReturnType<typeof openDraftBuffer>;

export function openDraftBuffer(environment: SessionEnvironment, me: string, view: DraftView) {
  const { now, newId, localStorage, sessionStorage, tabKey } = environment;
  let writing = newWriting(newId(), "");
  let mounted = 0;
  let drafts: Drafts | null = null;
  let isClosed = false;
  const saving = autosave(save);

  /** Outside the undo history of what was in the text area. */
  function mount(next: Writing): void {
    writing = next;
    view.dismiss("linkOpened");
    sessionStorage?.setItem(tabKey, next.id);
    view.emit({ draftId: next.id, draftKey: `${next.id}:${++mounted}`, initialText: next.text });
  }

  function change(next: Writing): void {
    writing = next;
    if (view.isElsewhere()) return;
    if (isDirty(next)) {
      if (view.snapshot().state.kind !== "unsaved") view.show({ kind: "saving" });
      saving.schedule();
    } else {
      saving.cancel();
      showStored();
    }
  }

  function isInMemory(): boolean {
    return drafts?.storage === "memory";
  }

  function showStored(): void {
    view.show(
      isInMemory() ? { kind: "unsaved", reason: "blocked" } : { kind: "saved", at: writing.storedAt },
    );
  }

  async function save(): Promise<void> {
    if (!drafts || !isDirty(writing) || view.isElsewhere()) return;
    const { id, text, base } = writing;
    const versions = versionsFor(writing, now());
    try {
      const saved = await drafts.save({ id, text, base, writer: me, versions });
      if (saved.kind === "conflict") onConflict(text);
      else onSaved(drafts, saved, versions);
    } catch (error) {
      view.show({ kind: "unsaved", reason: reasonOf(error) });
      backUp();
      if (!isClosed) saving.retryIn(RETRY_AFTER_MS);
    }
  }

  function onConflict(text: string): void {
    writing = { ...writing, stored: text, pending: [] };
    view.notify(["conflict"]);
    view.show({ kind: "elsewhere" });
  }

  function onSaved(into: Drafts, { draft }: Saved, versions: NewVersion[]): void {
    writing = storedAs(writing, draft, versions);
    if (!isDirty(writing)) {
      removeBackup(localStorage, { draft: draft.id, writer: me });
      showStored();
    }
    if (draft.text.length >= LENGTH_WORTH_PERSISTING) environment.persist();
    if (versions.length > 0) tidy(into);
  }

  async function keepAsVersion(): Promise<boolean> {
    const { id, text, stored } = writing;
    if (!drafts || text === stored || !text.trim()) return true;
    try {
      await drafts.keep(id, [{ text, reason: "conflict", at: now() }]);
      writing = { ...writing, stored: text, pending: [] };
      removeBackup(localStorage, { draft: id, writer: me });
      view.notify(["conflict"]);
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return backUp();
    }
  }

  function backUp(): boolean {
    const { id, text, base } = writing;
    return saveBackup(localStorage, { draft: id, text, base, writer: me, at: now() });
  }

  return {
    writing: (): Writing => writing,
    connect: (opened: Drafts): void => {
      drafts = opened;
    },
    mount,
    write: (text: string): void => {
      if (text !== writing.text) change(rewritten(writing, text, now()));
    },
    change,
    showStored,
    isInMemory,
    flush: saving.flush,
    /** Before the tab turns to another draft; false if this one could not be stored. */
    settle: async (): Promise<boolean> => {
      if (view.isElsewhere()) return keepAsVersion();
      await saving.flush();
      return !isDirty(writing);
    },
    keepAsVersion,
    backUp,
    close: async (): Promise<void> => {
      isClosed = true;
      await saving.flush();
      if (isDirty(writing)) backUp();
      saving.cancel();
    },
  };
}

const DEBOUNCE_MS = 500;
const LONGEST_WAIT_MS = 2000;

function autosave(save: () => Promise<void>) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();

  function cancel(): void {
    clearTimeout(quiet);
    clearTimeout(latest);
    latest = undefined;
  }

  function flush(): Promise<void> {
    cancel();
    queue = queue.then(save, save);
    return queue;
  }

  return {
    schedule: (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(flush, DEBOUNCE_MS);
      latest ??= setTimeout(flush, LONGEST_WAIT_MS);
    },
    retryIn: (milliseconds: number): void => {
      clearTimeout(quiet);
      quiet = setTimeout(flush, milliseconds);
    },
    flush,
    cancel,
  };
}
