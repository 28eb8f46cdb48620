import { type DraftBuffer, tidy } from "./draft-buffer.client";
import type { DraftView } from "./draft-view";
import { type Drafts, openDrafts, reasonOf } from "./drafts.client";
import { recoverAll } from "./restore-backup.client";
import type { SessionPowers } from "./session-environment.client";
import type { Tabs } from "./tabs.client";
import { newWriting, writingOf } from "./writing";

/** What the steps of a session work with. */
export type SessionParts = { powers: SessionPowers; view: DraftView; buffer: DraftBuffer; tabs: Tabs };

// A tab that reloads has to wait for its former self to let go.
const RELOAD_WAIT_MS = 700;

/** Shows a draft, as this tab's own if no other has it within `wait` milliseconds. */
export async function showDraft(parts: SessionParts, drafts: Drafts, id: string, wait = 0): Promise<void> {
  const { powers, view, buffer, tabs } = parts;
  const isOurs = await tabs.hold(id, wait);
  const draft = await drafts.read(id);
  if (draft && draft.deletedAt !== null) return showDraft(parts, drafts, powers.newId());
  buffer.mount(draft ? writingOf(draft) : newWriting(id, ""));
  if (isOurs) buffer.showStored();
  else view.show({ kind: "elsewhere" });
}

/** The id of the newest draft, else of one to begin. */
export async function newestId(drafts: Drafts, newId: () => string): Promise<string> {
  const entries = await drafts.list();
  return entries.find((entry) => entry.kind === "draft")?.id ?? newId();
}

/**
 * Opens the drafts, brings back what was left unstored, and shows the draft that this tab had open last, else the newest,
 * else an empty one.
 */
export async function showFirstDraft(parts: SessionParts): Promise<Drafts> {
  const { powers, view, buffer, tabs } = parts;
  const { localStorage, sessionStorage, tabKey, newId } = powers;
  const drafts = await openDrafts(powers);
  buffer.connect(drafts);
  if (drafts.storage === "localStorage") view.tell(["fallback"]);
  try {
    view.tell(await recoverAll(drafts, { localStorage, tabs }));
    const last = sessionStorage?.getItem(tabKey) ?? null;
    await showDraft(parts, drafts, last ?? (await newestId(drafts, newId)), last ? RELOAD_WAIT_MS : 0);
  } catch (error) {
    // The drafts cannot be read: something new can be written all the same.
    buffer.mount(newWriting(newId(), ""));
    view.show({ kind: "unsaved", reason: reasonOf(error) });
  }
  tidy(drafts);
  return drafts;
}
