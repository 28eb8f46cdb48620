import { type IDBPDatabase, openDB } from "idb";
import { runTransaction } from "~/core/indexed-db";
import { draftDatabase } from "~/core/storage-names";
import { withinTime } from "~/ui/browser/storage-timeout.client";
import { draftKey, type Key, parseDraft, parseKey, rawTextOf } from "./record";

export type StorageKind = "indexedDB" | "localStorage" | "memory";

export type Change = { key: Key; value: unknown } | { key: Key; gone: true };

export type RecordStore = {
  kind: StorageKind;
  read(key: Key): Promise<unknown>;
  keys(prefix: Key): Promise<Key[]>;
  /** Reads a record and writes what follows from it: all of it or, if anything fails, nothing. */
  change(key: Key, decide: (old: unknown) => Change[]): Promise<void>;
};

export type PlainStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const STORE_NAME = "records";

function beginsWith(prefix: Key): (key: Key) => boolean {
  return (key) => prefix.every((part, index) => key[index] === part);
}

function isKey(key: IDBValidKey): key is Key {
  return Array.isArray(key);
}

/** Opens the browser's database; rejects if it is blocked, or does not answer in `timeoutMs` milliseconds. */
export async function openDatabaseStore(name: string, timeoutMs: number): Promise<RecordStore> {
  let open: Promise<IDBPDatabase> | null = null;

  const forget = () => {
    open = null;
  };

  async function connect(): Promise<IDBPDatabase> {
    const close = () => opening.then((late) => late.close()).catch(() => undefined);
    // A browser may close a connection at any time (Safari does), and another tab may ask for it.
    const opening = openDB(name, 1, {
      upgrade: (made) => void made.createObjectStore(STORE_NAME),
      blocking: () => void close().then(forget),
      terminated: forget,
    });
    return withinTime(timeoutMs, opening).catch((error: unknown) => {
      void close();
      throw error;
    });
  }

  function database(): Promise<IDBPDatabase> {
    open ??= connect();
    open.catch(forget);
    return open;
  }

  async function begin<Mode extends IDBTransactionMode>(mode: Mode) {
    try {
      return (await database()).transaction(STORE_NAME, mode);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      forget();
      return (await database()).transaction(STORE_NAME, mode);
    }
  }

  await database();
  return {
    kind: "indexedDB",
    read: async (key) => (await begin("readonly")).store.get(key),
    keys: async (prefix) => {
      const found = await (await begin("readonly")).store.getAllKeys();
      return found.filter(isKey).filter(beginsWith(prefix));
    },
    change: async (key, decide) => {
      const transaction = await begin("readwrite");
      const { store } = transaction;
      await runTransaction(transaction, async () => {
        const changes = decide(await store.get(key));
        const write = async (each: Change) =>
          "gone" in each ? store.delete(each.key) : store.put(each.value, each.key);
        await Promise.all(changes.map(write));
      });
    },
  };
}

const STORAGE_PREFIX = "wink.drafts/";

export function plainStore(kind: StorageKind, storage: PlainStorage): RecordStore {
  const place = (key: Key) => STORAGE_PREFIX + JSON.stringify(key);

  function read(key: Key): unknown {
    const stored = storage.getItem(place(key));
    if (stored === null) return undefined;
    try {
      return JSON.parse(stored);
    } catch (error) {
      // A damaged record is offered as the text it is.
      if (error instanceof SyntaxError) return stored;
      throw error;
    }
  }

  function write(changes: Change[]): void {
    const before = changes.map(({ key }) => [place(key), storage.getItem(place(key))] as const);
    try {
      for (const each of changes) {
        if ("gone" in each) storage.removeItem(place(each.key));
        else storage.setItem(place(each.key), JSON.stringify(each.value));
      }
    } catch (error) {
      for (const [name] of before) storage.removeItem(name);
      for (const [name, value] of before) if (value !== null) storage.setItem(name, value);
      throw error;
    }
  }

  return {
    kind,
    read: async (key) => read(key),
    keys: async (prefix) => {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      const keys = names
        .filter((name) => name.startsWith(STORAGE_PREFIX))
        .map((name) => parseKey(name.slice(STORAGE_PREFIX.length)));
      return keys.filter((key) => key !== null).filter(beginsWith(prefix));
    },
    change: async (key, decide) => write(decide(read(key))),
  };
}

export function memoryStorage(): PlainStorage {
  const held = new Map<string, string>();
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}

export type StorageEnvironment = {
  localStorage: PlainStorage | null;
  now(): number;
  newId(): string;
  timeoutMs: number;
};

export async function openRecordStore(environment: StorageEnvironment): Promise<RecordStore> {
  const local = environment.localStorage && plainStore("localStorage", environment.localStorage);
  try {
    const database = await openDatabaseStore(draftDatabase, environment.timeoutMs);
    await withinTime(environment.timeoutMs, database.keys(["probe"]));
    // What cannot move now stays where it is until the next time.
    if (local) await moveAll(local, database, environment).catch(console.error);
    return database;
  } catch (error) {
    // Blocked, broken or hanging: the next best storage is taken, and the session says so.
    if (!(error instanceof Error)) throw error;
  }
  return local ?? plainStore("memory", memoryStorage());
}

async function moveAll(from: RecordStore, to: RecordStore, { newId }: StorageEnvironment): Promise<void> {
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
