import type { Member } from "~/core/member";
import { unreadMembership } from "~/core/membership";
import { tooManyRequests } from "~/core/rates";
import type { Result } from "~/core/result";
import { isOutage } from "~/db/client.server";
import type { App } from "~/ports/app";
import type { EmbeddedIdentity } from "~/ports/identity";
import {
  endedByDeletion,
  findMember,
  insertMember,
  type OpenSession,
  type StoredMember,
  updateName,
} from "../store.server";
import { isDue } from "./recheck.server";

type Session =
  | { state: "signedOut" }
  | { state: "redirect"; response: Response }
  /** `isDue`: the provider has not been asked about this person for a day. */
  | { state: "member"; member: Member; addresses: string[]; signedInAt: Date | null; isDue: boolean };

type Needs = Pick<App, "db" | "identity" | "newId" | "now" | "adminEmail" | "log">;

/** The provider is asked at the first request, afterwards D1 answers. Where it does not, a page is shown as to a free account, and changes wait. */
export async function authenticate(app: Needs, request: Request): Promise<Session> {
  const session = await app.identity.verify(request);
  if (session.state !== "signedIn") return session;
  const found = await findMember(app.db, session, app.now()).catch((error: unknown) => {
    if (request.method !== "GET" || !isOutage(error)) throw error;
    app.log({ event: "member.unread", level: "error", errorName: "D1" });
    return null;
  });
  if (found === null) return unreadMember(session.subject);
  const stored = found ?? (await createMember(app, session, request));
  if (!stored) return { state: "signedOut" };
  return {
    state: "member",
    member: memberOf(stored, app.adminEmail),
    addresses: stored.emails,
    signedInAt: session.signedInAt,
    isDue: isDue(app, stored),
  };
}

/** Whoever the session names, without anything that D1 or the provider would have to tell. */
function unreadMember(id: string): Session {
  const unknown = { pingId: "", email: "", name: null, imageUrl: null, isAdmin: false, createdAt: null };
  return {
    state: "member",
    member: { id, ...unknown, membership: unreadMembership },
    addresses: [],
    signedInAt: null,
    isDue: false,
  };
}

async function createMember(
  app: Needs,
  session: OpenSession,
  request: Request,
): Promise<StoredMember | undefined> {
  if (await endedByDeletion(app.db, session)) return undefined;
  const { primaryEmail, emails, name, imageUrl } = await app.identity.person(session.subject, request);
  const now = app.now();
  await insertMember(app.db, session, {
    pingId: app.newId().replaceAll("-", "").slice(0, 12),
    primaryEmail,
    emails,
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

type Asked = { email: string; name?: string; network: string | null };

/** Development only: the cookie of a new session. A name that is given becomes the person's, also where the account is there. */
export async function signIn(
  { db, withinRate }: Pick<App, "db" | "withinRate">,
  identity: EmbeddedIdentity,
  { email, name, network }: Asked,
): Promise<Result<{ cookie: string }, "tooManyRequests">> {
  if (network !== null && !(await withinRate("signInNetwork", network))) return tooManyRequests;
  if (!(await withinRate("signIn", email))) return tooManyRequests;
  if (name) await updateName(db, email, name);
  return { ok: true, cookie: await identity.signIn(email, name || undefined) };
}
