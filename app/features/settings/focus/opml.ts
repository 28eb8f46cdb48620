import { Parser } from "htmlparser2";
import { type Result, refuse } from "~/core/result";
import type { FocusRow } from "./focus-rows";

export const OPML_BYTES = 512 * 1024;

const DEEPEST = 32;

/** A feed with the names of the groups that it stands in, the outermost first. */
type OpmlFeed = { url: string; groups: string[] };

type OpmlRefusal = "focus.badOpml" | "focus.noFeeds" | "focus.opmlTooLarge";

/** The feeds of an OPML file. Entities of its own are not expanded, and no file that it names is read. */
export function readOpml(text: string): Result<{ feeds: OpmlFeed[] }, OpmlRefusal> {
  if (text.length > OPML_BYTES) return refuse("focus.opmlTooLarge");
  const open: (string | null)[] = [];
  const feeds: OpmlFeed[] = [];
  let isOpml = false;
  let depth = 0;
  let deepest = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        deepest = Math.max(deepest, depth);
        if (depth === 1) isOpml = name.toLowerCase() === "opml";
        if (name.toLowerCase() !== "outline" || deepest > DEEPEST) return;
        const of = attributesOf(attributes);
        const url = of("xmlurl").trim();
        const groups = open.filter((each) => each !== null);
        if (url !== "") feeds.push({ url, groups });
        open.push(url === "" ? (of("text") || of("title")).trim() : null);
      },
      onclosetag(name) {
        depth -= 1;
        if (name.toLowerCase() === "outline" && deepest <= DEEPEST) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (deepest > DEEPEST) return refuse("focus.opmlTooLarge");
  if (!isOpml) return refuse("focus.badOpml");
  return feeds.length > 0 ? { ok: true, feeds } : refuse("focus.noFeeds");
}

/** Writers of OPML do not agree on the case of its attributes. */
function attributesOf(attributes: Record<string, string>) {
  const lower = new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
  return (name: string) => lower.get(name) ?? "";
}

type Group = { tag_name: string; tag_id: string; sources: readonly string[] };

/** The sources of all points as OPML, a group each. */
export function writeOpml(title: string, groups: readonly Group[]): string {
  const outlines = groups.flatMap(({ tag_name, tag_id, sources }) => [
    `    <outline text="${escaped(tag_name)}" category="${escaped(tag_id)}">`,
    ...sources.map((url) => `      <outline type="rss" text="${escaped(url)}" xmlUrl="${escaped(url)}"/>`),
    "    </outline>",
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `  <head><title>${escaped(title)}</title></head>`,
    "  <body>",
    ...outlines,
    "  </body>",
    "</opml>",
    "",
  ].join("\n");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escaped(text: string): string {
  // XML knows no control characters, not even escaped.
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "").replace(/[\p{Cc}\ufffe\uffff]/gu, " ");
}

/** The rows with the feeds of a file: each goes to the row that its group is named after, the others to the chosen one. */
export function withFeeds(
  rows: readonly FocusRow[],
  feeds: readonly OpmlFeed[],
  chosen: number,
): { rows: FocusRow[]; added: number } {
  const added = new Map<number, string[]>();
  for (const { url, groups } of feeds) {
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
