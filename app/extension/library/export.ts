import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import * as z from "zod/mini";
import { escapeHtml } from "~/core/markdown/escape";
import { LIBRARY_FORMAT, LIBRARY_FORMAT_FILE } from "~/core/memwink";
import { parsedJson } from "~/core/parse-unknown";
import { hostOf, keyOf } from "../addresses";
import type { Database, Page } from "./database";
import { type Draft, LONGEST, savePages } from "./save-pages";

const day = z.number().check(z.gte(0), z.lte(8.64e15));
const words = (longest: number) => z.string().check(z.maxLength(longest));
const names = z.array(words(LONGEST.name)).check(z.maxLength(LONGEST.names));

const line = z.object({
  address: words(4000),
  title: words(LONGEST.title),
  text: words(LONGEST.text),
  summary: words(LONGEST.summary),
  tags: names,
  folder: names,
  highlights: z.array(words(LONGEST.highlight)).check(z.maxLength(LONGEST.highlights)),
  savedAt: day,
  updatedAt: day,
});

/** A zip says of itself how large its files are; all of them are in memory at once. */
const MOST_BYTES = 500_000_000;
/** Pages in one file of an export: a text has a longest length. */
const PART = 500;
const SLICE = 100;

async function* eachPage(database: Database): AsyncGenerator<{ page: Page; text: string }> {
  for (const id of await database.getAllKeys("pages")) {
    const [page, text] = await Promise.all([database.get("pages", id), database.get("texts", id)]);
    if (page) yield { page, text: text ?? "" };
  }
}

export async function exportLibrary(database: Database): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = { [LIBRARY_FORMAT_FILE]: strToU8(LIBRARY_FORMAT) };
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0)
      files[`library-${Object.keys(files).length}.jsonl`] = strToU8(`${lines.join("\n")}\n`);
    lines = [];
  };
  for await (const { page, text } of eachPage(database)) {
    const { id: _, key: __, host: ___, hasText: ____, ...facts } = page;
    if (lines.push(JSON.stringify({ ...facts, text })) === PART) end();
  }
  end();
  return zipSync(files);
}

function partsOf(zip: Uint8Array): string[] | "notOurs" | "tooLarge" {
  let bytes = 0;
  const isOurs = (name: string) => name === LIBRARY_FORMAT_FILE || /^library-\d{1,6}\.jsonl$/.test(name);
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (isOurs(name)) bytes += originalSize;
        return isOurs(name) && bytes < MOST_BYTES;
      },
    });
    if (bytes >= MOST_BYTES) return "tooLarge";
    const { [LIBRARY_FORMAT_FILE]: format, ...parts } = files;
    if (!format || strFromU8(format).trim() !== LIBRARY_FORMAT) return "notOurs";
    return Object.values(parts).map((part) => strFromU8(part));
  } catch {
    return "notOurs";
  }
}

/** Reads an exported library back in; says how many pages, or why it is none. Of what is there of an address the later text stays. */
export async function importLibrary(
  database: Database,
  zip: Uint8Array,
): Promise<{ pages: number; unread: number } | "notOurs" | "tooLarge"> {
  const parts = partsOf(zip);
  if (typeof parts === "string") return parts;
  const now = Date.now();
  const read = { pages: 0, unread: 0 };
  for (const part of parts) {
    const lines = part.split("\n").filter((each) => each !== "");
    const drafts = lines.flatMap((each): Draft[] => {
      const { data: page } = line.safeParse(parsedJson(each));
      const key = page ? keyOf(page.address) : null;
      if (!page || key === null) return [];
      const days = { savedAt: Math.min(page.savedAt, now), updatedAt: Math.min(page.updatedAt, now) };
      return [{ ...page, ...days, key, host: hostOf(new URL(page.address)) }];
    });
    for (let at = 0; at < drafts.length; at += SLICE)
      await savePages(database, drafts.slice(at, at + SLICE), now);
    read.pages += drafts.length;
    read.unread += lines.length - drafts.length;
  }
  return read;
}

/** The library as bookmarks of any browser: the file that Netscape began. */
export async function exportBookmarks(database: Database): Promise<string> {
  type Folder = { links: string[]; folders: Map<string, Folder> };
  const root: Folder = { links: [], folders: new Map() };
  for await (const { page } of eachPage(database)) {
    const { address, title, folder, savedAt, tags } = page;
    let into = root;
    for (const name of folder) {
      const next = into.folders.get(name) ?? { links: [], folders: new Map() };
      into.folders.set(name, next);
      into = next;
    }
    const added = Math.floor(savedAt / 1000);
    into.links.push(
      `<DT><A HREF="${escapeHtml(address)}" ADD_DATE="${added}" TAGS="${escapeHtml(tags.join(","))}">${escapeHtml(title)}</A>`,
    );
  }
  const written = ({ links, folders }: Folder): string =>
    `<DL><p>\n${[
      ...[...folders].map(([name, folder]) => `<DT><H3>${escapeHtml(name)}</H3>\n${written(folder)}`),
      ...links,
    ].join("\n")}\n</DL><p>`;
  return `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n<TITLE>MemWink</TITLE>\n<H1>MemWink</H1>\n${written(root)}\n`;
}
