import { isSubtitleFile } from "./time";

/** Characters that a field takes without a pause; pasting twice as many takes half a second and more. */
export const LONGEST_IN_FIELD = 200_000;

const isMarkup = /<(?:!doctype|html|body|div|span|p|ul|li|table|tbody|tr|td|section|[a-z]+-[a-z-]+)[\s>]/i;
const clocks = />[\s[(]*\d{1,4}:[0-5]\d/g;

/** The markup of something copied from a page, if it has a transcript in it that would lose its structure as text; null if
 * the plain text is what is wanted. Inlined styles, the bulk of copied markup, are left out; newlines are
 * written as references, because a browser takes minutes to insert many of them. */
export function markupToInsert(clipboard: Pick<DataTransfer, "getData">): string | null {
  const plain = clipboard.getData("text/plain");
  // Editors copy a subtitle file as a page of coloured lines.
  if (isMarkup.test(plain) || isSubtitleFile(plain)) return null;
  const html = clipboard.getData("text/html");
  if ((html.match(clocks)?.length ?? 0) === 0) return null;
  return html
    .replace(/\sstyle="[^"]*"/g, "")
    .replace(/<!--.*?(?:-->|$)/gs, "")
    .replace(/>\s+</g, "> <")
    .replace(/\r\n?|\n/g, "&#10;");
}

const LARGEST_FILE = 40_000_000;

const kinds = /\.(?:html?|xhtml|srt|vtt|sbv|lrc|txt)$/i;

export type Dropped = { text: string } | { problem: "kind" | "many" | "tooLarge" | "unreadable" };

export async function readDropped(files: readonly File[]): Promise<Dropped> {
  const [file, ...others] = files;
  if (!file || others.length > 0) return { problem: "many" };
  if (!kinds.test(file.name) && !/^text\/(?:html|plain|vtt)$/.test(file.type)) return { problem: "kind" };
  if (file.size > LARGEST_FILE) return { problem: "tooLarge" };
  try {
    const [{ decodeFile }, buffer] = await Promise.all([import("~/core/decode-text"), file.arrayBuffer()]);
    const bytes = new Uint8Array(buffer);
    return { text: decodeFile(bytes) ?? new TextDecoder("gb18030").decode(bytes) };
  } catch (error) {
    console.error(error);
    return { problem: "unreadable" };
  }
}
