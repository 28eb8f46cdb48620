import { crc32 } from "~/core/bytes";
import type { FeedItem } from "./feed";

const LONGEST_KEY = 500;

export type KeylessItem = Omit<FeedItem, "key"> & { guid: string };

/** What tells an item from the others of its feed: its guid, with its address where several share one; else its address; else its title
 * and text. What says the same twice is left out. */
export function withKeys(items: KeylessItem[]): FeedItem[] {
  const guids = counts(items.map(({ guid }) => guid));
  const first = items.map(({ guid, ...item }) => {
    const isShared = guid !== "" && (guids.get(guid) ?? 0) > 1;
    const parts = isShared ? [guid, item.url] : [guid || item.url || textKey(item)];
    return { ...item, key: bounded(schemeless(parts.join("|"))) };
  });
  const keys = counts(first.map(({ key }) => key));
  const found = new Map<string, FeedItem>();
  for (const item of first) {
    const isShared = (keys.get(item.key) ?? 0) > 1;
    const key = isShared ? bounded(`${item.key}|${item.title}`) : item.key;
    if (!found.has(key)) found.set(key, { ...item, key });
  }
  return [...found.values()];
}

function counts(values: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

/** A feed that moves to https keeps its items. */
function schemeless(key: string): string {
  return key.replace(/^https?:/i, "");
}

function textKey(item: Pick<FeedItem, "title" | "html">): string {
  return `${item.title}|${checksum(item.html)}`;
}

function bounded(key: string): string {
  return key.length <= LONGEST_KEY ? key : `${key.slice(0, LONGEST_KEY - 10)}|${checksum(key)}`;
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16);
}
