/** The longest address that is taken for one. */
export const ADDRESS_MAX = 2000;

/** The web address that is all there is in the field for the job, or null: an advert often holds addresses among its words. */
export function addressIn(text: string): string | null {
  const address = text.trim();
  if (address.length > ADDRESS_MAX || !/^https?:\/\/\S+$/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}
