import { type Membership, noMembership } from "~/core/membership";
import type { App } from "~/ports/app";
import { findMember, listMembers } from "./store.server";

/** What somebody has now, for work that is done while nobody is there. */
export async function readMembership(app: Pick<App, "db" | "now">, userId: string): Promise<Membership> {
  const now = app.now();
  const member = await findMember(app.db, { subject: userId, openedAt: now }, now);
  return member?.membership ?? noMembership;
}

/** The same of many at once; who is no member is not among them. */
export async function readMemberships(
  app: Pick<App, "db" | "now">,
  userIds: readonly string[],
): Promise<Map<string, Membership>> {
  const members = await listMembers(app.db, [...new Set(userIds)], app.now());
  return new Map(members.map(({ id, membership }) => [id, membership]));
}
