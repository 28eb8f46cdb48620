/** Seals what must not be read from the database. `field` says what it is: sealed for one, it opens for no other. */
export type Secrets = {
  seal(plain: string, field: string): Promise<string>;
  /** null for what was sealed under another key, for another field, or not at all. */
  open(sealed: string, field: string): Promise<string | null>;
};
