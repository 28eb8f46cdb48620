import type { Result } from "~/core/result";
import type { App } from "~/ports/app";
import type { ClerkIdentity, IdentityEvent } from "~/ports/identity";
import { updatePerson } from "../store.server";
import { deleteAccount } from "./delete-account.server";

type Needs = Pick<App, "db" | "payments" | "now" | "log"> & { identity: ClerkIdentity };

/** May come twice, late and in any order. Refused where it could not be done, so that it comes again. */
export async function followProvider(
  app: Needs,
  event: IdentityEvent,
  discardFiles: (id: string) => Promise<unknown>,
): Promise<Result<object>> {
  if (event.type === "other") return { ok: true };
  if (event.type === "user.deleted") return deleteAccount(app, { id: event.subject, discardFiles });
  const askedAt = app.now();
  const read = await app.identity.readPerson(event.subject);
  if (!read.ok) return read;
  if (read.person) await updatePerson(app.db, read.person, askedAt);
  return { ok: true };
}
