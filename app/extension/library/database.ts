import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Block } from "./postings";

export type Page = {
  /** Given anew at each saving: what the index says of an older text then speaks of no page. */
  id: number;
  /** As `keyOf` says, one entry an address. */
  key: string;
  address: string;
  host: string;
  title: string;
  summary: string;
  tags: string[];
  folder: string[];
  savedAt: number;
  updatedAt: number;
  hasText: boolean;
  highlights: string[];
};

/** What was indexed in one writing, or in several folded into one: its pages in their order, each with its number of terms. */
export type Segment = { id: number; pages: number[]; lengths: number[] };

export interface Library extends DBSchema {
  pages: {
    key: number;
    value: Page;
    indexes: { key: string; tags: string; folder: string; savedAt: number };
  };
  texts: { key: number; value: string };
  segments: { key: number; value: Segment };
  blocks: { key: [segment: number, first: string]; value: Block };
  /** By the person's endpoint, of length one, times 127. */
  vectors: { key: number; value: { page: number; model: string; vector: Int8Array } };
}

export type Database = IDBPDatabase<Library>;

/** Opens a library, and makes way for the newer version of it that another page brings. */
export async function openLibrary(name = "library", onClosed?: () => void): Promise<Database> {
  const database = await openDB<Library>(name, 1, {
    upgrade(made) {
      const pages = made.createObjectStore("pages", { keyPath: "id", autoIncrement: true });
      pages.createIndex("key", "key", { unique: true });
      pages.createIndex("tags", "tags", { multiEntry: true });
      pages.createIndex("folder", "folder", { multiEntry: true });
      pages.createIndex("savedAt", "savedAt");
      made.createObjectStore("texts");
      made.createObjectStore("segments", { keyPath: "id", autoIncrement: true });
      made.createObjectStore("blocks");
      made.createObjectStore("vectors", { keyPath: "page" });
    },
    blocking: () => {
      database.close();
      onClosed?.();
    },
    terminated: () => onClosed?.(),
  });
  return database;
}

let opening: Promise<Database> | null = null;

/** The person's library, opened once, and again where it was closed. */
export function library(): Promise<Database> {
  const forget = () => {
    opening = null;
  };
  opening ??= openLibrary("library", forget);
  opening.catch(forget);
  return opening;
}
