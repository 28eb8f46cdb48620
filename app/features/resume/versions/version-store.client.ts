import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import { runTransaction } from "~/core/indexed-db";
import { deleteDatabase } from "~/core/member-storage";
import { memberDatabase } from "~/core/storage-names";
import { STORAGE_TIMEOUT_MS, withinTime } from "~/ui/browser/storage-timeout.client";
import type { Application } from "./application";
import type { VersionRecord } from "./version";

const OWNER = "owner";
const VERSIONS = "versions";
const APPLICATIONS = "applications";

const FORMAT = 2;

/** Answers "off" where nothing is kept for the member. */
export type RecordStore<Row> = {
  list(): Promise<Row[] | "off">;
  /** Null deletes it, undefined leaves it. Reading and writing are one step; answers what was there. */
  change(
    id: string,
    decide: (old: Row | undefined) => Row | null | undefined,
  ): Promise<{ old: Row | undefined } | "off">;
};

/** Where a device keeps the versions of one member, latest first, and the applications. Nothing but `create` ever makes a database;
 * all reject where the browser refuses. */
export type VersionStore = RecordStore<VersionRecord> & {
  applications: RecordStore<Application>;
  isOn(): Promise<boolean>;
  create(first: VersionRecord | null): Promise<void>;
  forget(): Promise<void>;
};

const byId = { keyPath: "id" };

/** Null where there is no database: an aborted upgrade leaves none behind. */
async function openExisting(): Promise<IDBPDatabase | null> {
  let isMissing = false;
  const opening = openDB(memberDatabase, FORMAT, {
    upgrade(made, oldVersion, _, upgrading) {
      isMissing = oldVersion === 0;
      if (!isMissing) return void made.createObjectStore(APPLICATIONS, byId);
      upgrading.done.catch(() => undefined);
      upgrading.abort();
    },
  });
  return opening.catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
}

/** The store in IndexedDB. `owner` is the member's public id; what takes too long rejects with a TimeoutError. */
export function versionStore(owner: string, longestWaitMs = STORAGE_TIMEOUT_MS): VersionStore {
  async function run<Mode extends IDBTransactionMode, Value>(
    name: string,
    mode: Mode,
    work: (records: IDBPObjectStore<unknown, string[], string, Mode>) => Promise<Value>,
  ): Promise<Value | "off"> {
    const database = await openExisting();
    if (!database) return "off";
    try {
      const transaction = database.transaction([OWNER, name], mode);
      return await runTransaction(transaction, async () => {
        const isOurs = (await transaction.objectStore(OWNER).get(OWNER)) === owner;
        return isOurs ? work(transaction.objectStore(name)) : "off";
      });
    } finally {
      // Open connections would hold up the deletion.
      database.close();
    }
  }

  async function create(first: VersionRecord | null): Promise<void> {
    await deleteDatabase(indexedDB, memberDatabase);
    const database = await openDB(memberDatabase, FORMAT, {
      upgrade(made, _old, _new, creating) {
        made.createObjectStore(APPLICATIONS, byId);
        const kept = [made.createObjectStore(OWNER).put(owner, OWNER)];
        const versions = made.createObjectStore(VERSIONS, byId);
        if (first) kept.push(versions.put(first));
        // What fails here fails the opening.
        Promise.all([...kept, creating.done]).catch(() => undefined);
      },
    });
    database.close();
  }

  async function isOn(): Promise<boolean> {
    if ((await run(VERSIONS, "readonly", async () => true)) === true) return true;
    // What another member left here is removed, as in the tab.
    await deleteDatabase(indexedDB, memberDatabase);
    return false;
  }

  function recordsOf<Row extends { id: string }>(
    name: string,
    order: (a: Row, b: Row) => number,
  ): RecordStore<Row> {
    const list = () =>
      run(name, "readonly", async (store) => {
        const rows: Row[] = await store.getAll();
        return rows.toSorted(order);
      });
    const change: RecordStore<Row>["change"] = (id, decide) =>
      run(name, "readwrite", async (store) => {
        const old: Row | undefined = await store.get(id);
        const next = decide(old);
        if (next === null) await store.delete(id);
        else if (next) await store.put(next);
        return { old };
      });
    return {
      list: () => withinTime(longestWaitMs, list()),
      change: (id, decide) => withinTime(longestWaitMs, change(id, decide)),
    };
  }

  return {
    ...recordsOf<VersionRecord>(VERSIONS, (a, b) => b.savedAt - a.savedAt),
    applications: recordsOf<Application>(APPLICATIONS, (a, b) => b.addedAt - a.addedAt),
    isOn: () => withinTime(longestWaitMs, isOn()),
    create: (first) => withinTime(longestWaitMs, create(first)),
    forget: () => withinTime(longestWaitMs, deleteDatabase(indexedDB, memberDatabase)),
  };
}
