import type { ClerkClient } from "@clerk/backend";
import type { ClerkIdentity, Verification } from "~/ports/identity";
import { askClerk, personOf } from "./clerk-api";
import { type ReadToken, readSessionToken } from "./clerk-claims";
import {
  handshakesSoFar,
  handshakeToken,
  isPageRequest,
  pageUrl,
  readHandshake,
  redirectToCleanPage,
  redirectToClerk,
  sessionTokensOf,
} from "./clerk-handshake";
import { frontendApiOf } from "./clerk-key";
import { readClerkEvent } from "./clerk-webhook";
import { bearerToken, readCookie } from "./credentials";

/** Sessions are verified by the instance's public key (PEM) without network; only tokens of `origin` count. */
export function clerkIdentity(options: {
  publishableKey: string;
  secretKey: string;
  jwtKey: string;
  webhookSecret: string | null;
  origin: string;
  apiUrl?: string;
}): ClerkIdentity {
  const { publishableKey, secretKey, origin, apiUrl } = options;
  const frontendApi = frontendApiOf(publishableKey);
  if (!frontendApi) throw new Error("the Clerk publishable key names no host");
  // An .env file may hold the PEM on one line, with its line breaks written out.
  const expected = { key: options.jwtKey.replaceAll("\\n", "\n"), issuer: `https://${frontendApi}`, origin };

  async function readSession(request: Request): Promise<ReadToken> {
    const bearer = bearerToken(request);
    if (bearer) return readSessionToken(bearer, expected);
    let last: ReadToken = { state: "invalid" };
    for (const name of await sessionCookieNames(publishableKey)) {
      const token = readCookie(request, name);
      if (!token) continue;
      last = await readSessionToken(token, expected);
      if (last.state === "valid") return last;
    }
    return last;
  }

  async function client(): Promise<ClerkClient> {
    const { createClerkClient } = await import("@clerk/backend");
    return createClerkClient({ publishableKey, secretKey, apiUrl, telemetry: { disabled: true } });
  }

  /** An expired session is renewed by way of Clerk; whoever has none is simply signed out. */
  async function renew(request: Request, session: ReadToken): Promise<Verification> {
    const returned = handshakesSoFar(request) > 0 ? handshakeToken(request) : null;
    if (returned) {
      const cookies = await readHandshake(returned, expected.key);
      if (cookies && (await areOurs(cookies))) {
        return { state: "redirect", response: redirectToCleanPage(request, origin, cookies) };
      }
      return { state: "signedOut" };
    }
    if (session.state !== "expired") return { state: "signedOut" };
    const location = await handshakeLocation(request);
    const response = location ? redirectToClerk(request, location) : null;
    return response ? { state: "redirect", response } : { state: "signedOut" };
  }

  async function areOurs(cookies: string[]): Promise<boolean> {
    const read = await Promise.all(
      sessionTokensOf(cookies).map((token) => readSessionToken(token, expected)),
    );
    return read.every((session) => session.state === "valid");
  }

  async function handshakeLocation(request: Request): Promise<string | null> {
    const cookies = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
    if (!cookies.some((cookie) => /^__client_uat(_[\w-]+)?=[1-9]/.test(cookie))) return null;
    const page = new Request(pageUrl(request, origin), {
      headers: {
        "Sec-Fetch-Dest": "document",
        Cookie: cookies.filter((cookie) => /^__(session|client_uat|clerk_db_jwt)/.test(cookie)).join("; "),
      },
    });
    const clerk = await client();
    const state = await clerk.authenticateRequest(page, {
      jwtKey: expected.key,
      authorizedParties: [origin],
    });
    return state.status === "handshake" ? state.headers.get("Location") : null;
  }

  async function person(subject: string, request: Request) {
    const session = await readSession(request);
    if (session.state !== "valid" || session.claims.sub !== subject) {
      throw new Error("the session is not the subject's own");
    }
    const { email, email_verified, name, image_url } = session.claims;
    if (!email || !email_verified) return personOf(await (await client()).users.getUser(subject));
    return {
      subject,
      primaryEmail: email,
      emails: [email],
      name: name ?? null,
      imageUrl: image_url ?? null,
    };
  }

  return {
    kind: "clerk",
    publishableKey,
    frontendApi,
    person,
    async readPerson(subject) {
      const read = await askClerk(async () => (await client()).users.getUser(subject));
      return read.ok ? { ok: true, person: read.found && personOf(read.found) } : read;
    },
    readEvent: (webhook) => readClerkEvent(webhook, options.webhookSecret),
    async deleteAccount(subject) {
      const deleted = await askClerk(async () => (await client()).users.deleteUser(subject));
      return deleted.ok ? { ok: true } : deleted;
    },
    async signOut() {
      const names = await sessionCookieNames(publishableKey);
      return names.map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
    },
    async verify(request) {
      const session = await readSession(request);
      if (session.state === "valid") {
        const { sub, iat, fva } = session.claims;
        const signedInAt = fva ? new Date((iat - fva[0] * 60) * 1000) : null;
        return { state: "signedIn", subject: sub, openedAt: new Date(iat * 1000), signedInAt };
      }
      return bearerToken(request) || !isPageRequest(request)
        ? { state: "signedOut" }
        : renew(request, session);
    },
  };
}

/** The names that the session cookie may have: Clerk adds a suffix so that instances can share a domain. */
async function sessionCookieNames(publishableKey: string): Promise<string[]> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(publishableKey));
  const suffix = btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 8);
  return [`__session_${suffix}`, "__session"];
}
