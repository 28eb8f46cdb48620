import { refusalAnswer } from "../auth/guards.server";

const machineRoutes = /^\/(api|webhooks|healthz|readyz)(\/|$)/;

const codes: Record<number, string> = {
  400: "badRequest",
  404: "notFound",
  405: "methodNotAllowed",
  503: "unavailable",
};

/**
 * Gives an error that the framework has answered by itself the form that the API promises, `{ error, code }` with its
 * status; what a route has answered stays. `failure` is what the route threw unexpectedly: where that was the database or
 * the storage, the answer is 503 and worth another try.
 */
export function inContract(request: Request, response: Response, failure: unknown): Response {
  if (response.status < 400 || !machineRoutes.test(new URL(request.url).pathname)) return response;
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  if (isJson && !response.headers.has("X-Remix-Error")) return response;
  const status = isOutage(failure) ? 503 : response.status;
  const answer = refusalAnswer(request, status, { ok: false, reason: codes[status] ?? "unexpected" });
  // Only a route without an action refuses a method by the framework alone.
  if (status === 405) answer.headers.set("Allow", "GET, HEAD");
  return answer;
}

/** Whether an error, or what caused it, is D1's or R2's own, as their bindings word it. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^D1_ERROR|^D1 DB |Network connection lost|\(10\d{3}\)$/.test(error.message) || isOutage(error.cause)
  );
}
