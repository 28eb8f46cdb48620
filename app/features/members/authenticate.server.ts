import type { Member } from "~/core/member";
import { unreadMembership } from "~/core/membership";
import type { App } from "~/ports/app";
import type { Person } from "~/ports/identity";
import { isDue } from "./recheck.server";
import {
  endedByDeletion,
  findMember,
  insertMember,
  type OpenSession,
  type StoredMember,
} from "./store.server";

type Session =
  | { state: "signedOut" }
  | { state: "redirect"; response: Response }
  /** `isDue`: the provider has not been asked about this person for a day. */
  | { state: "member"; member: Member; addresses: string[]; isDue: boolean };

type Needs = Pick<App, "db" | "identity" | "newId" | "now" | "adminEmail" | "log">;

/** Who sends this request, by the verified session. The provider is asked at the first one; afterwards D1 answers. Where D1 does
 * not, a page is shown to whom the session names, as to a free account; whatever changes something waits. */
export async function authenticate(app: Needs, request: Request): Promise<Session> {
  const session = await app.identity.verify(request);
  if (session.state === "redirect") return session;
  if (session.state === "signedOut") return { state: "signedOut" };
  return readMember(app, session, request).catch(async (error: unknown) => {
    if (request.method !== "GET") throw error;
    const errorName = error instanceof Error ? error.name : "unknown";
    app.log({ event: "member.unread", level: "error", errorName });
    return unreadMember(await app.identity.person(session.subject, request));
  });
}

function unreadMember({ subject, primaryEmail, emails, name, imageUrl }: Person): Session {
  const unread = { pingId: "", isAdmin: false, createdAt: null, membership: unreadMembership };
  const member = { id: subject, email: primaryEmail, name, imageUrl, ...unread };
  return { state: "member", member, addresses: emails, isDue: false };
}

async function readMember(app: Needs, session: OpenSession, request: Request): Promise<Session> {
  const stored =
    (await findMember(app.db, session, app.now())) ?? (await createMember(app, session, request));
  if (!stored) return { state: "signedOut" };
  return {
    state: "member",
    member: memberOf(stored, app.adminEmail),
    addresses: stored.emails,
    isDue: isDue(app, stored),
  };
}

async function createMember(
  app: Needs,
  session: OpenSession,
  request: Request,
): Promise<StoredMember | undefined> {
  if (await endedByDeletion(app.db, session)) return undefined;
  const { primaryEmail, emails, emailVerified, name, imageUrl } = await app.identity.person(
    session.subject,
    request,
  );
  const now = app.now();
  await insertMember(app.db, session, {
    pingId: app.newId().replaceAll("-", "").slice(0, 12),
    primaryEmail,
    emails,
    emailVerified,
    name,
    imageUrl,
    createdAt: now,
    // A session may tell the primary address alone, so the provider is asked for all of them at the next request.
    checkedAt: app.identity.kind === "clerk" ? null : now,
  });
  return findMember(app.db, session, now);
}

function memberOf(stored: StoredMember, adminEmail: string | null): Member {
  return {
    id: stored.id,
    pingId: stored.pingId,
    email: stored.primaryEmail,
    name: stored.name,
    imageUrl: stored.imageUrl,
    isAdmin: adminEmail !== null && stored.emailVerified && stored.primaryEmail === adminEmail,
    createdAt: stored.createdAt,
    membership: stored.membership,
  };
}
