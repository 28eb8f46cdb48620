import { withinTime } from "~/ui/browser/storage-timeout.client";
import type { NewVersion } from "../session/writing";
import { type Key, parseVersionKey, type Version, versionKey } from "./record";
import type { Change, RecordStore, StorageEnvironment } from "./record-store.client";
import { MOST_VERSION_BYTES, versionsToDrop } from "./versions";

const MOST_LOCAL_VERSION_BYTES = 2_000_000;

export function storedVersions(
  records: RecordStore,
  { now, newId, timeoutMs }: Pick<StorageEnvironment, "now" | "newId" | "timeoutMs">,
) {
  const room = records.kind === "indexedDB" ? MOST_VERSION_BYTES : MOST_LOCAL_VERSION_BYTES;

  async function list(draft?: string): Promise<Version[]> {
    const prefix: Key = draft === undefined ? ["version"] : ["version", draft];
    const keys = await withinTime(timeoutMs, records.keys(prefix));
    return keys.flatMap((key) => parseVersionKey(key) ?? []);
  }

  async function drop(versions: Version[]): Promise<void> {
    if (versions.length === 0) return;
    await records.change(["version"], () =>
      versions.map((version) => ({ key: versionKey(version), gone: true as const })),
    );
  }

  return {
    list,
    adding: (draft: string, { text, reason, at }: NewVersion): Change => {
      // The state that a session began with has one place, however often it is kept.
      const id = reason === "session" ? reason : newId();
      const version = { draft, at, id, length: text.length, reason };
      return { key: versionKey(version), value: { text } };
    },
    drop,
    tidy: async () => drop(versionsToDrop(await list(), now(), room)),
    /** Deletes half of what may be deleted, for storage that is full; false if there is nothing. */
    makeRoom: async (): Promise<boolean> => {
      const versions = await list();
      const size = versions.reduce((sum, { length }) => sum + 2 * length, 0);
      const dropped = versionsToDrop(versions, now(), Math.min(room, size) / 2);
      await drop(dropped);
      return dropped.length > 0;
    },
  };
}
