import { z } from "zod";
import { fromBase64Url, toBase64Url } from "~/core/base64url";
import { digest } from "~/core/digest";
import type { EmbeddedIdentity, Person } from "~/ports/identity";
import { sessionToken } from "./credentials";

const COOKIE = "wink_session";
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

const sessionShape = z.object({ email: z.email(), name: z.string().optional(), opened: z.number().int() });

type Session = z.infer<typeof sessionShape>;

/** Development only: address and time of signing in (milliseconds since 1970), signed by HMAC-SHA256, as cookie or bearer token. */
export function embeddedIdentity(options: {
  secret: string;
  secure: boolean;
  now?: () => number;
}): EmbeddedIdentity {
  const { secret, secure, now = Date.now } = options;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

  async function readSession(request: Request): Promise<Session | null> {
    const session = await openSession(sessionToken(request, COOKIE), secret);
    return session && session.opened + LIFETIME_SECONDS * 1000 > now() ? session : null;
  }

  async function person(subject: string, request: Request): Promise<Person> {
    const session = await readSession(request);
    if (!session || (await subjectOf(session.email)) !== subject)
      throw new Error("the session is not the subject's own");
    const { email, name = null } = session;
    return { subject, primaryEmail: email, emails: [email], name, imageUrl: null };
  }

  return {
    kind: "embedded",
    async verify(request) {
      const session = await readSession(request);
      if (!session) return { state: "signedOut" };
      const openedAt = new Date(session.opened);
      return { state: "signedIn", subject: await subjectOf(session.email), openedAt, signedInAt: openedAt };
    },
    person,
    async signIn(email, name) {
      const token = await sealSession({ email: email.trim().toLowerCase(), name, opened: now() }, secret);
      return `${COOKIE}=${token}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`;
    },
    deleteAccount: async () => ({ ok: true }),
    signOut: async () => [`${COOKIE}=; Max-Age=0; ${attributes}`],
  };
}

async function sealSession(session: Session, secret: string): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(session));
  const signature = await crypto.subtle.sign("HMAC", await hmacKey(secret), payload);
  return `${toBase64Url(payload)}.${toBase64Url(new Uint8Array(signature))}`;
}

/** `crypto.subtle.verify` compares in constant time. */
async function openSession(token: string | null, secret: string): Promise<Session | null> {
  const [, encodedPayload = "", encodedSignature = ""] = /^([\w-]+)\.([\w-]+)$/.exec(token ?? "") ?? [];
  const payload = fromBase64Url(encodedPayload);
  const signature = fromBase64Url(encodedSignature);
  if (!payload || !signature) return null;
  if (!(await crypto.subtle.verify("HMAC", await hmacKey(secret), signature, payload))) return null;
  const session = sessionShape.safeParse(JSON.parse(new TextDecoder().decode(payload)));
  return session.success ? session.data : null;
}

function hmacKey(secret: string): Promise<CryptoKey> {
  const key = new TextEncoder().encode(`${COOKIE}:${secret}`);
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

async function subjectOf(email: string): Promise<string> {
  return `emb_${await digest(email.toLowerCase())}`;
}
