const LARGEST_FILE = 40_000_000;

const kinds = /\.(?:html?|xhtml|srt|vtt|sbv|lrc|txt)$/i;

export type Dropped = { text: string } | { problem: "kind" | "many" | "tooLarge" | "unreadable" };

export async function readDropped(files: readonly File[]): Promise<Dropped> {
  const [file, ...others] = files;
  if (!file || others.length > 0) return { problem: "many" };
  if (!kinds.test(file.name) && !/^text\/(?:html|plain|vtt)$/.test(file.type)) return { problem: "kind" };
  if (file.size > LARGEST_FILE) return { problem: "tooLarge" };
  try {
    return { text: decode(await file.arrayBuffer()) };
  } catch (error) {
    console.error(error);
    return { problem: "unreadable" };
  }
}

/** UTF-8, UTF-16 with its mark, or else what Chinese subtitle files of old are written in. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder("gb18030").decode(bytes);
    throw error;
  }
}
