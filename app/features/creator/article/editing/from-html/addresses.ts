/** An address of the open web or of a mailbox, or nothing. */
export function addressOf(given: string | undefined, schemes: RegExp): string {
  const address = given?.trim() ?? "";
  if (!schemes.test(address) || !URL.canParse(address)) return "";
  return address.replace(/[\s<>\\]/g, encodeURIComponent);
}

/** An address as the target of a Markdown link. */
export function destination(address: string): string {
  return /[()]/.test(address) ? `<${address}>` : address;
}
