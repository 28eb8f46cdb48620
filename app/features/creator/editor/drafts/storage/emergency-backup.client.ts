import { parsedJson } from "~/core/parse-unknown";
import type { DraftNotice } from "../session/draft-view";
import type { Drafts } from "./drafts.client";
import { type Backup, parseBackup } from "./record";
import type { PlainStorage } from "./record-store.client";
import type { Tabs } from "./tabs.client";

// Browsers hold backups under this name already.
const STORAGE_PREFIX = "wink.draft-rescue/";

// A browser gives five million characters, and the drafts are not the only ones to need some.
const LONGEST_BACKUP = 4_000_000;

const nameOf = ({ draft, writer }: Pick<Backup, "draft" | "writer">) => `${STORAGE_PREFIX}${draft}/${writer}`;

export function saveBackup(storage: PlainStorage | null, backup: Backup): boolean {
  if (!storage || backup.text.length > LONGEST_BACKUP) return false;
  try {
    storage.setItem(nameOf(backup), JSON.stringify(backup));
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

export function removeBackup(storage: PlainStorage | null, of: Pick<Backup, "draft" | "writer">): void {
  storage?.removeItem(nameOf(of));
}

export function readBackups(storage: PlainStorage | null): (Backup & { name: string })[] {
  if (!storage) return [];
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return names
    .filter((name) => name.startsWith(STORAGE_PREFIX))
    .flatMap((name) => {
      const backup = parseBackup(parsedJson(storage.getItem(name) ?? ""));
      return backup ? [{ ...backup, name }] : [];
    })
    .sort((one, other) => one.at - other.at);
}

async function restore(drafts: Drafts, backup: Backup): Promise<DraftNotice | null> {
  const { draft: id, text, base, writer, at } = backup;
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
export async function restoreBackups(
  drafts: Drafts,
  { localStorage, tabs }: { localStorage: PlainStorage | null; tabs: Tabs },
): Promise<DraftNotice[]> {
  const notices: DraftNotice[] = [];
  for (const backup of readBackups(localStorage)) {
    if (!(await tabs.hold(backup.draft))) continue;
    const notice = await restore(drafts, backup);
    if (notice) notices.push(notice);
    localStorage?.removeItem(backup.name);
  }
  tabs.letGo();
  return notices;
}
