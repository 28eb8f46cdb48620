type Reader = ReadableStreamDefaultReader<Uint8Array>;

// A stream that has failed cannot be cancelled, and needs not be: whoever reads it meets its error.
const cancel = (reader: Reader) => void reader.cancel().catch(() => null);

/** All bytes of a stream; null as soon as they are more than allowed, with the rest left to `letGo`, which by default lets the
 * connection go. An abort ends the reading. */
export async function readCapped(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
  letGo: (reader: Reader) => void | Promise<void> = cancel,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  const stop = () => cancel(reader);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > maxBytes) {
        await letGo(reader);
        return null;
      }
      chunks.push(part.value);
    }
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}
