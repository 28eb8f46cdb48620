import { ShallowParser } from "~/core/html/shallow-parser";

const silent = new Set(["script", "style", "noscript", "template", "head"]);
const addresses = new Set(["href", "src", "poster", "cite", "data-src"]);
const breaking =
  /^(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|pre|section|article|figure|figcaption|hr|dt|dd)$/;

/** Plain text of one line. Scripts and styles are left out, entities decoded. Stops when there is enough. */
export function lineOfHtml(html: string, most: number): string {
  const parts: string[] = [];
  let length = 0;
  let depth = 0;
  let silentDepth = 0;
  const parser: ShallowParser = new ShallowParser(
    {
      onopentag(name) {
        depth += 1;
        if (silent.has(name)) silentDepth += 1;
        else if (breaking.test(name)) parts.push(" ");
      },
      onclosetag(name) {
        depth -= 1;
        if (silent.has(name)) silentDepth -= 1;
        else if (breaking.test(name)) parts.push(" ");
      },
      ontext(data) {
        if (silentDepth > 0) return;
        parts.push(data);
        length += data.length;
        if (length > most * 4) parser.pause();
      },
    },
    () => depth,
  );
  parser.end(html.slice(0, most * 100));
  return shorten(plainLine(parts.join("")), most);
}

export function decodeEntities(text: string): string {
  const parts: string[] = [];
  const parser = new ShallowParser({ ontext: (data) => parts.push(data) }, () => 0);
  parser.end(text.replaceAll("<", "&lt;"));
  return parts.join("");
}

/** Without control characters and marks that turn the writing direction. */
export function plainLine(text: string): string {
  if (/^[ -~]*$/.test(text) && !text.includes("  ")) return text.trim();
  return text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .replace(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu, "")
    .trim();
}

/** Cut at the last space of its end, or between characters where there is none, and never inside one. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "");
  const space = start.lastIndexOf(" ");
  return `${(space > most * 0.8 ? start.slice(0, space) : start).trimEnd()}…`;
}

const RELATIVE = /(?:href|src|poster|cite)\s{0,5}=\s{0,5}["']?\s{0,5}(?!https?:|["'\s])/i;

export function withAbsoluteAddresses(html: string, base: string): string {
  if (base === "" || !RELATIVE.test(html)) return html;
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  const parser: ShallowParser = new ShallowParser(
    {
      onopentag: () => {
        depth += 1;
      },
      onclosetag: () => {
        depth -= 1;
      },
      onattribute(name, value, quote) {
        const address = value.trim();
        if (!quote || !addresses.has(name) || address === "" || address.startsWith("#")) return;
        const absolute = /^[a-z][a-z\d+.-]{0,20}:/i.test(address) ? null : URL.parse(address, base);
        if (!absolute) return;
        const { startIndex, endIndex } = parser;
        parts.push(html.slice(from, startIndex), `${name}="${absolute.href.replaceAll('"', "%22")}"`);
        from = endIndex;
      },
    },
    () => depth,
  );
  parser.end(html);
  return parts.join("") + html.slice(from);
}
