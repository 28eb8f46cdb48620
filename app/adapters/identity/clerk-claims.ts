import { TokenVerificationError, TokenVerificationErrorReason } from "@clerk/backend/errors";
import { verifyJwt } from "@clerk/backend/jwt";
import { z } from "zod";

const claimsShape = z.object({
  sub: z.string().min(1),
  azp: z.string(),
  iss: z.string(),
  iat: z.number(),
  sts: z.literal("active").optional(),
  /** How many minutes ago the first factor was verified, and the second; -1 stands for never. */
  fva: z
    .tuple([z.number().min(0), z.number()])
    .nullish()
    .catch(null),
  email: z.email().toLowerCase().nullish().catch(null),
  email_verified: z.boolean().nullish().catch(null),
  name: z.string().nullish().catch(null),
  image_url: z
    .url({ protocol: /^https$/ })
    .nullish()
    .catch(null),
});

/** What we read of a session token; the last four are custom claims that an instance may be configured to add. */
type SessionClaims = z.infer<typeof claimsShape>;

export type ReadToken =
  | { state: "valid"; claims: SessionClaims }
  | { state: "expired" }
  | { state: "invalid" };

/** What a token must be: signed by `key` (PEM), issued by `issuer`, for a page at `origin`. */
type Expected = { key: string; issuer: string; origin: string };

/** The library accepts a missing `azp`, other issuers and pending sessions, and `verifyToken` caches by the token's own `kid`. */
export async function readSessionToken(token: string, expected: Expected): Promise<ReadToken> {
  const payload = await verifiedPayload(token, expected);
  if (payload === "expired") return { state: "expired" };
  const claims = claimsShape.safeParse(payload);
  if (!claims.success) return { state: "invalid" };
  const { azp, iss } = claims.data;
  return azp === expected.origin && iss === expected.issuer
    ? { state: "valid", claims: claims.data }
    : { state: "invalid" };
}

/** null for every bad token. A key that cannot be imported is our own mistake and is thrown. */
async function verifiedPayload(token: string, { key, origin }: Expected): Promise<unknown> {
  try {
    return await verifyJwt(token, { key, authorizedParties: [origin] });
  } catch (error) {
    if (!(error instanceof TokenVerificationError)) return null;
    if (error.reason === TokenVerificationErrorReason.TokenExpired) return "expired";
    // The library says the same of a token without `sub` and of a key that is none.
    if (error.reason === TokenVerificationErrorReason.TokenVerificationFailed) await importVerifyingKey(key);
    return null;
  }
}

function importVerifyingKey(pem: string): Promise<CryptoKey> {
  const base64 = pem.replace(/-----[A-Z ]+-----|\s/g, "");
  const der = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("spki", der, { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }, false, [
    "verify",
  ]);
}
