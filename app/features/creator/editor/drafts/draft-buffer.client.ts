import { autosave } from "./autosave.client";
import type { DraftView } from "./draft-view";
import { type Drafts, reasonOf } from "./drafts.client";
import { putRescue, removeRescue } from "./emergency-backup.client";
import type { Saved } from "./save";
import type { SessionPowers } from "./session-environment.client";
import {
  isDirty,
  type KeptText,
  newWriting,
  rewritten,
  storedAs,
  versionsFor,
  type Writing,
} from "./writing";

const RETRY_AFTER_MS = 10_000;
const LENGTH_WORTH_PERSISTING = 200;

/** The draft that is written in this tab, and its way into storage. */
export type DraftBuffer = {
  writing(): Writing;
  /** Names the drafts to save into; until then the text stays in this tab. */
  connect(drafts: Drafts): void;
  /** Puts a draft into the text area, outside the undo history of what was there. */
  mount(next: Writing): void;
  write(text: string): void;
  /** Takes the draft as it has become, and saves it soon. */
  change(next: Writing): void;
  /** Shows that there is nothing left to store, or that this browser stores nothing. */
  showStored(): void;
  /** Whether the text is gone with the page, as this browser stores nothing. */
  isInMemory(): boolean;
  /** Saves now, after whatever is being saved; the view says what came of it. */
  flush(): Promise<void>;
  /** Stores what is here, so that the tab may turn to something else; false if that failed. */
  settle(): Promise<boolean>;
  /** Keeps as a version what was written here when another tab took the draft; false if that failed. */
  keepAsVersion(): Promise<boolean>;
  /** Writes the text down at once, for when saving would be too slow; false if there is no room. */
  rescue(): boolean;
  close(): Promise<void>;
};

/** What is not tidied up now is so next time; nothing depends on it. */
export function tidy(drafts: Drafts): void {
  drafts.tidy().catch(console.error);
}

/** Begins with an empty draft. `me` is the writer whose saves the drafts tell from those of others. */
export function openDraftBuffer(powers: SessionPowers, me: string, view: DraftView): DraftBuffer {
  const { now, newId, localStorage, sessionStorage, tabKey } = powers;
  let writing = newWriting(newId(), "");
  let mounted = 0;
  let drafts: Drafts | null = null;
  let isClosed = false;
  const saving = autosave(save);

  function mount(next: Writing): void {
    writing = next;
    view.dismiss("handed");
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
      rescue();
      if (!isClosed) saving.retryIn(RETRY_AFTER_MS);
    }
  }

  function onConflict(text: string): void {
    writing = { ...writing, stored: text, pending: [] };
    view.tell(["conflict"]);
    view.show({ kind: "elsewhere" });
  }

  function onSaved(into: Drafts, { draft }: Saved, versions: KeptText[]): void {
    writing = storedAs(writing, draft, versions);
    if (!isDirty(writing)) {
      removeRescue(localStorage, { draft: draft.id, writer: me });
      showStored();
    }
    if (draft.text.length >= LENGTH_WORTH_PERSISTING) powers.persist();
    if (versions.length > 0) tidy(into);
  }

  async function keepAsVersion(): Promise<boolean> {
    const { id, text, stored } = writing;
    if (!drafts || text === stored || !text.trim()) return true;
    try {
      await drafts.keep(id, [{ text, reason: "conflict", at: now() }]);
      writing = { ...writing, stored: text, pending: [] };
      removeRescue(localStorage, { draft: id, writer: me });
      view.tell(["conflict"]);
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return rescue();
    }
  }

  function rescue(): boolean {
    const { id, text, base } = writing;
    return putRescue(localStorage, { draft: id, text, base, writer: me, at: now() });
  }

  return {
    writing: () => writing,
    connect: (opened) => {
      drafts = opened;
    },
    mount,
    write: (text) => {
      if (text !== writing.text) change(rewritten(writing, text, now()));
    },
    change,
    showStored,
    isInMemory,
    flush: saving.flush,
    settle: async () => {
      if (view.isElsewhere()) return keepAsVersion();
      await saving.flush();
      return !isDirty(writing);
    },
    keepAsVersion,
    rescue,
    close: async () => {
      isClosed = true;
      await saving.flush();
      if (isDirty(writing)) rescue();
      saving.cancel();
    },
  };
}
