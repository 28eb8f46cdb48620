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

/** What is left of a damaged fragment that meant to hand a text over. */
const DAMAGED = "#text";

/** Whether a fragment (with its #) means to hand a text over, be it empty or damaged. */
export function isStartingText(hash: string): boolean {
  return hash === DAMAGED || hash.startsWith(`#${PARAMETER}`);
}

/** A fragment (with its #) as it is, or, if it cannot be decoded, what is left to say of it: nothing, or that a text was damaged. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch (error) {
    if (error instanceof URIError) return isStartingText(hash) ? DAMAGED : "";
    throw error;
  }
}

/** What a fragment (with its #) hands over; null if it holds no text or an empty one. */
export function handedOver(hash: string): Handed | null {
  const whole = decodableHash(hash);
  if (!isStartingText(whole)) return null;
  if (whole === DAMAGED) return { kind: "damaged" };
  const text = decodeURIComponent(whole.slice(PARAMETER.length + 1));
  if (text.length > LONGEST_STARTING_TEXT) return { kind: "tooLong" };
  return text === "" ? null : { kind: "text", text };
}
