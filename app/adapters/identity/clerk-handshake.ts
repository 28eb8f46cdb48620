import { decodeJwt, hasValidSignature } from "@clerk/backend/jwt";
import { z } from "zod";
import { readCookie } from "./credentials";

const COUNT_COOKIE = "wink_handshakes";
const MOST_HANDSHAKES = 3;
export const COUNT_SECONDS = 60;

const clerkCookie = /^__(session|client_uat|refresh|clerk_[a-z_]{1,40})(_[\w-]+)?=/;

/** What a header may hold: a signature says who wrote a value, and not that it can be sent on. */
const headerValue = z.string().regex(/^[^\0\r\n]*$/);

const handshakeShape = z.object({ handshake: z.array(headerValue) });

/** Whether a browser asks for a page, the only kind of request that can be led to Clerk and back. */
export function isPageRequest(request: Request): boolean {
  if (request.method !== "GET") return false;
  const destination = request.headers.get("Sec-Fetch-Dest");
  if (destination !== null) return destination === "document";
  return request.headers.get("Accept")?.startsWith("text/html") ?? false;
}

export function handshakesSoFar(request: Request): number {
  return Number(readCookie(request, COUNT_COOKIE)) || 0;
}

export function redirectToClerk(request: Request, location: string): Response | null {
  const count = handshakesSoFar(request) + 1;
  if (count > MOST_HANDSHAKES) return null;
  const url = new URL(location);
  // Without it Clerk answers with the signed cookies themselves, which need no call to be verified.
  url.searchParams.delete("format");
  return redirectWith(url.href, [countCookie(String(count), COUNT_SECONDS)]);
}

/** What Clerk sent back with the browser: a signed list of Set-Cookie values. */
export function handshakeToken(request: Request): string | null {
  return (
    new URL(request.url).searchParams.get("__clerk_handshake") ?? readCookie(request, "__clerk_handshake")
  );
}

export async function readHandshake(token: string, key: string): Promise<string[] | null> {
  const decoded = decodeOrNull(token);
  if (decoded?.header.alg !== "RS256" || !(await hasValidSignature(decoded, key))) return null;
  const payload = handshakeShape.safeParse(decoded.payload);
  return payload.success ? payload.data.handshake.filter((cookie) => clerkCookie.test(cookie)) : null;
}

/** The session tokens among Set-Cookie values; a cleared cookie holds none. */
export function sessionTokensOf(cookies: string[]): string[] {
  return cookies.flatMap((cookie) => /^__session(?:_[\w-]+)?=([^;]+)/.exec(cookie)?.[1] ?? []);
}

export function redirectToCleanPage(request: Request, origin: string, cookies: string[]): Response {
  const headers = [...cookies, countCookie("", 0), "__clerk_handshake=; Path=/; Max-Age=0"];
  return redirectWith(pageUrl(request, origin).href, headers);
}

export function pageUrl(request: Request, origin: string): URL {
  const { pathname, search } = new URL(request.url);
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  for (const name of [...url.searchParams.keys()])
    if (name.startsWith("__clerk_")) url.searchParams.delete(name);
  return url;
}

function decodeOrNull(token: string) {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}

function countCookie(value: string, seconds: number): string {
  return `${COUNT_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

function redirectWith(location: string, cookies: string[]): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 307, headers });
}
