import type { SharedText } from "~/core/starting-text";
import type { Drafts } from "./drafts.client";
import type { Version } from "./record";
import { newestId, type SessionParts, showDraft } from "./show-draft.client";
import { newWriting, replaced } from "./writing";

export type DraftActions = {
  openDraft(id: string): Promise<boolean>;
  newDraft(text?: string): Promise<boolean>;
  /** Opens the text of a link or a file: the draft that holds this very text already, else a new one; notifies of the outcome. */
  importSharedText(shared: SharedText, origin?: "link" | "file"): Promise<boolean>;
  deleteDraft(id: string): Promise<boolean>;
  restoreVersion(version: Version): Promise<boolean>;
  /** Makes a draft that another tab has this tab's own; the other one saves first. */
  continueHere(): Promise<void>;
  workOnCopy(): Promise<void>;
};

export function draftActions(parts: SessionParts, opening: Promise<Drafts>): DraftActions {
  const { environment, view, buffer, tabs } = parts;
  const { now, newId } = environment;

  async function openDraft(id: string): Promise<boolean> {
    const drafts = await opening;
    if (!(await buffer.settle())) return false;
    await showDraft(parts, drafts, id);
    return true;
  }

  async function newDraft(text = ""): Promise<boolean> {
    await opening;
    if (!(await buffer.settle())) return false;
    const id = newId();
    await tabs.hold(id);
    const begun = newWriting(id, text);
    buffer.mount(begun);
    buffer.showStored();
    buffer.change(begun);
    await buffer.flush();
    return true;
  }

  async function deleteDraft(id: string): Promise<boolean> {
    const drafts = await opening;
    if (!(await buffer.settle())) return false;
    await drafts.remove(id);
    if (id === buffer.writing().id) await showDraft(parts, drafts, await newestId(drafts, newId));
    return true;
  }

  async function restoreVersion(version: Version): Promise<boolean> {
    const drafts = await opening;
    const text = await drafts.versionText(version);
    if (text === null || view.isElsewhere()) return false;
    const restored = replaced(buffer.writing(), text, now());
    buffer.mount(restored);
    buffer.change(restored);
    await buffer.flush();
    return true;
  }

  async function continueHere(): Promise<void> {
    const drafts = await opening;
    await buffer.keepAsVersion();
    await tabs.take(buffer.writing().id);
    await showDraft(parts, drafts, buffer.writing().id);
  }

  async function importSharedText(shared: SharedText, origin: "link" | "file" = "link"): Promise<boolean> {
    if (shared.kind !== "text") {
      view.notify([shared.kind === "damaged" ? "linkDamaged" : "linkTooLong"]);
      return true;
    }
    const drafts = await opening;
    const isOpen = buffer.writing().text === shared.text || (await openBeside(shared.text, drafts));
    if (origin === "file") view.notify([isOpen ? "fileOpened" : "fileWaits"]);
    else view.notify([isOpen ? "linkOpened" : "linkWaits"]);
    return isOpen;
  }

  async function openBeside(text: string, drafts: Drafts): Promise<boolean> {
    const id = await drafts.holding(text).catch((error: unknown) => {
      // Drafts that cannot be read now are no reason to lose the text: it becomes a new one.
      console.error(error);
      return null;
    });
    // The present draft has been written on since it was stored.
    return id === null || id === view.snapshot().draftId ? newDraft(text) : openDraft(id);
  }

  return {
    openDraft,
    newDraft,
    importSharedText,
    deleteDraft,
    restoreVersion,
    continueHere,
    workOnCopy: async () => void (await newDraft(buffer.writing().text)),
  };
}
