/** E-mail addresses, telephone numbers (international, American, Chinese mobile) and links: none of a model's business. */
const contactDetail =
  /[\w.+-]+@[\w-]+(\.[\w-]+)+|(?<!\d)(?:\+\d[\d ()-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|1[3-9]\d[ -]?\d{4}[ -]?\d{4})(?!\d)|(?:https?:\/\/|www\.)[^\s，。；）)]+/gi;

export function withoutContactDetails(text: string): string {
  return text.replace(contactDetail, "…");
}
