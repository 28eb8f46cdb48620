/** Longer ones are no links of an article. Characters. */
const LONGEST_ADDRESS = 2_000;

const webSchemes = ["http:", "https:"];
const linkSchemes = [...webSchemes, "mailto:"];

/** A link as an absolute http, https or mailto address, or null. Names and passwords before the host are refused. */
export function linkAddress(href: string | undefined, base: string): string | null {
  return addressOf(href, base, linkSchemes);
}

/** An absolute http or https address, or null. */
export function webAddress(href: string | undefined, base: string): string | null {
  return addressOf(href, base, webSchemes);
}

function addressOf(href: string | undefined, base: string, schemes: readonly string[]): string | null {
  const written = href?.trim() ?? "";
  if (written === "" || written.startsWith("#") || written.length > LONGEST_ADDRESS) return null;
  const url = URL.parse(written, base) ?? URL.parse(written);
  if (!url || !schemes.includes(url.protocol) || url.username !== "" || url.password !== "") return null;
  return url.href.length > LONGEST_ADDRESS ? null : url.href;
}
