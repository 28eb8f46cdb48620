import { ACCEPTED_EXTENSIONS, HEAD_BYTES, MAX_FILE_BYTES } from "../limits";
import { sniffHead } from "../reading/sniff";

/** The message key, or null. The server checks all of it again; a file moved or changed since it was chosen cannot be read. */
export async function problemWith(file: File): Promise<string | null> {
  const name = file.name.toLowerCase();
  if (!ACCEPTED_EXTENSIONS.some((extension) => name.endsWith(extension))) return "resume.notAResume";
  if (file.size > MAX_FILE_BYTES) return "resume.tooLarge";
  const head = await headOf(file);
  if (!head) return "upload.unreadable";
  const sniffed = sniffHead(head);
  const isText = /\.(?:json|md)$/.test(name);
  if (sniffed.ok) return (sniffed.kind === "text") === isText ? null : "resume.misnamed";
  return sniffed.reason === "resume.notAResume" ? "resume.misnamed" : sniffed.reason;
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
