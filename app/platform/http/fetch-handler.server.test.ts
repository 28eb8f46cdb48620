import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { afterEach, expect, test, vi } from "vitest";
import { handleError } from "~/entry.server";
import { viewerOf } from "../auth/guards.server";
import { requestHandler } from "./fetch-handler.server";

type Seen = { headers: Headers; body: string };

const seen: Seen[] = [];
const thrown: Record<string, () => never> = {
  d1: () => {
    throw new Error("Failed query", { cause: new Error("D1_ERROR: D1 DB is overloaded") });
  },
  lost: () => {
    throw new Error("D1_ERROR: Network connection lost.");
  },
  r2: () => {
    throw new Error("put: We encountered an internal error. Please try again. (10001)");
  },
  mistake: () => {
    throw new TypeError("ann@example.com is not a function");
  },
};

const guarded = { default: () => null, loader: (args: LoaderFunctionArgs) => viewerOf(args) };

const routes = {
  root: { id: "root", path: "", module: { default: () => null } },
  echo: {
    id: "echo",
    parentId: "root",
    path: "api/echo",
    module: {
      action: async ({ request }: LoaderFunctionArgs) => {
        seen.push({ headers: request.headers, body: await request.text() });
        return new Response("ok");
      },
    },
  },
  unread: {
    id: "unread",
    parentId: "root",
    path: "api/unread",
    module: { action: () => new Response(null, { status: 401 }) },
  },
  frame: { id: "frame", parentId: "root", module: guarded },
  guarded: { id: "guarded", parentId: "frame", path: "guarded", module: guarded },
  often: {
    id: "often",
    parentId: "root",
    path: "often",
    module: { default: () => null, action: () => Response.json(null, { status: 429 }) },
  },
  failing: {
    id: "failing",
    parentId: "root",
    path: "api/failing/:kind",
    module: { loader: ({ params }: LoaderFunctionArgs) => thrown[params.kind ?? ""]?.() },
  },
  failingPage: {
    id: "failingPage",
    parentId: "root",
    path: "failing/:kind",
    module: {
      default: () => null,
      loader: ({ params }: LoaderFunctionArgs) => thrown[params.kind ?? ""]?.(),
    },
  },
};

/** A build of a few routes, with the product's own handling of errors. */
const build = {
  mode: "production",
  entry: {
    module: { default: (_: Request, status: number) => new Response("page", { status }), handleError },
  },
  routes,
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild;

const ORIGIN = "http://localhost";
const lines: Record<string, unknown>[] = [];
vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));

afterEach(() => {
  lines.length = 0;
  seen.length = 0;
});

async function ask(path: string, init: RequestInit = {}, bindings: object = env): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(ORIGIN + path, { ...init, headers: { Origin: ORIGIN, ...init.headers } });
  const answer = await requestHandler(build, "production")(request, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return answer;
}

test.each([
  ["http://wink.example", undefined],
  ["http://127.0.0.1.evil.example", undefined],
  ["https://localhost", undefined],
  ["http://localhost", "http://wink.example"],
  ["http://localhost", "https://localhost"],
])("development asked as %s with the origin %s answers nobody", async (sender, APP_ORIGIN) => {
  const request = new Request(`${sender}/api/echo`, { method: "POST" });
  const bindings = { ...env, APP_ORIGIN };
  const answer = await requestHandler(build, "production")(request, bindings, createExecutionContext());
  expect([answer.status, await answer.json()]).toMatchObject([503, { missing: ["APP_MODE"] }]);
  expect(seen).toEqual([]);
});

test.each(["http://localhost:8787", "http://127.0.0.1", "http://[::1]:1", "http://a.localhost"])(
  "development answers %s",
  async (origin) => {
    const bindings = { ...env, APP_ORIGIN: undefined };
    const ask = requestHandler(build, "production");
    const answer = await ask(new Request(`${origin}/healthz`), bindings, createExecutionContext());
    expect(answer.status).toBe(200);
  },
);

test("a request leaves one line, with the id that its answer carries", async () => {
  const answer = await ask("/api/echo?email=ann@example.com", { method: "POST", body: "x" });
  expect(answer.status).toBe(200);
  expect(lines).toEqual([
    {
      ts: expect.any(String),
      level: "info",
      event: "request",
      requestId: answer.headers.get("x-request-id"),
      route: "/api/echo",
      method: "POST",
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test("a request that the guard refuses leaves its line too", async () => {
  const answer = await ask("/api/echo", { method: "POST", headers: { Origin: "https://evil.example" } });
  expect(answer.status).toBe(403);
  expect(lines).toMatchObject([{ event: "request", status: 403, code: "crossSite" }]);
  expect(seen).toEqual([]);
});

test("no header that a sender wrote about where it comes from reaches a route", async () => {
  const forged = { "X-Forwarded-Host": "evil.example", "X-Forwarded-For": "::1", "X-Request-Id": "mine" };
  const answer = await ask("/api/echo", { method: "POST", body: "x", headers: forged });
  const names = [...(seen[0]?.headers.keys() ?? [])];
  expect(names.filter((name) => name === "origin" || name.startsWith("x-forwarded"))).toEqual([]);
  expect(answer.headers.get("x-request-id")).not.toBe("mine");
});

test.each([
  ["d1", 503, "10"],
  ["lost", 503, "10"],
  ["r2", 503, "10"],
  ["mistake", 500, null],
])("a page that failed by %s is answered with %d", async (kind, status, retryAfter) => {
  const answer = await ask(`/failing/${kind}`);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([status, retryAfter]);
  expect(await answer.text()).toBe("page");
  // What the framework's own code asks for is told apart: an answer with a status, or an error that nobody expected.
  const data = await ask(`/failing/${kind}?_data=failingPage`);
  expect([data.status, data.headers.has("X-Remix-Catch")]).toEqual([status, status === 503]);
});

test.each(["d1", "lost", "r2"])("when %s does not answer the API says to come again", async (kind) => {
  const answer = await ask(`/api/failing/${kind}`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: "unavailable" });
});

test("a mistake of ours is 500 in the API's own form, named by its class in the log", async () => {
  const answer = await ask("/api/failing/mistake");
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: "unexpected", error: expect.stringMatching(/\.$/) });
  expect(lines).toMatchObject([
    { event: "route.failed", errorName: "TypeError" },
    { event: "request", level: "error", status: 500, errorName: "TypeError" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("ann@example.com");
});

test("a method that a route does not take is the caller's error, in the API's own form", async () => {
  const answer = await ask("/api/failing/d1", { method: "POST", body: "x" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  expect(await answer.json()).toMatchObject({ code: "methodNotAllowed" });
  expect(lines).toMatchObject([{ event: "request", level: "info" }]);
});

test("an address of the API that nothing answers is 404 in the API's own form", async () => {
  const answer = await ask("/api/nothing");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "notFound" });
});

test("an upload that nobody reads is taken to its end, so that its sender sees the answer", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 64) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const answer = await ask("/api/unread", { method: "POST", body });
  expect(answer.status).toBe(401);
  expect(sent).toBeGreaterThan(64);
});

test("a health check is answered without the framework, and logged like any request", async () => {
  const answer = await ask("/healthz");
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(lines).toMatchObject([{ event: "request", route: "/healthz", status: 200 }]);
});

test("a worker that lacks settings names them and answers nothing else", async () => {
  const answer = await ask("/api/echo", { method: "POST" }, { APP_MODE: "" });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: "configuration.missing",
    missing: expect.arrayContaining(["CLERK_SECRET_KEY", "CONFIG_KEY"]),
  });
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(lines).toMatchObject([{ event: "configuration.missing" }]);
  expect(seen).toEqual([]);
});

test.each(["/guarded", "/guarded?_data=guarded"])(
  "an address in a header that is not the reader's is 403 at %s, and no fault of ours",
  async (path) => {
    const answer = await ask(path, { headers: { "X-User-Email": "admin@wink.test" } });
    expect(answer.status).toBe(403);
    expect(lines.map(({ event, level, status }) => [event, level, status])).toEqual([
      ["request", "info", 403],
    ]);
  },
);

test("a page that was asked for too often says when to come again", async () => {
  const answer = await ask("/often", { method: "POST", body: "x" });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "60"]);
});
