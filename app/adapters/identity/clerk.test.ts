import { createServer } from "node:http";
import { expect, test } from "vitest";
import {
  type Claims,
  makeIssuerKey,
  publishableKeyFor,
  sessionClaims,
  signToken,
  tokenSignedWithPublicKey,
  unsignedToken,
  withClaims,
} from "../../../test/support/tokens";
import { clerkIdentity } from "./clerk";

const origin = "https://wink.example.com";
const issuer = "https://clerk.example.com";
const webhookSecret = "whsec_b2YgdGhlIHRlc3RzIGFsb25l";
const key = await makeIssuerKey();
const otherKey = await makeIssuerKey();
const now = Math.floor(Date.now() / 1000);
const good = sessionClaims({ issuer, origin, subject: "user_ada", now });
const identity = identityWith({});

function identityWith(changes: { jwtKey?: string; apiUrl?: string; publishableKey?: string }) {
  const publishableKey = publishableKeyFor("clerk.example.com");
  return clerkIdentity({
    publishableKey,
    secretKey: "sk_live_test",
    jwtKey: key.pem,
    webhookSecret,
    origin,
    ...changes,
  });
}

function without(claims: Claims, ...names: string[]): Claims {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));
}

function byCookie(token: string): Request {
  return new Request(`${origin}/upload`, { headers: { Cookie: `__session=${token}` } });
}

function byBearer(token: string): Request {
  return new Request(`${origin}/api/pro_status`, { headers: { Authorization: `Bearer ${token}` } });
}

function page(cookies: Record<string, string>, path = "/upload?lang=zh"): Request {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return new Request(origin + path, { headers: { Cookie: pairs.join("; "), "Sec-Fetch-Dest": "document" } });
}

async function expiredToken(): Promise<string> {
  return signToken(key, { ...good, iat: now - 120, nbf: now - 130, exp: now - 60 });
}

test("a right token is signed in, by cookie, by suffixed cookie and by bearer header", async () => {
  const token = await signToken(key, good);
  const signedIn = {
    state: "signedIn",
    subject: "user_ada",
    openedAt: new Date(now * 1000),
    signedInAt: null,
  };
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(identity.publishableKey));
  const suffix = Buffer.from(digest).toString("base64url").slice(0, 8);
  expect(await identity.verify(byCookie(token))).toEqual(signedIn);
  expect(await identity.verify(byBearer(token))).toEqual(signedIn);
  expect(await identity.verify(page({ [`__session_${suffix}`]: token, __session: "other" }))).toEqual(
    signedIn,
  );
});

test.each([
  ["counts from the first factor, whatever the second says", [7, 2], new Date((now - 7 * 60) * 1000)],
  ["is now where it was proved this minute", [0, -1], new Date(now * 1000)],
  ["is unknown where the first factor was never verified", [-1, 3], null],
  ["is unknown where the token does not say", undefined, null],
  ["is unknown where the claim is none", "7", null],
])("the time of the sign-in itself %s", async (_, fva, signedInAt) => {
  const token = await signToken(key, { ...good, ...(fva === undefined ? {} : { fva }) });
  expect(await identity.verify(byBearer(token))).toMatchObject({ state: "signedIn", signedInAt });
});

test("the key may be written on one line with its line breaks escaped", async () => {
  const oneLine = identityWith({ jwtKey: key.pem.replaceAll("\n", "\\n") });
  expect((await oneLine.verify(byCookie(await signToken(key, good)))).state).toBe("signedIn");
});

const goodToken = await signToken(key, good);
const badTokens: [string, string][] = [
  ["expired", await expiredToken()],
  ["not yet valid", await signToken(key, { ...good, nbf: now + 60 })],
  ["issued in the future", await signToken(key, { ...good, iat: now + 60 })],
  ["without expiry", await signToken(key, without(good, "exp"))],
  ["of another issuer", await signToken(key, { ...good, iss: "https://clerk.evil.example" })],
  ["without issuer", await signToken(key, without(good, "iss"))],
  ["for another origin", await signToken(key, { ...good, azp: "https://evil.example" })],
  ["for the same host over http", await signToken(key, { ...good, azp: "http://wink.example.com" })],
  ["without azp", await signToken(key, without(good, "azp"))],
  ["with an empty azp", await signToken(key, { ...good, azp: "" })],
  ["of a pending session", await signToken(key, { ...good, sts: "pending" })],
  ["of an unknown session state", await signToken(key, { ...good, sts: "revoked" })],
  ["without the time it was issued", await signToken(key, without(good, "iat"))],
  ["without subject", await signToken(key, without(good, "sub"))],
  ["with an empty subject", await signToken(key, { ...good, sub: "" })],
  ["with alg none", unsignedToken(good)],
  ["signed with HS256 by the public key", await tokenSignedWithPublicKey(key.pem, good)],
  ["tampered", withClaims(goodToken, (claims) => ({ ...claims, sub: "user_admin" }))],
  ["signed by another key", await signToken(otherKey, good)],
  ["without its signature", goodToken.split(".").slice(0, 2).join(".")],
  ["with an empty signature", `${goodToken.split(".").slice(0, 2).join(".")}.`],
  ["that is no token", "x"],
  ["of three words", "a.b.c"],
  ["whose parts are null", "bnVsbA.bnVsbA.bnVsbA"],
];

test.each(badTokens)("a token %s is signed out", async (_, token) => {
  expect(await identity.verify(byCookie(token))).toEqual({ state: "signedOut" });
  expect(await identity.verify(byBearer(token))).toEqual({ state: "signedOut" });
  expect(await identity.verify(page({ __session: token }))).toEqual({ state: "signedOut" });
});

test("a bad bearer token is not made good by a cookie", async () => {
  const request = new Request(origin, {
    headers: { Authorization: "Bearer a.b.c", Cookie: `__session=${goodToken}` },
  });
  expect(await identity.verify(request)).toEqual({ state: "signedOut" });
});

test("a verifying key that is none is an error and not a crowd of signed-out people", async () => {
  await expect(identityWith({ jwtKey: "not a key" }).verify(byCookie(goodToken))).rejects.toThrow();
});

test("a visitor without a session stays on our page, with a test key too", async () => {
  const testing = identityWith({ publishableKey: publishableKeyFor("clerk.example.com", "test") });
  for (const each of [identity, testing]) {
    expect(await each.verify(page({}))).toEqual({ state: "signedOut" });
    expect(await each.verify(page({ __client_uat: "0" }))).toEqual({ state: "signedOut" });
    expect(await each.verify(page({ __client_uat: String(now - 600) }))).toEqual({ state: "signedOut" });
  }
});

test("an expired session of a page request is renewed by way of Clerk", async () => {
  const token = await expiredToken();
  const verified = await identity.verify(page({ __session: token, __client_uat: String(now - 600) }));
  if (verified.state !== "redirect") throw new Error(verified.state);
  const location = new URL(verified.response.headers.get("Location") ?? "");
  expect(verified.response.status).toBe(307);
  expect(location.origin + location.pathname).toBe("https://clerk.example.com/v1/client/handshake");
  expect(location.searchParams.get("redirect_url")).toBe(`${origin}/upload?lang=zh`);
  expect(location.searchParams.get("format")).toBeNull();
  expect(verified.response.headers.get("Cache-Control")).toBe("no-store");
  expect(verified.response.headers.get("Set-Cookie")).toContain("wink_handshakes=1;");
});

test("only page requests of people who are signed in at Clerk are led there, and at most three times", async () => {
  const __session = await expiredToken();
  const __client_uat = String(now - 600);
  const headers = { Cookie: `__session=${__session}; __client_uat=${__client_uat}` };
  const requests = [
    page({ __session, __client_uat: "0" }),
    page({ __session, __client_uat, wink_handshakes: "3" }),
    new Request(`${origin}/upload?_data=x`, { headers: { ...headers, "Sec-Fetch-Dest": "empty" } }),
    new Request(`${origin}/upload`, {
      headers: { ...headers, "Sec-Fetch-Dest": "document" },
      method: "POST",
    }),
    new Request(`${origin}/upload`, { headers }),
  ];
  for (const request of requests) expect(await identity.verify(request)).toEqual({ state: "signedOut" });
});

async function returning(handshake: string[], signer = key, started = "1") {
  const token = await signToken(signer, { handshake });
  const cookies = {
    __session: await expiredToken(),
    __client_uat: String(now - 600),
    wink_handshakes: started,
  };
  return identity.verify(page(cookies, `/upload?lang=zh&__clerk_handshake=${token}&__clerk_db_jwt=dvb`));
}

test("coming back from Clerk sets the renewed cookies and leads to the clean page", async () => {
  const verified = await returning([
    `__session=${goodToken}; Path=/; SameSite=Lax`,
    "__client_uat=5; Path=/",
    "wink_session=planted; Path=/",
  ]);
  if (verified.state !== "redirect") throw new Error(verified.state);
  expect(verified.response.headers.get("Location")).toBe(`${origin}/upload?lang=zh`);
  const cookies = verified.response.headers.getSetCookie();
  expect(cookies).toContain(`__session=${goodToken}; Path=/; SameSite=Lax`);
  expect(cookies.join()).not.toContain("planted");
  expect(cookies.some((cookie) => cookie.startsWith("wink_handshakes=; Path=/; Max-Age=0"))).toBe(true);
});

test("an answer of Clerk that nobody asked for, is not signed, or brings a foreign session is not taken", async () => {
  const foreign = await signToken(key, { ...good, azp: "https://evil.example" });
  expect((await returning([`__session=${foreign}; Path=/`])).state).toBe("signedOut");
  expect((await returning([`__session=${goodToken}; Path=/`], otherKey)).state).toBe("signedOut");
  const unasked = await signToken(key, { handshake: [`__session=${goodToken}; Path=/`] });
  expect(await identity.verify(page({}, `/?__clerk_handshake=${unasked}`))).toEqual({ state: "signedOut" });
});

test.each(["\r", "\n", "\r\n", "\0"])("a signed cookie with %j in it signs out", async (mark) => {
  const planted = `__client_uat=5; Path=/${mark}Set-Cookie: planted=1`;
  expect(await returning([`__session=${goodToken}; Path=/`, planted])).toEqual({ state: "signedOut" });
});

test("an answer of Clerk without a session signs out without another round", async () => {
  const verified = await returning(["__session=; Path=/; Max-Age=0", "__client_uat=0; Path=/"]);
  if (verified.state !== "redirect") throw new Error(verified.state);
  expect(verified.response.headers.get("Location")).toBe(`${origin}/upload?lang=zh`);
  expect(await identity.verify(page({ __client_uat: "0" }))).toEqual({ state: "signedOut" });
});

test("the person is read of the session's own claims where it has them", async () => {
  const custom = { email: "Ada@Example.com", email_verified: true, name: "Ada Lovelace" };
  const request = byBearer(await signToken(key, { ...good, ...custom }));
  expect(await identity.person("user_ada", request)).toEqual({
    subject: "user_ada",
    primaryEmail: "ada@example.com",
    emails: ["ada@example.com"],
    name: "Ada Lovelace",
    imageUrl: null,
  });
  await expect(identity.person("user_bob", request)).rejects.toThrow("subject");
});

const ada = (addresses: object[], primary: string | null) => ({
  object: "user",
  id: "user_ada",
  first_name: "Ada",
  last_name: "Lovelace",
  image_url: "https://img.clerk.com/ada",
  primary_email_address_id: primary,
  email_addresses: addresses,
  phone_numbers: [],
  web3_wallets: [],
  external_accounts: [],
  enterprise_accounts: [],
  saml_accounts: [],
});

/** A Backend API on this machine that answers each question by `reply`. */
async function withApi(
  reply: (question: string) => { status: number; body: unknown },
  work: (identity: ReturnType<typeof identityWith>, asked: string[]) => Promise<void>,
): Promise<void> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const { status, body } = reply(`${request.method} ${request.url}`);
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const listening = server.address();
  const apiUrl = `http://127.0.0.1:${typeof listening === "object" ? listening?.port : ""}`;
  try {
    await work(identityWith({ apiUrl }), asked);
  } finally {
    server.close();
  }
}

test("an account without an address has none, one that is gone is nobody, a service that is down is refused", async () => {
  let status = 200;
  const reply = () => ({ status, body: status === 200 ? ada([], null) : { errors: [{ code: "x" }] } });
  await withApi(reply, async (identity) => {
    expect(await identity.readPerson("user_ada")).toMatchObject({
      ok: true,
      person: { primaryEmail: "", emails: [] },
    });
    expect(await identity.person("user_ada", byCookie(goodToken))).toMatchObject({ primaryEmail: "" });
    status = 404;
    expect(await identity.readPerson("user_ada")).toEqual({ ok: true, person: null });
    for (status of [500, 429, 401]) {
      expect(await identity.readPerson("user_ada")).toEqual({
        ok: false,
        reason: "account.signInUnavailable",
      });
    }
  });
  const nowhere = identityWith({ apiUrl: "http://127.0.0.1:9" });
  expect(await nowhere.readPerson("user_ada")).toEqual({ ok: false, reason: "account.signInUnavailable" });
});

test("an account is deleted at Clerk; one that is gone already is no fault", async () => {
  let status = 200;
  const reply = () => ({
    status,
    body: status === 200 ? { object: "user", id: "user_ada", deleted: true } : { errors: [{ code: "x" }] },
  });
  await withApi(reply, async (identity, asked) => {
    expect(await identity.deleteAccount("user_ada")).toEqual({ ok: true });
    expect(asked).toEqual(["DELETE /v1/users/user_ada"]);
    status = 404;
    expect(await identity.deleteAccount("user_ada")).toEqual({ ok: true });
    status = 500;
    expect(await identity.deleteAccount("user_ada")).toEqual({
      ok: false,
      reason: "account.signInUnavailable",
    });
  });
});

const address = (id: string, email_address: string, status: string) => ({
  object: "email_address",
  id,
  email_address,
  verification: { object: "verification", status, strategy: "email_code" },
  linked_to: [],
});

test("an address that is not verified is nobody's, not even as the primary one or by the session's word", async () => {
  const addresses = [
    address("idn_1", "boss@example.com", "unverified"),
    address("idn_2", "Ada@Example.com", "verified"),
    address("idn_3", "late@example.com", "expired"),
    { ...address("idn_4", "bare@example.com", ""), verification: null },
  ];
  const own = { primaryEmail: "", emails: ["ada@example.com"] };
  await withApi(
    () => ({ status: 200, body: ada(addresses, "idn_1") }),
    async (identity) => {
      expect(await identity.readPerson("user_ada")).toMatchObject({ ok: true, person: own });
      for (const email_verified of [false, null, undefined, "yes"]) {
        const token = await signToken(key, { ...good, email: "boss@example.com", email_verified });
        expect(await identity.person("user_ada", byBearer(token))).toMatchObject(own);
      }
    },
  );
});

test("otherwise the person is read once of Clerk's Backend API", async () => {
  const addresses = [
    address("idn_1", "Old@Example.com", "verified"),
    address("idn_2", "Ada@Example.com", "verified"),
    address("idn_3", "boss@example.com", "unverified"),
  ];
  const read = {
    subject: "user_ada",
    primaryEmail: "ada@example.com",
    emails: ["old@example.com", "ada@example.com"],
    name: "Ada Lovelace",
    imageUrl: "https://img.clerk.com/ada",
  };
  await withApi(
    () => ({ status: 200, body: ada(addresses, "idn_2") }),
    async (identity, asked) => {
      expect(await identity.person("user_ada", byCookie(goodToken))).toEqual(read);
      expect(asked).toEqual(["GET /v1/users/user_ada"]);
      expect(await identity.readPerson("user_ada")).toEqual({ ok: true, person: read });
    },
  );
});

test("signing out clears the session cookie under both of its names", async () => {
  const cookies = await identity.signOut();
  expect(cookies.map((cookie) => cookie.replace(/^__session_[\w-]{8}=/, "__session_suffix="))).toEqual([
    "__session_suffix=; Path=/; Max-Age=0; SameSite=Lax",
    "__session=; Path=/; Max-Age=0; SameSite=Lax",
  ]);
});

test("a publishable key that names no host is refused", () => {
  for (const publishableKey of ["", "pk_live_", "pk_live_!!", `pk_live_${btoa("evil.example/path$")}`]) {
    expect(() => identityWith({ publishableKey })).toThrow("publishable key");
  }
});
