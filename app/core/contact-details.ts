/** E-mail addresses, telephone numbers (international, American, Chinese mobile) and links: none of a model's business. */
const contactDetail =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|(?<!\d)(?:\+\d[\d ()-]{7,30}\d|\(\d{3}\) ?\d{3}-\d{4}|1[3-9]\d[ -]?\d{4}[ -]?\d{4})(?!\d)|(?:https?:\/\/|www\.)[^\s，。；）)]{1,2000}/gi;

export function withoutContactDetails(text: string): string {
  return text.replace(contactDetail, "…");
}
