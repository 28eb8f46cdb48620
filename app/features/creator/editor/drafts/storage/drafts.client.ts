import { isFull } from "~/core/indexed-db";
import { countWords } from "~/core/markdown/count";
import { yieldToMain } from "~/ui/browser/run-in-chunks";
import { withinTime } from "~/ui/browser/storage-timeout.client";
import type { NewVersion } from "../session/writing";
import {
  type Draft,
  draftKey,
  parseDraft,
  parseVersionText,
  rawTextOf,
  type Version,
  versionKey,
} from "./record";
import { openRecordStore, type StorageEnvironment } from "./record-store.client";
import { decideSave, type Save, type Saved } from "./save";
import { storedVersions } from "./stored-versions.client";
import { BIN_KEEPS_MS } from "./versions";

export type DraftSummary = Omit<Draft, "text"> & { characters: number };

type DraftText = { id: string; text: string; updatedAt: number | null };

export type DraftEntry = ({ kind: "draft" } & DraftSummary) | { kind: "damaged"; id: string; text: string };

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

const LONGEST_READ = 5;

type StoredRecord = { id: string; value: unknown; draft: Draft | null };

export function reasonOfStorage(error: unknown): "full" | "blocked" | "failed" {
  if (isFull(error)) return "full";
  const name = error instanceof Error ? error.name : "";
  return name === "SecurityError" || name === "InvalidStateError" ? "blocked" : "failed";
}

export async function openDrafts(environment: StorageEnvironment) {
  const { now, timeoutMs } = environment;
  const records = await openRecordStore(environment);
  const versions = storedVersions(records, environment);

  async function readAll(): Promise<StoredRecord[]> {
    const keys = await withinTime(timeoutMs, records.keys(["draft"]));
    const all = keys.map(async ([, part]): Promise<StoredRecord> => {
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
    const all = await readAll();
    const overdue = all.flatMap(({ draft }) => draft ?? []).filter(isOverdue);
    for (const { id } of overdue) {
      const keys = [draftKey(id), ...(await versions.list(id)).map(versionKey)];
      await records.change(draftKey(id), (value) => {
        const draft = parseDraft(value, id);
        return draft && isOverdue(draft) ? keys.map((key) => ({ key, gone: true as const })) : [];
      });
    }
  }

  async function saveOnce(request: Save, at: number): Promise<Saved> {
    const key = draftKey(request.id);
    let outcome: Saved | null = null;
    await withinTime(
      3 * timeoutMs,
      records.change(key, (old) => {
        const { saved, versions: added } = decideSave(old, request, at);
        outcome = saved;
        const changes = added.map((each) => versions.adding(request.id, each));
        return saved.kind === "saved" ? [{ key, value: saved.draft }, ...changes] : changes;
      }),
    );
    if (!outcome) throw new Error("The store ended without having decided");
    return outcome;
  }

  async function save(request: Save, at: number): Promise<Saved> {
    try {
      return await saveOnce(request, at);
    } catch (error) {
      if (!isFull(error) || !(await versions.makeRoom())) throw error;
      return saveOnce(request, at);
    }
  }

  async function add(text: string, at: number): Promise<void> {
    const id = environment.newId();
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
    read: async (id: string) => parseDraft(await withinTime(timeoutMs, records.read(draftKey(id))), id),
    holding: async (text: string) =>
      (await readAll()).find(({ draft }) => draft?.deletedAt === null && draft.text === text)?.id ?? null,
    /** Of all drafts that are not deleted, what is left of damaged ones included, the newest first. */
    texts: async () => textsOf(await withinTime(LONGEST_READ * timeoutMs, readAll())),
    add,
    save: (request: Save) => save(request, now()),
    remove: (id: string) => setDeleted(id, now()),
    putBack: (id: string) => setDeleted(id, null),
    discard: (id: string) => records.change(draftKey(id), () => [{ key: draftKey(id), gone: true }]),
    versions: async (id: string) => (await versions.list(id)).sort((one, other) => other.at - one.at),
    versionText: async (version: Version) => parseVersionText(await records.read(versionKey(version))),
    keep: (id: string, texts: NewVersion[]) =>
      records.change(draftKey(id), () => texts.map((each) => versions.adding(id, each))),
    tidy: async () => {
      await versions.tidy();
      await emptyBin();
    },
  };
}

function summaryOf({ text, ...rest }: Draft): DraftSummary {
  return { ...rest, characters: countWords(text).characters };
}

async function entriesOf(records: StoredRecord[]): Promise<DraftEntry[]> {
  const entries: DraftEntry[] = [];
  for (const { id, value, draft } of records) {
    if (!draft) entries.push({ kind: "damaged", id, text: rawTextOf(value) });
    else if (draft.deletedAt === null) entries.push({ kind: "draft", ...summaryOf(draft) });
    await yieldToMain();
  }
  return entries.sort((one, other) => timeOf(other) - timeOf(one));
}

function textsOf(records: StoredRecord[]): DraftText[] {
  return records
    .filter(({ draft }) => !draft || draft.deletedAt === null)
    .map(({ id, value, draft }) => ({
      id,
      text: draft?.text ?? rawTextOf(value),
      updatedAt: draft?.updatedAt ?? null,
    }))
    .sort((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0));
}

function binOf(records: StoredRecord[]): DraftSummary[] {
  return records
    .flatMap(({ draft }) => draft ?? [])
    .filter(({ deletedAt }) => deletedAt !== null)
    .sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
    .map(summaryOf);
}

function timeOf(entry: DraftEntry): number {
  return entry.kind === "draft" ? entry.updatedAt : 0;
}
