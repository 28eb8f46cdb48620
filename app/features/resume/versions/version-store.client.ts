import { deleteMemberDatabase, memberDatabase } from "~/core/member-storage";
import type { Application } from "./application";
import type { VersionRecord } from "./version";

const OWNER = "owner";
const VERSIONS = "versions";
const APPLICATIONS = "applications";

/** Of the database: the first had no applications. */
const FORMAT = 2;

/** Answers "off" where nothing is kept for the member. */
export type RecordStore<Row> = {
  list(): Promise<Row[] | "off">;
  /** Stores what `decide` makes of a record: null deletes it, undefined leaves it. Reading and writing are one step;
   * answers what was there. */
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

const byId = { keyPath: "id" };

/** Null where there is no database: an aborted upgrade leaves none behind. */
async function openExisting(factory: IDBFactory): Promise<IDBDatabase | null> {
  const request = factory.open(memberDatabase, FORMAT);
  let isMissing = false;
  request.onupgradeneeded = ({ oldVersion }) => {
    isMissing = oldVersion === 0;
    if (isMissing) request.transaction?.abort();
    else request.result.createObjectStore(APPLICATIONS, byId);
  };
  return resultOf(request).catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
}

/** The store in IndexedDB. `owner` is the member's public id; what takes longer than `longestWaitMs` rejects with a TimeoutError. */
export function versionStore(factory: () => IDBFactory, owner: string, longestWaitMs: number): VersionStore {
  async function run<Value>(
    name: typeof VERSIONS | typeof APPLICATIONS,
    mode: IDBTransactionMode,
    work: (records: IDBObjectStore) => Promise<Value>,
  ): Promise<Value | "off"> {
    const database = await openExisting(factory());
    if (!database) return "off";
    try {
      const transaction = database.transaction([OWNER, name], mode);
      const done = completed(transaction);
      const kept = await resultOf<unknown>(transaction.objectStore(OWNER).get(OWNER));
      const value = kept === owner ? await work(transaction.objectStore(name)) : ("off" as const);
      await done;
      return value;
    } finally {
      // Open connections would hold up the deletion.
      database.close();
    }
  }

  async function create(first: VersionRecord | null): Promise<void> {
    await deleteMemberDatabase(factory());
    const request = factory().open(memberDatabase, FORMAT);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(OWNER).put(owner, OWNER);
      request.result.createObjectStore(APPLICATIONS, byId);
      const versions = request.result.createObjectStore(VERSIONS, byId);
      if (first) versions.put(first);
    };
    (await resultOf(request)).close();
  }

  async function isOn(): Promise<boolean> {
    const isMine = await run(VERSIONS, "readonly", async () => true);
    if (isMine === true) return true;
    // What another member left here is removed, as in the tab.
    await deleteMemberDatabase(factory());
    return false;
  }

  function recordsOf<Row extends { id: string }>(
    name: typeof VERSIONS | typeof APPLICATIONS,
    order: (a: Row, b: Row) => number,
  ): RecordStore<Row> {
    const list = () =>
      run(name, "readonly", async (store) => {
        const rows: Row[] = await resultOf(store.getAll());
        return rows.toSorted(order);
      });
    const change: RecordStore<Row>["change"] = (id, decide) =>
      run(name, "readwrite", async (store) => {
        const old = await resultOf<Row | undefined>(store.get(id));
        const next = decide(old);
        if (next === null) await resultOf(store.delete(id));
        else if (next) await resultOf(store.put(next));
        return { old };
      });
    return {
      list: () => inTime(longestWaitMs, list()),
      change: (id, decide) => inTime(longestWaitMs, change(id, decide)),
    };
  }

  return {
    ...recordsOf<VersionRecord>(VERSIONS, (a, b) => b.savedAt - a.savedAt),
    applications: recordsOf<Application>(APPLICATIONS, (a, b) => b.addedAt - a.addedAt),
    isOn: () => inTime(longestWaitMs, isOn()),
    create: (first) => inTime(longestWaitMs, create(first)),
    forget: () => inTime(longestWaitMs, deleteMemberDatabase(factory())),
  };
}
