import { ACCEPTED_EXTENSIONS, HEAD_BYTES, MAX_FILE_BYTES } from "../../limits";
import { sniffHead } from "../../reading/sniff";

/**
 * Whether a file is worth sending, as the picker and the drop area both ask: its ending, its size and its first bytes.
 * Gives the key of the message why not, or null. The server checks all of it again, and more.
 */
export async function problemWith(file: File): Promise<string | null> {
  const name = file.name.toLowerCase();
  if (!ACCEPTED_EXTENSIONS.some((extension) => name.endsWith(extension))) return "resume.notAResume";
  if (file.size > MAX_FILE_BYTES) return "resume.tooLarge";
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const sniffed = sniffHead(head);
  return sniffed.ok ? null : sniffed.reason;
}
