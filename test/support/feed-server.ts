import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** One answer of the server. `hang` answers nothing, `drip` a byte now and then for ever, `flood` as much as anybody takes. */
export type Play = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  behave?: "hang" | "drip" | "flood" | "reset";
  /** Answers with so many bytes of nothing, packed by gzip. */
  unpacked?: number;
  /** Answers 304 to whoever names the `etag` or `last-modified` of its headers. */
  conditional?: boolean;
};

export type Asked = { path: string; headers: Record<string, string> };

/** A server of feeds and pages on 127.0.0.1 for tests that run in workerd: what it plays at a path is set over HTTP, each answer
 * once and the last one for ever. */
export async function startFeedServer(): Promise<string> {
  const plays = new Map<string, Play[]>();
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString("utf8");
    if (path === "/control/play") {
      const { at, answers } = JSON.parse(body);
      plays.set(at, answers);
      response.end();
    } else if (path.startsWith("/control/asked")) {
      const prefix = decodeURIComponent(path.split("?")[1] ?? "");
      response.end(JSON.stringify(asked.filter((each) => each.path.startsWith(prefix))));
    } else {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      asked.push({ path, headers });
      const script = plays.get(path) ?? [];
      const play = script.length > 1 ? script.shift() : script[0];
      answer(play ?? { status: 404, body: "nothing here" }, headers, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  // All files of a worker share it, and many of them may pass before it is asked again; the usual is five seconds.
  server.keepAliveTimeout = 600_000;
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the feed server has no address");
  return `http://127.0.0.1:${address.port}`;
}

function answer(play: Play, asked: Record<string, string>, response: ServerResponse): void {
  const { status = 200, headers = {}, body = "", behave, conditional, unpacked } = play;
  if (behave === "hang") return;
  if (behave === "reset") {
    response.destroy();
    return;
  }
  const isKnown =
    (headers.etag !== undefined && asked["if-none-match"] === headers.etag) ||
    (headers["last-modified"] !== undefined && asked["if-modified-since"] === headers["last-modified"]);
  if (unpacked !== undefined) {
    response.writeHead(status, { ...headers, "content-encoding": "gzip" });
    response.end(gzipSync(Buffer.alloc(unpacked, " ")));
    return;
  }
  response.writeHead(conditional && isKnown ? 304 : status, headers);
  if (conditional && isKnown) response.end();
  else if (behave === "drip") {
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  } else if (behave === "flood") flood(response);
  else response.end(body);
}

function flood(response: ServerResponse): void {
  const wave = Buffer.alloc(65_536, " ");
  const pour = () => {
    while (!response.destroyed && response.write(wave));
  };
  response.on("drain", pour);
  pour();
}
