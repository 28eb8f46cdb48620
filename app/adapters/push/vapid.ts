import { z } from "zod";
import { fromBase64Url, toBase64Url } from "~/core/base64url";
import { parsedJson } from "~/core/parse-unknown";

/** Voluntary application server identification for Web Push (RFC 8292): who sends, signed for one push service. */

const SIGNING = { name: "ECDSA", namedCurve: "P-256" } as const;
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" } as const;
/** A push service refuses more than 24 hours; its clock may differ from ours. */
const LIFETIME_SECONDS = 12 * 60 * 60;
const MOST_LIFETIME_SECONDS = 24 * 60 * 60;

export type VapidKeys = { publicKey: string; privateKey: string };

const part = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

/** The value of `Authorization`. Rejects where the two keys are no pair. */
export async function vapidHeader(
  keys: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const key = await signingKey(keys);
  const signature = await crypto.subtle.sign(SIGNATURE, key, new TextEncoder().encode(signed));
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${keys.publicKey}`;
}

async function signingKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = fromBase64Url(publicKey);
  if (point?.length !== 65) throw new TypeError("the public key is no point");
  const [x, y] = [point.slice(1, 33), point.slice(33)].map(toBase64Url);
  const key = { kty: "EC", crv: "P-256", x, y, d: privateKey };
  return crypto.subtle.importKey("jwk", key, SIGNING, false, ["sign"]);
}

const header = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/;

const claimsShape = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** What a push service does: gives the claims where a sender with this key signed them for this service and they still hold. */
export async function readVapid(
  value: string | null,
  { publicKey, origin, now }: { publicKey: string; origin: string; now: Date },
): Promise<z.infer<typeof claimsShape> | null> {
  const [, head, body, signature, key] = header.exec(value ?? "") ?? [];
  const signed = fromBase64Url(signature ?? "");
  const raw = fromBase64Url(key ?? "");
  if (!signed || !raw || !body || key !== publicKey) return null;
  const sender = await crypto.subtle.importKey("raw", raw, SIGNING, false, ["verify"]);
  const said = new TextEncoder().encode(`${head}.${body}`);
  if (!(await crypto.subtle.verify(SIGNATURE, sender, signed, said))) return null;
  const text = new TextDecoder().decode(fromBase64Url(body) ?? new Uint8Array());
  const claims = claimsShape.safeParse(parsedJson(text));
  if (!claims.success || claims.data.aud !== origin) return null;
  const left = claims.data.exp - now.getTime() / 1000;
  return left > 0 && left <= MOST_LIFETIME_SECONDS ? claims.data : null;
}
