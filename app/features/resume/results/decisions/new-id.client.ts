/** For what is added by hand, unlike any id that was read from a file. */
export function newId(): string {
  return `own-${crypto.randomUUID()}`;
}
