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
