import { expect, vi } from "vitest";
import { type Database, openLibrary } from "~/extension/library/database";
import { postingsAt } from "~/extension/library/postings";
import type { Draft } from "~/extension/library/save-pages";
import { parseQuery, searchPages } from "~/extension/library/search";
import { newDatabases } from "./databases";

/** An empty library in a browser's store of its own. */
export function emptyLibrary(): Promise<Database> {
  vi.stubGlobal("indexedDB", newDatabases());
  return openLibrary();
}

export const draft = (address: string, title: string, text: string, more: Partial<Draft> = {}): Draft => ({
  key: address,
  address: `https://${address}`,
  host: address.split("/")[0] ?? "",
  title,
  summary: "",
  tags: [],
  folder: [],
  highlights: [],
  text,
  ...more,
});

export const zh = draft(
  "zh.example/a",
  "本地检索与新闻雷达",
  "在浏览器里建索引。人工智能，检索全文，不靠服务器。",
  {
    tags: ["检索"],
  },
);
export const en = draft(
  "docs.example/b",
  "On databases",
  "A phrase about databases. Bookmarks are saved here; their index is small.",
  { tags: ["Data"] },
);

export const keysFound = async (library: Database, query: string, most = 10) =>
  (await searchPages(library, parseQuery(query), most)).map(({ key }) => key);

export const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Link ${at}`, url: `https://b.example/${at}` }));

/** That index and pages agree: every page has its text and stands in one segment, whose postings count its terms. */
export async function checkLibrary(library: Database): Promise<void> {
  const ids = await library.getAllKeys("pages");
  expect(await library.getAllKeys("texts")).toEqual(ids);
  const segments = await library.getAll("segments");
  const indexed = segments.flatMap(({ pages }) => pages);
  expect(new Set(indexed).size).toBe(indexed.length);
  expect(indexed).toEqual(expect.arrayContaining(ids));
  const counted = new Map<number, number>();
  for (const block of await library.getAll("blocks"))
    for (const place of block.terms.keys())
      for (const { page, count } of postingsAt(block, place))
        counted.set(page, (counted.get(page) ?? 0) + count);
  expect(counted).toEqual(
    new Map(segments.flatMap(({ pages, lengths }) => pages.map((page, at) => [page, lengths[at]]))),
  );
}
