import { RESULT, REVISION, type StoredResult, VERSION } from "../results/store/save-result";
import { readResult, tabRevision } from "../results/store/stored-result";
import type { Revision } from "../revising/revision";

export type TabContent = { resumeData: string; resumeRevision: string | null };

/** A version as the device keeps it. `stamp` changes with every save, so that a tab sees when another one has saved. */
export type VersionRecord = { id: string; name: string; savedAt: number; stamp: string; content: TabContent };

/** A version as it is shown. `savedAt` is in milliseconds since 1970. */
export type Version = { id: string; name: string; savedAt: number; result: StoredResult; revision: Revision };

export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function contentOf(tab: TabStorage): TabContent | null {
  const resumeData = tab.getItem(RESULT);
  return resumeData === null ? null : { resumeData, resumeRevision: tab.getItem(REVISION) };
}

export function putIntoTab(tab: TabStorage, { resumeData, resumeRevision }: TabContent): void {
  tab.setItem(RESULT, resumeData);
  if (resumeRevision === null) tab.removeItem(REVISION);
  else tab.setItem(REVISION, resumeRevision);
}

export function readVersion({ id, name, savedAt, content }: VersionRecord): Version | null {
  const held = new Map<string, string | null>(Object.entries(content));
  const tab: TabStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
  const result = readResult(tab);
  return result && { id, name, savedAt, result, revision: tabRevision(tab).read() };
}

/** A name that no other version has: "Resume", "Resume (2)". */
export function freeName(name: string, taken: string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.replace(/ \(\d{1,4}\)$/, "");
  for (let number = 2; ; number += 1) {
    const next = `${stem} (${number})`;
    if (!taken.includes(next)) return next;
  }
}

/** What a tab's version is and the stamps that this tab gave it: the last one stored, and one that is being stored. */
type Attachment = { id: string; stamps: string[] };

export function attachmentOf(tab: TabStorage): Attachment | null {
  const [id, ...stamps] = tab.getItem(VERSION)?.split(" ") ?? [];
  return id ? { id, stamps } : null;
}

export function attach(tab: TabStorage, id: string, ...stamps: string[]): void {
  tab.setItem(VERSION, [id, ...stamps].join(" "));
}

export function detach(tab: TabStorage): void {
  tab.removeItem(VERSION);
}

/** Whether the tab of this version holds more than was stored of it, and no other tab has stored it since. */
export function isBehind(
  record: VersionRecord,
  attached: Attachment | null,
  now: TabContent | null,
): boolean {
  if (!now || attached?.id !== record.id || !attached.stamps.includes(record.stamp)) return false;
  const { resumeData, resumeRevision } = record.content;
  return resumeData !== now.resumeData || resumeRevision !== now.resumeRevision;
}
