const encoder = new TextEncoder();

/** An RSA key pair as an identity provider would hold it; `pem` is the public half. */
type IssuerKey = { privateKey: CryptoKey; pem: string };

export type Claims = Record<string, unknown>;

export async function makeIssuerKey(): Promise<IssuerKey> {
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no key pair was made");
  const spki = await crypto.subtle.exportKey("spki", pair.publicKey);
  if (!(spki instanceof ArrayBuffer)) throw new Error("the key was not exported as bytes");
  const lines = toBase64(new Uint8Array(spki)).match(/.{1,64}/g) ?? [];
  const pem = ["-----BEGIN PUBLIC KEY-----", ...lines, "-----END PUBLIC KEY-----"].join("\n");
  return { privateKey: pair.privateKey, pem };
}

/** A token signed with RS256. */
export async function signToken(key: IssuerKey, claims: Claims): Promise<string> {
  const body = unsigned({ alg: "RS256", typ: "JWT", kid: "ins_test" }, claims);
  const signature = await crypto.subtle.sign("RSASSA-PKCS1-v1_5", key.privateKey, encoder.encode(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

/** A token that claims to need no signature. */
export function unsignedToken(claims: Claims): string {
  return `${unsigned({ alg: "none", typ: "JWT", kid: "ins_test" }, claims)}.`;
}

/** A token signed with HS256, the text of a public key taken as the shared secret. */
export async function tokenSignedWithPublicKey(pem: string, claims: Claims): Promise<string> {
  const body = unsigned({ alg: "HS256", typ: "JWT", kid: "ins_test" }, claims);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", encoder.encode(pem), algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", secret, encoder.encode(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The same token with other claims and its old signature. */
export function withClaims(token: string, change: (claims: Claims) => Claims): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  return [header, toBase64Url(encoder.encode(JSON.stringify(change(claims)))), signature].join(".");
}

/** The publishable key of an instance whose Frontend API answers at `host`. */
export function publishableKeyFor(host: string, kind: "live" | "test" = "live"): string {
  return `pk_${kind}_${btoa(`${host}$`)}`;
}

/** The claims of a session token that is fresh and right. `now` is in seconds since 1970. */
export function sessionClaims(options: {
  issuer: string;
  origin: string;
  subject: string;
  now: number;
}): Claims {
  const { issuer, origin, subject, now } = options;
  return {
    iss: issuer,
    azp: origin,
    sub: subject,
    sid: "sess_test",
    sts: "active",
    iat: now,
    nbf: now - 10,
    exp: now + 60,
  };
}

function unsigned(header: Claims, claims: Claims): string {
  return [header, claims].map((part) => toBase64Url(encoder.encode(JSON.stringify(part)))).join(".");
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
