import type { Member } from "~/core/member";
import type { App } from "~/ports/app";
import { findMember, type StoredMember, upsertMember } from "./store.server";

type Session =
  | { state: "signedOut" }
  | { state: "redirect"; response: Response }
  | { state: "member"; member: Member; addresses: string[] };

/** Who sends this request, by the verified session. The provider is asked at the first one; afterwards D1 answers. */
export async function authenticate(
  app: Pick<App, "db" | "identity" | "newId" | "now" | "adminEmail">,
  request: Request,
): Promise<Session> {
  const session = await app.identity.verify(request);
  if (session.state === "redirect") return session;
  if (session.state === "signedOut") return { state: "signedOut" };
  const stored =
    (await findMember(app.db, session.subject, app.now())) ??
    (await createMember(app, session.subject, request));
  return { state: "member", member: memberOf(stored, app.adminEmail), addresses: stored.emails };
}

async function createMember(
  app: Pick<App, "db" | "identity" | "newId" | "now">,
  subject: string,
  request: Request,
): Promise<StoredMember> {
  const person = await app.identity.person(subject, request);
  const now = app.now();
  const member = {
    id: subject,
    pingId: app.newId().replaceAll("-", "").slice(0, 12),
    primaryEmail: person.primaryEmail,
    emails: person.emails,
    emailVerified: person.emailVerified,
    name: person.name,
    imageUrl: person.imageUrl,
    createdAt: now,
    checkedAt: now,
    stripeCustomerId: null,
  };
  return upsertMember(app.db, member, now);
}

function memberOf(stored: StoredMember, adminEmail: string | null): Member {
  return {
    id: stored.id,
    pingId: stored.pingId,
    email: stored.primaryEmail,
    name: stored.name,
    imageUrl: stored.imageUrl,
    isAdmin: adminEmail !== null && stored.emailVerified && stored.primaryEmail === adminEmail,
    membership: stored.membership,
  };
}
