import { ACCEPTED_EXTENSIONS, HEAD_BYTES, MAX_FILE_BYTES } from "../limits";
import { sniffHead } from "../reading/sniff";

/**
 * Whether a file is worth sending, as the picker and the drop area both ask: its ending, its size and its first bytes.
 * Gives the key of the message why not, or null. The server checks all of it again, and more. A file that was moved,
 * deleted or changed since it was chosen cannot be read any more, which is a problem of its own.
 */
export async function problemWith(file: File): Promise<string | null> {
  const name = file.name.toLowerCase();
  if (!ACCEPTED_EXTENSIONS.some((extension) => name.endsWith(extension))) return "resume.notAResume";
  if (file.size > MAX_FILE_BYTES) return "resume.tooLarge";
  const head = await headOf(file);
  if (!head) return "upload.unreadable";
  const sniffed = sniffHead(head);
  return sniffed.ok ? null : sniffed.reason;
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
