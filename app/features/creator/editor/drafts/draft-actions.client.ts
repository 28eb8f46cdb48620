import type { Handed } from "~/core/starting-text";
import type { DraftSession, Origin } from "./draft-session.client";
import type { Drafts } from "./drafts.client";
import { takeHanded } from "./import-shared-text.client";
import type { Version } from "./record";
import { newestId, type SessionParts, showDraft } from "./show-draft.client";
import { newWriting, replaced } from "./writing";

type DraftActions = Pick<
  DraftSession,
  "openDraft" | "newDraft" | "takeHanded" | "deleteDraft" | "restoreVersion" | "continueHere" | "workOnCopy"
>;

/** What a person can ask of a session; all of it waits until the drafts are open. */
export function draftActions(parts: SessionParts, opening: Promise<Drafts>): DraftActions {
  const { powers, view, buffer, tabs } = parts;
  const { now, newId } = powers;

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

  return {
    openDraft,
    newDraft,
    takeHanded: (handed: Handed, origin?: Origin) =>
      takeHanded(handed, { opening, text: () => buffer.writing().text, newDraft, openDraft, view }, origin),
    deleteDraft,
    restoreVersion,
    continueHere,
    workOnCopy: async () => void (await newDraft(buffer.writing().text)),
  };
}
