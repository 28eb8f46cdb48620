import type { App } from "~/ports/app";
import { claimCheck, type StoredMember, updatePerson } from "../store.server";

export const CHECK_EVERY_MS = 24 * 60 * 60 * 1000;

/** How long a provider that did not answer is left alone. */
const RETRY_AFTER_MS = 10 * 60 * 1000;

export function isDue(
  { identity, now }: Pick<App, "identity" | "now">,
  { checkedAt }: Pick<StoredMember, "checkedAt">,
): boolean {
  return identity.kind === "clerk" && (checkedAt === null || checkedAt < dueBefore(now()));
}

function dueBefore(now: Date): Date {
  return new Date(now.getTime() - CHECK_EVERY_MS);
}

/** An address that left the account takes its grant and its administration along. One of many requests at the same time asks. */
export async function recheck(app: Pick<App, "db" | "identity" | "now" | "log">, id: string): Promise<void> {
  const { identity } = app;
  if (identity.kind !== "clerk") return;
  const askedAt = app.now();
  const due = dueBefore(askedAt);
  const until = new Date(due.getTime() + RETRY_AFTER_MS);
  if (!(await claimCheck(app.db, id, { dueBefore: due, until }))) return;
  const read = await identity.readPerson(id);
  if (!read.ok) app.log({ event: "member.recheck", level: "warn", state: "unavailable" });
  else if (read.person) await updatePerson(app.db, read.person, askedAt);
}
