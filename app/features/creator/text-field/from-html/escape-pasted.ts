/** Only what would have a meaning, so that the text stays one that people edit. */
export function escapePasted(text: string, within: "" | "mark" | "link", paragraph: string): string {
  let safe = text.replace(/[\\`]|\*(?! )|(?<! )\*/g, "\\$&");
  safe = safe.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_");
  safe = safe.replace(/<(?=[a-z/!?])/gi, "\\<").replace(/&(?=#|[a-z]\w*;)/gi, "\\&");
  if (within === "link") safe = safe.replace(/[[\]]/g, "\\$&");
  else if (/\](?=[([:])|\[\^|^\[[ xX]\]/.test(safe)) safe = safe.replace(/\[|\](?=[([:])/g, "\\$&");
  // Alone they mean nothing, unless they touch a mark.
  if (paragraph.split("$").length > 2) safe = safe.replaceAll("$", "\\$");
  safe = safe.replace(paragraph.split("~").length > 2 ? /~/g : /^~|~$/g, "\\~");
  return safe.replace(/==+|^=|=$/g, (run) => run.replaceAll("=", "\\="));
}

export function pastedAddress(href: string | undefined, schemes: RegExp): string {
  const address = href?.trim() ?? "";
  return schemes.test(address) && URL.canParse(address) ? address : "";
}
