/** The token of an `Authorization: Bearer` header, or else that of the cookie; null where there is neither. */
export function sessionToken(request: Request, cookieName: string): string | null {
  return bearerToken(request) ?? readCookie(request, cookieName);
}

export function bearerToken(request: Request): string | null {
  const header = request.headers.get("Authorization") ?? "";
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? null;
}

export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

const sessionCookies = ["wink_session", "__session", "__clerk_handshake"];
const CLERK_SIGNED_IN_AT = "__client_uat";

/** Whether a request carries anything that an identity provider may take for a session. What is not certain counts as one. */
export function mayBeSignedIn({ headers }: Request): boolean {
  if (headers.has("Authorization") || headers.has("X-User-Email")) return true;
  const cookies = headers.get("Cookie");
  return cookies?.split(";").some(isSessionCookie) ?? false;
}

function isSessionCookie(cookie: string): boolean {
  const pair = cookie.trim().toLowerCase();
  if (pair.startsWith(CLERK_SIGNED_IN_AT)) return pair.slice(pair.indexOf("=") + 1).trim() !== "0";
  return sessionCookies.some((name) => pair.startsWith(name));
}
