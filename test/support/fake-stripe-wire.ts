import { type FakeStripe, SECRET } from "./fake-stripe";

/** The header that goes with a body: HMAC-SHA256 over time and body, worked out here and not by the package under test. */
export async function sign(body: string, at: Date | number = Date.now(), secret = SECRET): Promise<string> {
  const time = Math.floor(Number(at) / 1000);
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`${time}.${body}`)));
  return `t=${time},v1=${[...signature].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The fake behind a real socket on 127.0.0.1. */
export async function listen(fake: FakeStripe): Promise<{ port: number; close(): Promise<void> }> {
  const { createServer } = await import("node:http");
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = "GET", url = "/", headers } = incoming;
    const body = method === "GET" || method === "DELETE" ? undefined : Buffer.concat(chunks);
    const signal = AbortSignal.timeout(5000);
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    try {
      const answer = await fake.fetch(`http://127.0.0.1${url}`, { method, headers: sent, body, signal });
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
