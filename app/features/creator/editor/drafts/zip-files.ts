import { strToU8, Zip, ZipDeflate } from "fflate";
import { fileName } from "../../article/copy/file-name";

/** A file to put into a zip; `at` is when its text was last changed, in milliseconds. */
export type ZippedFile = { name: string; text: string; at: number };

const PIECE_BYTES = 65_536;

// A zip holds no other years (PKWARE APPNOTE 4.4.6); a day within, as it holds local time.
const EARLIEST = Date.UTC(1980, 0, 2);
const LATEST = Date.UTC(2099, 11, 30);

/** Names of Markdown files for titles, in their order: no two alike on a disk that knows no capitals. */
export function markdownNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  const keyOf = (name: string) => name.normalize("NFC").toLowerCase();
  return titles.map((title) => {
    const plain = fileName(title, "md");
    const stem = plain.slice(0, -".md".length);
    let name = plain;
    let number = next.get(keyOf(plain)) ?? 2;
    for (; taken.has(keyOf(name)); number += 1) name = `${stem} (${number}).md`;
    next.set(keyOf(plain), number);
    taken.add(keyOf(name));
    return name;
  });
}

/** A zip of files, in pieces that each take a few milliseconds, so that a page can answer in between. */
export function* zipInPieces(files: readonly ZippedFile[]): Generator<Uint8Array[]> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { name, text, at } of files) {
    const entry = new ZipDeflate(name);
    entry.mtime = Math.min(Math.max(at, EARLIEST), LATEST);
    zip.add(entry);
    const bytes = strToU8(text);
    for (let from = 0; from === 0 || from < bytes.length; from += PIECE_BYTES) {
      entry.push(bytes.subarray(from, from + PIECE_BYTES), from + PIECE_BYTES >= bytes.length);
      yield made.splice(0);
    }
  }
  zip.end();
  yield made.splice(0);
}
