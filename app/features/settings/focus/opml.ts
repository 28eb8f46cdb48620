import type { OpmlFeed } from "~/core/opml";
import type { FocusRow } from "./focus-rows";

/** The rows with the feeds of a file: each goes to the row that its group is named after, the others to the chosen one. */
export function withFeeds(
  rows: readonly FocusRow[],
  feeds: readonly OpmlFeed[],
  chosen: number,
): { rows: FocusRow[]; added: number } {
  const added = new Map<number, string[]>();
  for (const { url, groups, isPage } of feeds) {
    if (isPage) continue;
    const named = rows.findIndex(({ tag_id, tag_name }) =>
      groups.some((group) => group !== "" && (group === tag_name.trim() || group === tag_id.trim())),
    );
    const target = named === -1 ? chosen : named;
    added.set(target, [...(added.get(target) ?? []), url]);
  }
  let count = 0;
  const merged = rows.map((row, index) => {
    const known = row.sources.split("\n").map((line) => line.trim());
    const fresh = [...new Set(added.get(index))].filter((url) => !known.includes(url));
    count += fresh.length;
    return { ...row, sources: [...known, ...fresh].filter((line) => line !== "").join("\n") };
  });
  return { rows: merged, added: count };
}
