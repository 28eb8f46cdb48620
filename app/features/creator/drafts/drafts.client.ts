import { countWords } from "~/core/markdown/count";
import type { Draft, Key, Version } from "./record";
import { parseDraft, parseVersionKey, parseVersionText, rawTextOf, titleOf, versionKey } from "./record";
import type { Change, PlainStorage, Shelf, StorageKind } from "./shelf.client";
import { memoryStorage, openDatabaseShelf, plainShelf, within } from "./shelf.client";
import { BIN_KEEPS_MS, MOST_VERSION_BYTES, versionsToDrop } from "./versions";
import type { KeptText } from "./writing";

/** What a browser gives to keep drafts with; null where it refuses. */
export type DraftPowers = {
  indexedDB: IDBFactory | null;
  localStorage: PlainStorage | null;
  now(): number;
  newId(): string;
  /** Milliseconds to wait for storage that does not answer. */
  timeoutMs: number;
};

export type DraftSummary = Omit<Draft, "text"> & { characters: number };

/** A draft of the list, or a record that cannot be read as one, with what is left of it. */
export type DraftEntry = ({ kind: "draft" } & DraftSummary) | { kind: "damaged"; id: string; text: string };

export type Save = { id: string; text: string; base: number; writer: string; versions: KeptText[] };

/** A conflict: somebody else saved in between. The text was kept as a version then, theirs stands. */
export type Saved = { kind: "saved" | "conflict"; draft: Draft };

export type Drafts = {
  storage: StorageKind;
  /** Drafts and what is left of damaged ones, the newest first. */
  list(): Promise<DraftEntry[]>;
  /** Deleted drafts that can still be had back, the newest first. */
  bin(): Promise<DraftSummary[]>;
  read(id: string): Promise<Draft | null>;
  /** The id of a draft, not a deleted one, that holds exactly this text; null if none does. */
  holding(text: string): Promise<string | null>;
  save(save: Save): Promise<Saved>;
  remove(id: string): Promise<void>;
  putBack(id: string): Promise<void>;
  /** Deletes a record for good. */
  discard(id: string): Promise<void>;
  /** The versions of a draft, the newest first. */
  versions(id: string): Promise<Version[]>;
  /** The text of a version; null if it is gone. */
  versionText(version: Version): Promise<string | null>;
  /** Keeps texts as versions, whatever the draft holds. */
  keep(id: string, texts: KeptText[]): Promise<void>;
  /** Deletes the versions that the rules of versions.ts let go, and what was long enough in the bin. */
  tidy(): Promise<void>;
};

/** A record as it is kept; `draft` is null if it is damaged. */
type Kept = { id: string; value: unknown; draft: Draft | null };

const DATABASE_NAME = "wink-drafts";
const MOST_LOCAL_VERSION_BYTES = 2_000_000;

const draftKey = (id: string): Key => ["draft", id];

function isFull(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}

/** Why storing failed, as far as a person can do something about it. */
export function reasonOf(error: unknown): "full" | "blocked" | "failed" {
  if (isFull(error)) return "full";
  const name = error instanceof Error ? error.name : "";
  return name === "SecurityError" || name === "InvalidStateError" ? "blocked" : "failed";
}

/** Opens the best storage that works: the database, else local storage, else memory only. */
async function openShelf(powers: DraftPowers): Promise<Shelf> {
  const local = powers.localStorage && plainShelf("localStorage", powers.localStorage);
  if (powers.indexedDB) {
    try {
      const shelf = await openDatabaseShelf(powers.indexedDB, DATABASE_NAME, powers.timeoutMs);
      await within(powers.timeoutMs, shelf.keys(["probe"]));
      // What cannot move now stays where it is until the next time.
      if (local) await moveIn(local, shelf, powers).catch(console.error);
      return shelf;
    } catch (error) {
      // Blocked, broken or hanging: the next best storage is taken, and the session says so.
      if (!(error instanceof Error)) throw error;
    }
  }
  return local ?? plainShelf("memory", memoryStorage());
}

/** Takes over what was written to local storage while the database did not work. */
async function moveIn(from: Shelf, to: Shelf, { newId }: DraftPowers): Promise<void> {
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

/** Opens the drafts of this browser. */
export async function openDrafts(powers: DraftPowers): Promise<Drafts> {
  const { now, newId, timeoutMs } = powers;
  const shelf = await openShelf(powers);
  const room = shelf.kind === "indexedDB" ? MOST_VERSION_BYTES : MOST_LOCAL_VERSION_BYTES;

  async function readAll(): Promise<Kept[]> {
    const keys = await within(timeoutMs, shelf.keys(["draft"]));
    const all = keys.map(async ([, part]): Promise<Kept> => {
      const id = String(part);
      const value = await shelf.read(["draft", part ?? ""]);
      return { id, value, draft: parseDraft(value, id) };
    });
    // A record without a value was deleted after its key was read.
    return (await Promise.all(all)).filter(({ value }) => value !== undefined);
  }

  async function allVersions(prefix: Key = ["version"]): Promise<Version[]> {
    const keys = await within(timeoutMs, shelf.keys(prefix));
    return keys.flatMap((key) => parseVersionKey(key) ?? []);
  }

  async function drop(versions: Version[]): Promise<void> {
    if (versions.length === 0) return;
    await shelf.change(["version"], () =>
      versions.map((version) => ({ key: versionKey(version), gone: true as const })),
    );
  }

  async function emptyBin(): Promise<void> {
    const records = await readAll();
    const old = records.flatMap(({ draft }) => draft ?? []).filter(isOverdue);
    for (const { id } of old) {
      await drop(await allVersions(["version", id]));
      await shelf.change(draftKey(id), (value) => {
        const draft = parseDraft(value, id);
        return draft && isOverdue(draft) ? [{ key: draftKey(id), gone: true }] : [];
      });
    }
  }

  function isOverdue({ deletedAt }: Draft): boolean {
    return deletedAt !== null && now() - deletedAt > BIN_KEEPS_MS;
  }

  async function store({ id, text, base, writer, versions }: Save): Promise<Saved> {
    let saved: Saved | null = null;
    const at = now();
    await within(
      3 * timeoutMs,
      shelf.change(draftKey(id), (old) => {
        const before = parseDraft(old, id);
        const kept = [...versions];
        const isBehind = before && before.writer !== writer && before.revision !== base;
        if (old !== undefined && !before) kept.push({ text: rawTextOf(old), reason: "recovery", at });
        if (isBehind && before.text !== text) {
          saved = { kind: "conflict", draft: before };
          return [...kept, { text, reason: "conflict" as const, at }].map((each) => record(id, each));
        }
        const revision = Math.max(base, before?.revision ?? 0) + 1;
        const draft = { id, title: titleOf(text), text, revision, writer, updatedAt: at, deletedAt: null };
        saved = { kind: "saved", draft };
        return [{ key: draftKey(id), value: draft }, ...kept.map((each) => record(id, each))];
      }),
    );
    if (!saved) throw new Error("The store ended without having decided");
    return saved;
  }

  function record(draft: string, { text, reason, at }: KeptText): Change {
    // The state that a session began with has one place, however often it is kept.
    const id = reason === "session" ? reason : newId();
    const version = { draft, at, id, length: text.length, reason };
    return { key: versionKey(version), value: { text } };
  }

  async function makeRoom(): Promise<boolean> {
    const versions = await allVersions();
    const size = versions.reduce((sum, { length }) => sum + 2 * length, 0);
    const dropped = versionsToDrop(versions, now(), Math.min(room, size) / 2);
    await drop(dropped);
    return dropped.length > 0;
  }

  async function save(given: Save): Promise<Saved> {
    try {
      return await store(given);
    } catch (error) {
      if (!isFull(error) || !(await makeRoom())) throw error;
      return store(given);
    }
  }

  async function setDeleted(id: string, deletedAt: number | null): Promise<void> {
    await shelf.change(draftKey(id), (old) => {
      const draft = parseDraft(old, id);
      return draft ? [{ key: draftKey(id), value: { ...draft, deletedAt } }] : [];
    });
  }

  return {
    storage: shelf.kind,
    list: async () => entriesOf(await readAll()),
    bin: async () =>
      (await readAll())
        .flatMap(({ draft }) => draft ?? [])
        .filter(({ deletedAt }) => deletedAt !== null)
        .sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
        .map(summaryOf),
    read: async (id) => parseDraft(await within(timeoutMs, shelf.read(draftKey(id))), id),
    holding: async (text) =>
      (await readAll()).find(({ draft }) => draft?.deletedAt === null && draft.text === text)?.id ?? null,
    save,
    remove: (id) => setDeleted(id, now()),
    putBack: (id) => setDeleted(id, null),
    discard: (id) => shelf.change(draftKey(id), () => [{ key: draftKey(id), gone: true }]),
    versions: async (id) => (await allVersions(["version", id])).sort((one, other) => other.at - one.at),
    versionText: async (version) => parseVersionText(await shelf.read(versionKey(version))),
    keep: (id, texts) => shelf.change(draftKey(id), () => texts.map((each) => record(id, each))),
    tidy: async () => {
      await drop(versionsToDrop(await allVersions(), now(), room));
      await emptyBin();
    },
  };
}

function summaryOf({ text, ...rest }: Draft): DraftSummary {
  return { ...rest, characters: countWords(text).characters };
}

function entriesOf(records: Kept[]): DraftEntry[] {
  return records
    .map(({ id, value, draft }): DraftEntry => {
      return draft ? { kind: "draft", ...summaryOf(draft) } : { kind: "damaged", id, text: rawTextOf(value) };
    })
    .filter((entry) => entry.kind === "damaged" || entry.deletedAt === null)
    .sort((one, other) => timeOf(other) - timeOf(one));
}

function timeOf(entry: DraftEntry): number {
  return entry.kind === "draft" ? entry.updatedAt : 0;
}
