import { type Membership, noMembership } from "~/core/membership";
import type { App } from "~/ports/app";
import { findMember } from "./store.server";

/** What somebody has now, for work that is done while nobody is there. */
export async function readMembership(app: Pick<App, "db" | "now">, userId: string): Promise<Membership> {
  const now = app.now();
  const member = await findMember(app.db, { subject: userId, openedAt: now }, now);
  return member?.membership ?? noMembership;
}
