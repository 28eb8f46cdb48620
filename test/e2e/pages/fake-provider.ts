import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { crc32, deflateSync } from "node:zlib";

/** What an AI provider was seen to do to a browser; each is answered to one request, the last one stays. */
export type ProviderMode =
  | "ok"
  | "halfStream"
  | "brokenStream"
  | "cutOff"
  | "refusesKey"
  | "unknownModel"
  | "tooMany"
  | "refusesContent"
  | "down"
  | "html"
  | "hang"
  | "refusesFormat"
  | "pictureByUrl"
  | "pictureByClosedUrl"
  | "notAPicture"
  | "hugePicture"
  | "endless"
  | "cutShort"
  | "elsewhere";

type ProviderRequest = {
  path: string;
  authorization: string;
  body: {
    model?: string;
    prompt?: string;
    response_format?: string;
    stream?: boolean;
    messages?: { role: string; content: string }[];
  };
};

export type FakeProvider = {
  /** With `/v1`. */
  baseUrl: string;
  requests: ProviderRequest[];
  play(...modes: ProviderMode[]): void;
  /** Whether pages of other origins may read the answers. */
  cors: boolean;
  close(): Promise<void>;
};

export const fakeSuggestion = "A better **text**, made for sharing.";
const fakeAnswer = "## In short\n\nIt **depends**.\n\n<img src=x onerror=alert(1)>\n";

/** An OpenAI-compatible provider on localhost, at a port of its own, that misbehaves on demand and else streams this. */
export async function startFakeProvider(streamed = fakeAnswer): Promise<FakeProvider> {
  let script: ProviderMode[] = ["ok"];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "";
    const text = await readBody(request);
    if (fake.cors && path !== "/closed.png") allow(response);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    if (path.endsWith(".png")) {
      response.writeHead(200, { "content-type": "image/png" }).end(png());
      return;
    }
    fake.requests.push({
      path,
      authorization: request.headers.authorization ?? "",
      body: JSON.parse(text || "{}"),
    });
    const mode = (script.length > 1 ? script.shift() : script[0]) ?? "ok";
    if (mode === "hang") return;
    const isText = fake.requests.at(-1)?.body.stream === true;
    if (isText && (mode === "ok" || mode === "halfStream" || mode === "brokenStream"))
      return stream(response, mode, streamed);
    if (mode === "endless" || mode === "cutShort") return writeOn(response, mode);
    const { status, headers, body } = replyTo(path, mode, fake);
    const type = mode === "html" ? "text/html" : "application/json";
    response.writeHead(status, { "content-type": type, ...headers }).end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const fake: FakeProvider = {
    baseUrl: `http://localhost:${port}/v1`,
    requests: [],
    cors: true,
    play: (...modes) => {
      script = modes;
      fake.requests.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

function allow(response: ServerResponse) {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
  response.setHeader("Access-Control-Expose-Headers", "retry-after");
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

type Reply = { status: number; headers?: Record<string, string>; body: string };

function error(status: number, message: string, details: object = {}, headers = {}): Reply {
  return { status, headers, body: JSON.stringify({ error: { message, ...details } }) };
}

function replyTo(path: string, mode: ProviderMode, fake: FakeProvider): Reply {
  const { authorization = "", body } = fake.requests.at(-1) ?? {};
  if (mode === "refusesKey") {
    const key = authorization.replace("Bearer ", "");
    return error(401, `Incorrect API key provided: ${key}.`, { code: "invalid_api_key" });
  }
  if (mode === "unknownModel") return error(404, "The model does not exist", { code: "model_not_found" });
  if (mode === "tooMany") return error(429, "Rate limit reached", {}, { "retry-after": "7" });
  if (mode === "refusesContent") return error(400, "Your request was rejected by the safety system.");
  if (mode === "down") return error(503, "Overloaded");
  if (mode === "elsewhere") {
    return { status: 307, headers: { location: `${fake.baseUrl}/elsewhere` }, body: "" };
  }
  if (mode === "html") return { status: 200, body: "<!doctype html><title>Welcome</title>" };
  if (mode === "refusesFormat" && body?.response_format) {
    return error(400, "Unknown parameter: 'response_format'.", { param: "response_format" });
  }
  return { status: 200, body: path.endsWith("/images/generations") ? imageBody(mode, fake) : textBody(mode) };
}

function textBody(mode: ProviderMode): string {
  const finish = mode === "cutOff" ? "length" : "stop";
  const message = { role: "assistant", content: fakeSuggestion };
  return JSON.stringify({ choices: [{ index: 0, finish_reason: finish, message }] });
}

function imageBody(mode: ProviderMode, { baseUrl }: FakeProvider): string {
  const file = { pictureByUrl: "open.png", pictureByClosedUrl: "closed.png" }[String(mode)];
  const pictures: Partial<Record<ProviderMode, Buffer>> = {
    notAPicture: Buffer.from("<svg onload=alert(1)>".repeat(4)),
    hugePicture: png(30_000),
  };
  const bytes = pictures[mode] ?? png();
  const one = file ? { url: new URL(`/${file}`, baseUrl).href } : { b64_json: bytes.toString("base64") };
  return JSON.stringify({ created: 0, data: [one] });
}

/** An answer word by word: whole, or its first half, after which nothing comes or the connection breaks. */
function stream(response: ServerResponse, mode: "ok" | "halfStream" | "brokenStream", streamed: string) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const pieces = (mode === "ok" ? streamed : streamed.slice(0, 18)).match(/[\s\S]{1,4}/g) ?? [];
  const events = pieces.map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  );
  if (mode === "ok") return response.end(`${events.join("")}data: [DONE]\n\n`);
  response.write(events.join(""), () => {
    if (mode === "brokenStream") response.destroy();
  });
}

/** Answers with a text that never ends, or with one that breaks off. */
function writeOn(response: ServerResponse, mode: "endless" | "cutShort") {
  response.writeHead(200, { "content-type": "application/json" });
  const part = Buffer.alloc(65_536, " ");
  if (mode === "cutShort") return response.write(part, () => response.destroy());
  const goOn = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on("drain", goOn);
  goOn();
}

/** A PNG of 64 × 64 pixels that runs from plum to sand, whatever size it claims to be. */
export function png(claimed = 64): Buffer {
  const side = 64;
  const rows = Buffer.alloc(side * (1 + side * 3));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = y * (1 + side * 3) + 1 + x * 3;
      rows.set([138 + x, 44 + y * 2, 107], at);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed, 0);
  header.writeUInt32BE(claimed, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
