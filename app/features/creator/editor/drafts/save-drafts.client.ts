import type { DraftSession } from "./draft-session.client";
import { pauses } from "./pauses.client";
import { titleOf } from "./record";
import { LARGEST_FILE } from "./text-file";
import { markdownNames, type ZippedFile, zipInPieces } from "./zip-files";
import { LARGEST_ZIP, MOST_TEXT_BYTES, MOST_ZIPPED } from "./zip-texts";

type Words = { untitled: string; damaged: string };

/**
 * All drafts that hold words as files, the newest first: what is typed here counts, stored or not, and so does what is left of
 * damaged ones. Rejects where the drafts cannot be read.
 */
export async function filesOfDrafts(
  session: Pick<DraftSession, "retry" | "drafts" | "snapshot" | "text">,
  { untitled, damaged }: Words,
  now: number,
): Promise<ZippedFile[]> {
  await session.retry();
  const kept = await (await session.drafts()).texts();
  const { draftId, state } = session.snapshot();
  const text = session.text();
  const stored = kept.find(({ id }) => id === draftId);
  // A draft that another tab has is there as that tab stored it.
  const isNewer = state.kind !== "elsewhere" && text !== stored?.text;
  const all = isNewer
    ? [{ id: draftId, text, updatedAt: now }, ...kept.filter(({ id }) => id !== draftId)]
    : kept;
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

/** One zip of files, made while the page goes on answering. */
export async function zipOfFiles(files: readonly ZippedFile[]): Promise<Blob> {
  const pause = pauses();
  const parts: BlobPart[] = [];
  for (const pieces of zipInPieces(files)) {
    parts.push(...pieces.map((piece) => new Uint8Array(piece)));
    await pause();
  }
  return new Blob(parts, { type: "application/zip" });
}

/** What keeps a zip of files from being opened here again as a whole: the zip itself, or one of the texts in it. */
export type Beyond = "zipTooMuch" | "fileTooLarge" | null;

/** Measures a zip of files, and the files, by what can be opened here again. */
export async function beyondOpening(files: readonly ZippedFile[], zip: Blob): Promise<Beyond> {
  const pause = pauses();
  const encoder = new TextEncoder();
  let sum = 0;
  let largest = 0;
  for (const { text } of files) {
    const { length } = encoder.encode(text);
    sum += length;
    largest = Math.max(largest, length);
    await pause();
  }
  if (zip.size > LARGEST_ZIP || files.length > MOST_ZIPPED || sum > MOST_TEXT_BYTES) return "zipTooMuch";
  return largest > LARGEST_FILE ? "fileTooLarge" : null;
}
