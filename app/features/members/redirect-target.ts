/** Longer ones are no page of ours. */
const MOST_CHARACTERS = 2048;

const base = "https://site.invalid";

/** Pages that lead away again: coming back to them after signing in would go round in circles. */
const notATarget = /^\/(signin|signout)\/?$/i;

/**
 * The path on this site that `candidate` names, or `fallback`. Only a path that begins with exactly one slash counts, as
 * it stands, twice percent-decoded and resolved, so that no browser or proxy can read another host, a scheme or a header
 * out of it. The query may hold any text that is encoded.
 */
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

/** Without backslashes, which browsers take for slashes, and control characters, which they drop. */
function isPlain(text: string): boolean {
  return !/[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** null where the text is not percent-encoded UTF-8. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
