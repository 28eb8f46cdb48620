import { type DraftActions, draftActions } from "./draft-actions.client";
import { openDraftBuffer } from "./draft-buffer.client";
import { type DraftNotice, type DraftSnapshot, draftView } from "./draft-view";
import type { Drafts } from "./drafts.client";
import { browserEnvironment, type SessionEnvironment } from "./session-environment.client";
import { showDraft, showFirstDraft } from "./show-draft.client";
import { openTabs } from "./tabs.client";
import { isDirty } from "./writing";

export type DraftSession = DraftActions & {
  subscribe(listener: () => void): () => void;
  snapshot(): DraftSnapshot;
  text(): string;
  write(text: string): void;
  retry(): Promise<void>;
  dismiss(notice: DraftNotice): void;
  drafts(): Promise<Drafts>;
  close(): Promise<void>;
};

/** Opens the drafts and the draft that this tab had open last, else the newest, else an empty one. */
export function openDraftSession(environment: SessionEnvironment = browserEnvironment()): DraftSession {
  const me = environment.newId();
  const view = draftView();
  const buffer = openDraftBuffer(environment, me, view);
  const tabs = openTabs(environment, me, { asked: yieldDraft, lost: onLost });
  const parts = { environment, view, buffer, tabs };
  const opening = showFirstDraft(parts);
  const stopListening = environment.listen({
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
    buffer.backUp();
    void buffer.flush();
  }

  function mayLeave(): boolean {
    if (buffer.isInMemory()) return !buffer.writing().text.trim();
    if (!isDirty(buffer.writing())) return true;
    void buffer.flush();
    return buffer.backUp();
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
