import { VERSION } from "../results/store/save-result";
import type { TabContent, TabStorage, VersionRecord } from "./version";

/** What a tab's version is and the stamps that this tab gave it: the last one stored, and one that is being stored. */
export type Attachment = { id: string; stamps: string[] };

/** Null where the tab works on no version. */
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
