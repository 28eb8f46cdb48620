import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { refusalAtDoor, refusalResponse, withSafeHeaders } from "./door.server";
import { type Env, type Settings, settingsOf } from "./env.server";
import { log, nameOfError } from "./log.server";
import { routePatterns } from "./route-pattern.server";

/** Makes the worker's `fetch`: settings, door, routes, headers, and one log line a request. */
export function requestHandler(build: ServerBuild, mode: string) {
  const handleRoute = createRequestHandler(build, mode);
  const patternOf = routePatterns(build.routes);

  return async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const startedAt = Date.now();
    const given = { requestId: crypto.randomUUID(), nonce: crypto.randomUUID().replaceAll("-", "") };
    const result = settingsOf(env);
    if (!result.ok)
      return withSafeHeaders(notConfigured(result.missing), { ...given, secure: true, clerkHost: null });

    const { settings } = result;
    const url = new URL(request.url);
    const origin = settings.origin ?? url.origin;
    const refusal = refusalAtDoor(request, settings, origin);
    let errorName: string | undefined;
    const response = refusal
      ? refusalResponse(request, refusal)
      : await handleRoute(afterDoor(request), {
          env,
          settings,
          origin,
          ...given,
          waitUntil: (promise) => ctx.waitUntil(promise),
        }).catch((error: unknown) => {
          errorName = nameOfError(error);
          return refusalResponse(request, { status: 500, code: "unexpected" });
        });
    log({
      event: "request",
      level: response.status >= 500 ? "error" : "info",
      requestId: given.requestId,
      route: patternOf(url.pathname),
      method: request.method,
      status: response.status,
      code: refusal?.code,
      errorName,
      ms: Date.now() - startedAt,
    });
    const secure = origin.startsWith("https:");
    return withSafeHeaders(response, { ...given, secure, clerkHost: clerkHostOf(settings) });
  };
}

/** Names what is missing for whoever deploys; the names of settings are no secret, their values never appear. */
function notConfigured(missing: string[]): Response {
  log({ event: "configuration.missing", level: "error", status: 503, count: missing.length });
  return Response.json(
    { error: "This worker is not configured.", code: "configuration.missing", missing },
    { status: 503 },
  );
}

/**
 * The request as routes see it. Forwarding headers are dropped: nobody in front of a worker sets them for us, so whatever
 * they say was written by the sender. `Origin` is dropped because the door has judged it by our configured origin, and
 * the framework would judge it once more by the Host header and answer 500.
 */
function afterDoor(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  return new Request(request, { headers });
}

/** A Clerk publishable key is `pk_(test|live)_` and the base64 of its Frontend API host followed by `$`. */
function clerkHostOf({ clerk }: Settings): string | null {
  const encoded = clerk?.publishableKey.split("_")[2];
  return encoded ? atob(encoded).replace(/\$$/, "") : null;
}
