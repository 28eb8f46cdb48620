import { strToU8, Zip, ZipDeflate } from "fflate";
import { yieldToMain } from "~/ui/browser/run-in-chunks";
import { fileName } from "../../../article/copy/save-file.client";
import { LARGEST_FILE } from "../panel/text-file";
import { LARGEST_ZIP, MOST_TEXT_BYTES, MOST_ZIPPED } from "../panel/zip-texts";
import type { DraftSession } from "../session/draft-session.client";
import { titleOf } from "./record";

type ZippedFile = { name: string; text: string; at: number };

const PIECE_BYTES = 65_536;

// A zip holds no other years (PKWARE APPNOTE 4.4.6); a day within, as it holds local time.
const EARLIEST = Date.UTC(1980, 0, 2);
const LATEST = Date.UTC(2099, 11, 30);

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

type Words = { untitled: string; damaged: string };

/** All drafts that hold words, the newest first; what is typed here counts, stored or not. Rejects where they cannot be read. */
export async function filesOfDrafts(
  session: Pick<DraftSession, "retry" | "drafts" | "snapshot" | "text">,
  { untitled, damaged }: Words,
  now: number,
): Promise<ZippedFile[]> {
  await session.retry();
  const drafts = await (await session.drafts()).texts();
  const { draftId, state } = session.snapshot();
  const text = session.text();
  const stored = drafts.find(({ id }) => id === draftId);
  // A draft that another tab has is there as that tab stored it.
  const isNewer = state.kind !== "elsewhere" && text !== stored?.text;
  const all = isNewer
    ? [{ id: draftId, text, updatedAt: now }, ...drafts.filter(({ id }) => id !== draftId)]
    : drafts;
  const full = all.filter((each) => each.text.trim() !== "");
  const names = markdownNames(
    full.map((each) => (each.updatedAt === null ? damaged : titleOf(each.text) || untitled)),
  );
  return full.map((each, index) => ({
    name: names[index] ?? "",
    text: each.text,
    at: each.updatedAt ?? now,
  }));
}

export async function zipOfFiles(files: readonly ZippedFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  for (const pieces of zipInPieces(files)) {
    parts.push(...pieces.map((piece) => new Uint8Array(piece)));
    await yieldToMain();
  }
  return new Blob(parts, { type: "application/zip" });
}

/** What keeps a zip of files from being opened here again as a whole: the zip itself, or one of the texts in it. */
export type Beyond = "zipTooMuch" | "fileTooLarge" | null;

export async function beyondOpening(files: readonly ZippedFile[], zip: Blob): Promise<Beyond> {
  const encoder = new TextEncoder();
  let sum = 0;
  let largest = 0;
  for (const { text } of files) {
    const { length } = encoder.encode(text);
    sum += length;
    largest = Math.max(largest, length);
    await yieldToMain();
  }
  if (zip.size > LARGEST_ZIP || files.length > MOST_ZIPPED || sum > MOST_TEXT_BYTES) return "zipTooMuch";
  return largest > LARGEST_FILE ? "fileTooLarge" : null;
}
