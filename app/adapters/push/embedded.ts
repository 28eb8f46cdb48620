import { toBase64Url } from "~/core/base64url";
import type { EmbeddedAnswer, EmbeddedPushService, ReceivedPush } from "~/ports/push";
import { decryptMessage, type KeyPair, newKeyPair } from "./message-encryption";
import { readVapid } from "./vapid";

type Subscription = { keys: KeyPair; auth: Uint8Array<ArrayBuffer>; answer: EmbeddedAnswer };

const MOST_SUBSCRIPTIONS = 500;
const MOST_RECEIVED = 200;

/** Of this worker, for as long as it runs. */
const subscriptions = new Map<string, Subscription>();
const received: ReceivedPush[] = [];

type Options = { publicKey: string; address: string; now: () => Date };

/** Development only: a push service and the browsers behind it. It checks who sends, and reads with keys of its own. `address` is what
 * its endpoints begin with. */
export function embeddedPushService({ publicKey, address, now }: Options): EmbeddedPushService {
  return {
    address,
    open: async (answer) => {
      const keys = await newKeyPair();
      const auth = crypto.getRandomValues(new Uint8Array(16));
      const endpoint = `${address}/${crypto.randomUUID()}`;
      const [oldest] = subscriptions.keys();
      if (oldest && subscriptions.size >= MOST_SUBSCRIPTIONS) subscriptions.delete(oldest);
      subscriptions.set(endpoint, { keys, auth, answer });
      return { endpoint, p256dh: toBase64Url(keys.publicKey), auth: toBase64Url(auth) };
    },
    answerWith: (endpoint, answer) => {
      const known = subscriptions.get(endpoint);
      if (known) known.answer = answer;
      return known !== undefined;
    },
    receive: async (endpoint, headers, body) => {
      const known = subscriptions.get(endpoint);
      if (!known) return 410;
      const asked = { publicKey, origin: new URL(address).origin, now: now() };
      const isKnown = await readVapid(headers.get("Authorization"), asked);
      const isWhole = headers.get("Content-Encoding") === "aes128gcm" && headers.has("TTL");
      const content = isKnown && isWhole ? await decryptMessage(body, known.keys, known.auth) : null;
      const status = !isKnown ? 401 : content ? known.answer : 400;
      received.unshift({
        endpoint,
        status,
        payload: content && new TextDecoder().decode(content),
        ttl: headers.get("TTL"),
        urgency: headers.get("Urgency"),
        topic: headers.get("Topic"),
      });
      received.splice(MOST_RECEIVED);
      return status;
    },
    received: () => [...received],
  };
}
