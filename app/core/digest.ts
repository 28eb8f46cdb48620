/** SHA-256 of a text, in hexadecimal. */
export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** As much of it as tells apart what one site holds. */
export const shortDigest = async (text: string): Promise<string> => (await digest(text)).slice(0, 16);
