import { draftKey, parseDraft, rawTextOf } from "./record";
import {
  memoryStorage,
  openDatabaseStore,
  type PlainStorage,
  plainStore,
  type RecordStore,
  within,
} from "./record-store.client";

/** What a browser gives to keep drafts with; null where it refuses. */
export type DraftPowers = {
  indexedDB: IDBFactory | null;
  localStorage: PlainStorage | null;
  now(): number;
  newId(): string;
  /** Milliseconds to wait for storage that does not answer. */
  timeoutMs: number;
};

const DATABASE_NAME = "wink-drafts";

/** Opens the best storage that works: the database, else local storage, else memory only. */
export async function openRecordStore(powers: DraftPowers): Promise<RecordStore> {
  const local = powers.localStorage && plainStore("localStorage", powers.localStorage);
  if (powers.indexedDB) {
    try {
      const database = await openDatabaseStore(powers.indexedDB, DATABASE_NAME, powers.timeoutMs);
      await within(powers.timeoutMs, database.keys(["probe"]));
      // What cannot move now stays where it is until the next time.
      if (local) await moveAll(local, database, powers).catch(console.error);
      return database;
    } catch (error) {
      // Blocked, broken or hanging: the next best storage is taken, and the session says so.
      if (!(error instanceof Error)) throw error;
    }
  }
  return local ?? plainStore("memory", memoryStorage());
}

/** Takes over what was written to local storage while the database did not work. */
async function moveAll(from: RecordStore, to: RecordStore, { newId }: DraftPowers): Promise<void> {
  for (const key of await from.keys([])) {
    const value = await from.read(key);
    await to.change(key, (old) => {
      if (old === undefined) return [{ key, value }];
      const left = rawTextOf(value);
      if (key[0] !== "draft" || left === "" || left === rawTextOf(old)) return [];
      const id = newId();
      const ours = parseDraft(value, String(key[1]));
      return [{ key: draftKey(id), value: ours ? { ...ours, id } : value }];
    });
    await from.change(key, () => [{ key, gone: true }]);
  }
}
