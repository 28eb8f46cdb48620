const reference = /&(?:#[xX]([0-9a-fA-F]{1,6})|#([0-9]{1,7})|[a-zA-Z][a-zA-Z0-9]{1,31});/g;
const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign) : text;
}

function numbered(hex: string | undefined, decimal: string | undefined): string {
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const valid = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return String.fromCodePoint(valid ? point : 0xfffd);
}

/** References by number become the character, those by name are left to the reader of the HTML, which knows all 2,125. */
export function escapeAroundReferences(text: string): string {
  if (!text.includes("&")) return escapeHtml(text);
  let html = "";
  let end = 0;
  for (const match of text.matchAll(reference)) {
    html += escapeHtml(text.slice(end, match.index));
    const [whole, hex, decimal] = match;
    html += hex === undefined && decimal === undefined ? whole : escapeHtml(numbered(hex, decimal));
    end = match.index + whole.length;
  }
  return html + escapeHtml(text.slice(end));
}

export function referenceAt(text: string, index: number): { html: string; length: number } | null {
  const match = /^&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-zA-Z][a-zA-Z0-9]{1,31});/.exec(
    text.slice(index, index + 40),
  );
  return match ? { html: escapeAroundReferences(match[0]), length: match[0].length } : null;
}

export function unescapeBackslashes(text: string): string {
  return text.includes("\\") ? text.replace(/\\([!-/:-@[-`{-~])/g, "$1") : text;
}

/** An address in ASCII: the rest is percent-encoded, what is encoded stays. */
export function encodeAddress(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll("%25", "%");
}

export function escapeAddress(address: string): string {
  return escapeAroundReferences(encodeAddress(address));
}
