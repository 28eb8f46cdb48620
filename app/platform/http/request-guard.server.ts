import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";
import { reachesOtherHosts } from "~/paths";
import type { Settings } from "../app/settings.server";

const safeMethods = ["GET", "HEAD"];
const knownMethods = [...safeMethods, "POST", "DELETE"];
const webhooks = /^\/webhooks\//;
const developmentOnly = /^\/dev(\/|$|\.)/;
const asciiEscape = /%[2-7][0-9a-f]/gi;

export type Refusal = { status: number; code: string };

/**
 * What every request passes before any route sees it: method, development-only paths, and the origin of a change of
 * state. Fetch metadata first (cross-site and same-site are refused); where there is none, `Origin` must be our own
 * configured one. A caller who sends neither is no browser, and passes only without a cookie: he then has no session, or
 * one that he put into `Authorization` himself. Forwarded headers are never read.
 */
export function refusalAtDoor(request: Request, settings: Settings, origin: string): Refusal | null {
  const { pathname } = new URL(request.url);
  if (!knownMethods.includes(request.method)) return { status: 405, code: "methodNotAllowed" };
  if (settings.mode === "production" && developmentOnly.test(asRouted(pathname)))
    return { status: 404, code: "notFound" };
  const changesState = !safeMethods.includes(request.method) && !webhooks.test(pathname);
  return changesState && !isFromOurSite(request, origin) ? { status: 403, code: "crossSite" } : null;
}

function isFromOurSite({ headers }: Request, origin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const sender = headers.get("Origin");
  return sender === null ? !headers.has("Cookie") : sender === origin;
}

/** The path as the router compares it, decoded and in any case, so that no spelling of a guarded path is missed. */
function asRouted(pathname: string): string {
  return pathname
    .replace(asciiEscape, (encoded) => String.fromCharCode(Number.parseInt(encoded.slice(1), 16)))
    .toLowerCase();
}

/** The refusal as JSON in the reader's language; a page never gets this far without a browser's own headers. */
export function refusalResponse(request: Request, { status, code }: Refusal): Response {
  const error = translator<string>(pickLocale(request))(`errors:${code}`);
  const headers = status === 405 ? { Allow: knownMethods.join(", ") } : undefined;
  return Response.json({ error, code }, { status, headers });
}

/** Any provider's own address, and a model that runs on the reader's own machine. */
const otherHosts = " https: http://localhost:* http://127.0.0.1:*";

/** `form-action` names the hosted pages that our own forms lead to. */
export function contentSecurityPolicy(given: {
  nonce: string;
  clerkHost: string | null;
  pathname: string;
}): string {
  const { nonce, clerkHost, pathname } = given;
  const clerk = clerkHost ? ` https://${clerkHost}` : "";
  const challenges = clerkHost ? " https://challenges.cloudflare.com" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${clerk}${challenges}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${clerk}${reachesOtherHosts(pathname) ? `${otherHosts} data: blob:` : ""}`,
    `frame-src 'self'${challenges}`,
    "worker-src 'self' blob:",
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Puts the headers on an answer that every answer carries; what a route has set for itself stays. */
export function withSafeHeaders(
  response: Response,
  given: { requestId: string; nonce: string; secure: boolean; clerkHost: string | null; pathname: string },
): Response {
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("Content-Security-Policy", contentSecurityPolicy(given));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("x-request-id", given.requestId);
  if (given.secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
