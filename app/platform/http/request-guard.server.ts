import type { ErrorKey } from "~/core/error-key";
import type { Settings } from "../app/settings.server";
import { apiError, methodNotAllowed } from "./api-error.server";
import { SECURITY_REPORT_PATH } from "./security-report";

export const safeMethods = ["GET", "HEAD"];
const knownMethods = [...safeMethods, "POST", "DELETE"];
const webhooks = /^\/webhooks\//;
const developmentOnly = /^\/dev(\/|$)/;
/** No address of ours is longer or has empty segments; matching routes takes quadratic time on a long run of slashes. */
const LONGEST_PATH = 2048;
const asciiEscape = /%[2-7][0-9a-f]/gi;

type GuardRefusal = { status: number; code: ErrorKey };

/** Method, development-only paths, and the origin of a change of state; whoever sends neither `Origin` nor fetch metadata is no browser and may send no cookie. */
export function guardRequest(request: Request, settings: Settings, origin: string): GuardRefusal | null {
  const { pathname } = new URL(request.url);
  if (!knownMethods.includes(request.method)) return { status: 405, code: "methodNotAllowed" };
  // A body of no length is none, and some feed readers say that they send it.
  const hasBody = request.body && request.headers.get("Content-Length") !== "0";
  if (safeMethods.includes(request.method) && hasBody) return { status: 400, code: "badRequest" };
  if (pathname.length > LONGEST_PATH || pathname.includes("//")) return { status: 404, code: "notFound" };
  if (settings.mode === "production" && developmentOnly.test(asRouted(pathname)))
    return { status: 404, code: "notFound" };
  const changesState = !safeMethods.includes(request.method) && !webhooks.test(pathname);
  return changesState && !isFromOurSite(request, origin, pathname)
    ? { status: 403, code: "crossSite" }
    : null;
}

function isFromOurSite({ headers }: Request, origin: string, pathname: string): boolean {
  const sender = headers.get("Origin");
  if (sender !== null && sender !== origin) return false;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  // Reports that a browser has gathered come with the cookies of their page and without its origin.
  return sender === origin || !headers.has("Cookie") || pathname === SECURITY_REPORT_PATH;
}

/** The path as the router compares it, decoded and in any case, so that no spelling of a guarded path is missed. */
function asRouted(pathname: string): string {
  return pathname
    .replace(asciiEscape, (encoded) => String.fromCharCode(Number.parseInt(encoded.slice(1), 16)))
    .toLowerCase();
}

export function refusalResponse(request: Request, { status, code }: GuardRefusal): Response {
  return status === 405 ? methodNotAllowed(request, knownMethods) : apiError(request, status, code);
}
