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

/** What a link hands over: its text, or why there is none to be had of it. */
export type Handed = { kind: "text"; text: string } | { kind: "damaged" | "tooLong" };

/** Whether a fragment (with its #) means to hand a text over, be it empty or damaged. */
export function isStartingText(hash: string): boolean {
  return hash.startsWith(`#${PARAMETER}`);
}

/** What a fragment (with its #) hands over; null if it holds no text or an empty one. */
export function handedOver(hash: string): Handed | null {
  if (!isStartingText(hash)) return null;
  try {
    const text = decodeURIComponent(hash.slice(PARAMETER.length + 1));
    if (text.length > LONGEST_STARTING_TEXT) return { kind: "tooLong" };
    return text === "" ? null : { kind: "text", text };
  } catch (error) {
    if (error instanceof URIError) return { kind: "damaged" };
    throw error;
  }
}
