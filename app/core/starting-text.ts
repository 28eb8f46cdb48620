const PARAMETER = "text=";

/** Characters that fit into an address in every browser we support, nine bytes a Chinese character at worst. */
export const LONGEST_STARTING_TEXT = 60_000;

/** The address of a page with a text to begin with, in the fragment, which no server ever sees. Null if the text is too long. */
export function withStartingText(path: string, text: string): string | null {
  if (text.length > LONGEST_STARTING_TEXT) return null;
  return `${path}#${PARAMETER}${encodeURIComponent(text.toWellFormed())}`;
}

export type SharedText = { kind: "text"; text: string } | { kind: "damaged" | "tooLong" };

const DAMAGED = "#text";

export function isStartingText(hash: string): boolean {
  return hash === DAMAGED || hash.startsWith(`#${PARAMETER}`);
}

/** A fragment (with its #), or what is left of one that cannot be decoded, which would stop the framework. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch (error) {
    if (error instanceof URIError) return isStartingText(hash) ? DAMAGED : "";
    throw error;
  }
}

export function sharedTextIn(hash: string): SharedText | null {
  const whole = decodableHash(hash);
  if (!isStartingText(whole)) return null;
  if (whole === DAMAGED) return { kind: "damaged" };
  const text = decodeURIComponent(whole.slice(PARAMETER.length + 1));
  if (text.length > LONGEST_STARTING_TEXT) return { kind: "tooLong" };
  return text === "" ? null : { kind: "text", text };
}
