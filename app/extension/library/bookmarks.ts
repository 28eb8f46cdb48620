import { hostOf, keyOf } from "../addresses";
import type { Database } from "./database";
import { type Draft, savePages } from "./save-pages";

type BookmarkNode = { title: string; url?: string; dateAdded?: number; children?: BookmarkNode[] };

/** One transaction holds so many: it lasts a part of a second, and what was written stays when the browser is closed. */
const SLICE = 200;

function draftsOf(nodes: readonly BookmarkNode[], folder: readonly string[] = []): Draft[] {
  return nodes.flatMap((node): Draft[] => {
    if (node.children) return draftsOf(node.children, node.title ? [...folder, node.title] : folder);
    const key = node.url === undefined ? null : keyOf(node.url);
    if (key === null || node.url === undefined) return [];
    return [
      {
        key,
        address: node.url,
        host: hostOf(new URL(node.url)),
        title: node.title.slice(0, 300) || key,
        summary: "",
        tags: [],
        folder: [...folder],
        highlights: [],
        text: "",
        ...(node.dateAdded !== undefined && { savedAt: node.dateAdded }),
      },
    ];
  });
}

/** Imports bookmarks by title, address, folder and day; what is saved already keeps its text. In slices, so that importing once more
 * goes on. Says how many are new. */
export async function importBookmarks(
  database: Database,
  nodes: readonly BookmarkNode[],
  now: number,
  tell?: (done: number, all: number) => void,
): Promise<number> {
  const drafts = new Map(draftsOf(nodes).map((draft) => [draft.key, draft]));
  const known = new Map((await database.getAll("pages")).map(({ key, folder }) => [key, folder]));
  const wanted = [...drafts.values()].filter(
    ({ key, folder }) => !known.has(key) || known.get(key)?.length !== folder.length,
  );
  for (let at = 0; at < wanted.length; at += SLICE) {
    await savePages(database, wanted.slice(at, at + SLICE), now);
    tell?.(Math.min(at + SLICE, wanted.length), wanted.length);
  }
  return wanted.filter(({ key }) => !known.has(key)).length;
}
