import { Parser } from "htmlparser2";
import { type Result, refuse } from "./result";

export const OPML_BYTES = 512 * 1024;

const DEEPEST = 32;

/** A feed, or a page of links, with the names of the groups that it stands in, the outermost first. */
export type OpmlFeed = { url: string; groups: string[]; isPage?: true };

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
        const feed = of("xmlurl").trim();
        const page = of("type").toLowerCase() === "link" ? of("url").trim() : "";
        const url = feed || page;
        const groups = open.filter((each) => each !== null);
        if (url !== "") feeds.push({ url, groups, ...(feed === "" && { isPage: true }) });
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

/** The feeds of the chosen file, or of the text that was pasted. */
export async function readSentOpml({ opml, file }: { opml: string; file?: File | string }) {
  const hasFile = file instanceof File && file.size > 0;
  if (hasFile && file.size > OPML_BYTES) return refuse("focus.opmlTooLarge");
  const text = hasFile ? await file.text() : opml;
  return text.trim() === "" ? refuse("focus.noFile") : readOpml(text);
}

/** Writers of OPML do not agree on the case of its attributes. */
function attributesOf(attributes: Record<string, string>) {
  const lower = new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
  return (name: string) => lower.get(name) ?? "";
}

type Outline = { url: string; title?: string; isPage?: boolean };

type Group = { name: string; id: string; sources: readonly Outline[] };

/** Sources as OPML, in their groups. */
export function writeOpml(title: string, groups: readonly Group[]): string {
  const outlines = groups.flatMap(({ name, id, sources }) => [
    `    <outline text="${escaped(name)}" category="${escaped(id)}">`,
    ...sources.map(({ url, title, isPage }) => {
      const way = isPage ? 'type="link"' : 'type="rss"';
      return `      <outline ${way} text="${escaped(title || url)}" ${isPage ? "url" : "xmlUrl"}="${escaped(url)}"/>`;
    }),
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
