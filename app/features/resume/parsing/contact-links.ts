import { anyOf } from "../lexicon/word-list";
import sites from "../lexicon/words/sites.json" with { type: "json" };
import type { ExtractedLine } from "../reading/extracted";
import type { Piece } from "./contact-pieces";

export const siteName = new RegExp(`^(?:${anyOf(sites.words)}|link(?!ed))(?: profile)?$`, "i");

const anySite =
  /^(?:website|portfolio|homepage|home page|blog|link(?!ed)|personal site|个人主页|博客|主页|作品集|網站)/i;

export function isBareSite(text: string, known: string[]): boolean {
  if (!siteName.test(text) || anySite.test(text)) return false;
  return !known.some((link) => link.toLowerCase().includes(text.toLowerCase().replace(/ profile$/, "")));
}

/** "LinkedIn" below a handle whose address is known: the address bears its name. Says whether there is one. */
export function nameAddress(text: string, links: string[]): boolean {
  if (!siteName.test(text) || anySite.test(text)) return false;
  const site = text.toLowerCase().replace(/ profile$|\s/g, "");
  const at = links.findIndex((link) => /^https?:/i.test(link) && link.toLowerCase().includes(site));
  if (at >= 0) links[at] = `${text}: ${links[at]}`;
  return at >= 0;
}

/** The words that show an address which stands behind them: "LinkedIn", or "janesmith" over github.com/janesmith. */
export function spelledOut({ text, line }: Piece, spare: string[]): string | null {
  if (text.length > 40) return null;
  const words = text
    .toLowerCase()
    .replace(/^@/, "")
    .replace(/[\s:：]+/g, "");
  const named = siteName.test(text);
  const shows = (url: string) => url.toLowerCase().includes(words);
  const own = spare.filter((url) => line.links.includes(url));
  const url =
    own.find(shows) ??
    spare.find((one) => shows(one) && named) ??
    (named ? (own[0] ?? (anySite.test(text) ? spare[0] : undefined)) : spare.find(shows));
  if (url === undefined) return null;
  spare.splice(spare.indexOf(url), 1);
  return named && !/^link(?!ed)/i.test(text) ? `${text}: ${url.replace(/\/$/, "")}` : url.replace(/\/$/, "");
}

/** "GitHub jane-dev": a site, and a word that no sentence holds. */
export function labelledHandle(text: string): string | null {
  const [, site = "", handle = ""] =
    /^(\S{1,20}(?: \S{1,10})?)\s(@?[a-z][a-z\d_.-]{2,38})$/i.exec(text) ?? [];
  return siteName.test(site) && /[\d_-]/.test(handle) ? `${site}: ${handle}` : null;
}

/** An icon before it said of which site it is the handle: a word that the address or another link has too. */
export function handleOf(text: string, pieces: Piece[]): string | null {
  if (!/^@?[a-z][a-z\d_.-]{3,30}$/.test(text)) return null;
  const known = pieces.some(
    (piece) => (piece.kind === "email" || piece.kind === "link") && piece.text.toLowerCase().includes(text),
  );
  return known ? text : null;
}

function bareUrl(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, "");
}

export function hiddenLinks(lines: ExtractedLine[]): string[] {
  const shown = lines
    .map((line) => line.text)
    .join(" ")
    .toLowerCase();
  const urls = [...new Set(lines.flatMap((line) => line.links))].filter((url) => /^https?:/i.test(url));
  return urls.filter((url) => !shown.includes(bareUrl(url)) && !/\bmaps\b|\bwa\.me\b/i.test(url));
}
