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
