/** One line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** Full-width signs begin a formula where the spreadsheet's own language is one of East Asia. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  // Where a comma is for decimals, a spreadsheet divides at semicolons.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file; the byte order mark tells Excel that it is UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${rows.map(csvLine).join("")}`;
}
