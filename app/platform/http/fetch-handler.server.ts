import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { MADE_FOR_ALL } from "~/core/kept-pages";
import type { Locale } from "~/core/locale";
import { openDb } from "~/db/client.server";
import { versionShown } from "~/features/pings/syndication/feed-versions";
import { readFeedVersions } from "~/features/pings/syndication/syndication.server";
import { type Env, type Settings, settingsOf } from "../app/settings.server";
import { guardAdminRoutes } from "../auth/admin-routes.server";
import { log, nameOfError } from "../log/log.server";
import { apiError, methodNotAllowed, toApiError } from "./api-error.server";
import { discardBody } from "./body.server";
import { type KeptPolicy, keptPolicies } from "./cache-policy.server";
import { feedVersions } from "./feed-versions.server";
import { narrowBuild } from "./narrow-build.server";
import { answerOutages } from "./outages.server";
import { pageCache } from "./page-cache.server";
import { pageRequestOf } from "./page-request.server";
import { guardRequest, refusalResponse, safeMethods } from "./request-guard.server";
import { ANY, routePatterns } from "./route-pattern.server";
import { otherHostsOf, withSecurityHeaders } from "./security-headers.server";

/** Answered without the framework, which would be most of its cost: whoever watches the worker asks every few seconds. */
const HEALTH = "/healthz";

export function requestHandler(build: ServerBuild, mode: string) {
  const guarded = { ...build, routes: answerOutages(guardAdminRoutes(build.routes)) };
  const patternOf = routePatterns(build.routes);
  const policyOf = keptPolicies(build.routes);
  const keptPage = pageCache();
  const feedVersionsOf = feedVersions(({ DB }) => readFeedVersions({ db: openDb(DB) }));
  const handlers = new Map([[ANY, createRequestHandler(guarded, mode)]]);

  function handlerOf(pattern: string) {
    const handler = handlers.get(pattern) ?? createRequestHandler(narrowBuild(guarded, pattern), mode);
    handlers.set(pattern, handler);
    return handler;
  }

  /** The version of what may be kept for everybody: of the deployment, and of what it shows of the feed. */
  async function versionOf(
    { url, locale, policy }: { url: URL; locale: Locale; policy: KeptPolicy },
    env: Env,
    ctx: ExecutionContext,
  ): Promise<string | null> {
    const deployment = env.VERSION?.id ?? build.assets.version;
    if (policy === "publicPage") return deployment;
    const versions = await feedVersionsOf(env, (work) => ctx.waitUntil(work));
    if (versions === null) return null;
    const { pathname, search } = url;
    const tagId = search === "" ? null : url.searchParams.get("tag_id");
    return `${deployment}.${versionShown(versions, { pathname, tagId, locale })}`;
  }

  return async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const startedAt = Date.now();
    const url = new URL(request.url);
    const page = {
      requestId: crypto.randomUUID(),
      nonce: crypto.randomUUID().replaceAll("-", ""),
      pathname: url.pathname,
    };
    const known = settingsOf(env);
    const result = known.ok && isExposed(known.settings, url) ? misplacedDevelopment : known;
    if (!result.ok)
      return withSecurityHeaders(notConfigured(result.missing), {
        ...page,
        secure: true,
        clerkHost: null,
        adOrigin: null,
      });

    const { settings } = result;
    const origin = settings.origin ?? url.origin;
    const refusal = guardRequest(request, settings, origin);
    const pattern = patternOf(url.pathname);
    const isHealthCheck = url.pathname === HEALTH;
    const admitted = refusal || isHealthCheck ? request : admittedRequest(request);
    const context: AppLoadContext = {
      env,
      settings,
      origin,
      ...page,
      waitUntil: (promise) => ctx.waitUntil(promise),
    };
    const unexpected = (error: unknown) => {
      context.failure = error;
      return apiError(request, 500, "unexpected");
    };
    const render = async (asked: Request) =>
      toApiError(asked, await handlerOf(pattern)(asked, context).catch(unexpected));
    const respond = async () => {
      if (refusal) return refusalResponse(request, refusal);
      if (isHealthCheck)
        return safeMethods.includes(request.method)
          ? Response.json({ ok: true })
          : methodNotAllowed(request, safeMethods);
      const policy = mode === "production" ? policyOf(pattern) : null;
      const kept = policy && pageRequestOf(request, url, policy, origin);
      const version = kept && (await versionOf({ url, locale: kept.locale, policy }, env, ctx));
      return kept && version
        ? keptPage({ page: kept, policy, pattern, version, request, context, render })
        : render(admitted);
    };
    const response = await respond();
    await discardBody(admitted);
    log({
      event: "request",
      level: response.status >= 500 ? "error" : "info",
      requestId: page.requestId,
      route: isHealthCheck ? HEALTH : pattern,
      method: request.method,
      status: response.status,
      cache: response.headers.get(MADE_FOR_ALL) ?? undefined,
      code: refusal?.code,
      errorName: context.failure === undefined ? undefined : nameOfError(context.failure),
      ms: Date.now() - startedAt,
    });
    const secure = origin.startsWith("https:");
    return withSecurityHeaders(response, { ...page, secure, ...otherHostsOf(settings) });
  };
}

const loopback = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const misplacedDevelopment = { ok: false, missing: ["APP_MODE"] } as const;

/** Whether development, which signs anybody in as whoever they say they are, would answer others than this machine. */
function isExposed({ mode, origin }: Settings, url: URL): boolean {
  if (mode !== "development") return false;
  return [url, new URL(origin ?? url)].some(
    ({ hostname, protocol }) => protocol === "https:" || !loopback.test(hostname),
  );
}

function notConfigured(missing: readonly string[]): Response {
  log({ event: "configuration.missing", level: "error", status: 503, count: missing.length });
  return Response.json(
    { error: "This worker is not configured.", code: "configuration.missing", missing },
    { status: 503 },
  );
}

/** Without the headers, as the sender wrote them, by which the framework would judge `Origin` of a change once more and answer 500.
 * Nothing else reads them, so the many other requests stay uncopied. */
function admittedRequest(request: Request): Request {
  if (safeMethods.includes(request.method)) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  return new Request(request, { headers });
}
