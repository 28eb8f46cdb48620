import type { SharedText } from "~/core/starting-text";
import type { Drafts } from "../storage/drafts.client";
import type { DraftNotice, DraftSnapshot } from "./draft-view";

type Verbs = {
  snapshot(): DraftSnapshot;
  text(): string;
  drafts(): Promise<Drafts>;
  openDraft(id: string): Promise<boolean>;
  newDraft(text: string): Promise<boolean>;
  notify(notice: DraftNotice): void;
};

/** Opens the text of a link or a file: the draft that holds this very text already, else a new one; notifies of the outcome. */
export async function importSharedText(
  session: Verbs,
  shared: SharedText,
  origin: "link" | "file",
): Promise<boolean> {
  if (shared.kind !== "text") {
    session.notify(shared.kind === "damaged" ? "linkDamaged" : "linkTooLong");
    return true;
  }
  const drafts = await session.drafts();
  const isOpen = session.text() === shared.text || (await openBeside(session, shared.text, drafts));
  session.notify(`${origin}${isOpen ? "Opened" : "Waits"}`);
  return isOpen;
}

async function openBeside(session: Verbs, text: string, drafts: Drafts): Promise<boolean> {
  const id = await drafts.holding(text).catch((error: unknown) => {
    // Drafts that cannot be read now are no reason to lose the text: it becomes a new one.
    console.error(error);
    return null;
  });
  // The present draft has been written on since it was stored.
  const isNew = id === null || id === session.snapshot().draftId;
  return isNew ? session.newDraft(text) : session.openDraft(id);
}
