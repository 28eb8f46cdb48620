import type { Refused, Result } from "~/core/result";
import type { FetchRefusal } from "./outside";

/** Where a browser is reached, and the keys that it alone reads with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushOptions = {
  /** How long a push service keeps it for a browser that is away. */
  ttlSeconds: number;
  urgency: "normal" | "high";
  /** A later message of the same topic takes the place of one that is still kept. */
  topic: string;
};

export type PushOutcome =
  | { ok: true }
  | Refused<"push.gone" | "push.failed">
  | { ok: false; reason: "push.tooMany"; waitMs: number };

export const MOST_PUSH_BYTES = 3000;

/** The same digest by e-mail would be a second port beside this one, with the same content: `send(address, message)`. */
export type Push = {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether messages may be sent there at all. */
  check(endpoint: string): Result<object, FetchRefusal>;
  /** Whether somebody can read what is encrypted for these keys. */
  fitsKeys(target: PushTarget): Promise<boolean>;
  /** `payload` has `MOST_PUSH_BYTES` at most. Sending again may show it twice. */
  send(target: PushTarget, payload: string, options: PushOptions): Promise<PushOutcome>;
  /** What stands in the place of a push service; development only. */
  embedded: EmbeddedPushService | null;
};

export type ReceivedPush = {
  endpoint: string;
  status: number;
  /** null where it could not be read. */
  payload: string | null;
  ttl: string | null;
  urgency: string | null;
  topic: string | null;
};

export type EmbeddedAnswer = 201 | 410 | 429;

export type EmbeddedPushService = {
  /** What its endpoints begin with. */
  address: string;
  /** A subscription as a browser would make one. */
  open(answer: EmbeddedAnswer): Promise<PushTarget>;
  /** False where it has given no such endpoint. */
  answerWith(endpoint: string, answer: EmbeddedAnswer): boolean;
  receive(
    endpoint: string,
    headers: Headers,
    body: Uint8Array<ArrayBuffer>,
  ): Promise<EmbeddedAnswer | 400 | 401>;
  /** The last ones, the newest first. */
  received(): ReceivedPush[];
};
