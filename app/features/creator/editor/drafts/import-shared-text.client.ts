import type { Handed } from "~/core/starting-text";
import type { DraftSession, Origin } from "./draft-session.client";
import type { DraftView } from "./draft-view";
import type { Drafts } from "./drafts.client";

type Present = Pick<DraftSession, "text" | "newDraft" | "openDraft"> & {
  opening: Promise<Drafts>;
  view: DraftView;
};

/** Opens what a link or a file hands over beside the present draft, and tells what came of it; false if that one could not be left. */
export async function takeHanded(
  handed: Handed,
  present: Present,
  origin: Origin = "link",
): Promise<boolean> {
  const { view, text } = present;
  if (handed.kind !== "text") {
    view.tell([handed.kind === "damaged" ? "linkDamaged" : "linkTooLong"]);
    return true;
  }
  const drafts = await present.opening;
  const isOpen = text() === handed.text || (await openBeside(handed.text, drafts, present));
  const [opened, waits] =
    origin === "file" ? (["fileOpened", "fileWaits"] as const) : (["handed", "linkWaits"] as const);
  view.tell([isOpen ? opened : waits]);
  return isOpen;
}

async function openBeside(text: string, drafts: Drafts, { view, newDraft, openDraft }: Present) {
  const id = await drafts.holding(text).catch((error: unknown) => {
    // Drafts that cannot be read now are no reason to lose the text: it becomes a new one.
    console.error(error);
    return null;
  });
  // The present draft has been written on since it was stored.
  return id === null || id === view.snapshot().draftId ? newDraft(text) : openDraft(id);
}
