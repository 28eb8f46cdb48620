import { connect } from "node:net";

export type RawAnswer = { status: number; headers: Headers; text: string };

const PATIENCE_MS = 20_000;

/** Sends bytes as they are, where a client of HTTP would mend or refuse them; null where no answer comes back. The end of what
 * is sent lets the server end the connection after its answer. */
export async function exchange(port: number, bytes: Buffer): Promise<RawAnswer | null> {
  const received = await new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: "localhost" }, () => socket.end(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("no answer came")));
    socket.on("data", (part) => parts.push(part));
    // A server that has refused early may reset the connection while we still write.
    socket.on("error", (error) => (parts.length > 0 || "code" in error ? socket.destroy() : reject(error)));
    socket.on("close", () => resolve(Buffer.concat(parts)));
  });
  return answerOf(received);
}

function answerOf(received: Buffer): RawAnswer | null {
  const end = received.indexOf("\r\n\r\n");
  const [first = "", ...lines] = received.toString("latin1", 0, Math.max(end, 0)).split("\r\n");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  if (!status) return null;
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  const body = received.subarray(end + 4);
  const isChunked = headers.get("Transfer-Encoding") === "chunked";
  return { status: Number(status), headers, text: (isChunked ? joined(body) : body).toString() };
}

function joined(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const line = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, line), 16);
    if (line < 0 || !size) break;
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
