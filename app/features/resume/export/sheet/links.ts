import type { ContactItem } from "./blocks";

/** Endings of addresses that are written without "https://" in a contact line. */
const endings = new Set(
  "com org net io dev me cn co ai app edu info uk de fr ch at nl se no fi dk es it eu us ca au nz in jp hk tw sg xyz tech site page blog design cc gov".split(
    " ",
  ),
);

/** In characters: what is longer is no address that somebody wrote into a resume. */
const longestAddress = 300;

function siteOf(word: string): string | null {
  const [host = ""] = word.split(/[/?#]/, 1);
  const labels = host.toLowerCase().split(".");
  const isHost = labels.length > 1 && labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,62})$/.test(label));
  return isHost && endings.has(labels.at(-1) ?? "") ? `https://${word}` : null;
}

function emailOf(word: string): string | null {
  const [name = "", host = "", ...more] = word.split("@");
  if (more.length > 0 || !/^[\w.+%-]{1,64}$/.test(name)) return null;
  const labels = host.split(".");
  const isHost = labels.length > 1 && labels.every((label) => /^[a-z\d-]{1,63}$/i.test(label));
  return isHost ? `mailto:${word}` : null;
}

/** Where an address leads, or null for any other word. Without "https://" a site counts in a contact line (`bare`) or with a path. */
function addressOf(word: string, bare: boolean): string | null {
  if (word.length > longestAddress) return null;
  if (/^https?:\/\/[^/]/i.test(word)) return URL.canParse(word) ? word : null;
  if (word.includes("@")) return emailOf(word);
  return bare || word.includes("/") || word.startsWith("www.") ? siteOf(word) : null;
}

export function contactParts({ text, link }: ContactItem): { text: string; link: string | null }[] {
  return link ? [{ text, link }] : linkedParts(text, true);
}

export function linkedParts(text: string, bare: boolean): { text: string; link: string | null }[] {
  if (!/[@/.]/.test(text)) return [{ text, link: null }];
  const parts: { text: string; link: string | null }[] = [];
  const add = (part: string, link: string | null) => {
    const last = parts.at(-1);
    if (last && last.link === null && link === null) last.text += part;
    else if (part !== "") parts.push({ text: part, link });
  };
  for (const word of text.split(
    /([\s，。；：、（）()<>|·]+|(?<=[^\w])(?=https?:)|(?<=\p{Script=Han})|(?<=^[A-Za-z]{2,20}:)(?!\/\/))/u,
  )) {
    if (word === undefined) continue;
    const end = word.length - (/[.,;:!?'"”’\]]{1,9}$/.exec(word)?.[0].length ?? 0);
    add(word.slice(0, end), addressOf(word.slice(0, end), bare));
    add(word.slice(end), null);
  }
  return parts;
}
