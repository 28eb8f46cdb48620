import { type Result, refuse } from "~/core/result";
import type { FocusRow } from "./focus-rows";
import { OPML_BYTES, readOpml, withFeeds } from "./opml";

type Import = { rows: FocusRow[]; target: number; opml: string; file?: File | string };

/** The rows with the feeds of the chosen file, or of the text that was pasted. */
export async function importOpml({
  rows,
  target,
  opml,
  file,
}: Import): Promise<Result<{ rows: FocusRow[]; added: number }>> {
  const hasFile = file instanceof File && file.size > 0;
  if (hasFile && file.size > OPML_BYTES) return refuse("focus.opmlTooLarge");
  const text = hasFile ? await file.text() : opml;
  if (text.trim() === "") return refuse("focus.noFile");
  const read = readOpml(text);
  if (!read.ok) return read;
  return { ok: true, ...withFeeds(rows, read.feeds, Math.min(target, rows.length - 1)) };
}
