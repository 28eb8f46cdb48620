import type { ErrorKey } from "~/core/error-key";
import type { MessageValues } from "~/core/locale";
import { RETRY_SECONDS } from "~/core/rates";
import type { Refused } from "~/core/result";
import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";

type ApiErrorOptions = { values?: MessageValues; headers?: Record<string, string> };

export function apiError(
  request: Request,
  status: number,
  code: ErrorKey,
  { values, headers }: ApiErrorOptions = {},
): Response {
  const error = translator(pickLocale(request))(`errors:${code}`, values);
  return Response.json({ error, code }, { status, headers });
}

const OUTAGE_SECONDS = 10;

/** A use case's refusal as an error of the API, with Retry-After where waiting helps. */
export function apiErrorOf(request: Request, status: number, { reason, values }: Refused): Response {
  const wait = values?.retryAfter ?? (status === 503 ? OUTAGE_SECONDS : undefined);
  const headers = wait === undefined ? undefined : { "Retry-After": `${wait}` };
  return apiError(request, status, reason, { values, headers });
}

export function methodNotAllowed(request: Request, allowed: readonly string[]): Response {
  return apiError(request, 405, "methodNotAllowed", { headers: { Allow: allowed.join(", ") } });
}

/** The loader or the action of a route that answers other methods alone. */
export function onlyAllows(...allowed: string[]) {
  return ({ request }: { request: Request }) => methodNotAllowed(request, allowed);
}

const machineRoutes = /^\/(api|webhooks|healthz|readyz)(\/|$)/;

const codes: Record<number, ErrorKey> = {
  400: "badRequest",
  404: "notFound",
  405: "methodNotAllowed",
  503: "unavailable",
};

/** Calls of which each reader makes many: they say themselves that it is busy and that trying again is enough. */
const feedCalls = /^\/api\/(winks|article|reading|follow_user|unfollow_user|wishes)(\/|$)/;

/** Gives an error of the framework the form of the API; a page that has none, or was asked for too often, says when to come again,
 * which no loader or action can make it. */
export function toApiError(request: Request, response: Response): Response {
  const { status } = response;
  if (status < 400) return response;
  if (status === 429 && !response.headers.has("Retry-After"))
    response.headers.set("Retry-After", `${RETRY_SECONDS}`);
  const { pathname, searchParams } = new URL(request.url);
  const type = response.headers.get("Content-Type");
  const isJson = type?.startsWith("application/json") ?? false;
  const isOfFramework = response.headers.has("X-Remix-Error");
  // A file of ours is no page either; the data of a page goes to the framework's own code.
  const isFile = (type === null || (isJson && isOfFramework)) && !searchParams.has("_data");
  if (!machineRoutes.test(pathname) && !isFile) return status === 503 ? comeAgain(response) : response;
  if (isJson && !isOfFramework) return response;
  if (status === 405) return methodNotAllowed(request, ["GET", "HEAD"]);
  const isBusy = status === 503 && feedCalls.test(pathname);
  return apiErrorOf(request, status, {
    ok: false,
    reason: isBusy ? "pings.busy" : (codes[status] ?? "unexpected"),
  });
}

function comeAgain({ body, headers }: Response): Response {
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set("Retry-After", `${OUTAGE_SECONDS}`);
  return answer;
}
