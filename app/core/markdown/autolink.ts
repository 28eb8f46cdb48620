import { isCjk, pointAt, pointBefore } from "./cjk";

export type Autolink = { start: number; end: number; href: string };

const candidate = /(?:https?|ftp):\/\/|www\.|@/gi;
/** Quotes, dashes and dots of Chinese texts which Unicode does not count as East Asian. */
const chineseMark = /[“”‘’…—·]/;
const address = /[^\s<]{1,8193}/y;
const domain = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/uy;
const mailDomain = /@[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+/y;
const resource = /\/(?:[A-Za-z0-9@]|\.(?=[A-Za-z0-9@]))+/y;
const mailName = /[A-Za-z0-9._+-]/;

/** Where a bare address must end at the latest: before CJK text, and before the end of the link text around it. */
function boundaryOf(text: string): number {
  let open = 0;
  for (let index = 0; index < text.length; index++) {
    const point = pointAt(text, index);
    if (isCjk(point) || chineseMark.test(text[index] ?? "")) return index;
    if (point === 91) open++;
    else if (point === 93 && --open < 0) return index;
    if (point > 0xffff) index++;
  }
  return text.length;
}

function withoutTail(text: string): string {
  let excess = 0;
  for (const sign of text) excess += sign === ")" ? 1 : sign === "(" ? -1 : 0;
  let end = text.length;
  while (end > 0) {
    const sign = text[end - 1] ?? "";
    if (sign === ")" && excess > 0) excess--;
    else if (sign === ";") {
      const name = /&[a-zA-Z0-9]{1,32};$/.exec(text.slice(Math.max(0, end - 40), end));
      if (name) end -= name[0].length - 1;
    } else if (!/[?!.,:*_~'"]/.test(sign)) break;
    end--;
  }
  return text.slice(0, end);
}

/** Longer ones are looked at no further: every place where one could begin would look at all that follows. */
const LONGEST_ADDRESS = 8_192;

function domainAt(text: string, start: number): string {
  domain.lastIndex = start;
  const found = domain.exec(text)?.[0] ?? "";
  return found.slice(0, boundaryOf(found));
}

function isDomain(found: string, dotNeeded: boolean): boolean {
  if (!found) return false;
  const parts = found.split(".");
  return (!dotNeeded || parts.length > 1) && !parts.slice(-2).some((part) => part.includes("_"));
}

function webAt(text: string, start: number, opening: string): Autolink | null {
  const before = pointBefore(text, start);
  const sign = start > 0 ? (text[start - 1] ?? "") : "";
  const www = opening.toLowerCase() === "www.";
  if (www ? !(isCjk(before) || /^$|[\s*_~(]/.test(sign) || chineseMark.test(sign)) : /[A-Za-z]/.test(sign)) {
    return null;
  }
  const from = www ? 0 : opening.length;
  if (!isDomain(withoutTail(domainAt(text, start + from)), www)) return null;
  address.lastIndex = start;
  const whole = address.exec(text)?.[0] ?? "";
  if (whole.length > LONGEST_ADDRESS) return null;
  const link = withoutTail(whole.slice(0, boundaryOf(whole)));
  if (!isDomain(domainAt(link, from), www)) return null;
  return { start, end: start + link.length, href: www ? `http://${link}` : link };
}

function mailAt(text: string, at: number, floor: number): Autolink | null {
  let start = at;
  while (start > floor && mailName.test(text[start - 1] ?? "")) start--;
  mailDomain.lastIndex = at;
  const rest = mailDomain.exec(text)?.[0];
  if (start === at || !rest || /[-_]$/.test(rest)) return null;
  const end = at + rest.length;
  const scheme = /(?:^|[^A-Za-z0-9])((?:mailto|xmpp):)$/i.exec(
    text.slice(Math.max(floor, start - 8), start),
  )?.[1];
  if (scheme) {
    resource.lastIndex = end;
    const more = scheme.toLowerCase() === "xmpp:" ? (resource.exec(text)?.[0].length ?? 0) : 0;
    const from = start - scheme.length;
    return { start: from, end: end + more, href: text.slice(from, end + more) };
  }
  return { start, end, href: `mailto:${text.slice(start, end)}` };
}

/** The extended autolinks of GFM, which besides may follow a CJK character and end before one: "见https://a.com/b。". */
export function findAutolinks(text: string): Autolink[] {
  const found: Autolink[] = [];
  if (!/:\/\/|www\.|@/i.test(text)) return found;
  let floor = 0;
  candidate.lastIndex = 0;
  for (let match = candidate.exec(text); match; match = candidate.exec(text)) {
    const link = match[0] === "@" ? mailAt(text, match.index, floor) : webAt(text, match.index, match[0]);
    if (!link) continue;
    found.push(link);
    floor = link.end;
    candidate.lastIndex = Math.max(link.end, match.index + 1);
  }
  return found;
}
