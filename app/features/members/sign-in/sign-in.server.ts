import type { App } from "~/ports/app";
import type { EmbeddedIdentity } from "~/ports/identity";
import { updateName } from "../store.server";

type Person = { email: string; name?: string };

/** Development only: the cookie of a new session. A name that is given becomes the person's, also where the account is there. */
export async function signIn({ db }: Pick<App, "db">, identity: EmbeddedIdentity, { email, name }: Person) {
  if (name) await updateName(db, email, name);
  return identity.signIn(email, name || undefined);
}
