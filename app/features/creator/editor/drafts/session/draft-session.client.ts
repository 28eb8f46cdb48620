import type { SharedText } from "~/core/starting-text";
import { type Drafts, openDrafts, reasonOfStorage } from "../storage/drafts.client";
import { removeBackup, restoreBackups, saveBackup } from "../storage/emergency-backup.client";
import type { Version } from "../storage/record";
import { openTabs } from "../storage/tabs.client";
import { autosave } from "./autosave.client";
import { draftView } from "./draft-view";
import { importSharedText } from "./import-shared-text.client";
import { browserEnvironment, type SessionEnvironment } from "./session-environment.client";
import { isDirty, newWriting, replaced, rewritten, storedAs, versionsFor, writingOf } from "./writing";

const RETRY_AFTER_MS = 10_000;
const LENGTH_WORTH_PERSISTING = 200;
// A tab that reloads has to wait for its former self to let go.
const RELOAD_WAIT_MS = 700;

export type DraftSession = ReturnType<typeof openDraftSession>;

/** Opens the drafts and the draft that this tab had open last, else the newest, else an empty one. All that a session knows is
 * what is written and what of it is shown; all that it does is to mount a text, change it, save it, and leave it for another. */
export function openDraftSession(environment: SessionEnvironment = browserEnvironment()) {
  const { now, newId, localStorage, sessionStorage, tabKey } = environment;
  const me = newId();
  const view = draftView();
  const { show, notify, dismiss, isElsewhere, snapshot, subscribe } = view;
  let writing = newWriting(newId(), "");
  let mounted = 0;
  let store: Drafts | null = null;
  const saving = autosave(save);
  const tabs = openTabs(environment, me, { asked: () => saving.flush().then(onLost), lost: onLost });
  const opening = openFirst();
  const stopListening = environment.listen({
    hidden: onHidden,
    leaving: mayLeave,
    visible: () => void onVisible(),
  });

  const isInMemory = () => store?.storage === "memory";

  function showStored(): void {
    show(isInMemory() ? { kind: "unsaved", reason: "blocked" } : { kind: "saved", at: writing.storedAt });
  }

  /** Outside the undo history of what was in the text area. */
  function mount(next: typeof writing): void {
    writing = next;
    dismiss("linkOpened");
    sessionStorage?.setItem(tabKey, next.id);
    view.emit({ draftId: next.id, draftKey: `${next.id}:${++mounted}`, initialText: next.text });
  }

  function change(next: typeof writing): void {
    writing = next;
    if (isElsewhere()) return;
    if (isDirty(next)) {
      if (snapshot().state.kind !== "unsaved") show({ kind: "saving" });
      saving.schedule();
    } else {
      saving.cancel();
      showStored();
    }
  }

  async function begin(next: typeof writing): Promise<void> {
    mount(next);
    showStored();
    change(next);
    await saving.flush();
  }

  async function save(): Promise<void> {
    if (!store || !isDirty(writing) || isElsewhere()) return;
    const { id, text, base } = writing;
    const versions = versionsFor(writing, now());
    try {
      const { kind, draft } = await store.save({ id, text, base, writer: me, versions });
      if (kind === "conflict") {
        onKept(text);
        return show({ kind: "elsewhere" });
      }
      writing = storedAs(writing, draft, versions);
      if (!isDirty(writing)) {
        removeBackup(localStorage, { draft: id, writer: me });
        showStored();
      } else change(writing);
      if (draft.text.length >= LENGTH_WORTH_PERSISTING) environment.persist();
      if (versions.length > 0) store.tidy().catch(console.error);
    } catch (error) {
      show({ kind: "unsaved", reason: reasonOfStorage(error) });
      backUp();
      saving.flushIn(RETRY_AFTER_MS);
    }
  }

  /** What another tab's text stands in the place of is a version now. */
  function onKept(text: string): void {
    writing = { ...writing, stored: text, pending: [] };
    notify("conflict");
  }

  function backUp(): boolean {
    const { id, text, base } = writing;
    return saveBackup(localStorage, { draft: id, text, base, writer: me, at: now() });
  }

  async function keepAsVersion(): Promise<boolean> {
    const { id, text, stored } = writing;
    if (!store || text === stored || !text.trim()) return true;
    try {
      await store.keep(id, [{ text, reason: "conflict", at: now() }]);
      onKept(text);
      removeBackup(localStorage, { draft: id, writer: me });
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return backUp();
    }
  }

  /** The drafts, when nothing of the open one can be lost any more; null where it could not be stored. */
  async function leave(): Promise<Drafts | null> {
    const drafts = await opening;
    if (isElsewhere()) return (await keepAsVersion()) ? drafts : null;
    await saving.flush();
    return isDirty(writing) ? null : drafts;
  }

  async function open(drafts: Drafts, id: string, wait = 0): Promise<void> {
    const isOurs = await tabs.hold(id, wait);
    const draft = await drafts.read(id);
    if (draft && draft.deletedAt !== null) return open(drafts, newId());
    // What was typed while these were awaited.
    await saving.flush();
    mount(draft ? writingOf(draft) : newWriting(id, ""));
    if (isOurs) showStored();
    else show({ kind: "elsewhere" });
  }

  async function openNewest(drafts: Drafts): Promise<void> {
    const entries = await drafts.list();
    await open(drafts, entries.find(({ kind }) => kind === "draft")?.id ?? newId());
  }

  async function openFirst(): Promise<Drafts> {
    const drafts = await openDrafts(environment);
    store = drafts;
    if (drafts.storage === "localStorage") notify("fallback");
    try {
      notify(...(await restoreBackups(drafts, { localStorage, tabs })));
      const last = sessionStorage?.getItem(tabKey);
      await (last ? open(drafts, last, RELOAD_WAIT_MS) : openNewest(drafts));
    } catch (error) {
      // The drafts cannot be read: something new can be written all the same.
      mount(newWriting(newId(), ""));
      show({ kind: "unsaved", reason: reasonOfStorage(error) });
    }
    drafts.tidy().catch(console.error);
    return drafts;
  }

  function onLost(): void {
    show({ kind: "elsewhere" });
    void keepAsVersion();
  }

  function onHidden(): void {
    if (!isDirty(writing)) return;
    backUp();
    void saving.flush();
  }

  function mayLeave(): boolean {
    if (isInMemory()) return !writing.text.trim();
    if (!isDirty(writing)) return true;
    void saving.flush();
    return backUp();
  }

  /** Takes the draft back if the tab that had it is gone, else shows what that tab has made of it. */
  async function onVisible(): Promise<void> {
    const drafts = await opening;
    if (!isElsewhere() || isDirty(writing)) return;
    const { id, text } = writing;
    const isOurs = await tabs.hold(id);
    const stored = isOurs ? null : await drafts.read(id);
    if (isOurs || stored?.text !== text) await open(drafts, id);
  }

  async function openDraft(id: string): Promise<boolean> {
    const drafts = await leave();
    if (drafts) await open(drafts, id);
    return drafts !== null;
  }

  async function newDraft(text = ""): Promise<boolean> {
    if (!(await leave())) return false;
    const begun = newWriting(newId(), text);
    await tabs.hold(begun.id);
    // What was typed while it was awaited.
    await saving.flush();
    await begin(begun);
    return true;
  }

  async function deleteDraft(id: string): Promise<boolean> {
    const drafts = await leave();
    await drafts?.remove(id);
    if (drafts && id === writing.id) await openNewest(drafts);
    return drafts !== null;
  }

  async function restoreVersion(version: Version): Promise<boolean> {
    const drafts = await opening;
    const text = await drafts.versionText(version);
    if (text === null || isElsewhere()) return false;
    await begin(replaced(writing, text, now()));
    return true;
  }

  /** Makes a draft that another tab has this tab's own; the other one saves first. */
  async function continueHere(): Promise<void> {
    const drafts = await opening;
    await keepAsVersion();
    await tabs.take(writing.id);
    await open(drafts, writing.id);
  }

  async function close(): Promise<void> {
    stopListening();
    await opening;
    await saving.flush();
    if (isDirty(writing)) backUp();
    saving.cancel();
    tabs.close();
  }

  const verbs = { openDraft, newDraft, text: () => writing.text, drafts: () => opening, snapshot };
  return {
    ...verbs,
    ...{ deleteDraft, restoreVersion, continueHere, close, subscribe, dismiss },
    importSharedText: (shared: SharedText, origin: "link" | "file" = "link") =>
      importSharedText({ ...verbs, notify }, shared, origin),
    write: (text: string): void => {
      if (text !== writing.text) change(rewritten(writing, text, now()));
    },
    retry: saving.flush,
  };
}
