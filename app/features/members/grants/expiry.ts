/** When a membership ends that is granted now: a year from today, or from the end of the present one where that is later. */
export function expiryAfter(now: Date, present: Date | null): Date {
  const expiry = new Date(present && present > now ? present : now);
  const month = expiry.getUTCMonth();
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  // A year after 29 February is the last day of a February.
  if (expiry.getUTCMonth() !== month) expiry.setUTCDate(0);
  return expiry;
}
