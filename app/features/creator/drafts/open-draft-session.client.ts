import { autosave } from "./autosave.client";
import type { DraftSession } from "./draft-session.client";
import { draftView } from "./draft-view";
import { type Drafts, openDrafts, reasonOf } from "./drafts.client";
import { recoverAll } from "./recovery.client";
import { putRescue, removeRescue } from "./rescue.client";
import type { SessionPowers } from "./session-powers.client";
import { openTabs } from "./tabs.client";
import { takeHanded } from "./take-handed.client";
import { isDirty, newWriting, replaced, rewritten, storedAs, versionsFor, writingOf } from "./writing";

const RETRY_AFTER_MS = 10_000;
// A tab that reloads has to wait for its former self to let go.
const RELOAD_WAIT_MS = 700;
const LENGTH_WORTH_PERSISTING = 200;

/** Opens the drafts and the draft that this tab had open last, else the newest, else an empty one. */
export function openDraftSession(powers: SessionPowers): DraftSession {
  const { now, newId, localStorage, sessionStorage, tabKey } = powers;
  const me = newId();
  const view = draftView();
  let writing = newWriting(newId(), "");
  let mounted = 0;
  let store: Drafts | null = null;
  let isClosed = false;

  const saving = autosave(save);
  const tabs = openTabs(powers, me, { asked: yieldDraft, lost: onLost });
  const opening = open();
  const stopListening = powers.listen({
    hidden: onHidden,
    leaving: mayLeave,
    visible: () => void onVisible(),
  });

  function isElsewhere(): boolean {
    return view.snapshot().state.kind === "elsewhere";
  }

  async function open(): Promise<Drafts> {
    const drafts = await openDrafts(powers);
    store = drafts;
    if (drafts.storage === "localStorage") view.tell(["fallback"]);
    try {
      view.tell(await recoverAll(drafts, { localStorage, tabs }));
      const last = sessionStorage?.getItem(tabKey) ?? null;
      await begin(drafts, last ?? (await newest(drafts)), last ? RELOAD_WAIT_MS : 0);
    } catch (error) {
      // The drafts cannot be read: something new can be written all the same.
      mount(newId(), "");
      view.show({ kind: "unsaved", reason: reasonOf(error) });
    }
    tidy();
    return drafts;
  }

  async function newest(drafts: Drafts): Promise<string> {
    const entries = await drafts.list();
    return entries.find((entry) => entry.kind === "draft")?.id ?? newId();
  }

  /** Shows a draft, as one's own if no other tab has it. */
  async function begin(drafts: Drafts, id: string, wait = 0): Promise<void> {
    const isOurs = await tabs.hold(id, wait);
    const draft = await drafts.read(id);
    if (!draft) mount(id, "");
    else if (draft.deletedAt !== null) return begin(drafts, newId());
    else mount(id, draft.text, writingOf(draft));
    if (isOurs) showSaved();
    else view.show({ kind: "elsewhere" });
  }

  function mount(id: string, text: string, next = newWriting(id, text)): void {
    writing = next;
    view.dismiss("handed");
    sessionStorage?.setItem(tabKey, id);
    view.emit({ draftId: id, draftKey: `${id}:${++mounted}`, initialText: text });
  }

  function changed(next: typeof writing): void {
    writing = next;
    if (isElsewhere()) return;
    if (isDirty(next)) {
      if (view.snapshot().state.kind !== "unsaved") view.show({ kind: "saving" });
      saving.schedule();
    } else {
      saving.cancel();
      showSaved();
    }
  }

  function showSaved(): void {
    const isInMemory = store?.storage === "memory";
    view.show(isInMemory ? { kind: "unsaved", reason: "blocked" } : { kind: "saved", at: writing.storedAt });
  }

  async function save(): Promise<void> {
    if (!store || !isDirty(writing) || isElsewhere()) return;
    const { id, text, base } = writing;
    const versions = versionsFor(writing, now());
    try {
      const { kind, draft } = await store.save({ id, text, base, writer: me, versions });
      if (kind === "conflict") {
        writing = { ...writing, stored: text, pending: [] };
        view.tell(["conflict"]);
        view.show({ kind: "elsewhere" });
        return;
      }
      writing = storedAs(writing, draft, versions);
      if (!isDirty(writing)) {
        removeRescue(localStorage, { draft: id, writer: me });
        showSaved();
      }
      if (text.length >= LENGTH_WORTH_PERSISTING) powers.persist();
      if (versions.length > 0) tidy();
    } catch (error) {
      view.show({ kind: "unsaved", reason: reasonOf(error) });
      rescue();
      if (!isClosed) saving.retryIn(RETRY_AFTER_MS);
    }
  }

  /** What is not tidied up now is so next time; nothing depends on it. */
  function tidy(): void {
    store?.tidy().catch(console.error);
  }

  /** Stores what is here, so that the tab may turn to something else; false if that failed. */
  async function settle(): Promise<boolean> {
    if (isElsewhere()) return keepStray();
    await saving.flush();
    return !isDirty(writing);
  }

  /** Keeps as a version what was written here when another tab took the draft; false if that failed. */
  async function keepStray(): Promise<boolean> {
    const { id, text, stored } = writing;
    if (!store || text === stored || !text.trim()) return true;
    try {
      await store.keep(id, [{ text, reason: "conflict", at: now() }]);
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

  async function yieldDraft(): Promise<void> {
    await saving.flush();
    onLost();
  }

  function onLost(): void {
    view.show({ kind: "elsewhere" });
    void keepStray();
  }

  function onHidden(): void {
    if (!isDirty(writing)) return;
    rescue();
    void saving.flush();
  }

  function mayLeave(): boolean {
    if (store?.storage === "memory") return !writing.text.trim();
    if (!isDirty(writing)) return true;
    void saving.flush();
    return rescue();
  }

  async function onVisible(): Promise<void> {
    if (!store || !isElsewhere() || isDirty(writing)) return;
    if (await tabs.hold(writing.id)) await begin(store, writing.id);
  }

  async function openDraft(id: string): Promise<boolean> {
    const drafts = await opening;
    if (!(await settle())) return false;
    await begin(drafts, id);
    return true;
  }

  async function newDraft(text = ""): Promise<boolean> {
    await opening;
    if (!(await settle())) return false;
    const id = newId();
    await tabs.hold(id);
    mount(id, text);
    showSaved();
    changed(writing);
    await saving.flush();
    return true;
  }

  return {
    subscribe: view.subscribe,
    snapshot: view.snapshot,
    text: () => writing.text,
    write: (text) => {
      if (text !== writing.text) changed(rewritten(writing, text, now()));
    },
    retry: saving.flush,
    openDraft,
    newDraft,
    takeHanded: (link) => takeHanded(link, { opening, text: () => writing.text, newDraft, openDraft, view }),
    deleteDraft: async (id) => {
      const drafts = await opening;
      if (!(await settle())) return false;
      await drafts.remove(id);
      if (id === writing.id) await begin(drafts, await newest(drafts));
      return true;
    },
    restoreVersion: async (version) => {
      const drafts = await opening;
      const text = await drafts.versionText(version);
      if (text === null || isElsewhere()) return false;
      const next = replaced(writing, text, now());
      mount(next.id, text, next);
      changed(next);
      await saving.flush();
      return true;
    },
    continueHere: async () => {
      const drafts = await opening;
      await keepStray();
      await tabs.take(writing.id);
      await begin(drafts, writing.id);
    },
    workOnCopy: async () => void (await newDraft(writing.text)),
    dismiss: view.dismiss,
    drafts: () => opening,
    close: async () => {
      isClosed = true;
      stopListening();
      await opening;
      await saving.flush();
      if (isDirty(writing)) rescue();
      saving.cancel();
      tabs.close();
    },
  };
}
