import type { StorageEnvironment } from "../../app/features/creator/editor/drafts/storage/record-store.client";
import type { Save } from "../../app/features/creator/editor/drafts/storage/save";
import { type Databases, fakeBrowser } from "./browser";

export const DAY = 24 * 3_600_000;

export function clock(at = Date.UTC(2026, 0, 1)) {
  const time = { at, now: () => time.at };
  return time;
}

export function environment({ indexedDB, ...options }: Databases & Partial<StorageEnvironment> = {}) {
  return { ...fakeBrowser({ indexedDB }), ...options } satisfies StorageEnvironment;
}

export function save(text: string, options: Partial<Save> = {}): Save {
  return { id: "a", text, base: 0, writer: "w", versions: [], ...options };
}
