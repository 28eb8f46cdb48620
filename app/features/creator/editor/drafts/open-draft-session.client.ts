import { draftActions } from "./draft-actions.client";
import { openDraftBuffer } from "./draft-buffer.client";
import type { DraftSession } from "./draft-session.client";
import { draftView } from "./draft-view";
import type { SessionPowers } from "./session-environment.client";
import { showDraft, showFirstDraft } from "./show-draft.client";
import { openTabs } from "./tabs.client";
import { isDirty } from "./writing";

/** Opens the drafts and the draft that this tab had open last, else the newest, else an empty one. */
export function openDraftSession(powers: SessionPowers): DraftSession {
  const me = powers.newId();
  const view = draftView();
  const buffer = openDraftBuffer(powers, me, view);
  const tabs = openTabs(powers, me, { asked: yieldDraft, lost: onLost });
  const parts = { powers, view, buffer, tabs };
  const opening = showFirstDraft(parts);
  const stopListening = powers.listen({
    hidden: onHidden,
    leaving: mayLeave,
    visible: () => void onVisible(),
  });

  async function yieldDraft(): Promise<void> {
    await buffer.flush();
    onLost();
  }

  function onLost(): void {
    view.show({ kind: "elsewhere" });
    void buffer.keepAsVersion();
  }

  function onHidden(): void {
    if (!isDirty(buffer.writing())) return;
    buffer.rescue();
    void buffer.flush();
  }

  function mayLeave(): boolean {
    if (buffer.isInMemory()) return !buffer.writing().text.trim();
    if (!isDirty(buffer.writing())) return true;
    void buffer.flush();
    return buffer.rescue();
  }

  /** Takes the draft back if the tab that had it is gone, else shows what that tab has made of it. */
  async function onVisible(): Promise<void> {
    const drafts = await opening;
    const { id, text } = buffer.writing();
    if (!view.isElsewhere() || isDirty(buffer.writing())) return;
    const isOurs = await tabs.hold(id);
    const stored = isOurs ? null : await drafts.read(id);
    if (isOurs || stored?.text !== text) await showDraft(parts, drafts, id);
  }

  return {
    subscribe: view.subscribe,
    snapshot: view.snapshot,
    text: () => buffer.writing().text,
    write: buffer.write,
    retry: buffer.flush,
    ...draftActions(parts, opening),
    dismiss: view.dismiss,
    drafts: () => opening,
    close: async () => {
      stopListening();
      await opening;
      await buffer.close();
      tabs.close();
    },
  };
}
