import { countWords } from "~/core/markdown/count";
import { type DraftPowers, openRecordStore } from "./open-record-store.client";
import { pauses } from "./pauses.client";
import {
  type Draft,
  draftKey,
  parseDraft,
  parseVersionText,
  rawTextOf,
  type Version,
  versionKey,
} from "./record";
import { type StorageKind, within } from "./record-store.client";
import { decideSave, type Save, type Saved } from "./save";
import { storedVersions } from "./stored-versions.client";
import { BIN_KEEPS_MS } from "./versions";
import type { KeptText } from "./writing";

export type DraftSummary = Omit<Draft, "text"> & { characters: number };

/** The whole text of a draft; `updatedAt` is null for what is left of a damaged one. */
export type DraftText = { id: string; text: string; updatedAt: number | null };

/** A draft of the list, or a record that cannot be read as one, with what is left of it. */
export type DraftEntry = ({ kind: "draft" } & DraftSummary) | { kind: "damaged"; id: string; text: string };

export type Drafts = {
  storage: StorageKind;
  /** Drafts and what is left of damaged ones, the newest first. */
  list(): Promise<DraftEntry[]>;
  /** Deleted drafts that can still be had back, the newest first. */
  bin(): Promise<DraftSummary[]>;
  read(id: string): Promise<Draft | null>;
  /** The id of a draft, not a deleted one, that holds exactly this text; null if none does. */
  holding(text: string): Promise<string | null>;
  /** The texts of all drafts that are not deleted, what is left of damaged ones included, the newest first. */
  texts(): Promise<DraftText[]>;
  /** Keeps a text as a draft of its own, as changed at a time in milliseconds. */
  add(text: string, at: number): Promise<void>;
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

/** Reading all texts may take as many times as long as reading one record. */
const LONGEST_READ = 5;

/** A record as it is kept; `draft` is null if it is damaged. */
type Kept = { id: string; value: unknown; draft: Draft | null };

function isFull(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}

/** Why storing failed, as far as a person can do something about it. */
export function reasonOf(error: unknown): "full" | "blocked" | "failed" {
  if (isFull(error)) return "full";
  const name = error instanceof Error ? error.name : "";
  return name === "SecurityError" || name === "InvalidStateError" ? "blocked" : "failed";
}

/** Opens the drafts of this browser. */
export async function openDrafts(powers: DraftPowers): Promise<Drafts> {
  const { now, timeoutMs } = powers;
  const records = await openRecordStore(powers);
  const versions = storedVersions(records, powers);

  async function readAll(): Promise<Kept[]> {
    const keys = await within(timeoutMs, records.keys(["draft"]));
    const all = keys.map(async ([, part]): Promise<Kept> => {
      const id = String(part);
      const value = await records.read(["draft", part ?? ""]);
      return { id, value, draft: parseDraft(value, id) };
    });
    // A record without a value was deleted after its key was read.
    return (await Promise.all(all)).filter(({ value }) => value !== undefined);
  }

  function isOverdue({ deletedAt }: Draft): boolean {
    return deletedAt !== null && now() - deletedAt > BIN_KEEPS_MS;
  }

  async function emptyBin(): Promise<void> {
    const kept = await readAll();
    const overdue = kept.flatMap(({ draft }) => draft ?? []).filter(isOverdue);
    for (const { id } of overdue) {
      await versions.drop(await versions.list(id));
      await records.change(draftKey(id), (value) => {
        const draft = parseDraft(value, id);
        return draft && isOverdue(draft) ? [{ key: draftKey(id), gone: true }] : [];
      });
    }
  }

  async function saveOnce(given: Save, at: number): Promise<Saved> {
    const key = draftKey(given.id);
    let outcome: Saved | null = null;
    await within(
      3 * timeoutMs,
      records.change(key, (old) => {
        const { saved, versions: kept } = decideSave(old, given, at);
        outcome = saved;
        const changes = kept.map((each) => versions.adding(given.id, each));
        return saved.kind === "saved" ? [{ key, value: saved.draft }, ...changes] : changes;
      }),
    );
    if (!outcome) throw new Error("The store ended without having decided");
    return outcome;
  }

  async function save(given: Save, at: number): Promise<Saved> {
    try {
      return await saveOnce(given, at);
    } catch (error) {
      if (!isFull(error) || !(await versions.makeRoom())) throw error;
      return saveOnce(given, at);
    }
  }

  async function add(text: string, at: number): Promise<void> {
    const id = powers.newId();
    await save({ id, text, base: 0, writer: id, versions: [] }, at);
  }

  async function setDeleted(id: string, deletedAt: number | null): Promise<void> {
    await records.change(draftKey(id), (old) => {
      const draft = parseDraft(old, id);
      return draft ? [{ key: draftKey(id), value: { ...draft, deletedAt } }] : [];
    });
  }

  return {
    storage: records.kind,
    list: async () => entriesOf(await readAll()),
    bin: async () => binOf(await readAll()),
    read: async (id) => parseDraft(await within(timeoutMs, records.read(draftKey(id))), id),
    holding: async (text) =>
      (await readAll()).find(({ draft }) => draft?.deletedAt === null && draft.text === text)?.id ?? null,
    texts: async () => textsOf(await within(LONGEST_READ * timeoutMs, readAll())),
    add,
    save: (given) => save(given, now()),
    remove: (id) => setDeleted(id, now()),
    putBack: (id) => setDeleted(id, null),
    discard: (id) => records.change(draftKey(id), () => [{ key: draftKey(id), gone: true }]),
    versions: async (id) => (await versions.list(id)).sort((one, other) => other.at - one.at),
    versionText: async (version) => parseVersionText(await records.read(versionKey(version))),
    keep: (id, texts) => records.change(draftKey(id), () => texts.map((each) => versions.adding(id, each))),
    tidy: async () => {
      await versions.tidy();
      await emptyBin();
    },
  };
}

function summaryOf({ text, ...rest }: Draft): DraftSummary {
  return { ...rest, characters: countWords(text).characters };
}

async function entriesOf(records: Kept[]): Promise<DraftEntry[]> {
  const pause = pauses();
  const entries: DraftEntry[] = [];
  for (const { id, value, draft } of records) {
    if (!draft) entries.push({ kind: "damaged", id, text: rawTextOf(value) });
    else if (draft.deletedAt === null) entries.push({ kind: "draft", ...summaryOf(draft) });
    await pause();
  }
  return entries.sort((one, other) => timeOf(other) - timeOf(one));
}

function textsOf(records: Kept[]): DraftText[] {
  return records
    .filter(({ draft }) => !draft || draft.deletedAt === null)
    .map(({ id, value, draft }) => ({
      id,
      text: draft?.text ?? rawTextOf(value),
      updatedAt: draft?.updatedAt ?? null,
    }))
    .sort((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0));
}

function binOf(records: Kept[]): DraftSummary[] {
  return records
    .flatMap(({ draft }) => draft ?? [])
    .filter(({ deletedAt }) => deletedAt !== null)
    .sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
    .map(summaryOf);
}

function timeOf(entry: DraftEntry): number {
  return entry.kind === "draft" ? entry.updatedAt : 0;
}
