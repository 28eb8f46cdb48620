import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { eraseMember, eraseOrphans } from "../person-rows/store.server";
import { clearCustomer, findCustomer } from "../store.server";

type Deletion = {
  id: string;
  /** Takes what the person's jobs keep in storage. */
  discardFiles(id: string): Promise<unknown>;
  /** Ends the account at the identity provider; left out where the provider has told us that it is gone. */
  endAccount?(id: string): Promise<Result<object, "account.signInUnavailable">>;
};

type DeletionRefusal = "account.paymentsUnavailable" | "account.signInUnavailable";

/** Deletes a person: what others keep for us first, because afterwards nobody could ask again, then files, then rows. Safe to
 * repeat, and at the same time; where a service does not answer, nothing of ours is deleted. */
export async function deleteAccount(
  app: Pick<App, "db" | "payments" | "now" | "log">,
  { id, discardFiles, endAccount }: Deletion,
): Promise<Result<object, DeletionRefusal>> {
  const customer = await findCustomer(app.db, id);
  if (customer) {
    const forgotten = await app.payments.forgetCustomer(customer);
    if (!forgotten.ok) return unfinished(app, "account.paymentsUnavailable");
    await clearCustomer(app.db, id);
  }
  const ended = await endAccount?.(id);
  if (ended && !ended.ok) return unfinished(app, ended.reason);
  await discardFiles(id);
  await eraseMember(app.db, id, app.now());
  app.log({ event: "member.deleted" });
  return { ok: true };
}

function unfinished(app: Pick<App, "log">, reason: DeletionRefusal) {
  app.log({ event: "member.deletion", level: "error", code: reason });
  return refuse(reason);
}

/** Takes away what a request wrote that was under way while its account was deleted; gives how many rows that were. */
export function sweepOrphans(app: Pick<App, "db">): Promise<number> {
  return eraseOrphans(app.db);
}
