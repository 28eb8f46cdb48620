import { deleteMemberDatabase, memberDatabase } from "~/core/member-storage";
import type { VersionRecord } from "./version";

const OWNER = "owner";
const VERSIONS = "versions";

/** Where a device keeps the versions of one member. All but `create` answer "off" where nothing is kept for that member, and
 * never make a database; they reject where the browser refuses. */
export type VersionStore = {
  isOn(): Promise<boolean>;
  create(first: VersionRecord): Promise<void>;
  list(): Promise<VersionRecord[] | "off">;
  /** Stores what `decide` makes of a record: null deletes it, undefined leaves it. Reading and writing are one step;
   * answers what was there. */
  change(
    id: string,
    decide: (old: VersionRecord | undefined) => VersionRecord | null | undefined,
  ): Promise<{ old: VersionRecord | undefined } | "off">;
  forget(): Promise<void>;
};

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Storage has been seen to hang for ever. */
function inTime<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("Storage hangs", "TimeoutError")), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Null where there is no database: an aborted upgrade leaves none behind. */
async function openExisting(factory: IDBFactory): Promise<IDBDatabase | null> {
  const request = factory.open(memberDatabase, 1);
  let isMissing = false;
  request.onupgradeneeded = () => {
    isMissing = true;
    request.transaction?.abort();
  };
  return resultOf(request).catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
}

/** The store in IndexedDB. `owner` is the member's public id; what takes longer than `longestWaitMs` rejects with a TimeoutError. */
export function versionStore(factory: () => IDBFactory, owner: string, longestWaitMs: number): VersionStore {
  async function run<Value>(
    mode: IDBTransactionMode,
    work: (versions: IDBObjectStore) => Promise<Value>,
  ): Promise<Value | "off"> {
    const database = await openExisting(factory());
    if (!database) return "off";
    try {
      const transaction = database.transaction([OWNER, VERSIONS], mode);
      const done = completed(transaction);
      const kept = await resultOf<unknown>(transaction.objectStore(OWNER).get(OWNER));
      const value = kept === owner ? await work(transaction.objectStore(VERSIONS)) : ("off" as const);
      await done;
      return value;
    } finally {
      // Open connections would hold up the deletion.
      database.close();
    }
  }

  async function create(first: VersionRecord): Promise<void> {
    await deleteMemberDatabase(factory());
    const request = factory().open(memberDatabase, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(OWNER).put(owner, OWNER);
      request.result.createObjectStore(VERSIONS, { keyPath: "id" }).put(first);
    };
    (await resultOf(request)).close();
  }

  async function isOn(): Promise<boolean> {
    const isMine = await run("readonly", async () => true);
    if (isMine === true) return true;
    // What another member left here is removed, as in the tab.
    await deleteMemberDatabase(factory());
    return false;
  }

  const list = () =>
    run("readonly", async (versions) => {
      const records: VersionRecord[] = await resultOf(versions.getAll());
      return records.toSorted((a, b) => b.savedAt - a.savedAt);
    });

  const change: VersionStore["change"] = (id, decide) =>
    run("readwrite", async (versions) => {
      const old = await resultOf<VersionRecord | undefined>(versions.get(id));
      const next = decide(old);
      if (next === null) await resultOf(versions.delete(id));
      else if (next) await resultOf(versions.put(next));
      return { old };
    });

  return {
    isOn: () => inTime(longestWaitMs, isOn()),
    create: (first) => inTime(longestWaitMs, create(first)),
    list: () => inTime(longestWaitMs, list()),
    change: (id, decide) => inTime(longestWaitMs, change(id, decide)),
    forget: () => inTime(longestWaitMs, deleteMemberDatabase(factory())),
  };
}
