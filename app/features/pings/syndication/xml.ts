/** What XML cannot hold in any form: control characters, halves of characters and two that are none. */
const impossible = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function possibleInXml(text: string): string {
  return text.replace(impossible, "");
}

export function escapeXml(text: string): string {
  return possibleInXml(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
