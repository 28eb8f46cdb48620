import { decodeFile } from "~/core/decode-text";

/** Bytes that are read of a file: more than twice what the preview shows, and less than a tab can hold. */
export const LARGEST_FILE = 10_000_000;

export type FileProblem =
  | "pictureFile"
  | "fileKind"
  | "fileTooLarge"
  | "fileEmpty"
  | "fileEncoding"
  | "fileUnread"
  | "zipDamaged"
  | "zipLocked"
  | "zipPacking"
  | "zipTooMuch"
  | "zipNoText";

export type TextOfFile = { kind: "text"; text: string } | { kind: FileProblem };

type FileFacts = { name: string; type: string; size: number };

export function isTextName(name: string): boolean {
  return /\.(?:md|markdown|mdown|mkd|txt|text)$/i.test(name);
}

const LONGEST_SHOWN = 40;

/** The name of a file as it is shown in a sentence: without folders, what is not to be seen, and what is too long. */
export function shownName(path: string): string {
  const name = path.replace(/^.*[\\/](?=[^\\/])/s, "");
  const letters = [...name.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim()];
  return letters.length > LONGEST_SHOWN
    ? `${letters.slice(0, LONGEST_SHOWN - 1).join("")}…`
    : letters.join("");
}

export function problemOfFile({ name, type, size }: FileFacts): FileProblem | null {
  if (type.startsWith("image/")) return "pictureFile";
  if (!isTextName(name) && type !== "text/markdown") return "fileKind";
  return size > LARGEST_FILE ? "fileTooLarge" : null;
}

/** The text in the bytes of a file, in UTF-8, UTF-16 with its mark, or GB18030, with the line breaks that a text area has. */
export function textOfBytes(bytes: Uint8Array): TextOfFile {
  const text = decodeFile(bytes);
  if (text === null || text.includes("\0")) return { kind: "fileEncoding" };
  if (text.trim() === "") return { kind: "fileEmpty" };
  return { kind: "text", text: text.replace(/\r\n?/g, "\n") };
}
