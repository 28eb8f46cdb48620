/** `pk_(test|live)_` and the base64 of the host, closed by `$`; null for anything else. */
export function frontendApiOf(publishableKey: string): string | null {
  const encoded = /^pk_(?:test|live)_([A-Za-z\d+/]+={0,2})$/.exec(publishableKey)?.[1];
  if (!encoded || encoded.replace(/(?<!=)=+$/, "").length % 4 === 1) return null;
  return /^([\w.-]+)\$$/.exec(atob(encoded))?.[1] ?? null;
}
