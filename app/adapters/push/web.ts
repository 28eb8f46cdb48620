import { refuse } from "~/core/result";
import type { Outside } from "~/ports/outside";
import { type EmbeddedPushService, MOST_PUSH_BYTES, type Push, type PushOutcome } from "~/ports/push";
import { encryptMessage, importPublicKey, newKeyPair, readerOf } from "./message-encryption";
import { type VapidKeys, vapidHeader } from "./vapid";

type Options = {
  keys: VapidKeys;
  /** Whom a push service asks about what we send: `mailto:` or `https:`. */
  subject: string;
  outside: Outside;
  now: () => Date;
  embedded: EmbeddedPushService | null;
};

const TIMEOUT_MS = 10_000;
const MOST_ANSWER_BYTES = 64 * 1024;
/** Where a service says that it is busy, and not for how long. */
const WAIT_MS = 15 * 60_000;

/** The services of Chrome and others, Firefox, Safari and Edge. Anybody may subscribe, so that no other host is sent anything. */
const services = ["fcm.googleapis.com"];
const serviceDomains = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

function isOfService(endpoint: string): boolean {
  const { hostname } = new URL(endpoint);
  return services.includes(hostname) || serviceDomains.some((domain) => hostname.endsWith(domain));
}

/** Sends by the standard (RFC 8030), encrypted for the browser alone; the service in between learns when, and how much at most. */
export function webPush({ keys, subject, outside, now, embedded }: Options): Push {
  return {
    publicKey: keys.publicKey,
    embedded,
    check: (endpoint) => {
      const checked = outside.check(endpoint);
      const isOwn = embedded !== null && endpoint.startsWith(`${embedded.address}/`);
      return !checked.ok || isOwn || isOfService(endpoint) ? checked : refuse("fetch.forbiddenHost");
    },
    fitsKeys: async (target) => {
      const reader = readerOf(target);
      return (
        reader !== null &&
        importPublicKey(reader.publicKey).then(
          () => true,
          () => false,
        )
      );
    },
    send: async (target, payload, { ttlSeconds, urgency, topic }) => {
      const content = new TextEncoder().encode(payload);
      if (content.length > MOST_PUSH_BYTES) throw new RangeError("the payload is too long");
      const reader = readerOf(target);
      if (!reader) return refuse("push.failed");
      const salt = crypto.getRandomValues(new Uint8Array(16));
      const sender = await newKeyPair();
      const { endpoint } = target;
      const answer = await outside.fetch({
        url: endpoint,
        method: "POST",
        headers: {
          Authorization: await vapidHeader(keys, { endpoint, subject, now: now() }),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: `${ttlSeconds}`,
          Urgency: urgency,
          Topic: topic,
        },
        body: await encryptMessage(content, reader, { sender, salt, padTo: MOST_PUSH_BYTES }),
        noRedirects: true,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MOST_ANSWER_BYTES,
        contentTypes: [],
      });
      return answer.ok ? outcomeOf(answer.status, answer.headers, now()) : refuse("push.failed");
    },
  };
}

function outcomeOf(status: number, headers: Headers, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { ok: true };
  if (status === 404 || status === 410) return refuse("push.gone");
  if (status !== 429 && status !== 503) return refuse("push.failed");
  return { ok: false, reason: "push.tooMany", waitMs: waitOf(headers.get("Retry-After"), now) };
}

/** Seconds or a date. */
function waitOf(retryAfter: string | null, now: Date): number {
  const value = retryAfter?.trim() ?? "";
  const wait = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return wait >= 0 ? wait : WAIT_MS;
}
