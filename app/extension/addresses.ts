const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|spm|ref_src|_hs(?:enc|mi))$/;

/** Where sites of one page keep which of their views it is. */
const routeIn = (url: URL) => (/^#[/!]/.test(url.hash) ? url.hash.split(":~:")[0] : "");

export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

const LONGEST_ADDRESS = 4000;

/** What an address is known by: without `www.`, place in the page, tracking and a last slash, its parameters in order. Null for all but
 * web pages. */
export function keyOf(address: string): string | null {
  if (!URL.canParse(address) || address.length > LONGEST_ADDRESS) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${hostOf(url)}${url.port && `:${url.port}`}${url.pathname.replace(/(?<!\/)\/+$/, "")}${url.search}${routeIn(url)}`;
}

export function hostOf(url: URL): string {
  return url.hostname.replace(/^www\./, "");
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** A link to the very words of a page, which the browser scrolls to and marks. Of many words the first and the last: whole ones, which
 * alone are found. */
export function linkToWords(address: string, words: string): string {
  const encode = (text: string) => encodeURIComponent(text.trim().toWellFormed()).replace(/-/g, "%2D");
  const url = new URL(address);
  url.hash = `${routeIn(url) || "#"}:~:text=`;
  if (words.length <= 150) return url.href + encode(words);
  const ends = [...segmenter.segment(words)].map(({ index, segment }) => index + segment.length);
  const first = ends.findLast((end) => end <= 60) ?? 60;
  const last = ends.find((end) => end >= words.length - 60) ?? words.length - 60;
  return `${url.href}${encode(words.slice(0, first))},${encode(words.slice(last))}`;
}
