export function escaped(text: string): string {
  let safe = text.replace(/[\\`]|\*(?! )|(?<=\S)\*/g, "\\$&");
  safe = safe.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_");
  safe = safe.replace(/<(?=[a-z/!?])/gi, "\\<").replace(/&(?=#|[a-z]\w*;)/gi, "\\&");
  if (/\](?=[([:])|\[\^|^\[[ xX]\]/.test(safe)) safe = safe.replaceAll("[", "\\[");
  if ((safe.match(/~/g)?.length ?? 0) > 1) safe = safe.replaceAll("~", "\\~");
  if ((safe.match(/\$/g)?.length ?? 0) > 1) safe = safe.replaceAll("$", "\\$");
  return safe.replace(/==+/g, (run) => run.replaceAll("=", "\\="));
}

/** A line that begins as a heading, a quote, a list or a divider would, with a backslash before that. */
export function escapedStart(line: string): string {
  return line
    .replace(/^(?=#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|-{2,}|={1,}\s*$|:{0,1}-+:?\s*\|)/, "\\")
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, "$1\\");
}

export function addressOf(href: string | undefined, schemes: RegExp): string {
  const address = href?.trim() ?? "";
  if (!schemes.test(address) || !URL.canParse(address)) return "";
  return address.replace(/[\s<>\\]/g, encodeURIComponent);
}

export function destination(address: string): string {
  return /[()]/.test(address) ? `<${address}>` : address;
}
