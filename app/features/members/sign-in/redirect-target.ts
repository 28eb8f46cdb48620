const MOST_CHARACTERS = 2048;

const base = "https://site.invalid";

const notATarget = /^\/(signin|signout)\/?$/i;

/** The path on this site that `candidate` names, or `fallback`. It begins with one slash as it stands, twice decoded and
 * resolved, so that no browser or proxy reads another host, a scheme or a header out of it. */
export function safeRedirect(candidate: string | null | undefined, fallback: string): string {
  if (!candidate || candidate.length > MOST_CHARACTERS || !isPlain(candidate)) return fallback;
  const written = candidate.split(/[?#]/, 1)[0] ?? "";
  const once = decoded(written);
  const twice = once === null ? null : decoded(once);
  if (![written, once, twice].every(isPath)) return fallback;
  const url = new URL(candidate, base);
  if (url.origin !== base || !isPath(url.pathname) || notATarget.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

function isPath(text: string | null): boolean {
  return text !== null && /^\/(?!\/)/.test(text) && isPlain(text);
}

function isPlain(text: string): boolean {
  return !/[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
