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
