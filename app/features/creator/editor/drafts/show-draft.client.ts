import { type DraftBuffer, tidy } from "./draft-buffer.client";
import type { DraftView } from "./draft-view";
import { type Drafts, openDrafts, reasonOf } from "./drafts.client";
import { restoreBackups } from "./emergency-backup.client";
import type { SessionEnvironment } from "./session-environment.client";
import type { Tabs } from "./tabs.client";
import { newWriting, writingOf } from "./writing";

export type SessionParts = {
  environment: SessionEnvironment;
  view: DraftView;
  buffer: DraftBuffer;
  tabs: Tabs;
};

// A tab that reloads has to wait for its former self to let go.
const RELOAD_WAIT_MS = 700;

export async function showDraft(parts: SessionParts, drafts: Drafts, id: string, wait = 0): Promise<void> {
  const { environment, view, buffer, tabs } = parts;
  const isOurs = await tabs.hold(id, wait);
  const draft = await drafts.read(id);
  if (draft && draft.deletedAt !== null) return showDraft(parts, drafts, environment.newId());
  buffer.mount(draft ? writingOf(draft) : newWriting(id, ""));
  if (isOurs) buffer.showStored();
  else view.show({ kind: "elsewhere" });
}

export async function newestId(drafts: Drafts, newId: () => string): Promise<string> {
  const entries = await drafts.list();
  return entries.find((entry) => entry.kind === "draft")?.id ?? newId();
}

export async function showFirstDraft(parts: SessionParts): Promise<Drafts> {
  const { environment, view, buffer, tabs } = parts;
  const { localStorage, sessionStorage, tabKey, newId } = environment;
  const drafts = await openDrafts(environment);
  buffer.connect(drafts);
  if (drafts.storage === "localStorage") view.notify(["fallback"]);
  try {
    view.notify(await restoreBackups(drafts, { localStorage, tabs }));
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
