/** Bytes that are read of a file: more than twice what the preview shows, and less than a tab can hold. */
export const LARGEST_FILE = 10_000_000;

export type TextOfFile =
  | { kind: "text"; text: string }
  | { kind: "fileSeveral" | "fileKind" | "fileTooLarge" | "fileEmpty" | "fileEncoding" };

type FileFacts = { name: string; type: string; size: number };

/** What is wrong with files before they are read, or null for one file of Markdown or plain text. */
export function problemOfFiles(files: readonly FileFacts[]): Exclude<TextOfFile["kind"], "text"> | null {
  const [file] = files;
  if (!file) return "fileKind";
  if (files.length > 1) return "fileSeveral";
  const isText = /\.(?:md|markdown|mdown|mkd|txt|text)$/i.test(file.name) || file.type === "text/markdown";
  if (!isText) return "fileKind";
  if (file.size > LARGEST_FILE) return "fileTooLarge";
  return null;
}

function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // Chinese Windows writes the latter; nearly any text of another single-byte encoding is none of both.
  const encodings = isWide ? [first === 0xff ? "utf-16le" : "utf-16be"] : ["utf-8", "gb18030"];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return null;
}

/** The text in the bytes of a file, in UTF-8, UTF-16 with its mark, or GB18030, with the line breaks that a text area has. */
export function textOfBytes(bytes: Uint8Array): TextOfFile {
  const text = decoded(bytes);
  if (text === null || text.includes("\0")) return { kind: "fileEncoding" };
  if (text.trim() === "") return { kind: "fileEmpty" };
  return { kind: "text", text: text.replace(/\r\n?/g, "\n") };
}
