import { createServer, type ServerResponse } from "node:http";

/** What the server does with one request; an answer in `parts` is sent part by part. */
export type JinaReply =
  | {
      status?: number;
      headers?: Record<string, string>;
      parts: (string | Uint8Array)[];
      everyMs?: number;
      /** What follows the last part, where it is not the end of the answer. */
      after?: "hang" | "reset" | "drip" | "flood";
    }
  | "hang"
  | "reset";

type JinaRequest = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
};

export type FakeJina = {
  origin: string;
  requests: JinaRequest[];
  /** One reply a request; the last one stays. */
  play(...replies: JinaReply[]): void;
  close(): Promise<void>;
};

/** A server on 127.0.0.1 that answers as Jina's services do, and as they should not. */
export async function startFakeJina(): Promise<FakeJina> {
  let script: JinaReply[] = ["hang"];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}");
      fake.requests.push({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body,
      });
      const reply = (script.length > 1 ? script.shift() : script[0]) ?? "hang";
      send(reply, response, timers).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const fake: FakeJina = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    play: (...replies) => {
      script = replies;
      fake.requests.length = 0;
    },
    close: () => {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

async function send(reply: JinaReply, response: ServerResponse, timers: Set<NodeJS.Timeout>): Promise<void> {
  if (reply === "hang") return;
  if (reply === "reset") {
    response.destroy();
    return;
  }
  const { status = 200, headers, parts, everyMs = 0, after } = reply;
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.flushHeaders();
  for (const part of parts) {
    response.write(part);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  if (after === undefined) response.end();
  else if (after === "reset") response.destroy();
  else if (after === "drip") timers.add(setInterval(() => response.write(": still here\n"), 20));
  else if (after === "flood") {
    const block = `: ${"x".repeat(200_000)}\n`;
    const flood = () => {
      while (!response.destroyed && response.write(block));
    };
    response.on("drain", flood);
    flood();
  }
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): JinaReply {
  return { status, headers, parts: [JSON.stringify(value)] };
}

export function html(status = 200): JinaReply {
  return { status, headers: { "content-type": "text/html" }, parts: ["<!doctype html><h1>Welcome</h1>"] };
}

export function redirect(to: string, status = 307): JinaReply {
  return { status, headers: { location: to }, parts: [] };
}

/** The error of Reader as it was seen in the wild. */
export function readerError(code: number, name: string, headers: Record<string, string> = {}): JinaReply {
  const message = `${name}: https://example.com/secret-path`;
  return json(
    { data: null, code, name, status: code * 100 + 2, message, readableMessage: message },
    code,
    headers,
  );
}

export function readerPage(data: object) {
  return { code: 200, status: 20000, data };
}

export type Delta = { content?: string; type?: string; annotations?: unknown[] };

export function chunk(
  delta: Delta,
  finish_reason: string | null = null,
  more: object = {},
): Record<string, unknown> {
  return {
    id: "1",
    object: "chat.completion.chunk",
    created: 1,
    model: "jina-deepsearch-v1",
    system_fingerprint: "fp_1",
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...more,
  };
}

export function citation(url: string, more: object = {}) {
  return { type: "url_citation", url_citation: { title: "A title", exactQuote: "A quote.", url, ...more } };
}

/** Events as one text. */
export function events(chunks: unknown[], done = false): string {
  const lines = chunks.map((each) => `data: ${typeof each === "string" ? each : JSON.stringify(each)}\n\n`);
  return lines.join("") + (done ? "data: [DONE]\n\n" : "");
}

export function stream(
  parts: (string | Uint8Array)[],
  more: { everyMs?: number; after?: "hang" | "reset" | "drip" | "flood" } = {},
): JinaReply {
  return { headers: { "content-type": "text/event-stream" }, parts, ...more };
}
