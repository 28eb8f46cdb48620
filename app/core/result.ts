import type { ErrorKey } from "./error-key";
import type { MessageValues } from "./locale";

/** An expected refusal. `reason` is a key of errors.json, unless the refusal never reaches a reader. */
export type Refused<Reason extends string = ErrorKey> = { ok: false; reason: Reason; values?: MessageValues };

/** The outcome of a use case: its value, or the reason why not. The unexpected is thrown instead. */
export type Result<Value extends object, Reason extends string = ErrorKey> =
  | ({ ok: true } & Value)
  | Refused<Reason>;

export function refuse<Reason extends string>(reason: Reason, values?: MessageValues): Refused<Reason> {
  return values ? { ok: false, reason, values } : { ok: false, reason };
}
