import { runTransaction } from "~/core/indexed-db";
import type { Database, Page, Segment } from "./database";
import { BlockWriter, type Posting } from "./postings";
import { placedTerms } from "./tokens";

export type Draft = Omit<Page, "id" | "savedAt" | "updatedAt" | "hasText"> & {
  text: string;
  savedAt?: number;
  updatedAt?: number;
  /** Where it is written over one entry, and only while that stands, with all that it holds. */
  replaces?: number;
  /** Where it is written only if nothing is saved of its address. */
  isAddition?: true;
};

const TITLE_WEIGHT = 3;

function countsOf({ title, tags, folder, host, highlights, text }: Draft): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const { term } of placedTerms(words)) counts.set(term, (counts.get(term) ?? 0) + weight);
  };
  add(title, TITLE_WEIGHT);
  add([...tags, ...folder, host, ...highlights].join("\n"), 1);
  add(text, 1);
  return counts;
}

/** The longest that is kept of each, which an export can be read back with. */
export const LONGEST = {
  title: 1000,
  text: 400_000,
  summary: 2000,
  name: 300,
  names: 100,
  highlight: 2000,
  highlights: 1000,
};

function clipped(draft: Draft): Draft {
  const names = (list: string[]) => list.slice(0, LONGEST.names).map((name) => name.slice(0, LONGEST.name));
  const highlights = draft.highlights
    .slice(0, LONGEST.highlights)
    .map((words) => words.slice(0, LONGEST.highlight));
  return {
    ...draft,
    title: draft.title.slice(0, LONGEST.title),
    summary: draft.summary.slice(0, LONGEST.summary),
    text: draft.text.slice(0, LONGEST.text),
    tags: names(draft.tags),
    folder: names(draft.folder),
    highlights,
  };
}

/** What stands after a saving: the later text with its tags, and never none in the place of one; every highlight; with the tags of
 * another library also those from here. */
function merged(draft: Draft, before: Page, text: string, now: number): Draft {
  if (draft.replaces !== undefined) return draft;
  const { id: _, hasText, ...known } = before;
  const { updatedAt = now } = draft;
  const isFromLibrary = draft.updatedAt !== undefined;
  // A clock that was wrong once must not keep what is saved now out.
  const isOlder = (isFromLibrary && updatedAt < before.updatedAt) || (draft.text === "" && hasText);
  return {
    ...(isOlder ? { ...known, text } : { ...draft, updatedAt }),
    savedAt: Math.min(before.savedAt, draft.savedAt ?? now),
    tags: isFromLibrary ? [...new Set([...before.tags, ...draft.tags])] : isOlder ? before.tags : draft.tags,
    folder: draft.folder.length > 0 ? draft.folder : before.folder,
    highlights: [...new Set([...before.highlights, ...draft.highlights])].slice(-LONGEST.highlights),
  };
}

/** Saves pages, each over what was saved of its address before, in one transaction. `now` in milliseconds. Throws a QuotaExceededError
 * where the disk is full. */
export async function savePages(database: Database, drafts: readonly Draft[], now: number): Promise<void> {
  const transaction = database.transaction(["pages", "texts", "segments", "blocks", "vectors"], "readwrite");
  const pages = transaction.objectStore("pages");
  const texts = transaction.objectStore("texts");
  const vectors = transaction.objectStore("vectors");
  const byTerm = new Map<string, Posting[]>();
  const segment = { pages: [] as number[], lengths: [] as number[] };
  await runTransaction(transaction, async () => {
    for (const draft of new Map(drafts.map((each) => [each.key, clipped(each)])).values()) {
      const before = await pages.index("key").get(draft.key);
      if ((draft.replaces !== undefined && draft.replaces !== before?.id) || (draft.isAddition && before))
        continue;
      const old = before && (await texts.get(before.id));
      const {
        text,
        replaces: _,
        isAddition: __,
        ...facts
      } = before ? merged(draft, before, old ?? "", now) : draft;
      if (before) for (const store of [pages, texts, vectors]) await store.delete(before.id);
      const times = { savedAt: facts.savedAt ?? now, updatedAt: facts.updatedAt ?? now };
      const page = await pages.add({ ...facts, ...times, hasText: text !== "" } as Page);
      await texts.add(text, page);
      let length = 0;
      for (const [term, count] of countsOf({ ...facts, text })) {
        length += count;
        const postings = byTerm.get(term);
        if (postings) postings.push({ page, count });
        else byTerm.set(term, [{ page, count }]);
      }
      segment.pages.push(page);
      segment.lengths.push(length);
    }
    if (segment.pages.length === 0) return;
    const id = await transaction.objectStore("segments").add(segment as Segment);
    const blocks = transaction.objectStore("blocks");
    const writer = new BlockWriter((block) => blocks.add(block, [id, block.terms[0] ?? ""]));
    for (const term of [...byTerm.keys()].sort()) await writer.add(term, byTerm.get(term) ?? []);
    await writer.end();
  });
}

export async function takePage(database: Database, id: number): Promise<{ page: Page; text: string } | null> {
  const transaction = database.transaction(["pages", "texts", "vectors"], "readwrite");
  return runTransaction(transaction, async () => {
    const page = await transaction.objectStore("pages").get(id);
    const text = (await transaction.objectStore("texts").get(id)) ?? "";
    for (const name of transaction.objectStoreNames) await transaction.objectStore(name).delete(id);
    return page ? { page, text } : null;
  });
}

/** Deletes pages; the index forgets them when it is folded. */
export async function deletePages(database: Database, ids: readonly number[]): Promise<void> {
  const stores = ["pages", "texts", "vectors"] as const;
  const transaction = database.transaction(stores, "readwrite");
  await runTransaction(transaction, async () => {
    for (const id of ids) for (const name of stores) await transaction.objectStore(name).delete(id);
  });
}
