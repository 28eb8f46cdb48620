import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { handleError } from "~/entry.server";
import { pickLocale } from "~/i18n/pick-locale";
import { cacheHeaders, type KeptPolicy, keptHeaders } from "~/platform/http/cache-policy.server";
import { requestHandler } from "~/platform/http/fetch-handler.server";

export const ORIGIN = "http://localhost";

/** What its files of subjects say of their hub. */
export const HUB = '<https://hub.example/>; rel="hub"';

/** A worker with a few routes, each of which says another thing about being kept. `made` are the requests that reached a route, and
 * `answers` by path what a route answers with. */
export function openSite() {
  const made: Request[] = [];
  const answers: Record<string, () => Response | Promise<Response>> = {};
  const build = buildOf(made, answers);
  const deployment = () => ({ VERSION: { id: crypto.randomUUID(), tag: "", timestamp: "" } });
  const bindings = { ...env, ...deployment() };
  let handler = requestHandler(build, "production");

  async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
    const context = createExecutionContext();
    const answer = await handler(new Request(ORIGIN + path, { method, headers }), { ...bindings }, context);
    const text = await answer.text();
    await waitOnExecutionContext(context);
    const { status, headers: sent } = answer;
    return {
      status,
      text,
      headers: sent,
      state: sent.get("x-wink-cache"),
      control: sent.get("Cache-Control"),
    };
  }

  return {
    made,
    answers,
    bindings,
    ask,
    /** How each request in turn was answered; null where nothing is kept. */
    async states(...requests: Parameters<typeof ask>[]) {
      const seen: (string | null)[] = [];
      for (const request of requests) seen.push((await ask(...request)).state);
      return seen;
    },
    /** Another worker of the same data centre. */
    startAgain: (mode = "production") => {
      handler = requestHandler(build, mode);
    },
    deploy: () => void Object.assign(bindings, deployment()),
  };
}

type Answers = Record<string, () => Response | Promise<Response>>;

function buildOf(made: Request[], answers: Answers): ServerBuild {
  const page = (policy: KeptPolicy | "private" = "publicPage") => ({
    default: () => null,
    headers: policy === "private" ? () => cacheHeaders(policy) : keptHeaders(policy),
    loader: ({ request }: LoaderFunctionArgs) => {
      made.push(request);
      return answers[new URL(request.url).pathname]?.() ?? null;
    },
  });
  const file = (more: Record<string, string> = {}) => ({
    headers: () => cacheHeaders("publicFile"),
    loader: ({ request }: LoaderFunctionArgs) => {
      made.push(request);
      return new Response(`<a>${made.length}</a>`, {
        headers: { "Content-Type": "application/xml", ...more, ...cacheHeaders("publicFile") },
      });
    },
  });
  const at = (id: string, path: string, module: object) => ({ id, parentId: "root", path, module });
  return {
    mode: "production",
    entry: {
      module: {
        default: (
          request: Request,
          status: number,
          headers: Headers,
          _: unknown,
          context: AppLoadContext,
        ) => {
          headers.set("Content-Type", "text/html; charset=utf-8");
          const seen = `${pickLocale(request)} ${request.headers.get("Cookie")} ${made.length}`;
          const scripts = `<script nonce="${context.nonce}">run()</script><script>foreign()</script>`;
          return new Response(`<p>${seen}</p>${scripts}`, { status, headers });
        },
        handleError,
      },
    },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      page: at("page", "page", page()),
      feed: at("feed", "feed", page("publicFeed")),
      pings: at("pings", "pings", page("publicFeed")),
      item: at("item", "item/:id", page()),
      own: at("own", "own", page("private")),
      silent: at("silent", "silent", { ...page(), headers: undefined }),
      file: at("file", "file.xml", file()),
      syndicated: at("syndicated", "pings/feeds/:tag/rss.xml", file({ Link: HUB })),
      call: at("call", "api/call", { ...page(), default: undefined }),
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild;
}
