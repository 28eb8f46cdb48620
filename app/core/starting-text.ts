const PARAMETER = "text=";

/** Characters that fit into an address in every browser we support, nine bytes a Chinese character at worst. */
export const LONGEST_STARTING_TEXT = 60_000;

/**
 * The address of a page with a text to begin with. It travels in the fragment, which no server ever sees, and so works as a
 * plain link. Null if the text is too long for an address: then no such link can be offered.
 */
export function withStartingText(path: string, text: string): string | null {
  if (text.length > LONGEST_STARTING_TEXT) return null;
  return `${path}#${PARAMETER}${encodeURIComponent(text.toWellFormed())}`;
}

/** The text that a fragment (with its #) hands over, or null if it holds none, an empty or a damaged one. */
export function startingTextOf(hash: string): string | null {
  if (!hash.startsWith(`#${PARAMETER}`)) return null;
  try {
    return decodeURIComponent(hash.slice(PARAMETER.length + 1)).slice(0, LONGEST_STARTING_TEXT) || null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
