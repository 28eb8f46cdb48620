/** Seals what must not be read from the database. `field` says what it is: sealed for one, it opens for no other. */
export type Secrets = {
  seal(plain: string, field: string): Promise<string>;
  open(sealed: string, field: string): Promise<string | null>;
};
