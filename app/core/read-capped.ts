type Reader = ReadableStreamDefaultReader<Uint8Array>;

// A stream that has failed cannot be cancelled, and needs not be: whoever reads it meets its error.
const cancel = (reader: Reader) => void reader.cancel().catch(() => null);

/** All bytes of a stream; null once they are more than allowed: the rest is left to `letGo`, which by default closes the connection. */
export async function readCapped(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
  letGo: (reader: Reader) => void | Promise<void> = cancel,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  const keep = (chunk: Uint8Array) => void chunks.push(chunk);
  if (!(await readParts(stream, maxBytes, keep, signal, letGo))) return null;
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}

/** Hands over the bytes of a stream as they come; false as soon as they are more than allowed, as in `readCapped`. */
export async function readParts(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  onPart: (part: Uint8Array) => void,
  signal?: AbortSignal,
  letGo: (reader: Reader) => void | Promise<void> = cancel,
): Promise<boolean> {
  if (!stream) return true;
  const reader = stream.getReader();
  const stop = () => cancel(reader);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > maxBytes) {
        await letGo(reader);
        return false;
      }
      onPart(part.value);
    }
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  return true;
}
