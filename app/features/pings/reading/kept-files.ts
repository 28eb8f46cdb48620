import { strToU8, zipSync } from "fflate";
import { csvFile } from "~/core/csv";
import { encodeAddress } from "~/core/markdown/escape";
import { LIBRARY_FORMAT, LIBRARY_FORMAT_FILE } from "~/core/memwink";
import { paths } from "~/paths";
import type { KeptArticle } from "./kept-list";

/** A browser without an account does not keep when an article came out. */
type Kept = Omit<KeptArticle, "publishedAt"> & { publishedAt: string | null };

export const keptFiles = {
  "kept.md": "text/markdown; charset=utf-8",
  "kept.csv": "text/csv; charset=utf-8",
  "kept.json": "application/json; charset=utf-8",
  "memwink.zip": "application/zip",
} as const;

export type KeptFile = keyof typeof keptFiles;

export const keptFileNames = ["kept.md", "kept.csv", "kept.json", "memwink.zip"] as const;

/** The name under which a browser saves it. */
export const savedName = (file: KeptFile) => (file === "memwink.zip" ? "memwink-kept.zip" : `wink-${file}`);

/** A file of what somebody keeps: titles, summaries and addresses, and no text that only members may read. What was removed is left out. */
export function writeKept(
  file: KeptFile,
  all: readonly Kept[],
  { origin, title }: { origin: string; title: string },
): string | Uint8Array<ArrayBuffer> {
  const kept = all
    .filter(({ isRemoved }) => !isRemoved)
    .map((each) => ({ ...each, url: origin + paths.article(each.id) }));
  if (file === "kept.md") return markdownOf(kept, title);
  if (file === "kept.csv") return csvOf(kept);
  if (file === "kept.json") return `${JSON.stringify(kept.map(entryOf), null, 2)}\n`;
  return libraryOf(kept);
}

type Entry = Kept & { url: string };

const entryOf = ({ id, url, sourceUrl, title, summary, source, lang, publishedAt, keptAt }: Entry) => ({
  news_id: id,
  title,
  summary,
  source,
  lang,
  url,
  source_url: sourceUrl,
  published_at: publishedAt,
  kept_at: keptAt,
});

function csvOf(kept: Entry[]): string {
  const columns = [
    "title",
    "summary",
    "source",
    "lang",
    "url",
    "source_url",
    "published_at",
    "kept_at",
  ] as const;
  const rows = kept.map(entryOf).map((entry) => columns.map((name) => entry[name] ?? ""));
  return csvFile([columns, ...rows]);
}

/** On one line, and none of its characters a mark. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>~|&#]/g, "\\$&")
    .replace(/^([+=-]|\d+[.)])/, "\\$1");
}

function markdownOf(kept: Entry[], title: string): string {
  const entries = kept.map(({ title, summary, source, url, sourceUrl, publishedAt, keptAt }) => {
    const published = publishedAt ? [publishedAt.slice(0, 10)] : [];
    const facts = [plain(source), ...published, `★ ${keptAt.slice(0, 10)}`];
    const ways = sourceUrl ? [`<${encodeAddress(sourceUrl)}>`] : [];
    return [`## [${plain(title)}](${url})`, plain(summary), [...facts, ...ways].join(" · ")]
      .filter(Boolean)
      .join("\n\n");
  });
  return `${[`# ${plain(title)}`, ...entries].join("\n\n")}\n`;
}

/** As MemWink takes an exported library back in. */
function libraryOf(kept: Entry[]): Uint8Array<ArrayBuffer> {
  const lines = kept.map(({ title, summary, url, source, sourceUrl, publishedAt, keptAt }) =>
    JSON.stringify({
      address: sourceUrl ?? url,
      title: title.slice(0, 1000),
      text: "",
      summary: summary.slice(0, 2000),
      tags: [source.slice(0, 300)],
      folder: ["Pings"],
      highlights: [],
      savedAt: Date.parse(keptAt),
      updatedAt: Date.parse(publishedAt ?? keptAt),
    }),
  );
  return zipSync({
    [LIBRARY_FORMAT_FILE]: strToU8(LIBRARY_FORMAT),
    "library-1.jsonl": strToU8(lines.map((line) => `${line}\n`).join("")),
  });
}
