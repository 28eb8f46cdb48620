import type { DraftNotice } from "./draft-state";
import type { Drafts } from "./drafts.client";
import { readRescues } from "./emergency-backup.client";
import type { Rescue } from "./record";
import type { PlainStorage } from "./record-store.client";
import type { Tabs } from "./tabs.client";

/** Puts a rescued text where it belongs: into its draft, or beside it if that was worked on since. */
async function recover(drafts: Drafts, rescue: Rescue): Promise<DraftNotice | null> {
  const { draft: id, text, base, writer, at } = rescue;
  const draft = await drafts.read(id);
  if (text === (draft?.text ?? "")) return null;
  if (draft && draft.writer !== writer && draft.revision !== base) {
    await drafts.keep(id, [{ text, reason: "recovery", at }]);
    return "recoveredVersion";
  }
  const versions = draft?.text.trim()
    ? [{ text: draft.text, reason: "recovery" as const, at: draft.updatedAt }]
    : [];
  await drafts.save({ id, text, base: draft?.revision ?? 0, writer, versions });
  return "recovered";
}

/** Brings back what pages that went away could not store. Drafts that another tab has open are left to it. */
export async function recoverAll(
  drafts: Drafts,
  { localStorage, tabs }: { localStorage: PlainStorage | null; tabs: Tabs },
): Promise<DraftNotice[]> {
  const notices: DraftNotice[] = [];
  for (const rescue of readRescues(localStorage)) {
    if (!(await tabs.hold(rescue.draft))) continue;
    const notice = await recover(drafts, rescue);
    if (notice) notices.push(notice);
    localStorage?.removeItem(rescue.name);
  }
  tabs.letGo();
  return notices;
}
