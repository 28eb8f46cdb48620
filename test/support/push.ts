import { fromBase64Url, toBase64Url } from "~/core/base64url";
import type { Push, PushOutcome } from "~/ports/push";

/** A push service that notes what it is given and answers as it is told. */
export function fakePush() {
  const sent: { endpoint: string; message: Record<string, string> }[] = [];
  let outcome: PushOutcome | Error = { ok: true };
  const push: Push = {
    publicKey: "the key of the tests",
    check: (endpoint) =>
      endpoint.startsWith("https://push.example/")
        ? { ok: true }
        : { ok: false, reason: "fetch.forbiddenHost" },
    fitsKeys: async ({ p256dh }) => p256dh !== "no point",
    send: async ({ endpoint }, payload) => {
      if (outcome instanceof Error) throw outcome;
      sent.push({ endpoint, message: JSON.parse(payload) });
      return outcome;
    },
    embedded: null,
  };
  return {
    push,
    sent,
    answer: (next: PushOutcome | Error) => {
      outcome = next;
    },
  };
}

export async function newVapidKeys() {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no pair");
  const key = await crypto.subtle.exportKey("jwk", pair.privateKey);
  if (key instanceof ArrayBuffer) throw new Error("no key");
  const point = [4, ...(fromBase64Url(key.x ?? "") ?? []), ...(fromBase64Url(key.y ?? "") ?? [])];
  return { publicKey: toBase64Url(new Uint8Array(point)), privateKey: key.d ?? "" };
}
